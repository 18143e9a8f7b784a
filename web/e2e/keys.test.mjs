// A whole game without a mouse: from the lobby to the end of a duel, and the focus is always seen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHall, person } from './hall.mjs';

let hall;
before(async () => (hall = await openHall()));
after(() => hall?.close());

/** What has the focus, and whether a person can see that it has. */
const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const inside =
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return {
      tag: at.tagName,
      text: (at.getAttribute('aria-label') ?? at.textContent).trim().replace(/\s+/g, ' '),
      isSeen: inside && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
      area: ['choices', 'hand', 'deck', 'log', 'end'].find((name) => at.closest(`.${name}`)),
    };
  });

async function isSeen(page, after) {
  const at = await focused(page);
  assert.notEqual(at.tag, 'BODY', `the focus is lost after ${after}`);
  assert.ok(at.isSeen, `nobody sees the focus on ${at.tag} "${at.text}" after ${after}`);
  return at;
}

/** Tab until this has the focus; behind the last thing of the page comes its first again. */
async function tabTo(page, wanted) {
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).tag === 'BODY') continue;
    const at = await isSeen(page, `Tab ${i + 1}`);
    if (wanted(at)) return at;
  }
  throw new Error('Tab does not lead there');
}

/** Something to answer, or the end. */
const toAnswer = (page) =>
  page.waitForFunction(() => {
    const isAsked = document.querySelector('.sentence.mine');
    const isBusy = document.querySelector('.choices[aria-busy="true"]');
    return document.querySelector('section.end') || (isAsked && !isBusy);
  });

/** One answer by one of the ways there are: numbers and Enter, letters, or Tab and Enter. */
async function answer(page, way) {
  const offered = '.choices .list .button:not(.quiet)';
  const cards = page.locator('.hand .card.lit');
  if ((await cards.count()) > 0) {
    if (way === 'walk') {
      await tabTo(page, (at) => at.area === 'hand');
      await page.keyboard.press('ArrowRight');
      await isSeen(page, 'an arrow');
      await page.keyboard.press('Space');
    } else {
      const number = await cards.nth(0).locator('.corner').textContent();
      await page.keyboard.press(number);
    }
    await isSeen(page, 'picking a card');
  }
  if ((await page.locator(offered).count()) === 0) return;
  if (way === 'walk') {
    await tabTo(page, (at) => at.area === 'choices');
    await page.keyboard.press('Enter');
  } else if (await page.locator('.choices kbd', { hasText: 'Enter' }).count()) {
    await tabTo(page, (at) => at.area === 'hand');
    await page.keyboard.press('Enter');
  } else await page.keyboard.press('a');
}

test('from the lobby to the end of a duel by keys alone', async () => {
  const { context, page, errors } = await person(hall);
  await page.addInitScript(() => {
    window.pointed = 0;
    addEventListener('pointerdown', () => (window.pointed += 1), true);
  });
  await page.goto(hall.url);
  await page.getByRole('button', { name: /^With bots ?: Simple/ }).waitFor();
  await tabTo(page, (at) => at.text === 'With bots: Simple');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/m\//);
  const ways = ['numbers', 'walk'];
  for (let i = 0; i < 400; i += 1) {
    await toAnswer(page);
    const at = await isSeen(page, 'an answer');
    if (at.area === 'end' || (await page.locator('section.end').count())) break;
    await answer(page, ways[i % 2]);
  }
  await page.locator('section.end').waitFor();
  await tabTo(page, (at) => at.text === 'Replay');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/r\//);
  await page.getByRole('slider').first().waitFor();
  assert.equal(await page.evaluate(() => window.pointed), 0);
  assert.deepEqual(errors, []);
  await context.close();
});
