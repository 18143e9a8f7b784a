// After a game: a bot says where it turned, and a press leads there.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn, scan } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function played(page) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'bot', name: 'random' }];
  const options = { tokens: '1' };
  const wish = { game: 'flash-duel', mode: 'simple', seats, options, visibility: 'link' };
  const { match } = await ask(page, 'POST', '/api/matches', wish);
  await page.goto(`${hall.url}/m/${match}`);
  await playOn(page);
  return match;
}

/** Where in the game the page stands. */
const step = (page) => page.getByLabel('Where in the game').inputValue().then(Number);
/** How long a game is thought about at most: some seconds, on a busy machine more. */
const THINKS = { timeout: 180_000 };

test('a game is analysed from its end, and its turning points lead to their moments', async () => {
  const { context, page, errors } = await person(hall, { bypassCSP: true });
  const match = await played(page);
  await page.getByRole('link', { name: 'Analyse' }).click();
  const graph = page.getByRole('slider', { name: 'Win estimate' });
  await graph.waitFor(THINKS);
  const found = await ask(page, 'GET', `/api/matches/${match}/analysis?peek=true`);
  assert.equal(found.state, 'done');
  // It begins where most was lost by whoever asks, or at the end.
  const mine = found.seats.find((s) => s.seat === 'P1')?.swings[0];
  const end = Number(await graph.getAttribute('aria-valuemax'));
  assert.equal(await step(page), found.points[mine]?.at ?? end);

  // Every decision is in the table behind the graph, and leads to its moment.
  await page.getByText(/in numbers$/).click();
  const rows = page.locator('.analysis tbody tr');
  assert.equal(await rows.count(), found.points.length);
  await page.waitForFunction(() => {
    const row = document.querySelector('.analysis tbody tr').getBoundingClientRect();
    const panel = document.querySelector('.thoughts').getBoundingClientRect();
    return row.top >= panel.top && row.bottom <= panel.bottom;
  });
  const some = found.points.at(-1);
  await page.getByRole('button', { name: `Step ${some.at}`, exact: true }).click();
  assert.equal(await step(page), some.at);

  await page.getByRole('button', { name: 'Everybody' }).click();
  const points = page.locator('.turning .point');
  assert.equal(await points.count(), found.swings.length);
  for (const [i, place] of found.swings.entries()) {
    const swing = found.points[place];
    await points.nth(i).click();
    assert.equal(await step(page), swing.at);
    assert.match(await points.nth(i).innerText(), /\d+ % → \d+ %/);
    assert.equal(await points.nth(i).getAttribute('aria-current'), 'step');
  }

  // The graph goes where it is pressed, and says where that is.
  const box = await graph.boundingBox();
  await graph.click({ position: { x: box.width - 2, y: box.height / 2 } });
  const last = Number(await graph.getAttribute('aria-valuemax'));
  assert.equal(await step(page), last);
  assert.match(await graph.getAttribute('aria-valuetext'), /won.*lost|lost.*won|drew.*drew/);
  await graph.focus();
  await page.keyboard.press('ArrowLeft');
  assert.equal(await step(page), last - 1);
  await page.keyboard.press('Home');
  assert.equal(await step(page), 0);

  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    await scan(page);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('nothing is thought about before somebody asks, and then it is there for all', async () => {
  const [anna, carl] = [await person(hall), await person(hall)];
  const match = await played(anna.page);
  await anna.page.goto(`${hall.url}/r/${match}`);
  const button = anna.page.getByRole('button', { name: 'Analyse this game' });
  await button.waitFor();
  await carl.page.goto(`${hall.url}/r/${match}`);
  await carl.page.getByRole('button', { name: 'Analyse this game' }).waitFor();
  await button.click();
  await anna.page.getByRole('slider', { name: 'Win estimate' }).waitFor(THINKS);
  await carl.page.reload();
  await carl.page.getByRole('slider', { name: 'Win estimate' }).waitFor();
  await carl.page.getByText('Turning points', { exact: true }).waitFor();
  for (const who of [anna, carl]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});
