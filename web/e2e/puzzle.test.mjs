// Puzzle Strike in a real browser: everything is answered by pointing at the table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn } from './hall.mjs';

const SIZES = ['390x844', '820x1180', '1280x720', '1440x900', '1920x1080'];
let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function sitDown(page, mode, options = {}) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const games = await ask(page, 'GET', '/api/games');
  const { modes } = games.find((g) => g.name === 'puzzle-strike');
  const bot = { kind: 'bot', name: 'random' };
  const seats = modes.find((m) => m.name === mode).seats.map((_, i) => (i ? bot : { kind: 'me' }));
  const wish = { game: 'puzzle-strike', mode, options, seats, visibility: 'link' };
  wish.clock = { kind: 'none' };
  const made = await ask(page, 'POST', '/api/matches', wish);
  assert.ok(made.match, JSON.stringify(made));
  await page.goto(`${hall.url}/m/${made.match}`);
  await page.locator('.strike').waitFor();
  return made.match;
}

test('a duel is played to its end by pointing, and watched again', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await sitDown(page, 'duel');
  await playOn(page);
  await page
    .locator('section.end')
    .getByRole('link', { name: /replay/i })
    .click();
  await page.waitForURL(/\/r\//);
  await page.locator('.still .vessel').first().waitFor();
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('.still .vessel').count(), 2);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a chip that is not paid for yet is bought with one press', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page, 'duel');
  const buying = page.locator('.phases .now', { hasText: 'Buy' });
  const canPay = page.getByRole('button', { name: /all gems of your hand/i });
  await playOn(page, async () => {
    if (!(await buying.count()) || !(await canPay.count())) return false;
    return (await page.locator('.hand .chip-button.lit').count()) > 0;
  });
  const discard = page.getByRole('button', { name: /^Discard: / });
  const had = Number((await discard.innerText()).match(/\d+/)[0]);
  await page.locator('.stack.lit[data-anchor="bank 1-gem"]').click();
  await page.getByRole('button', { name: `Discard: ${had + 1} chip` }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a chip says what it does, and why it cannot be played', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page, 'duel');
  await playOn(page, () => page.locator('.hand .chip-button', { hasText: /^\s*1-gem/ }).count());
  const gem = page.locator('.hand .chip-button', { hasText: /^\s*1-gem/ }).first();
  await gem.hover();
  await page.locator('.peek', { hasText: 'No banner' }).waitFor();
  await gem.focus();
  await page.keyboard.press('Shift+Enter');
  await page.locator('dialog[open]', { hasText: 'Rulings' }).waitFor();
  await page.keyboard.press('Escape');
  assert.deepEqual(errors, []);
  await context.close();
});

/** What is wrong with the table as it is, in words. */
const faults = (page) =>
  page.evaluate(async () => {
    const out = [];
    scrollTo(0, 0);
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) out.push(`${over} px wider than the screen`);
    const inSight = (e) => {
      const box = e.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight + 1 && box.height > 0;
    };
    const must = ['.sentence', '.hand', '.vessel'];
    if (innerWidth >= 1280) must.push('.stack');
    for (const what of must) {
      for (const e of document.querySelectorAll(`.strike ${what}`)) {
        if (!inSight(e))
          out.push(
            `${what} ${(e.getAttribute('aria-label') ?? e.textContent).trim()} is out of sight`,
          );
      }
    }
    return out;
  });

for (const mode of ['duel', 'ffa-3', 'ffa-4', 'team']) {
  test(`${mode} fits every screen`, async () => {
    const { context, page, errors } = await person(hall);
    await sitDown(page, mode);
    await playOn(page, () => page.locator('.hand .chip-button.lit').count());
    for (const size of SIZES) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
      assert.deepEqual(await faults(page), [], `${mode} at ${size}`);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}
