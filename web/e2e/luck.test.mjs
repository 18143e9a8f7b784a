// The luck of a match can be checked in the browser, and a forgery is seen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

/** A short match against a bot, to its end; one answer is taken back on the way. */
async function played(page) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'bot', name: 'random' }];
  const wish = { game: 'flash-duel', mode: 'simple', seats, options: { tokens: '1' } };
  const made = await ask(page, 'POST', '/api/matches', { ...wish, visibility: 'link' });
  await page.goto(`${hall.url}/m/${made.match}`);
  const back = page.getByRole('button', { name: 'Take back', exact: true });
  await playOn(page, () => back.count());
  await back.click();
  await playOn(page);
  return made;
}

test('whoever played sees that the luck was fair; others see what can be seen', async () => {
  const { context, page, errors } = await person(hall);
  const made = await played(page);
  await page.getByRole('link', { name: /replay/i }).click();
  await page.getByRole('link', { name: 'Check the luck' }).click();
  await page.locator('.verdict.good').waitFor();
  assert.equal(await page.locator('.findings .good').count(), 5);
  const journal = await page.evaluate(
    async (id) => (await fetch(`/api/matches/${id}/journal`)).text(),
    made.match,
  );
  assert.match(journal, /"epoch"/, 'nothing was taken back');
  const other = await person(hall);
  await other.page.goto(`${hall.url}/r/${made.match}/luck`);
  await other.page.locator('.verdict.open').waitFor();
  assert.equal(await other.page.locator('.findings .bad').count(), 0);
  assert.deepEqual([...errors, ...other.errors], []);
  await context.close();
  await other.context.close();
});

test('a hall that lies is found out', async () => {
  const { context, page } = await person(hall);
  const made = await played(page);
  // Between the hall and the browser one card of the deal becomes another.
  await page.route('**/replay?eyes=all', async (route) => {
    const answer = await route.fetch();
    const replay = await answer.json();
    const drawn = replay.frames.flatMap((f) => f.lines).map((l) => l.event);
    const first = drawn.find((e) => e.event === 'drew');
    first.number = first.number === 5 ? 1 : 5;
    await route.fulfill({ response: answer, json: replay });
  });
  await page.goto(`${hall.url}/r/${made.match}/luck`);
  await page.locator('.verdict.bad').waitFor();
  assert.match(await page.locator('.findings .bad').innerText(), /The cards/);
  await page.unroute('**/replay?eyes=all');
  // A journal with another secret, and a seal that fits nothing.
  await page.route('**/journal', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const secret = /"secret":"([0-9a-f]+)"/.exec(text)[1];
    await route.fulfill({ response: answer, body: text.replaceAll(secret, 'ab'.repeat(32)) });
  });
  await page.reload();
  await page.locator('.findings .bad').first().waitFor();
  assert.match(await page.locator('.findings .bad').first().innerText(), /The seal/);
  await context.close();
});
