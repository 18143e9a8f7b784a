// The tutorials of the games that are played on a table: what is pressed in each step, up to a first
// game, on a large screen and on a phone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHall, person, scan } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

/** What is answered with, below the table. */
const MINE = '.learn [data-anchor="table"] > .mine';
const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const at = (space) => (page) => page.locator(`.field [data-space="${space}"]`).click();
const inHand = (card) => (page) =>
  page.locator('.hand .piece.lit', { hasText: card }).first().click();
const piece = (name) => (page) => page.locator('.piece.lit', { hasText: name }).first().click();
const magic = (name) => (page) => page.locator('.mine button', { hasText: name }).first().click();

const CLASH = [
  [at('C8'), at('C9')],
  [button(/^11/)],
  [at('C4'), at('C5'), at('C3'), at('C4')],
  [at('C4'), at('C5')],
  [at('C5'), at('C6'), button(/^Attack/), button(/^Follow up/)],
  [button(/^3 dice/)],
  [at('C3'), at('C6'), button(/^Shoot/)],
  [magic('Lightning Bolt'), at('C5'), button(/^Cast/)],
  [button(/^Bring a reinforcement/), at('C1')],
  [at('D2'), at('D1'), button(/^Attack/)],
];
const SHADOWS = [
  [button(/^Inventory Field/)],
  [button(/^1 Experience for everyone/)],
  [
    inHand('Crossbow Bolt'),
    inHand("Tracker's Eye"),
    inHand('Smoke Pellet'),
    button(/^Take this Hand/),
  ],
  [inHand("Tracker's Eye"), button(/^2 /)],
  [inHand('Crossbow Bolt'), piece('Cave Goblin')],
  [inHand('Smoke Pellet')],
  [inHand('The Fist'), piece('Cave Goblin')],
  [inHand("Traveler's Boots")],
  [inHand('Parry'), button(/^Study/)],
  [button(/^You win/)],
];

/** The task stands at the top, what is answered with below it, and nothing over the edge. */
async function fits(page, { width, height }, where) {
  const say = await page.locator('.say').boundingBox();
  assert.ok(say.y >= 0, `${where}: the task begins at ${say.y}`);
  const mine = await page.locator(MINE).boundingBox();
  assert.ok(mine.y >= say.y + say.height, `${where}: the answers cover the task`);
  assert.ok(mine.y < height - 40, `${where}: the answers begin at ${mine.y} of ${height}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${where}: ${over} px wider than ${width}`);
}

async function learn(game, steps, underWay) {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    const { context, page, errors } = await person(hall, { viewport });
    await page.goto(hall.url);
    await page.locator(`a[href="/learn/${game}"]`).first().click();
    for (const [i, presses] of steps.entries()) {
      await page.getByText(`Step ${i + 1} of ${steps.length}`).waitFor();
      await page.locator(MINE).waitFor();
      await fits(page, viewport, `${game}, step ${i + 1}`);
      for (const press of presses) await press(page);
      await page.locator('.say .well').waitFor();
      if (i + 1 < steps.length) await page.getByRole('button', { name: 'Go on' }).click();
    }
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await page.waitForURL(/\/m\//);
    await page.locator(underWay).first().waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  }
}

test('Fantasy Clash is learnt by pressing what the tutorial names, up to a first game', async () => {
  await learn('fantasy-clash', CLASH, '.ground');
});

test('Shadows is learnt by pressing what the tutorial names, up to a first game', async () => {
  await learn('shadows', SHADOWS, '.table .player');
});

test('a wrong answer is told, and both tutorials can be heard', async () => {
  for (const [game, wrong, right] of [
    ['fantasy-clash', [at('C8'), at('C7')], CLASH[0]],
    ['shadows', [button(/^Combat Field/)], SHADOWS[0]],
  ]) {
    const { context, page, errors } = await person(hall, { bypassCSP: true });
    await page.goto(`${hall.url}/learn/${game}`);
    await page.locator(MINE).waitFor();
    await scan(page);
    for (const press of wrong) await press(page);
    await page.getByText('Not that one.').waitFor();
    for (const press of right) await press(page);
    await page.locator('.say .well').waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('what a roll came to is read when its dice lie still', async () => {
  const { context, page, errors } = await person(hall, { reducedMotion: 'no-preference' });
  await page.goto(`${hall.url}/learn/fantasy-clash`);
  for (const [i, presses] of CLASH.slice(0, 5).entries()) {
    const rolls = i === 4;
    for (const press of rolls ? presses.slice(0, 3) : presses) await press(page);
    if (rolls) break;
    await page.locator('.say .well').waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  await page.locator('.say', { hasText: 'The dice roll' }).waitFor();
  assert.equal(await page.getByText('The attacker won').count(), 0);
  await page.getByText('The attacker won').waitFor();
  await page.locator('.say', { hasText: 'the Boar Riders are gone' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
