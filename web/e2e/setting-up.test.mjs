// How a game of Puzzle Strike is set up and begun: ways to play, a table to one's taste, picks.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person } from './hall.mjs';

const GAME = 'puzzle-strike';
const bot = { kind: 'bot', name: 'greedy' };
let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function lobby(options) {
  const who = await person(hall, options);
  await who.page.goto(hall.url);
  await ask(who.page, 'GET', '/api/me');
  await who.page.evaluate((game) => localStorage.setItem('sparhall game', game), GAME);
  await who.page.reload();
  return who;
}

async function sit(page, mode, others, options = {}) {
  const wish = { game: GAME, mode, options, visibility: 'link' };
  const made = await ask(page, 'POST', '/api/matches', {
    ...wish,
    seats: [{ kind: 'me' }, ...others],
  });
  await page.goto(`${hall.url}/m/${made.match}`);
  return made;
}

test('variants of the rulebook are one press away', async () => {
  const { context, page, errors } = await lobby();
  const press = async (title) => {
    await page.goto(hall.url);
    await page.getByRole('button', { name: new RegExp(`^With bots\\s*: ${title}$`) }).click();
    await page.waitForURL(/\/m\//);
    await page.locator('.pick').first().waitFor();
  };
  await press('Base set duel');
  assert.equal(await page.locator('.item', { hasText: 'Geiger' }).count(), 1);
  assert.equal(await page.locator('.item', { hasText: 'Zane' }).count(), 0);
  await press('Custom Clockwork');
  await page.getByText('Draft a chip for your bag (1 of 3).').waitFor();
  await press('Tournament match');
  await page.getByText('the others do not see it yet').waitFor();
  await press('Last Man Standing');
  assert.equal(await page.locator('.drafters li').count(), 4);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a form offers what goes with the chosen set, and the invited read what was agreed', async () => {
  const { context, page, errors } = await lobby();
  await page.getByRole('button', { name: 'Custom table' }).click();
  const dialog = page.getByRole('dialog');
  const field = (label) =>
    dialog
      .locator('label.field')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('select');
  const options = (label) => field(label).locator('option');
  assert.ok((await options('Character of P1').allInnerTexts()).includes('Zane'));
  assert.equal(await field('Bank').inputValue(), 'random');
  await field('Character of P1').selectOption('Zane');
  await field('Play with').selectOption('base');
  assert.deepEqual(await options('Bank').allInnerTexts(), ['Random bank']);
  const cast = await options('Character of P1').allInnerTexts();
  assert.ok(cast.includes('Grave') && !cast.includes('Zane'), cast.join());
  // Who is no longer there is no longer chosen.
  assert.equal(await field('Character of P1').inputValue(), '-');
  await dialog.getByText('Or choose the ten Puzzle stacks').click();
  await dialog.getByRole('button', { name: 'Sneak Attack' }).click();
  assert.equal(await field('Bank').count(), 0);
  await dialog.getByRole('button', { name: 'Fill up at random' }).click();
  assert.equal(await dialog.locator('.name[aria-pressed=true]').count(), 10);
  await dialog.getByLabel('Secret picks').check();
  await dialog.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/m\//);
  const invited = await person(hall);
  await invited.page.goto(page.url());
  for (const words of ['Base set alone.', 'Sneak Attack', 'Picked secretly and shown together.']) {
    await invited.page.locator('dd', { hasText: words }).waitFor();
  }
  assert.deepEqual([...errors, ...invited.errors], []);
  await context.close();
  await invited.context.close();
});

test('what confirms a pick is in sight, and some characters are good for a first game', async () => {
  const viewport = { width: 1280, height: 720 };
  const { context, page, errors } = await lobby({ viewport });
  await sit(page, 'duel', [bot], { sets: 'both' });
  await page.locator('.pick', { hasText: 'Persephone' }).click();
  const { y, height } = await page.locator('.take').boundingBox();
  assert.ok(y + height <= viewport.height, `${y + height}`);
  assert.equal(await page.locator('.item .first').count(), 6);
  assert.deepEqual(errors, []);
  await context.close();
});

test('whoever waits reads what can be picked; who picked the same is told by the question', async () => {
  const [anna, ben] = [await lobby(), await lobby()];
  const join = async (options) => {
    const made = await sit(anna.page, 'duel', [{ kind: 'open' }], options);
    await ben.page.goto(`${hall.url}/m/${made.match}`);
    await ben.page.getByRole('button', { name: 'Sit here' }).click();
    for (const { page } of [anna, ben]) await page.locator('.item').first().waitFor();
  };
  await join({});
  const first = (await anna.page.locator('.pick').count()) > 0 ? anna : ben;
  const second = first === anna ? ben : anna;
  assert.equal(await second.page.locator('.pick').count(), 0);
  await second.page.locator('.item', { hasText: 'Gwen' }).click();
  await second.page.locator('.sheet').getByText('Burnbarrow').first().waitFor();
  assert.equal(await second.page.locator('.take').count(), 0);
  await first.page.locator('.pick', { hasText: 'Troq' }).dblclick();
  await second.page.locator('.pick').first().waitFor();
  assert.equal(await second.page.locator('.pick', { hasText: 'Troq' }).count(), 0);

  await join({ blind: 'yes' });
  for (const { page } of [anna, ben]) await page.locator('.pick', { hasText: 'Zane' }).dblclick();
  const again = [anna, ben].map(({ page }) => page.getByText('You both chose Zane').waitFor());
  await Promise.any(again);
  for (const promise of again) promise.catch(() => {});
  for (const who of [anna, ben]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

test('bots have names of their own, and nobody wonders why he cannot resign', async () => {
  const { context, page, errors } = await lobby();
  await sit(page, 'ffa-4', [bot, bot, bot], { characters: 'Zane,Gwen,Troq,Gloria' });
  await page.locator('[data-anchor="table"]').getByText('Greedy').first().waitFor();
  const state = await page.locator('[data-anchor="table"]').innerText();
  const names = [...new Set(state.match(/Greedy \w+/g) ?? [])];
  assert.equal(names.length, 3, state);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('As long as three or more are in the game').waitFor();
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.goto(`${hall.url}/feats/${GAME}`);
  await page.getByText('This game keeps no feats').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
