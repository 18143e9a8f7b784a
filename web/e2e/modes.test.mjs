// Every mode can be played by clicking, and no page has a serious accessibility finding.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn } from './hall.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const SOLO = ['solo-dummy', 'solo-rook', 'solo-dragon'];
const RAIDS = ['raid-2', 'raid-3', 'raid-4'];
const MODES = ['simple', 'full', 'clockwork', ...SOLO, 'team', ...RAIDS, 'betrayal'];
let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

test('a round of every mode', async (t) => {
  const { context, page, errors } = await person(hall);
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const [game] = await ask(page, 'GET', '/api/games');
  assert.deepEqual(
    game.modes.map((m) => m.name),
    MODES,
  );
  for (const mode of game.modes) {
    await t.test(mode.name, async () => {
      const bot = { kind: 'bot', name: 'random' };
      const seats = mode.seats.filter((s) => !s.by_rules).map((_, i) => (i ? bot : { kind: 'me' }));
      const tokens = mode.options.some((o) => o.name === 'tokens') ? { tokens: '1' } : {};
      const wish = { game: game.name, mode: mode.name, seats, options: tokens };
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
    });
  }
  await context.close();
});

async function scan(page) {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => (await window.axe.run()).violations);
  const serious = found.filter((v) => ['serious', 'critical'].includes(v.impact));
  assert.deepEqual(
    serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`),
    [],
  );
}

test('no table has a serious finding', async (t) => {
  for (const colorScheme of ['light', 'dark']) {
    const { context, page } = await person(hall, { colorScheme, bypassCSP: true });
    await page.goto(hall.url);
    await ask(page, 'GET', '/api/me');
    const sit = async (mode, others) => {
      const wish = { game: 'flash-duel', mode, options: {}, visibility: 'link' };
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
    await context.close();
  }
});

test('no page has a serious finding', async (t) => {
  for (const colorScheme of ['light', 'dark']) {
    const { context, page, errors } = await person(hall, { colorScheme, bypassCSP: true });
    await page.goto(hall.url);
    await ask(page, 'GET', '/api/me');
    const pages = ['/', '/learn', '/rules/flash-duel', '/cards/flash-duel', '/feats/flash-duel'];
    for (const path of [...pages, '/me', '/about', '/m/nowhere']) {
      await t.test(`${path} ${colorScheme}`, async () => {
        await page.goto(hall.url + path);
        await page.locator('h1').first().waitFor();
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
