// Shadows in a real browser: a first game from the lobby to its end, three Heroes, keys alone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, closeReading, openHall, person, scan } from './hall.mjs';

const SIZES = ['360x640', '390x844', '768x1024', '1280x720', '1920x1080'];
let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function sitDown(page, mode, options = {}) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const count = mode === 'two-heroes' ? 2 : 3;
  const bot = { kind: 'bot', name: 'greedy' };
  const seats = Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me' } : bot));
  const wish = { game: 'shadows', mode, options, seats, visibility: 'link' };
  const made = await ask(page, 'POST', '/api/matches', { ...wish, clock: { kind: 'none' } });
  assert.ok(made.match, JSON.stringify(made));
  await page.goto(`${hall.url}/m/${made.match}`);
  await page.locator('.table').waitFor();
  return made.match;
}
const phase = (page) => page.locator('.track .now').innerText();
const round = async (page) =>
  Number(/\d+/.exec(await page.locator('.score').innerText())?.[0] ?? 0);

/** What a newcomer presses next: what is meant, else what glows, else what is offered. */
const NEXT = [
  '.pick',
  '.choices .button.main:enabled',
  '.dock .piece.lit:not(.picked)',
  '.choices .button:enabled:not(.quiet)',
];
const OFFERED = [...NEXT, 'section.end'].join(', ');
/** Something can be pressed, and nothing is on its way to the hall. */
const isAsked = (offered) =>
  document.querySelector(offered) && !document.querySelector('.choices[aria-busy="true"]');

/** Presses one thing after the other until it is over, or this much of it. */
async function playOn(page, isOver) {
  for (let presses = 0; presses < 2500; presses += 1) {
    await closeReading(page);
    if ((await page.locator('section.end').count()) || (await isOver?.())) return;
    for (const what of NEXT) {
      const found = page.locator(what);
      const count = await found.count();
      if (count === 0) continue;
      // Not always the first: the Monster is attacked, and so are rivals.
      await found
        .nth(presses % count)
        .click({ timeout: 1500 })
        .catch(() => {});
      break;
    }
    await page.waitForFunction(isAsked, OFFERED, { timeout: 60_000 });
  }
  assert.fail('the game does not end');
}

/** Until the Hand is to be chosen. */
const toPlan = (page) =>
  playOn(page, async () => (await phase(page)) === 'Plan' && (await cards(page).count()) > 0);
const cards = (page) => page.locator('.dock .row.hand .piece.lit');

test('a first game from the lobby to its end, watched again, its luck checked', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await page.goto(hall.url);
  await page.getByRole('button', { name: /^Play now: Shadows/ }).click();
  await page.waitForURL(/\/m\//);
  // A newcomer is told what to do, until he has heard enough.
  await page.getByText('First game?').first().waitFor();
  await toPlan(page);
  await page.getByRole('button', { name: 'No more hints' }).click();
  assert.equal(await page.getByText('First game?').count(), 0);
  await playOn(page);
  const end = page.locator('section.end');
  await end.waitFor();
  // Missions are known to everybody now.
  assert.equal(await page.locator('.player .mission').count(), 2);
  await end.getByRole('link', { name: /replay/i }).click();
  await page.waitForURL(/\/r\//);
  await page.locator('.still .player').first().waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.still .monster, .still .none').first().waitFor();
  assert.equal(await page.locator('.still .player').count(), 2);
  await page.getByRole('link', { name: 'Check the luck' }).click();
  await page.getByText('The luck of this match was fair.').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a Hand is put together by keys, taken back, and chosen again by dragging', async () => {
  const { context, page, errors } = await person(hall, { bypassCSP: true });
  await sitDown(page, 'two-heroes', { 'first-game': 'yes' });
  await toPlan(page);
  const taken = page.locator('.taken .chosen');
  await page.keyboard.press('Escape');
  const first = await cards(page).first().locator('.sr').innerText();
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.waitForFunction(() => document.querySelectorAll('.taken .chosen').length === 2);
  // The same digit puts it back; Escape all of them.
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.querySelectorAll('.taken .chosen').length === 1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('.taken .chosen').length === 0);
  assert.ok(await page.getByRole('button', { name: 'Choose 3 more' }).isDisabled());
  await cards(page).first().dragTo(page.locator('.taken'));
  await taken.first().waitFor();
  assert.ok(first.startsWith((await taken.first().innerText()).replace(/^\W*\d?\W*/, '').trim()));
  // By focus: Space puts a card in, Enter takes the Hand once it is complete.
  await page.keyboard.press('Tab');
  await cards(page).nth(4).focus();
  await page.keyboard.press('Space');
  await cards(page).nth(3).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Take this Hand' }).waitFor();
  await scan(page);
  await page.keyboard.press('Enter');
  await page.locator('.step.on').waitFor();
  assert.equal(await phase(page).then((words) => words.startsWith('Combat')), true);
  assert.deepEqual(errors, []);
  await context.close();
});

