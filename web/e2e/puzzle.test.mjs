// Puzzle Strike in a real browser: everything is answered by pointing at the table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn } from './hall.mjs';

const SIZES = ['360x640', '390x844', '820x1180', '1024x768', '1280x720', '1280x800', '1366x768'];
SIZES.push('1440x900', '1920x1080');
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
  // Whoever combined may be in debt, and then not even a 1-gem is within reach.
  const gem = page.locator('.stack.lit[data-anchor="bank 1-gem"]');
  await playOn(page, async () => {
    if (!(await buying.count()) || !(await canPay.count())) return false;
    return (await page.locator('.hand .chip-button.lit').count()) > 0 && (await gem.count()) > 0;
  });
  const discard = page.getByRole('button', { name: /^Discard: / });
  const had = Number((await discard.innerText()).match(/\d+/)[0]);
  await gem.click();
  await page.getByRole('button', { name: `Discard: ${had + 1} chip` }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a chip says what it does, and why it cannot be played', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page, 'duel');
  const gem = page.locator('.hand .chip-button', { hasText: /^\s*1-gem/ }).first();
  // What is read closes when the table moves: it lies still when it is one's own turn.
  const lit = page.locator('.hand .chip-button.lit');
  await playOn(page, async () => (await lit.count()) > 0 && (await gem.count()) > 0);
  await page.waitForFunction(() => scrollY === 0);
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
    if (innerWidth > 1000) must.push('.stack', '.means', '.sum');
    for (const what of must) {
      for (const e of document.querySelectorAll(`.strike ${what}`)) {
        if (!inSight(e))
          out.push(
            `${what} ${(e.getAttribute('aria-label') ?? e.textContent).trim()} is out of sight`,
          );
      }
    }
    if (innerWidth <= 1000) return out;
    // The question covers neither the bank nor the totals of the piles.
    const ask = document.querySelector('.strike .ask').getBoundingClientRect();
    for (const e of document.querySelectorAll('.strike .stack, .strike .sum, .strike .vessel')) {
      if (e.getBoundingClientRect().bottom > ask.top + 1) {
        out.push(`${e.className} ${e.textContent.trim()} is covered by the question`);
      }
    }
    const isCut = (e) => e.scrollWidth > e.clientWidth + 1;
    for (const e of document.querySelectorAll('.strike .counts')) {
      if (isCut(e)) out.push(`the counts are cut: ${e.scrollWidth} in ${e.clientWidth} px`);
    }
    const glasses = [...document.querySelectorAll('.strike .vessel')];
    const sides = glasses.map((e) => e.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    if (sides.some((box, i) => i > 0 && box.left < sides[i - 1].right)) out.push('piles overlap');
    const bar = document.querySelector('.play > header').getBoundingClientRect();
    if (bar.height > 60) out.push(`the bar above takes ${bar.height} px`);
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

test('whoever is new is told how to read a chip, until he has read it or played', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await sitDown(page, 'duel');
  await playOn(page, () => page.locator('.hand .chip-button.lit').count());
  const hint = page.getByRole('complementary', { name: 'New here?' });
  await hint.getByRole('button', { name: 'Signs' }).click();
  await page.locator('dialog[open]', { hasText: 'Height bonus' }).waitFor();
  await page.keyboard.press('Escape');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await hint.waitFor({ state: 'detached' });
  // The signs are a press away for ever; the hint does not come again.
  await page.reload();
  await page.locator('.means').getByRole('button', { name: 'Signs' }).click();
  await page.locator('dialog[open]', { hasText: 'What the signs mean' }).waitFor();
  assert.equal(await hint.count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test('the hand and the bank stay where they are, whatever is asked', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => localStorage.setItem('sparhall-puzzle-strike-turns', '9'));
  await sitDown(page, 'duel');
  const top = (what) =>
    page.locator(what).evaluate((e) => Math.round(e.getBoundingClientRect().top));
  const tops = new Set();
  let asked = 0;
  await playOn(page, async () => {
    if (await page.locator('section.end').count()) return true;
    if (!(await page.locator('.strike:not(.setup) .hand').count())) return false;
    const places = ['.hand', '.stack[data-anchor="bank Wound"]'].map((what) => top(what));
    const seen = await Promise.all(places).catch(() => null);
    // The end of the match has another dock.
    if (seen && !(await page.locator('section.end').count())) tops.add(seen.join(' and '));
    return (asked += 1) > 60;
  });
  assert.equal(tops.size, 1, [...tops].join('; '));
  assert.deepEqual(errors, []);
  await context.close();
});

test('a friend who is gone is marked', async () => {
  const [anna, ben] = [await person(hall), await person(hall)];
  await anna.page.goto(hall.url);
  await ask(anna.page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const options = { characters: 'Zane,Gwen' };
  const wish = { game: 'puzzle-strike', mode: 'duel', options, seats, visibility: 'link' };
  const made = await ask(anna.page, 'POST', '/api/matches', wish);
  await anna.page.goto(`${hall.url}/m/${made.match}`);
  await ben.page.goto(`${hall.url}/m/${made.code}`);
  await ben.page.getByRole('button', { name: /sit/i }).first().click();
  await anna.page.locator('.strike:not(.setup) .player').first().waitFor();
  assert.equal(await anna.page.locator('.player.away').count(), 0);
  await ben.context.close();
  await anna.page.locator('.player.away', { hasText: 'Not here' }).waitFor();
  await anna.context.close();
});

test('on a phone the end is in sight with what can be done then', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 360, height: 640 } });
  await sitDown(page, 'duel');
  await playOn(page);
  for (const name of [/rematch/i, /replay/i]) {
    const box = await page.locator('section.end .button', { hasText: name }).boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 640, `${name}: ${JSON.stringify(box)}`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});
