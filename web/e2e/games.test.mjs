// Every game of the hall, from the lobby to the check of its luck.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn, UNDER_WAY } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function gamesOf(page) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  return ask(page, 'GET', '/api/games');
}

// How each table is played to its end, the tests of its game say: here it is given up.
test('each game is begun at once, replayed, and its luck checked', async () => {
  const { context, page, errors } = await person(hall);
  for (const game of await gamesOf(page)) {
    await page.goto(hall.url);
    await page.getByRole('button', { name: `Play now: ${game.title}` }).click();
    await page.waitForURL(/\/m\//);
    // Where both picked the same character, both pick again: so until it is under way.
    await playOn(page, async () => (await page.locator(UNDER_WAY).count()) > 0);
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page
      .locator('section.end')
      .getByRole('link', { name: /replay/i })
      .click();
    await page.getByRole('slider').first().waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('link', { name: 'Check the luck' }).click();
    await page.getByText('The luck of this match was fair.').waitFor();
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('the lobby remembers the game, and shows its ways to play', async () => {
  const { context, page, errors } = await person(hall);
  for (const game of await gamesOf(page)) {
    await page.goto(hall.url);
    const tab = page.locator('#modes').getByRole('button', { name: game.title, exact: true });
    await page.locator('#modes').waitFor();
    if (await tab.count()) await tab.click();
    for (let times = 0; times < 2; times += 1) {
      for (const mode of game.modes) {
        await page
          .locator('#modes')
          .getByRole('heading', { name: mode.title, exact: true })
          .waitFor();
      }
      await page.reload();
    }
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('each game has its rules and its cards, and the short addresses lead there', async () => {
  const { context, page, errors } = await person(hall);
  const games = await gamesOf(page);
  for (const game of games) {
    for (const what of ['rules', 'cards']) {
      await page.goto(`${hall.url}/${what}`);
      if (games.length > 1) {
        await page.locator('main').getByRole('link', { name: game.title }).click();
      }
      await page.waitForURL(`${hall.url}/${what}/${game.name}`);
      await page.getByRole('heading', { level: 1, name: `of ${game.title}` }).waitFor();
    }
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('all ways to play a game are a press away, and a table that cannot be is refused with reasons', async () => {
  const { context, page, errors } = await person(hall);
  for (const game of await gamesOf(page)) {
    await page.goto(hall.url);
    await page.getByRole('link', { name: `All ways to play ${game.title}` }).click();
    // At the upper edge, or as near as a game with few ways lets the page be scrolled.
    await page.waitForFunction(() => {
      const { scrollHeight } = document.documentElement;
      const { top } = document.getElementById('modes').getBoundingClientRect();
      return top < 40 || (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1);
    });
    await page
      .locator('#modes')
      .getByRole('heading', { name: game.modes[0].title, exact: true })
      .waitFor();
  }
  await page.getByRole('button', { name: 'Custom table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('label', { hasText: /^\s*Game/ })
    .locator('select')
    .selectOption('puzzle-strike');
  // The characters of one set and the sets of another.
  await dialog.getByRole('combobox').filter({ hasText: 'Zane' }).first().selectOption('Zane');
  await dialog.getByRole('combobox').filter({ hasText: 'Zane' }).nth(1).selectOption('Zane');
  await dialog.getByRole('button', { name: 'Make the table' }).click();
  await dialog.getByRole('alert').getByText('PS-3.1').waitFor();
  assert.equal(await dialog.getByRole('alert').getByRole('listitem').count(), 1);
  assert.deepEqual(
    errors.filter((e) => !e.includes('400') && !e.includes('422')),
    [],
  );
  await context.close();
});