test('an Attack is made by keys: the card, the target, the Monster strikes back', async () => {
  const { context, page, errors } = await person(hall, { bypassCSP: true });
  await sitDown(page, 'two-heroes', { 'first-game': 'yes', heroes: 'Akintunde,Rolan' });
  await toPlan(page);
  await page.keyboard.press('Escape');
  for (const key of ['1', '3', '5']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Take this Hand' }).click();
  const monster = page.locator('.choices .button', {
    hasText: new RegExp(await page.locator('.monster .who b').innerText()),
  });
  // Whatever else is asked is let be, until a card can be aimed.
  await playOn(page, () => monster.count());
  await page.locator('.monster .piece.lit .aim').waitFor();
  await scan(page);
  const letter = (await monster.innerText()).trim().at(-1);
  await page.keyboard.press(letter);
  await page.locator('.front.up').first().waitFor();
  await page.locator('.log').getByText('revealed the Monster-Action card').first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('turns without anything new end by themselves, at one press', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page, 'two-heroes', { 'first-game': 'yes', heroes: 'Akintunde,Rolan' });
  await toPlan(page);
  await page.keyboard.press('Escape');
  // Charge for Step 1, two cards for Step 6: there is nothing else in between.
  for (const key of ['4', '5', '6']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Take this Hand' }).click();
  const on = page.getByRole('button', { name: 'End my turns until something new' });
  await on.click();
  await page.waitForFunction(
    (offered) =>
      document.querySelector(offered) && !document.querySelector('[aria-pressed="true"]'),
    OFFERED,
  );
  // He is asked again for something new: a card that can be used now, an Attack on him.
  const asked = await page.locator('.dock .sentence').innerText();
  assert.doesNotMatch(asked, /Step 1|nothing to use/);
  assert.deepEqual(errors, []);
  await context.close();
});

/** What is wrong with the table as it is, in words. */
const faults = (page) =>
  page.evaluate(() => {
    const out = [];
    scrollTo(0, 0);
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) out.push(`${over} px wider than the screen`);
    const seen = [...document.querySelectorAll('.sentence, .choices .button')];
    for (const e of seen) {
      e.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = e.getBoundingClientRect();
      if (y < 0 || y + height > innerHeight + 1) out.push(`${e.textContent} is out of sight`);
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!e.contains(top) && !top?.contains(e)) out.push(`${e.textContent} is covered`);
    }
    for (const e of document.querySelectorAll('.choices .button, .piece.lit')) {
      const { width, height } = e.getBoundingClientRect();
      if (width < 30 || height < 24) out.push(`${e.textContent} is too small`);
    }
    return out;
  });

