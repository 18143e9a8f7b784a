// Two people with accounts play a rated match and see what it did.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn, scan } from './hall.mjs';

const SIZES = ['360x640', '390x844', '768x1024', '1280x720', '1920x1080'];

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function withAccount(name, options = {}) {
  const who = await person(hall, options);
  await who.page.goto(hall.url);
  await ask(who.page, 'GET', '/api/me');
  await ask(who.page, 'POST', '/api/me', { name });
  const password = 'correct horse';
  const made = await ask(who.page, 'POST', '/api/account', { account: name, password });
  assert.equal(made.codes?.length, 8);
  await who.page.goto(hall.url);
  return who;
}

const custom = async (page) => {
  await page.getByRole('button', { name: 'Custom table …' }).click();
  return page.getByRole('dialog', { name: 'Custom table' });
};

test('a guest is told what a rated table needs', async () => {
  const { context, page, errors } = await person(hall, { bypassCSP: true });
  await page.goto(hall.url);
  const form = await custom(page);
  const rated = form.getByRole('switch', { name: 'Rated' });
  assert.equal(await rated.isDisabled(), true);
  await form.getByText('Rated tables are for people with an account.').waitFor();
  await scan(page);
  await page.goto(`${hall.url}/me`);
  await page.getByText('Ratings are for people with an account').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('who logs out is a guest at once, whose ratings are asked for anew', async () => {
  const { context, page } = await withAccount('Dora');
  await page.route('**/api/ratings/me', (route) => route.abort(), { times: 1 });
  await page.goto(`${hall.url}/me`);
  const ratings = page.locator('section.panel', { hasText: 'My ratings' });
  await ratings.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await ratings.getByText('Ratings are for people with an account').waitFor();
  assert.equal(await ratings.getByRole('alert').count(), 0);
  assert.equal(await page.getByText('Logged in as').count(), 0);
  await context.close();
});

test('two accounts play for their ratings, and see what came of it', async () => {
  const anna = await withAccount('Anna', { bypassCSP: true });
  const ben = await withAccount('Ben', { bypassCSP: true, colorScheme: 'dark' });
  const form = await custom(anna.page);
  const box = (name) => form.getByRole('combobox', { name, exact: true });
  await box('Game').selectOption('flash-duel');
  await box('Mode').selectOption('simple');
  const rated = form.getByRole('switch', { name: 'Rated' });
  await box('P2, East').selectOption('bot:greedy');
  await form.getByText('Only people play rated tables').waitFor();
  assert.equal(await rated.isDisabled(), true);
  await box('P2, East').selectOption('open');
  await rated.check();
  await box('Who may come').selectOption('public');
  // A rated match has a clock.
  assert.equal(await box('Clock').inputValue(), 'total');
  await form.getByRole('button', { name: 'Make the table' }).click();
  await anna.page.waitForURL(/\/m\//);
  await anna.page.getByText('It counts for the ratings of all who play it.').waitFor();

  // Ben sees that it is rated before he sits down.
  await ben.page.reload();
  const line = ben.page.locator('section', { hasText: 'Open tables' }).getByRole('link');
  await line.filter({ hasText: 'Rated' }).waitFor();
  await ben.page.goto(anna.page.url());
  await ben.page.getByText('Whoever sits down agrees that the result counts').waitFor();
  await ben.page.getByText('rating 1500?').waitFor();
  await scan(ben.page);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();

  for (const { page } of [anna, ben]) await page.locator('.choices, .sky').first().waitFor();
  await ben.page.getByRole('button', { name: 'Resign' }).first().click();
  await ben.page.getByRole('button', { name: 'Yes, resign' }).click();
  await anna.page
    .locator('section.end')
    .getByText(/Your rating: 1\d{3} \(\+\d+\)\./)
    .waitFor();
  await ben.page
    .locator('section.end')
    .getByText(/Your rating: 1\d{3} \(−\d+\)\./)
    .waitFor();

  for (const { page } of [anna, ben]) {
    await page.goto(`${hall.url}/me`);
    const own = page.locator('section', { hasText: 'My ratings' });
    await own.getByText('provisional', { exact: true }).waitFor();
    await own.getByText('1 rated match', { exact: true }).waitFor();
    await own.getByRole('img', { name: /Flash Duel: from 1500 to/ }).waitFor();
    await scan(page);
    await page.getByRole('link', { name: 'Ranks' }).click();
    await page.waitForURL(/\/leaderboard$/);
    await page
      .locator('main')
      .getByRole('link', { name: /Flash Duel/ })
      .click();
    await page.getByRole('heading', { name: 'Strongest at Flash Duel' }).waitFor();
    const rows = await page.locator('tbody tr').allInnerTexts();
    assert.equal(rows.length, 2);
    assert.ok(rows[0].includes('Anna') && rows[1].includes('Ben'), rows.join(' / '));
    await page.getByText(/You: no place yet, 1\d{3} ± \d+/).waitFor();
    await scan(page);
  }
  for (const who of [anna, ben]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

/** Two people at a rated table of this game, past what is picked before it is played. */
async function table(pages, game, mode) {
  const [one, two] = pages;
  const clock = { kind: 'total', seconds: 3600, increment: 5 };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game, mode, seats, clock, options: {}, visibility: 'link', rated: true };
  const made = await ask(one, 'POST', '/api/matches', wish);
  assert.ok(made.match, JSON.stringify(made));
  await ask(two, 'POST', `/api/matches/${made.match}/join`, {});
  for (const page of pages) await page.goto(`${hall.url}/m/${made.match}`);
  for (const page of pages) await page.locator('.rating').first().waitFor();
}

/** Where it is played, past all picks. */
const PLAYED = {
  'flash-duel': ['simple', '.fighter .rating'],
  'puzzle-strike': ['duel', '.player .names .rating'],
  'fantasy-clash': ['battle', '.strip .rating'],
  shadows: ['two-heroes', '.hero.piece .rating'],
};

test('how strong people are stands beside their names in every game', async (t) => {
  const anna = await withAccount('Annabel', { bypassCSP: true });
  const bart = await withAccount('Bartholomew', { bypassCSP: true });
  const pages = [anna.page, bart.page];
  await ask(bart.page, 'POST', '/api/me', { name: 'Bartholomew the Elder' });
  for (const [game, [mode, beside]] of Object.entries(PLAYED)) {
    await t.test(game, async () => {
      await table(pages, game, mode);
      const isPlayed = async (page) => (await page.locator(beside).count()) > 1;
      await Promise.all(pages.map((page) => playOn(page, () => isPlayed(page))));
      for (const size of SIZES) {
        const [width, height] = size.split('x').map(Number);
        await anna.page.setViewportSize({ width, height });
        await anna.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
        const seen = await anna.page.evaluate((beside) => {
          const right = (e) => e.getBoundingClientRect().right;
          const clips = (e) => e.tagName === 'BODY' || getComputedStyle(e).overflowX !== 'visible';
          const isIn = (e) => {
            let around = e.parentElement;
            while (!clips(around)) around = around.parentElement;
            return e.checkVisibility() && right(e) <= right(around) + 1;
          };
          const ratings = [...document.querySelectorAll(beside)].filter(isIn);
          const over = document.documentElement.scrollWidth - innerWidth;
          return { over, ratings: ratings.map((e) => e.textContent) };
        }, beside);
        assert.deepEqual(seen, { over: 0, ratings: ['1500?', '1500?'] }, size);
        // For whoever wants to look: a folder for pictures.
        const shots = process.env.SPARHALL_SHOTS;
        if (shots) await anna.page.screenshot({ path: `${shots}/${game}-${size}.png` });
      }
      await anna.page.setViewportSize({ width: 1280, height: 720 });
      await scan(anna.page);
    });
  }
  for (const who of [anna, bart]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});
