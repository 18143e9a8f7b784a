// Looking at a game, afterwards and while it runs: the replay plays, the log stays at its end.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function sit(page, options = {}) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'bot', name: 'random' }];
  const wish = { game: 'flash-duel', mode: 'simple', seats, options, visibility: 'link' };
  const { match } = await ask(page, 'POST', '/api/matches', wish);
  await page.goto(`${hall.url}/m/${match}`);
  return match;
}

/** How far the log is from its end, in pixels. */
const fromEnd = (page) =>
  page.locator('.log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
const lines = (page) => page.locator('.log li').count();

test('a replay plays to its end, and from there anew', async () => {
  const { context, page, errors } = await person(hall);
  const match = await sit(page, { tokens: '1' });
  await playOn(page);
  await page.goto(`${hall.url}/r/${match}`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  const reaches = (n) =>
    page.waitForFunction((n) => Number(document.querySelector('[type=range]').value) >= n, n);
  await page.getByRole('button', { name: '4×' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await reaches(3);
  await slider.fill(String(last - 2));
  await reaches(last);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector('[type=range]').value) < 2);
  await reaches(2);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a replay opens with the own eyes, for others with all hands open', async () => {
  const [anna, carl] = [await person(hall), await person(hall)];
  const match = await sit(anna.page, { tokens: '1' });
  await playOn(anna.page);
  const eyes = async ({ page }) => {
    await page.goto(`${hall.url}/r/${match}`);
    await page.getByRole('slider').waitFor();
    return page.locator('select').inputValue();
  };
  assert.equal(await eyes(anna), 'P1');
  assert.equal(await eyes(carl), 'all');
  for (const who of [anna, carl]) await who.context.close();
});

test('a replay that never was leads back', async () => {
  const { context, page } = await person(hall);
  await page.goto(`${hall.url}/r/nowhere`);
  await page.getByRole('heading', { name: 'The path ends here' }).waitFor();
  await context.close();
});

test('turns are set apart in the log, and in that of the replay', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  const match = await sit(page, { tokens: '1' });
  await playOn(page);
  // Where a turn begins there is a line above it; the first one of all needs none.
  const apart = () =>
    page.locator('.log li.begins').evaluateAll((all) => {
      const shadows = all.slice(1).map((li) => getComputedStyle(li).boxShadow);
      return { turns: all.length, lines: shadows.filter((s) => s !== 'none').length };
    });
  const { turns, lines } = await apart();
  assert.ok(turns > 1, `${turns} turns`);
  assert.equal(lines, turns - 1);
  await page.goto(`${hall.url}/r/${match}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page
    .locator('.log li.begins')
    .nth(turns - 1)
    .waitFor();
  assert.deepEqual(await apart(), { turns, lines });
  // For whoever wants to look: a folder for pictures.
  const shots = process.env.SPARHALL_SHOTS;
  if (shots) await page.screenshot({ path: `${shots}/log.png` });
  assert.deepEqual(errors, []);
  await context.close();
});

test('the log follows with the phrases open, and waits for whoever reads above', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  // Until somebody has five tokens there is more to tell than a log has room for.
  await sit(page, { tokens: '5' });
  const more = async (n) => playOn(page, async () => (await lines(page)) >= n);
  await more(60);
  await page.getByText('Say something').click();
  await page.waitForFunction(() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
  });
  await more((await lines(page)) + 10);
  assert.ok((await fromEnd(page)) < 2, 'it stays at the end');
  await page.locator('.log').hover();
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight > 200;
  });
  await more((await lines(page)) + 10);
  assert.ok((await fromEnd(page)) > 200, 'whoever reads above is left there');
  assert.deepEqual(errors, []);
  await context.close();
});
