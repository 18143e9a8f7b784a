// The second browser: the lobby, a game against a bot to its end, its replay and its luck.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { ANSWERS, dice, seed, serve } from '../e2e/hall.mjs';

const KNOWN = [process.env.SPARHALL_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
let hall;
let browser;
before(async () => {
  const executablePath = KNOWN.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no Firefox found; install it or set SPARHALL_FIREFOX');
  hall = await serve();
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
});
after(async () => {
  await browser?.close();
  await hall?.close();
});

/** Presses what is offered, again and again, until the match is over. */
async function playOn(page) {
  const roll = dice(seed);
  for (let presses = 0; presses < 3000; presses += 1) {
    if (await page.$('section.end')) return;
    const offered = await page.$$(ANSWERS);
    const any = offered[roll(offered.length)];
    if (any) await any.click().catch(() => {});
    else await page.waitForSelector(`${ANSWERS}, section.end`, { timeout: 500 }).catch(() => {});
  }
  throw new Error('the match does not end');
}

const press = async (page, words) => {
  const found = await page.waitForSelector(`::-p-text(${words})`, { visible: true });
  await found.click();
};

test('a whole game in Firefox', async () => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  const errors = [];
  page.on('pageerror', (e) => errors.push(String(e)));
  page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
  await page.goto(hall.url);
  const simple = 'li.panel ::-p-text(With bots)';
  await (await page.waitForSelector(simple, { visible: true })).click();
  await page.waitForSelector('.play');
  const over = () => document.documentElement.scrollWidth - innerWidth;
  assert.equal(await page.evaluate(over), 0);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/firefox-table.png` });
  await playOn(page);
  await press(page, 'Replay');
  await page.waitForSelector('input[type=range]');
  await page.click('[aria-label="Step on"]');
  await page.waitForSelector('.sentence');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/firefox-replay.png` });
  await press(page, 'Check the luck');
  await page.waitForSelector('.verdict.good');
  assert.deepEqual(errors, []);
});
