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
    await page.goto(`${hall.url}/learn/flash-duel`);
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

/** The tutorial of Puzzle Strike: what is pressed in each step. */
const inHand = (chip) => (page) =>
  page.locator('.hand .chip-button.lit', { hasText: chip }).first().click();
const inBank = (chip) => (page) => page.locator(`.stack.lit[data-anchor="bank ${chip}"]`).click();
const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const PUZZLE = [
  [button('Begin your turn')],
  [inHand('Axe Kick'), inHand('Punch, Punch, Kick')],
  [inHand('Crash Gem'), button('Crash the 3-gem')],
  [inHand('Combine'), button('Combine 3 and 1')],
  [inHand('Crash Gem'), button('Crash the 4-gem')],
  [inHand('Crash Gem'), button('Break the 3-gem')],
  [inBank('Crash Gem')],
  [inBank('Wound')],
  [button('7 chips')],
  [inHand('Crash Gem')],
  [inHand('Blues Are Good')],
  [inBank('Button Mashing')],
  [inHand('Crash Gem'), button('Crash the 2-gem')],
];

/** The task at the top, what is held and answered at the bottom, and nothing over the edge. */
async function fits(page, { width, height }, where) {
  for (const what of ['.say', '.hand', '.means']) {
    const box = await page.locator(what).boundingBox();
    const isIn = box.y >= 0 && box.y + box.height <= height + 1;
    assert.ok(isIn, `${where}: ${what} at ${width} from ${box.y} to ${box.y + box.height}`);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${where}: ${over} px wider than ${width}`);
}

test('Puzzle Strike is learnt by pressing what the tutorial names, up to a first game', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    const { context, page, errors } = await person(hall, { viewport });
    await page.goto(hall.url);
    await page.locator('a[href="/learn/puzzle-strike"]').first().click();
    for (const [i, presses] of PUZZLE.entries()) {
      await page.getByText(`Step ${i + 1} of ${PUZZLE.length}`).waitFor();
      await page.locator('.hand').waitFor();
      for (const press of presses) {
        await fits(page, viewport, `step ${i + 1}`);
        await press(page);
      }
      await page.locator('.say .well').waitFor();
      if (i + 1 < PUZZLE.length) await page.getByRole('button', { name: 'Go on' }).click();
    }
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await page.waitForURL(/\/m\//);
    await page.locator('.strike .hand .chip-button').first().waitFor();
    assert.equal(await page.locator('[data-anchor="bank Signature Move"]').count(), 1);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('the tutorial of Puzzle Strike is walked through by keys', async () => {
  const { context, page, errors } = await person(hall);
  await page.goto(`${hall.url}/learn/puzzle-strike`);
  await page.locator('.hand').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Go on' }).focus();
  await page.keyboard.press('Enter');
  // The wrong chip is told, and the task stays.
  await page.getByText('Step 2 of').waitFor();
  await page.keyboard.press('2');
  await page.getByText('Not that one.').waitFor();
  await page.keyboard.press('1');
  await page.getByText('A brown arrow plays only').waitFor();
  await page.keyboard.press('2');
  await page.locator('.say .well').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
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
