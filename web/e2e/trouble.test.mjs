// What can go wrong around a table, and how the page copes: two tabs, a full table, a restart.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, BACK_WITHIN, openHall, person, playOn } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function made(page, seats) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const wish = { game: 'flash-duel', mode: 'simple', seats, options: {}, visibility: 'link' };
  return ask(page, 'POST', '/api/matches', wish);
}
const isAsked = (page) => page.locator('.hand .card.lit').first().waitFor();
const logged = (page) => page.locator('.log li').allInnerTexts();

test('two tabs of one player stay in step', async () => {
  const { context, page, errors } = await person(hall);
  const { match } = await made(page, [{ kind: 'me' }, { kind: 'bot', name: 'random' }]);
  await page.goto(`${hall.url}/m/${match}`);
  const other = await context.newPage();
  await other.goto(`${hall.url}/m/${match}`);
  await Promise.all([isAsked(page), isAsked(other)]);
  const before = (await logged(other)).length;
  await page.locator('.choices :is(.kind:not(.barred), .list .button)').first().waitFor();
  // A hand of few numbers has few choices, which need no kinds.
  const kind = page.locator('.choices .kind:not(.barred)').first();
  if ((await kind.count()) > 0) await kind.click();
  await page.locator('.choices .list .button:not(.quiet)').first().click();
  await other.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
  await other.waitForFunction(
    (last) => [...document.querySelectorAll('.log li')].some((li) => li.innerText === last),
    (await logged(page)).at(-1),
  );
  assert.deepEqual(errors, []);
  await context.close();
});

test('whoever comes to a full table watches', async () => {
  const { context, page } = await person(hall);
  const { code } = await made(page, [{ kind: 'me' }, { kind: 'bot', name: 'random' }]);
  await page.goto(`${hall.url}/m/${code}`);
  const late = await person(hall);
  await late.page.goto(`${hall.url}/m/${code}`);
  await late.page.getByText('You are watching.').waitFor();
  assert.equal(await late.page.locator('.hand').count(), 0);
  assert.deepEqual(late.errors, []);
  await context.close();
  await late.context.close();
});

test('a hall that restarts says so, and the page comes back by itself', async () => {
  const { context, page } = await person(hall);
  const { match } = await made(page, [{ kind: 'me' }, { kind: 'bot', name: 'random' }]);
  await page.goto(`${hall.url}/m/${match}`);
  await isAsked(page);
  const before = await logged(page);
  await hall.stop();
  await page.locator('.notice.shown').waitFor();
  assert.match(await page.locator('.notice').innerText(), /restarting/);
  await hall.reopen();
  await page.locator('.notice.shown').waitFor({ state: 'detached', timeout: BACK_WITHIN });
  assert.deepEqual((await logged(page)).slice(0, before.length), before);
  await playOn(page);
  await context.close();
});
