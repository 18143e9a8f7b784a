// The factions of Fantasy Clash in a real browser: read, picked in secret, and shown to both at once.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deploy, SIZES } from './clash.mjs';
import { openHall, person, scan } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

/** A faction on the wall, and what is said of a player beside it. */
const faction = (page, name) => page.locator('.factions .item', { hasText: name });
const stateOf = (page, seat) => page.locator(`.factions [data-state="${seat}"]`);

test('from Play now a faction is picked by keys, its army laid out, and the battle begins', async () => {
  const { context, page, errors } = await person(hall, { bypassCSP: true });
  await page.goto(hall.url);
  await page.getByRole('button', { name: 'Play now: Fantasy Clash' }).click();
  await page.locator('.factions').waitFor();
  assert.equal(await page.locator('.factions .item').count(), 5);
  assert.equal(await page.locator('.factions .first').count(), 2);
  // The first press reads, whatever it is; only the second one takes.
  await faction(page, 'Dragons').focus();
  await page.keyboard.press('Enter');
  await page.locator('.sheet', { hasText: 'no spells or items to learn' }).waitFor();
  await scan(page);
  await page.keyboard.press('Enter');
  await page.locator('.ground').waitFor();
  const against = await page.locator('.against').innerText();
  assert.match(against, /^Dragons\s+against\s+(Human Alliance|Orcs|Dragons|Aegyptus|Catastrophe)/);
  await page.locator('.pool .unit', { hasText: 'Fire Swarm' }).waitFor();
  await deploy(page);
  await page.locator('.field').waitFor();
  await page.locator('.strip', { hasText: 'Dragons, you' }).waitFor();
  await page.locator('.phases .now').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('friends by link each pick a faction, and see the other one only when both have', async () => {
  const [south, north] = [await person(hall), await person(hall)];
  const heard = [];
  north.page.on('websocket', (ws) =>
    ws.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))),
  );
  await south.page.goto(hall.url);
  await south.page
    .locator('#modes')
    .getByRole('button', { name: 'Fantasy Clash', exact: true })
    .click();
  await south.page.getByRole('button', { name: /^With friends\s*: Battle/ }).click();
  await south.page.waitForURL(/\/m\//);
  await north.page.goto(south.page.url());
  await north.page.getByRole('button', { name: 'Sit here' }).click();
  for (const { page } of [south, north]) await page.locator('.factions').waitFor();
  await faction(south.page, 'Catastrophe').click();
  await south.page.getByRole('button', { name: 'Play Catastrophe' }).click();
  await stateOf(north.page, 'P1').filter({ hasText: 'has chosen' }).waitFor();
  await south.page.getByText('You play Catastrophe.').waitFor();
  // He thinks again: nobody hears of more than that his pick is open, and in once more.
  await south.page.getByRole('button', { name: 'Pick another one' }).click();
  await stateOf(north.page, 'P1').filter({ hasText: 'is choosing' }).waitFor();
  await faction(south.page, 'Orcs').click();
  await south.page.getByRole('button', { name: 'Play Orcs' }).click();
  await stateOf(north.page, 'P1').filter({ hasText: 'has chosen' }).waitFor();
  const tables = heard.map((m) => m.table).filter((t) => t?.picture?.picking);
  assert.ok(tables.some((t) => t.picture.sealed.includes('P1')));
  for (const { picture } of tables) {
    assert.deepEqual([picture.your_pick, picture.armies], [null, []]);
    assert.ok(picture.picking.players.every((p) => p.faction === null));
  }
  const told = await north.page.locator('.log').innerText();
  assert.doesNotMatch(told, /Orcs|Catastrophe/);
  await north.page.getByRole('button', { name: 'Surprise me' }).click();
  const sides = [];
  for (const { page } of [south, north]) {
    await page.locator('.ground').waitFor();
    sides.push((await page.locator('.against').innerText()).split(/\s+against\s+/));
  }
  assert.equal(sides[0][0], 'Orcs');
  assert.deepEqual(
    sides[0].map((s) => s.trim()).reverse(),
    sides[1].map((s) => s.trim()),
  );
  for (const { page } of [south, north]) await deploy(page, 'Wall');
  for (const { page } of [south, north]) await page.locator('.field').waitFor();
  assert.deepEqual([south.errors, north.errors], [[], []]);
  await Promise.all([south, north].map(({ context }) => context.close()));
});

test('a faction can be read and taken on every screen', async () => {
  const { context, page, errors } = await person(hall);
  await page.goto(hall.url);
  await page.getByRole('button', { name: 'Play now: Fantasy Clash' }).click();
  await page.waitForURL(/\/m\//);
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.reload();
    await faction(page, 'Aegyptus').click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px wider than the screen at ${size}`);
    const box = await page.getByRole('button', { name: 'Play Aegyptus' }).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= height, `out of sight at ${size}`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});
