// Fantasy Clash in a real browser: an army is chosen, laid out and led to victory.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn, scan } from './hall.mjs';

const SIZES = ['360x640', '820x1180', '1280x720', '1920x1080'];
let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function sitDown(page, options = {}, seat = 0, bot = 'random') {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const seats = [0, 1].map((i) => (i === seat ? { kind: 'me' } : { kind: 'bot', name: bot }));
  const wish = { game: 'fantasy-clash', mode: 'battle', options, seats, visibility: 'link' };
  const made = await ask(page, 'POST', '/api/matches', { ...wish, clock: { kind: 'none' } });
  assert.ok(made.match, JSON.stringify(made));
  await page.goto(`${hall.url}/m/${made.match}`);
  await page.locator('.ground').waitFor();
  return made.match;
}
async function deploy(page, preset = 'Balanced') {
  await page.getByRole('button', { name: preset }).click();
  await page.getByRole('button', { name: 'Ready for battle' }).click();
}
const space = (page, at) => page.locator(`.field [data-space="${at}"]`);
const phase = (page) => page.locator('.phases .now').innerText();
/** Until my movement phase, whoever went first and whatever he asked me. */
async function toMyMove(page) {
  const asked = page.locator('.clash .choices[aria-busy="false"] .list .button');
  for (;;) {
    await asked.first().waitFor({ timeout: 60_000 });
    const [words] = await asked.allInnerTexts();
    if (words?.includes('End movement')) return;
    await asked
      .filter({ hasText: words })
      .click({ timeout: 2000 })
      .catch(() => {});
  }
}

/** What a bold general does next: which of his cards goes or attacks, and where. */
const nextMove = (page, tired) =>
  page.evaluate(async (tired) => {
    const row = (b) => Number(b.dataset.space.slice(1));
    const all = (what) => [...document.querySelectorAll(what)];
    const now = document.querySelector('.phases .now')?.textContent;
    const cards = all('.field .space.lit:not([data-aim])').filter(
      (b) => !tired.includes(b.dataset.space),
    );
    if (now === 'Movement') cards.sort((a, b) => row(b) - row(a));
    else if (now !== 'Combat') return null;
    return cards[0]?.dataset.space ?? null;
  }, tired);

/** What is gone before it is pressed was answered already. */
const press = (what) => what.click({ timeout: 2000 }).catch(() => {});

/** One turn or question after the other, until the match is over. */
async function lead(page) {
  let tired = [];
  let moves = 0;
  for (let presses = 0; presses < 3000; presses += 1) {
    if (await page.locator('section.end').count()) return;
    const buttons = page.locator('.choices .list .button:not(.quiet)');
    if ((await buttons.count()) === 0) {
      // Some questions are answered on the field alone: where a reinforcement goes.
      const aim = page.locator('.field .space[data-aim]');
      if (await aim.count()) await press(aim.first());
      const next = '.choices .list .button:not(.quiet), .field .space[data-aim], section.end';
      await page.locator(next).first().waitFor({ timeout: 60_000 });
      continue;
    }
    const from = moves < 6 ? await nextMove(page, tired) : null;
    if (!from) {
      [tired, moves] = [[], 0];
      // What was picked is put down, and the phase ended or the question answered.
      await page.keyboard.press('Escape');
      const aim = page.locator('.field .space[data-aim]');
      if (await aim.count()) await press(aim.first());
      else await press(buttons.first());
      continue;
    }
    tired.push(from);
    await space(page, from).click();
    const aims = await page
      .locator('.field .space[data-aim]')
      .evaluateAll((all) => all.map((b) => [b.dataset.space, b.dataset.aim]));
    const ahead = aims.find(([to, aim]) => aim === 'move' && to.slice(1) > from.slice(1));
    const strike = aims.find(([, aim]) => aim === 'attack' || aim === 'shoot');
    const [to] = ahead ?? strike ?? [];
    if (!to) continue;
    await space(page, to).click();
    moves += 1;
    const attack = page.locator('.preview .button.main');
    if (await attack.count()) {
      // Only where it is likelier to win than not, if the best is hoped for.
      const odds = await page.locator('.preview .odds b').innerText();
      if (Number(/(\d+) %/.exec(odds)?.[1]) >= 50) await press(attack);
      else await page.keyboard.press('Escape');
    }
    // The hall has it when the question is another.
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  }
  assert.fail('the battle does not end');
}