test('three Heroes for some rounds, on every screen', async () => {
  const { context, page, errors } = await person(hall, { bypassCSP: true });
  await sitDown(page, 'three-heroes');
  const looks = async () => {
    for (const size of SIZES) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
      assert.deepEqual(await faults(page), [], `at ${size}, ${await phase(page)}`);
    }
  };
  await toPlan(page);
  await looks();
  assert.equal(await page.locator('.player').count(), 3);
  await playOn(page, async () => (await page.locator('.step.on').count()) > 0);
  await looks();
  await scan(page);
  await playOn(page, async () => (await round(page)) >= 3);
  await looks();
  assert.deepEqual(errors, []);
  await context.close();
});

/** Why whoever is asked cannot see the own Hero and the own cards as the page lies; nothing is
 * scrolled to. */
const unseen = (page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const out = [];
    const isSeen = (e) => {
      const { x, y, width, height, bottom, right } = e.getBoundingClientRect();
      if (width === 0 || x < 0 || y < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
        return false;
      const ends = [x + 2, x + width / 2, x + width - 3];
      return ends.every((at) => e.contains(document.elementFromPoint(at, y + height / 2)));
    };
    const own = (what) => [
      ...document.querySelectorAll(`.player.mine ${what}, .dock .bar ${what}`),
    ];
    if (!own('.health').some(isSeen)) out.push('the own health');
    if (!own('.stat, .stats').some(isSeen)) out.push('the own Stats');
    if (innerWidth > 720)
      for (const e of own('.fields')) if (!isSeen(e)) out.push('the own Fields');
    // Cards lie in full height: the row is scrolled sideways alone.
    for (const row of document.querySelectorAll('.dock .hand'))
      if (row.scrollHeight > row.clientHeight + 1) out.push('the tops of the cards');
    return out;
  });

for (const mode of ['two-heroes', 'three-heroes']) {
  test(`whoever decides sees the own Hero, beside a first hint, on every screen: ${mode}`, async () => {
    const { context, page, errors } = await person(hall);
    const looks = async () => {
      for (const size of SIZES) {
        const [width, height] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
        const when = `at ${size}, ${await page.locator('.dock').getAttribute('data-asks')}`;
        await page.locator('.hint').waitFor();
        assert.deepEqual(await unseen(page), [], when);
        // Where there is little room the hint is one line that opens.
        const line = page.locator('.hint .line');
        assert.equal(await line.count(), width <= 720 ? 1 : 0, when);
        if (width > 720) continue;
        assert.equal(await page.getByRole('button', { name: 'Got it' }).count(), 0);
        await line.click();
        await page.getByRole('button', { name: 'Got it' }).waitFor();
        assert.deepEqual(await unseen(page), [], `${when} with the hint open`);
        await line.click();
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    };
    // Not every kind of question comes in every game.
    const wanted = new Set(['plan', 'turn', 'response', 'study']);
    const asks = () => page.locator('.dock').getAttribute('data-asks');
    // Who has no Response is not told how to respond.
    const isTold = async () => (await page.locator('.hint').count()) > 0;
    for (let games = 0; wanted.size > 0 && games < 5; games += 1) {
      await sitDown(page, mode);
      while (wanted.size > 0) {
        await playOn(page, async () => wanted.has(await asks()) && (await isTold()));
        if (!(await isTold()) || !wanted.delete(await asks())) break;
        await looks();
      }
    }
    assert.deepEqual([...wanted], [], 'never asked');
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('what is hidden is nowhere on the page', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page, 'two-heroes', { 'first-game': 'yes' });
  await toPlan(page);
  await playOn(page, async () => (await page.locator('.step.on').count()) > 0);
  const rival = page.locator('.player:not(.mine)');
  assert.equal(await rival.locator('.mission').count(), 0);
  // What lies in the other Hand is told to nobody before it is used.
  await rival.locator('.piles').first().click();
  await page.locator('dialog[open]').waitFor();
  const shown = await page.locator('dialog[open]').innerText();
  assert.ok(!/^Hand$/m.test(shown), shown);
  assert.ok(!/Mission/.test(shown), shown);
  assert.deepEqual(errors, []);
  await context.close();
});
