// A hall of its own for the tests in a real browser: the real program, a real database.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const program = process.env.SPARHALL_BIN ?? join(root, 'target', 'debug', 'sparhall');

/** Debian's browser, or the one named in SPARHALL_CHROMIUM. */
function browserPath() {
  const named = process.env.SPARHALL_CHROMIUM;
  const known = [named, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = known.find((path) => path && existsSync(path));
  if (!found) throw new Error('no Chromium found; install it or set SPARHALL_CHROMIUM');
  return found;
}

/** Starts the program and waits until it says where it is. */
async function start(data, bind) {
  const args = ['serve', '--bind', bind, '--data', data, '--bot-pause', '0'];
  args.push('--requests-per-second', '10000', '--web', join(root, 'web', 'dist'));
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`the hall ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /http:\/\/\S+/.exec(String(text));
      if (found) done(found[0]);
    });
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    const gone = new Promise((done) => child.on('exit', done));
    child.kill();
    await gone;
  };
  return { url, stop };
}

/** The program with a database of its own, at a port that was free. It can be closed for a while. */
export async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'sparhall-e2e-'));
  let now = await start(data, '127.0.0.1:0');
  const { url } = now;
  const stop = () => now.stop();
  const reopen = async () => (now = await start(data, new URL(url).host));
  const close = async () => {
    await now.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop, reopen, close };
}

export async function openHall() {
  const { url, stop, reopen, close: shut } = await serve();
  const sandbox = spawnSync('id', ['-u']).stdout?.toString().trim() === '0' ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: browserPath(), args: sandbox });
  const close = async () => {
    await browser.close();
    await shut();
  };
  return { url, browser, stop, reopen, close };
}

/** A new person: a browser of his own. Errors on his page are kept, and
 * requests to any other host than the hall. */
export async function person(hall, options = {}) {
  const context = await hall.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors = [];
  context.on('request', (r) => {
    const asked = new URL(r.url());
    const isOwn = asked.host === new URL(hall.url).host || /^(data|blob):$/.test(asked.protocol);
    if (!isOwn) errors.push(`a request to another host: ${r.url()}`);
  });
  page.on('pageerror', (e) => errors.push(String(e)));
  page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
  return { context, page, errors };
}

/** Asks the hall through the page, as the page itself would. */
export async function ask(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'x-sparhall': '1', 'content-type': 'application/json' };
      const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
      return answer.json();
    },
    [method, path, body],
  );
}

/** What ends a phase or lets things be is always one of these. */
const BUTTONS = '.choices .list .button:not(.quiet):not(.barred):enabled';

/** Whatever can be pressed to answer: choices, kinds of choices, cards of a pick, and what a table
 * lights up itself. */
export const ANSWERS = [
  BUTTONS,
  '.choices .kind:not(.barred)',
  '.pick:enabled',
  '.hand .chip-button.lit',
  '.stray.lit',
  '.stack.lit',
  '.stone.lit:not(.picked)',
  '.aim:enabled',
  '.tray .face',
  '.space.lit',
  '.piece.lit:not(.picked)',
].join(', ');
/** What somebody plays with once a match is under way: a hand, or an army on its field. */
export const UNDER_WAY = '.hand, .field';

/** A small generator: what is pressed can be pressed again with the same SPARHALL_SEED. */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
export const seed = Number(process.env.SPARHALL_SEED ?? 7);
const roll = dice(seed);
console.log(`choices follow from SPARHALL_SEED=${seed}`);

/** What is no longer lit when it is pressed is read instead: nothing may lie over the table. */
export async function closeReading(page) {
  const open = page.locator('dialog[open]');
  if ((await open.count()) === 0) return;
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
}

/** Presses what is offered, again and again, until the match (or this much of it) is over. */
export async function playOn(page, isOver = () => page.locator('section.end').count()) {
  for (let presses = 0; presses < 4000; presses += 1) {
    if (await isOver()) {
      await closeReading(page);
      return presses;
    }
    // A press can come just when the match ends, and meet what leads to its replay.
    if (page.url().includes('/r/')) await page.goBack();
    // What is read is taken; else some would read all day.
    const isRead = await page.locator('.take').count();
    // Where much can be pointed at, a button is pressed now and then: else a phase would never end.
    const isButton = roll(3) === 0 && (await page.locator(BUTTONS).count()) > 0;
    const offered = page.locator(isRead ? '.take' : isButton ? BUTTONS : ANSWERS);
    const count = await offered.count();
    if (count === 0) {
      // Nothing is asked: until something is, or the match is over.
      const next = page.locator(`${ANSWERS}, section.end`).first();
      await next.waitFor({ state: 'attached', timeout: 500 }).catch(() => {});
      continue;
    }
    await closeReading(page);
    const any = offered.nth(roll(count));
    await any.click({ timeout: 500, force: true }).catch(() => {});
  }
  const seen = await page.locator('main').innerText();
  throw new Error(`the match does not end; the page says:\n${seen.slice(0, 1500)}`);
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Says what is serious for whoever cannot see the page; its person needs `bypassCSP`. */
export async function scan(page) {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => (await window.axe.run()).violations);
  const serious = found.filter((v) => ['serious', 'critical'].includes(v.impact));
  assert.deepEqual(
    serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`),
    [],
  );
}
