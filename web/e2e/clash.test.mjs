// Fantasy Clash in a real browser: an army is laid out and led until the battle is over.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { battle, deploy, lead, sitDown, SIZES, space } from './clash.mjs';
import { openHall, person, scan } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

const phase = (page) => page.locator('.phases .now').innerText();

test('from the choice of the armies to the end of the battle, and watched again', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await page.goto(hall.url);
  await page.getByRole('button', { name: 'Custom table' }).click();
  const dialog = page.getByRole('dialog');
  const field = (name) =>
    dialog.locator('label', { hasText: new RegExp(`^\\s*${name}`) }).locator('select');
  await field('Game').selectOption('fantasy-clash');
  await field('Faction of P1').selectOption('Dragons');
  // A name that is drawn is not that of the other seat, and stands there at once.
  assert.equal(await field('Faction of P2').inputValue(), '-');
  await field('Faction of P2').selectOption('surprise me: draw one');
  assert.match(await field('Faction of P2').inputValue(), /Alliance|Orcs|Aegyptus|Catastrophe/);
  await field('Faction of P2').selectOption('Human Alliance');
  await field('P2, North').selectOption('bot:random');
  await dialog.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/m\//);
  await page.locator('.ground').waitFor();
  await deploy(page, 'Flank');
  // How long a battle lasts is up to the dice; who has led it for a while may give it up.
  const isOver = await lead(page, 150);
  if (!isOver) {
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.locator('section.end.loss').waitFor();
  }
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
  await sitDown(hall, page, { factions: 'Orcs,Dragons' });
  const home = (at) => page.locator(`.ground [data-space="${at}"]`);
  const lies = async (at, unit) =>
    page.waitForFunction(
      ([at, unit]) =>
        document.querySelector(`.ground [data-space="${at}"] .sr`)?.textContent.includes(unit),
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
  const named = async (at) => (await home(at).locator('.sr').textContent()).split(', ')[1];
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
  await sitDown(hall, page, { factions: 'Orcs,Dragons' });
  await page.getByRole('button', { name: 'My deployment' }).click();
  await lies('A1', first);
  await lies('A4', last);
  await page.getByRole('button', { name: 'Ready for battle' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('the layouts stay under the pointer, and say what they do', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await sitDown(hall, page);
  const presets = page.locator('.preset');
  const places = () => presets.evaluateAll((all) => all.map((b) => b.getBoundingClientRect().x));
  const before = await places();
  await page.getByRole('button', { name: 'Balanced' }).click();
  await page.getByText('Sturdy cards in front').waitFor();
  await page.getByRole('button', { name: 'Ready for battle' }).waitFor();
  assert.deepEqual(await places(), before);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a unit is dragged onto the field, and carried on from there', async () => {
  const { context, page, errors } = await person(hall);
  await sitDown(hall, page);
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
  const { page, close } = await battle(hall, { options: { 'gap-rows': '2' }, first: 1 });
  const boxes = await Promise.all(['A10', 'A1'].map((at) => space(page, at).boundingBox()));
  assert.ok(boxes[0].y > boxes[1].y, 'the own back row is lowest');
  // Two rows between the armies: one step forward stands beside nobody, and can be taken back.
  const from = 'C7';
  const label = await space(page, from).getAttribute('aria-label');
  await space(page, from).click();
  await space(page, 'C6').click();
  await page.getByRole('button', { name: new RegExp(`^${from}, empty`) }).waitFor();
  await page.locator('.choices').getByRole('button', { name: 'Take back' }).click();
  await page.waitForFunction(
    ([at, label]) =>
      document.querySelector(`.field [data-space="${at}"]`).getAttribute('aria-label') === label,
    [from, label],
  );
  await close();
});

test('two quiet moves are taken back against a person, who sees the cards step back', async () => {
  const options = { 'gap-rows': '2' };
  const { page, other, close } = await battle(hall, { options, preset: 'Wall' });
  // One step forward with the card in front, then with the one behind it.
  const moves = ['C4 C5', 'C3 C4'];
  const isEmpty = (of, at) =>
    of.getByRole('button', { name: new RegExp(`^${at}, empty`) }).waitFor();
  for (const [from, to] of moves.map((m) => m.split(' '))) {
    await space(page, from).click();
    await space(page, to).click();
    await isEmpty(other, from);
  }
  const take = page.locator('.choices').getByRole('button', { name: 'Take back' });
  for (const [, to] of moves.map((m) => m.split(' ')).reverse()) {
    await take.click();
    await isEmpty(other, to);
  }
  await take.waitFor({ state: 'detached' });
  await other
    .getByText(/takes a move back/)
    .nth(1)
    .waitFor();
  await close();
});

test('a spell is weighed before it is tried', async () => {
  const options = { 'gap-rows': '2' };
  const { page, close } = await battle(hall, { options, bypassCSP: true });
  for (const phase of ['movement', 'combat']) {
    await page.getByRole('button', { name: `End ${phase}` }).click();
  }
  await page.getByRole('button', { name: 'End magic' }).waitFor();
  // Even before its caster is revealed the chance is known.
  await page
    .locator('.magic .piece', { hasText: 'Lightning Bolt' })
    .getByText('42 %', { exact: true })
    .waitFor();
  // Pressed too early it says what it lacks.
  await page.locator('.magic .piece', { hasText: 'Arcane Shield' }).click();
  await page.locator('.dock .reason', { hasText: 'Arcane Shield:' }).waitFor();
  await page
    .getByRole('button', { name: /^\w\d, Wizard/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Reveal it' }).click();
  const shield = page.locator('.magic .piece.lit', { hasText: 'Arcane Shield' });
  await shield.click();
  await page.getByText('33 of 36 rolls').waitFor();
  await page.locator('.preview').getByText('Magic +12').waitFor();
  await page.locator('.field .space[data-aim="cast"]').first().click();
  await scan(page);
  await page.getByRole('button', { name: 'Cast Arcane Shield' }).click();
  await page.locator('.roll .die').first().waitFor();
  await close();
});

test('an attack is weighed before it is made, and its dice are seen', async () => {
  const options = { 'gap-rows': '0' };
  const { page, close } = await battle(hall, { options, preset: 'Wall', bypassCSP: true });
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
  await preview.getByRole('button', { name: 'Reveal it first' }).click();
  await preview.getByRole('button', { name: 'Attack' }).click();
  await page.locator('.roll .die').first().waitFor();
  await close();
});

test('a card is led by keys alone, and is seen where the focus is', async () => {
  const { page, close } = await battle(hall, { options: { 'gap-rows': '2' } });
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Walk over the battlefield').waitFor();
  await page.keyboard.press('Escape');
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
  await close();
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
  const { page, close } = await battle(hall);
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
    assert.deepEqual(await faults(page), [], `at ${size}`);
  }
  await close();
});
