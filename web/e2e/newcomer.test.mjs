// What somebody meets who is here for the first time: the ways in, and words where they are needed.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, openHall, person } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

async function openTable(page, visibility) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: 'flash-duel', mode: 'simple', seats, options: {}, visibility };
  const made = await ask(page, 'POST', '/api/matches', wish);
  await page.goto(`${hall.url}/m/${made.match}`);
  return made;
}

test('to sit down at an open table is one press', async () => {
  const [anna, ben] = [await person(hall), await person(hall)];
  await openTable(anna.page, 'public');
  await ben.page.goto(hall.url);
  await ben.page.getByRole('link', { name: /sit down/i }).click();
  await ben.page.locator('.hand .card').first().waitFor();
  assert.doesNotMatch(ben.page.url(), /sit/);
  for (const who of [anna, ben]) {
    assert.deepEqual(who.errors, []);
    await who.context.close();
  }
});

test('who sits invites, who only looks may sit down, who comes too late is told', async () => {
  const [anna, ben, carl] = [await person(hall), await person(hall), await person(hall)];
  const { code } = await openTable(anna.page, 'link');
  await anna.page.getByText('Send this link').waitFor();
  await anna.page.getByText('works on this machine alone').waitFor();
  await ben.page.goto(`${hall.url}/m/${code}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).waitFor();
  assert.equal(await ben.page.getByText('Send this link').count(), 0);
  await ben.page.getByRole('link', { name: 'Learn' }).waitFor();
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await ben.page.locator('.hand .card').first().waitFor();
  await carl.page.goto(`${hall.url}/m/${code}`);
  await carl.page.getByText('Both seats are taken; you are watching.').waitFor();
  for (const who of [anna, ben, carl]) await who.context.close();
});

test('who asks for a rematch reads of it as the asker', async () => {
  const [anna, ben] = [await person(hall), await person(hall)];
  const { code } = await openTable(anna.page, 'link');
  await ben.page.goto(`${hall.url}/m/${code}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('button', { name: 'Yes, resign' }).click();
  await anna.page.locator('section.end').getByRole('button', { name: 'Rematch' }).click();
  await anna.page.getByText(/You asked for a rematch; waiting for /).waitFor();
  await ben.page.locator('.offers').getByRole('button', { name: 'Rematch' }).waitFor();
  for (const who of [anna, ben]) await who.context.close();
});

test('a wrong code is told where it was typed', async () => {
  const { context, page } = await person(hall);
  await page.goto(hall.url);
  await page.getByLabel('Code of the table').fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByText('There is no table with the code ZZZZZZ').waitFor();
  assert.equal(new URL(page.url()).pathname, '/');
  await context.close();
});

test('with a friend: which game is asked first', async () => {
  const { context, page } = await person(hall);
  await page.goto(hall.url);
  await page.getByRole('button', { name: 'Play with a friend: Flash Duel' }).click();
  await page.getByRole('button', { name: /^Simple/ }).click();
  await page.waitForURL(/\/m\//);
  await page.getByText('Simple ·').waitFor();
  await context.close();
});

test('a wrong answer in the tutorial leaves the task to be read', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    const { context, page, errors } = await person(hall, { viewport });
    await page.goto(`${hall.url}/learn`);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: /Move 1 to space 2/ }).click();
    await page.getByText('Not that one.').waitFor();
    // From the task at the top to the answers at the bottom, all of it at once.
    let below = 0;
    for (const what of ['.say', '.deck', '.hand', '.choices']) {
      const { y, height } = await page.locator(what).boundingBox();
      assert.ok(y >= below, `${what} at ${viewport.width} lies ${below - y} px too high`);
      below = y + height;
    }
    assert.ok(below <= viewport.height, `${below - viewport.height} px too much`);
    assert.match(await page.locator('.say').innerText(), /Pick the 5[^]*five steps away/);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('an account asks for its password twice and gives the codes to keep', async () => {
  const { context, page } = await person(hall);
  await page.goto(`${hall.url}/me`);
  const name = `anna-${Date.now() % 1_000_000}`;
  await page.getByLabel('Account name').fill(name);
  await page.getByLabel('Password', { exact: false }).first().fill('a long password');
  await page.getByLabel('The same password again').fill('another password');
  const create = page.locator('form').getByRole('button', { name: 'Create the account' });
  await create.click();
  await page.getByText('The two passwords are not the same.').waitFor();
  await page.getByLabel('The same password again').fill('a long password');
  await create.click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as a file' }).click();
  assert.equal((await coming).suggestedFilename(), 'sparhall-codes.txt');
  await context.close();
});
