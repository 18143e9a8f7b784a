// Every mode can be played by clicking, and no page has a serious accessibility finding.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn, scan } from './hall.mjs';

const SOLO = ['solo-dummy', 'solo-rook', 'solo-dragon'];
const RAIDS = ['raid-2', 'raid-3', 'raid-4'];
const MODES = {
  'flash-duel': ['simple', 'full', 'clockwork', ...SOLO, 'team', ...RAIDS, 'betrayal'],
  'puzzle-strike': ['duel', 'ffa-3', 'ffa-4', 'team'],
  'fantasy-clash': ['battle'],
  shadows: ['two-heroes', 'three-heroes'],
};
/** The shortest match of a mode, and other ways to play it. */
const WAYS = {
  tokens: { tokens: '1' },
  clockwork: { clockwork: 'yes', sets: 'both' },
};
let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

test('a round of every mode of every game', async (t) => {
  const { context, page, errors } = await person(hall);
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const games = await ask(page, 'GET', '/api/games');
  assert.deepEqual(
    Object.fromEntries(games.map((g) => [g.name, g.modes.map((m) => m.name)])),
    MODES,
  );
  const play = (game, mode, options) => async () => {
    const bot = { kind: 'bot', name: 'random' };
    const seats = mode.seats.filter((s) => !s.by_rules).map((_, i) => (i ? bot : { kind: 'me' }));
    const wish = { game: game.name, mode: mode.name, seats, options };
    const made = await ask(page, 'POST', '/api/matches', { ...wish, visibility: 'link' });
    await page.goto(`${hall.url}/m/${made.match}`);
    await playOn(page);
    // Not broken off: somebody has won or lost, and the journal has its end.
    await page.locator('section.end:is(.win, .loss, .draw)').waitFor({ timeout: 2000 });
    const journal = await page.evaluate(
      async (id) => (await fetch(`/api/matches/${id}/journal`)).text(),
      made.match,
    );
    assert.match(journal, /^{"end":/m);
    assert.deepEqual(errors, []);
  };
  for (const game of games) {
    for (const mode of game.modes) {
      const has = (name) => mode.options.some((o) => o.name === name);
      const short = has('tokens') ? WAYS.tokens : {};
      await t.test(`${game.name} ${mode.name}`, play(game, mode, short));
      // Where a draft is an option and no mode of its own.
      if (has('clockwork')) {
        await t.test(`${game.name} ${mode.name}, drafted`, play(game, mode, WAYS.clockwork));
      }
    }
  }
  await context.close();
});

test('no table has a serious finding', async (t) => {
  for (const colorScheme of ['light', 'dark']) {
    const { context, page } = await person(hall, { colorScheme, bypassCSP: true });
    await page.goto(hall.url);
    await ask(page, 'GET', '/api/me');
    const sit = async (mode, others, game = 'flash-duel') => {
      const wish = { game, mode, options: {}, visibility: 'link' };
      wish.seats = [{ kind: 'me' }, ...others];
      const made = await ask(page, 'POST', '/api/matches', wish);
      await page.goto(`${hall.url}/m/${made.match}`);
      return made.match;
    };
    const bot = { kind: 'bot', name: 'greedy' };
    const check = (name) => t.test(`${name} ${colorScheme}`, () => scan(page));
    await sit('full', [{ kind: 'open' }]);
    await page.locator('h1').waitFor();
    await check('an open table');
    await sit('betrayal', [bot, bot, bot, bot]);
    await page.locator('.pick').first().waitFor();
    await check('a pick');
    await playOn(page, async () => (await page.locator('.hand .card.lit').count()) > 0);
    await check('five at a table');
    const match = await sit('full', [bot]);
    await playOn(page, async () => (await page.locator('.hand .card.lit').count()) > 0);
    await check('a duel');
    await playOn(page);
    await check('its end');
    await page.goto(`${hall.url}/r/${match}`);
    await page.getByRole('slider').waitFor();
    await check('its replay');
    await page.goto(`${hall.url}/r/${match}/luck`);
    await page.locator('.verdict').waitFor();
    await check('its luck');
    for (const mode of ['duel', 'ffa-4', 'team']) {
      await sit(mode, mode === 'duel' ? [bot] : [bot, bot, bot], 'puzzle-strike');
      await page.locator('.pick').first().waitFor();
      await check(`a pick of ${mode}`);
      await playOn(page, async () => (await page.locator('.stack.lit').count()) > 0);
      await check(`a buy phase of ${mode}`);
    }
    await sit('battle', [{ kind: 'bot', name: 'random' }], 'fantasy-clash');
    await page.locator('.factions .pick').first().click();
    await check('a pick of a faction');
    await playOn(page, async () => (await page.locator('.ground').count()) > 0);
    await check('a deployment');
    await page.locator('.preset').first().click();
    await page.locator('.commit').waitFor();
    await check('an army laid out');
    await playOn(page, async () => (await page.locator('.space.lit').count()) > 0);
    await check('a battlefield');
    await context.close();
  }
});

test('no page has a serious finding', async (t) => {
  for (const colorScheme of ['light', 'dark']) {
    const { context, page, errors } = await person(hall, { colorScheme, bypassCSP: true });
    await page.goto(hall.url);
    await ask(page, 'GET', '/api/me');
    const pages = ['/', '/rules', '/cards', '/learn', '/feats/flash-duel', '/leaderboard'];
    for (const game of Object.keys(MODES))
      pages.push(...['rules', 'cards', 'learn', 'leaderboard'].map((page) => `/${page}/${game}`));
    for (const path of [...pages, '/me', '/about', '/m/nowhere']) {
      await t.test(`${path} ${colorScheme}`, async () => {
        await page.goto(hall.url + path);
        await page.locator('h1').first().waitFor();
        // A game without lessons leads to its rules.
        if (path.startsWith('/learn/')) await page.locator('.learn, .page.rules').first().waitFor();
        await scan(page);
      });
    }
    // An address that leads nowhere is answered with 404, and the browser complains of it.
    assert.deepEqual(
      errors.filter((e) => !e.includes('404')),
      [],
    );
    await context.close();
  }
});
