// What a newcomer stumbled over at a table of Fantasy Clash.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { battle, deploy, sitDown, space } from './clash.mjs';
import { openHall, person } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

test('a move is taken back with one button, and its line is struck through for both', async () => {
  const { page, other, close } = await battle(hall);
  const row = page.locator('.choices');
  // The first one comes into contact; behind it another one goes on unseen.
  await space(page, 'C4').click();
  await space(page, 'C5').click();
  await space(page, 'C3').click();
  await space(page, 'C4').click();
  await row.getByRole('button', { name: /^Take back/ }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^Take back/ }).count(), 1);
  assert.equal(await page.locator('.log del').count(), 0);
  await row.getByRole('button', { name: /^Take back/ }).click();
  for (const who of [page, other]) {
    await who.locator('.log del', { hasText: 'moved from C3 to C4' }).waitFor();
    assert.equal(await who.locator('.log del').count(), 1);
  }
  // Also for whoever comes back to the table.
  await other.reload();
  await other.locator('.log del', { hasText: 'moved from C3 to C4' }).waitFor();
  await close();
});

test('a card that can do nothing says why when it is pressed', async () => {
  const { page, other, close } = await battle(hall);
  // Behind all the others nobody can move; revealing is all that is left.
  await space(page, 'B1').click();
  await page.getByText(/cannot move now; it can only be revealed/).waitFor();
  await page.keyboard.press('Escape');
  // And whoever waits is told that it is not his turn.
  await space(other, 'B9').click();
  await other.locator('.dock .reason p').waitFor();
  assert.notEqual(await other.locator('.dock .reason').innerText(), '');
  await close();
});

test('letters and numbers stand at their columns and rows at every size', async () => {
  const { context, page } = await person(hall);
  await sitDown(hall, page);
  await deploy(page);
  await page.locator('.field .letters').waitFor();
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1100, 700],
    [820, 1180],
    [390, 844],
    [360, 640],
  ]) {
    await page.setViewportSize({ width, height });
    const off = await page.evaluate(() => {
      const middle = (e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const all = (what) => [...document.querySelectorAll(what)];
      const at = (name) => middle(document.querySelector(`.field [data-space="${name}"]`));
      return [
        ...all('.letters span').map((s) => middle(s)[0] - at(`${s.textContent}1`)[0]),
        ...all('.numbers span').map((s) => middle(s)[1] - at(`A${s.textContent}`)[1]),
      ];
    });
    assert.equal(off.length, 5 + 9);
    assert.ok(
      off.every((px) => Math.abs(px) < 2),
      `${width}: ${off}`,
    );
  }
  await context.close();
});

test('a rematch against a bot is one press, and a replay keeps its controls in sight', async () => {
  const { context, page, errors } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await sitDown(hall, page);
  await deploy(page);
  await page.locator('.field').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  const over = page.url();
  await page.locator('section.end').getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => /\/m\//.test(url) && String(url) !== over);
  await page.locator('.ground').waitFor();
  await page.goto(over.replace('/m/', '/r/'));
  await page.locator('.still').waitFor();
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of ['Play', 'To the end']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      const isIn = box.y >= 0 && box.y + box.height <= viewport.height;
      assert.ok(isIn, `${name} at ${viewport.width} stands at ${box.y}`);
    }
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('the page of all cards tells class, copies and what the special rules do', async () => {
  const { context, page, errors } = await person(hall);
  await page.goto(`${hall.url}/cards/fantasy-clash`);
  const trolls = page.locator('.card', { has: page.getByRole('heading', { name: 'Trolls' }) });
  await trolls.getByText(/Veteran · 3 in the deck/).waitFor();
  await trolls.getByText(/^Regenerate\./).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('why a faction is good for a first game is seen without scrolling', async () => {
  const { context, page } = await person(hall, { viewport: { width: 1280, height: 720 } });
  await sitDownToPick(page);
  await page.getByRole('button', { name: /^Orcs/ }).first().click();
  const box = await page.getByText(/^Good for a first game:/).boundingBox();
  assert.ok(box.y + box.height <= 720, `it stands at ${box.y}`);
  await context.close();
});

async function sitDownToPick(page) {
  await page.goto(hall.url);
  await page
    .getByRole('button', { name: /: Fantasy Clash$/ })
    .first()
    .click();
  await page.waitForURL(/\/m\//);
  await page.locator('.factions').waitFor();
}
