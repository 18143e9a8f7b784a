// Every mode on every screen: nothing is wider than it, nothing covers what is to be pressed, and
// whoever is asked sees the question and the own hand at once.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn } from './hall.mjs';

const SIZES = ['360x640', '390x844', '768x1024', '1280x720', '1920x1080'];
const TO_PRESS = '.choices button, .hand .card, .pick, .offers button, .tools button, .fold';
let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

/** What is wrong with the page as it is, in words. */
const faults = (page, mustFit) =>
  page.evaluate(
    async ([toPress, mustFit]) => {
      const out = [];
      const name = (e) => `${e.tagName}.${e.className} "${e.textContent.trim().slice(0, 40)}"`;
      scrollTo(0, 0);
      const over = document.documentElement.scrollWidth - innerWidth;
      if (over > 0) out.push(`${over} px wider than the screen`);
      for (const what of mustFit ? ['.sentence', '.hand'] : []) {
        const box = document.querySelector(what)?.getBoundingClientRect();
        if (box && (box.bottom > innerHeight || box.top < 0)) out.push(`${what} is out of sight`);
      }
      for (const e of document.querySelectorAll(toPress)) {
        if (!e.checkVisibility()) continue;
        e.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const box = e.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!e.contains(top)) out.push(`${name(e)} lies under ${top ? name(top) : 'nothing'}`);
        if (box.width < 24 || box.height < 24) out.push(`${name(e)} is too small to press`);
      }
      scrollTo(0, 0);
      return out;
    },
    [TO_PRESS, mustFit],
  );

async function onEveryScreen(page, when) {
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    // The page has laid itself out anew when a frame was drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
    assert.deepEqual(await faults(page, width >= 1280), [], `${when} at ${size}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('every mode fits every screen', async (t) => {
  const { context, page } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const [game] = await ask(page, 'GET', '/api/games');
  for (const mode of game.modes) {
    await t.test(mode.name, async () => {
      const bot = { kind: 'bot', name: 'greedy' };
      const seats = mode.seats.filter((s) => !s.by_rules).map((_, i) => (i ? bot : { kind: 'me' }));
      const wish = { game: game.name, mode: mode.name, seats, options: {}, visibility: 'link' };
      const made = await ask(page, 'POST', '/api/matches', wish);
      await page.goto(`${hall.url}/m/${made.match}`);
      await page.locator('.pick, .choices').first().waitFor();
      await onEveryScreen(page, 'the first question');
      let asked = 0;
      await playOn(page, async () => {
        if (await page.locator('section.end').count()) return true;
        asked += (await page.locator('.hand .card.lit').count()) > 0 ? 1 : 0;
        return asked > 5;
      });
      await onEveryScreen(page, 'in the middle');
    });
  }
  await context.close();
});

test('an offer does not push the hand away', async () => {
  const [anna, ben] = [await person(hall), await person(hall)];
  await anna.page.setViewportSize({ width: 1280, height: 720 });
  await anna.page.goto(hall.url);
  await ask(anna.page, 'GET', '/api/me');
  const bot = { kind: 'bot', name: 'random' };
  const seats = [{ kind: 'me' }, { kind: 'open' }, bot, bot, bot];
  const wish = { game: 'flash-duel', mode: 'betrayal', seats, options: {}, visibility: 'link' };
  const made = await ask(anna.page, 'POST', '/api/matches', wish);
  await anna.page.goto(`${hall.url}/m/${made.match}`);
  await ben.page.goto(`${hall.url}/m/${made.code}`);
  await ben.page.getByRole('button', { name: /sit/i }).first().click();
  const isDealt = async (page) => (await page.locator('.hand .card').count()) > 0;
  await Promise.all([anna, ben].map(({ page }) => playOn(page, () => isDealt(page))));
  await ben.page.getByRole('button', { name: 'Offer a draw' }).click();
  await anna.page.locator('.offers').waitFor();
  assert.deepEqual(await faults(anna.page, true), []);
  for (const who of [anna, ben]) await who.context.close();
});

test('no page is wider than the screen', async (t) => {
  const { context, page } = await person(hall);
  const pages = [
    '/',
    '/learn/flash-duel',
    '/learn/puzzle-strike',
    '/learn/fantasy-clash',
    '/learn/shadows',
    '/rules/flash-duel',
    '/cards/flash-duel',
    '/feats/flash-duel',
    '/leaderboard/flash-duel',
  ];
  for (const path of [...pages, '/me', '/about', '/m/nowhere']) {
    await t.test(path, async () => {
      await page.goto(hall.url + path);
      await page.locator('h1').first().waitFor();
      await onEveryScreen(page, path);
    });
  }
  await context.close();
});