test('from the choice of the armies to victory, and watched again', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await page.goto(hall.url);
  await page.getByRole('button', { name: 'Custom table' }).click();
  const dialog = page.getByRole('dialog');
  const field = (name) =>
    dialog.locator('label', { hasText: new RegExp(`^\\s*${name}`) }).locator('select');
  await field('Game').selectOption('fantasy-clash');
  await field('Faction of P1').selectOption('Dragons');
  await field('Faction of P2').selectOption('Alliance');
  await field('P2, North').selectOption('bot:random');
  await dialog.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/m\//);
  await page.locator('.ground').waitFor();
  // Dice are dice: whoever loses a battle fights another one.
  const won = page.locator('section.end.win');
  for (let battle = 1; battle <= 4; battle += 1) {
    await deploy(page, 'Flank');
    await lead(page);
    if (await won.count()) break;
    await sitDown(page, { factions: 'Dragons,Alliance' });
  }
  await won.waitFor({ timeout: 2000 });
  await page
    .locator('section.end')
    .getByRole('link', { name: /replay/i })
    .click();
  await page.waitForURL(/\/r\//);
  await page.locator('.still .field').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.equal(await page.locator('.still .space').count(), 45);
  await page.getByRole('link', { name: 'Check the luck' }).click();
  await page.getByText('The luck of this match was fair.').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('an army is laid out by keys, saved, and laid out again in the next battle', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page, { factions: 'Orcs,Dragons' });
  const home = (at) => page.locator(`.ground [data-space="${at}"]`);
  const lies = async (at, unit) =>
    page.waitForFunction(
      ([at, unit]) =>
        document
          .querySelector(`.ground [data-space="${at}"]`)
          ?.getAttribute('aria-label')
          ?.includes(unit),
      [at, unit],
    );
  await page.keyboard.press('Tab');
  await page.locator('.pool .unit', { hasText: 'Goblins' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.dataset.space === 'A1');
  await page.keyboard.press('Enter');
  await lies('A1', 'Goblins');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await lies('B1', 'Goblins');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await lies('B1', 'empty');
  await page.getByRole('button', { name: 'Wall' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ready for battle' }).waitFor();
  // Two cards change places.
  const named = async (at) => (await home(at).getAttribute('aria-label')).split(', ')[1];
  const [first, last] = [await named('A4'), await named('A1')];
  assert.notEqual(first, last);
  await home('A4').focus();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await lies('A1', first);
  await lies('A4', last);
  await page.getByRole('button', { name: 'Save my deployment' }).click();
  await page.getByText('Saved in this browser.').waitFor();
  await page.getByRole('button', { name: 'Ready for battle' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.field').waitFor();
  await sitDown(page, { factions: 'Orcs,Dragons' });
  await page.getByRole('button', { name: 'My deployment' }).click();
  await lies('A1', first);
  await lies('A4', last);
  await page.getByRole('button', { name: 'Ready for battle' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a unit is dragged onto the field, and carried on from there', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page);
  await page
    .locator('.pool .unit', { hasText: 'Pikemen' })
    .dragTo(page.locator('.ground [data-space="C2"]'));
  await page.getByRole('button', { name: /^C2, Pikemen/ }).waitFor();
  await page.locator('.ground [data-space="C2"]').dragTo(page.locator('.ground [data-space="D3"]'));
  await page.getByRole('button', { name: /^D3, Pikemen/ }).waitFor();
  await page.getByRole('button', { name: /^C2, empty/ }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('moves are made by two presses and taken back, and North sees the field from its side', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page, { 'gap-rows': '2' }, 1);
  await deploy(page);
  await toMyMove(page);
  const boxes = await Promise.all(['A10', 'A1'].map((at) => space(page, at).boundingBox()));
  assert.ok(boxes[0].y > boxes[1].y, 'the own back row is lowest');
  // A card that would come to stand beside an enemy is revealed, and that cannot be taken back.
  const from = await page.locator('.space.lit').evaluateAll((lit) => {
    const isEmpty = (column, row) => {
      const at = `${String.fromCharCode(column)}${row}`;
      const there = document.querySelector(`.field [data-space="${at}"]`);
      return !there || there.getAttribute('aria-label').includes('empty');
    };
    const isAlone = ({ dataset: { space } }) => {
      const [column, row] = [space.charCodeAt(0), Number(space.slice(1)) - 1];
      const around = [
        [column, row],
        [column, row - 1],
        [column - 1, row],
        [column + 1, row],
      ];
      return around.every(([c, r]) => isEmpty(c, r));
    };
    return lit.find(isAlone).dataset.space;
  });
  const label = await space(page, from).getAttribute('aria-label');
  await space(page, from).click();
  const to = `${from[0]}${from.slice(1) - 1}`;
  await space(page, to).click();
  await page.getByRole('button', { name: new RegExp(`^${from}, empty`) }).waitFor();
  await page.locator('.choices').getByRole('button', { name: 'Take back' }).click();
  await page.waitForFunction(
    ([at, label]) =>
      document.querySelector(`.field [data-space="${at}"]`).getAttribute('aria-label') === label,
    [from, label],
  );
  assert.deepEqual(errors, []);
  await context.close();
});

test('an attack is weighed before it is made, and its dice are seen', async () => {
  const { context, page, errors } = await person(hall, { bypassCSP: true });
  await sitDown(page, { 'gap-rows': '0' });
  await deploy(page, 'Wall');
  await toMyMove(page);
  // Face-down cards in contact: an attack begins with a card that is revealed.
  await page.getByRole('button', { name: 'End movement' }).click();
  await page.getByRole('button', { name: 'End combat' }).waitFor();
  assert.equal(await phase(page), 'Combat');
  await page.locator('.space.lit').first().click();
  await page.locator('[data-aim="attack"]').first().click();
  const preview = page.locator('.preview');
  await preview.getByText(/Win \d+/).waitFor();
  await preview
    .getByText(/\d+ of \d+ rolls|every roll/)
    .first()
    .waitFor();
  await scan(page);
  const reveal = preview.getByRole('button', { name: 'Reveal it first' });
  if (await reveal.count()) await reveal.click();
  const attack = preview.getByRole('button', { name: 'Attack' });
  // A rule that works on reveal may be asked about first.
  await playOn(page, () => attack.count());
  await attack.click();
  await page.locator('.roll .die, .log :text("trap"), .log :text("called off")').first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a card is led by keys alone, and is seen where the focus is', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page, { 'gap-rows': '2' });
  await deploy(page);
  await toMyMove(page);
  await page.keyboard.press('Tab');
  await page.locator('.field .space[tabindex="0"]').focus();
  const at = () => page.evaluate(() => document.activeElement.dataset.space);
  const from = await at();
  assert.equal(await page.locator('.space.lit:focus').count(), 1, `${from} can be picked up`);
  // Above the ground of the space lies its card.
  const above = await page.evaluate(() => {
    const { x, y, width, height } = document.activeElement.getBoundingClientRect();
    for (const card of document.querySelectorAll('.lies')) card.style.pointerEvents = 'auto';
    return document.elementFromPoint(x + width / 2, y + height / 2).closest('.lies') !== null;
  });
  assert.ok(above, 'the card is hidden under the focus');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  assert.equal(await at(), `${from[0]}${Number(from.slice(1)) + 1}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${from}, empty`) }).waitFor();
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
    const edges = ['.sentence', '.field', '.strip'].flatMap((what) => [
      ...document.querySelectorAll(`.clash ${what}`),
    ]);
    for (const e of edges) {
      const box = e.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight + 1) out.push(`${e.className} is out of sight`);
    }
    for (const e of document.querySelectorAll('.clash .space')) {
      const box = e.getBoundingClientRect();
      if (box.width < 40 || box.height < 34) out.push(`${e.dataset.space} is too small`);
    }
    return out;
  });

test('the battlefield fits every screen', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(page);
  await deploy(page);
  await toMyMove(page);
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
    assert.deepEqual(await faults(page), [], `at ${size}`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});
