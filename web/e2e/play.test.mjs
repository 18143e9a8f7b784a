// People play in a real browser.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person, playOn, scan } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

/** A duel with a bot in which both may play the same character: nobody has to pick again. */
async function duel(page) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'bot', name: 'gentle' }];
  const wish = { game: 'flash-duel', mode: 'full', options: { mirror: 'yes' }, visibility: 'link' };
  const made = await ask(page, 'POST', '/api/matches', { ...wish, seats, clock: { kind: 'none' } });
  await page.goto(`${hall.url}/m/${made.match}`);
}

test('from the first visit to the end of a game against a bot, by clicking', async () => {
  const { context, page, errors } = await person(hall);
  await page.goto(hall.url);
  await page.getByRole('button', { name: /play now: flash duel/i }).click();
  await page.waitForURL(/\/m\//);
  await playOn(page);
  await page
    .locator('section.end')
    .getByRole('link', { name: /replay/i })
    .click();
  await page.waitForURL(/\/r\//);
  await page.getByRole('slider').first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a hint names what can be done, and does it; among people there is none', async () => {
  const { context, page, errors } = await person(hall, { bypassCSP: true });
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'bot', name: 'random' }];
  const wish = { game: 'flash-duel', mode: 'simple', options: {}, seats, visibility: 'link' };
  const made = await ask(page, 'POST', '/api/matches', { ...wish, clock: { kind: 'none' } });
  await page.goto(`${hall.url}/m/${made.match}`);
  await page.getByRole('button', { name: 'Hint' }).click();
  const said = page.getByRole('dialog', { name: 'What would a bot do?' });
  await said.getByText(/would win about \d+ % of such games/).waitFor();
  await scan(page);
  const before = await page.locator('.log li').count();
  await said.getByRole('button', { name: 'Do that' }).click();
  await said.waitFor({ state: 'hidden' });
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
  const friends = { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const open = await ask(page, 'POST', '/api/matches', { ...friends, clock: { kind: 'none' } });
  await page.goto(`${hall.url}/m/${open.match}`);
  await page.getByText('The match begins when every seat is taken.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Hint' }).count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test('who closes the hint while a bot thinks, and asks again, hears what it says', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const { context, page, errors } = await person(hall, { viewport });
    await duel(page);
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await page.locator('.hand .card').first().waitFor();
    // The answer of the bot is kept back until it was asked for twice.
    let [asked, say] = [0, null];
    const late = new Promise((done) => (say = done));
    await page.route('**/hint', async (route) => {
      asked += 1;
      const answer = await route.fetch();
      await late;
      await route.fulfill({ response: answer });
    });
    await playOn(page, () => page.locator('.hand .card.lit').count());
    const said = page.getByRole('dialog', { name: 'What would a bot do?' });
    const want = async () => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Hint' }).click();
      await said.getByText('thinking').waitFor();
    };
    await want();
    await said.getByRole('button', { name: 'Close' }).click();
    await said.waitFor({ state: 'hidden' });
    await want();
    say();
    await said.getByRole('button', { name: 'Do that' }).waitFor();
    assert.equal(await said.getByRole('alert').count(), 0);
    assert.equal(asked, 1);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('on a phone the hint is in the menu; the game then stands above the others in the hall', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 390, height: 844 } });
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'bot', name: 'random' }];
  const wish = { game: 'flash-duel', mode: 'full', options: {}, seats, visibility: 'link' };
  const made = await ask(page, 'POST', '/api/matches', { ...wish, clock: { kind: 'none' } });
  await page.goto(`${hall.url}/m/${made.match}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  const said = page.getByRole('dialog', { name: 'What would a bot do?' });
  const take = said.getByRole('button', { name: 'Do that' });
  await take.waitFor();
  // However much there is to read, the answer is in sight.
  await said.getByText('In full').click();
  const box = await take.boundingBox();
  assert.ok(box.y + box.height <= 844, JSON.stringify(box));
  await said.getByRole('button', { name: 'I decide myself' }).click();
  await page.getByRole('button', { name: 'Hint' }).waitFor({ state: 'hidden' });
  await page.goto(hall.url);
  const going = await page.getByRole('heading', { name: 'My games in play' }).boundingBox();
  const first = await page.locator('.game').first().boundingBox();
  assert.ok(going.y < first.y);
  assert.deepEqual(errors, []);
  await context.close();
});

test('two friends by link, a reload in the middle, a spectator', async () => {
  const [anna, ben, carl] = [await person(hall), await person(hall), await person(hall)];
  await anna.page.goto(hall.url);
  await ask(anna.page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: 'flash-duel', mode: 'simple', seats, visibility: 'link' };
  wish.options = { tokens: '1' };
  const made = await ask(anna.page, 'POST', '/api/matches', wish);
  await anna.page.goto(`${hall.url}/m/${made.match}`);
  await ben.page.goto(`${hall.url}/m/${made.code}`);
  await ben.page.getByRole('button', { name: /sit/i }).first().click();
  await carl.page.goto(`${hall.url}/m/${made.match}`);
  await anna.page.locator('.choices, .sky').first().waitFor();
  await anna.page.reload();
  await anna.page.locator('.choices, .sky').first().waitFor();
  assert.equal(await carl.page.locator('.choices .list .button').count(), 0);
  await Promise.all([playOn(anna.page), playOn(ben.page)]);
  await carl.page.locator('section.end').waitFor();
  for (const who of [anna, ben, carl]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

test('a secret pick is known to be made, and no more', async () => {
  const [anna, ben] = [await person(hall), await person(hall)];
  await anna.page.goto(hall.url);
  const full = anna.page.locator('li.panel', { hasText: 'Full Game' });
  assert.equal(await full.getByRole('switch').isChecked(), true);
  await full.getByRole('button', { name: /with friends/i }).click();
  await anna.page.waitForURL(/\/m\//);
  await ben.page.goto(anna.page.url());
  await ben.page.getByRole('button', { name: /sit/i }).first().click();
  await anna.page.locator('.pick', { hasText: 'Jaina Stormborne' }).click();
  await anna.page.locator('.sheet', { hasText: 'Flame Arrow' }).waitFor();
  // To read is not to take: the second press, or the button, takes.
  await anna.page.locator('.pick', { hasText: 'Garus Rook' }).dblclick();
  await anna.page.getByText('Your secret pick: Rook').waitFor();
  await ben.page.locator('.others .fighter', { hasText: 'has chosen' }).waitFor();
  for (const part of ['.others', '.log']) {
    assert.doesNotMatch(await ben.page.locator(part).innerText(), /Rook/);
  }
  await ben.page.locator('.pick', { hasText: 'Gloria Grayson' }).click();
  await ben.page.getByRole('button', { name: 'Play as Gloria Grayson' }).click();
  await ben.page.locator('.others .fighter', { hasText: 'Rook' }).waitFor();
  for (const who of [anna, ben]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

test('a game on a phone, nothing wider than the screen', async () => {
  const { context, page } = await person(hall, { viewport: { width: 360, height: 640 } });
  await duel(page);
  // Far down, and nothing of hers is asked about before the first card; of his something may be.
  await page.locator('.pick', { hasText: 'Vendetta' }).click();
  await page.locator('.take').click();
  await page.locator('.hand .card').first().waitFor();
  await playOn(page, () => page.locator('.hand .card.lit').count());
  // Back at the table, and what can be answered is in sight without scrolling.
  await page.waitForFunction(() => scrollY === 0);
  await page.locator('.hand .card.lit').first().click();
  const low = await page.locator('.choices .list .button').evaluateAll((all) => {
    return all.map((b) => b.getBoundingClientRect().bottom).filter((y) => y > innerHeight);
  });
  assert.deepEqual(low, []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(wide, false);
  await context.close();
});

test('a surprise takes a character at once', async () => {
  const { context, page, errors } = await person(hall);
  await duel(page);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.locator('.hand .card').first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a link that leads nowhere leads back', async () => {
  const { context, page } = await person(hall);
  await page.goto(`${hall.url}/m/nowhere`);
  await page
    .getByRole('link', { name: /back|lobby|hall/i })
    .first()
    .click();
  await page.getByRole('button', { name: /play now: flash duel/i }).waitFor();
  await context.close();
});

test('the first load is small: at most 150 kB of script and style', async () => {
  const { context, page } = await person(hall);
  const sizes = [];
  page.on('response', (r) => {
    const kind = r.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet') sizes.push(r.request().sizes());
  });
  await page.goto(hall.url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, s) => sum + s.responseBodySize, 0);
  assert.ok(bytes > 10_000 && bytes < 150_000, `${bytes} bytes`);
  await context.close();
});
