// A hall of its own for the tests in a real browser: the real program, a real database.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
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

/** With the same SPARHALL_SEED the same is dealt, bots have the same luck, and the same is pressed;
 * only where two answer at once the hurry of the machine still decides who is first. */
export const seed = Number(process.env.SPARHALL_SEED ?? 7);
console.log(`deals and presses follow from SPARHALL_SEED=${seed}`);

/** Starts the program and waits until it says where it is. */
async function start(data, bind) {
  const args = ['serve', '--bind', bind, '--data', data, '--bot-pause', '0'];
  args.push('--requests-per-second', '10000', '--web', join(root, 'web', 'dist'));
  const env = { ...process.env, SPARHALL_SEED_FOR_TESTS: String(seed) };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`the hall ended with ${code}`)));
    // A line may come in pieces: it is read when it is whole.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line);
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

/** How long a hall that was closed may take to come back, in milliseconds. */
export const BACK_WITHIN = 60_000;

/** Starts the program where it was before. Meanwhile somebody else may have got that port, often for
 * a moment only: each start that fails is followed by another. */
async function startAgain(data, bind) {
  const until = Date.now() + BACK_WITHIN;
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(data, bind);
    } catch (e) {
      const where = `the hall did not come back at ${bind} after ${tries} tries`;
      if (Date.now() > until)
        throw new Error(`${where}; has another program taken that port?`, { cause: e });
    }
    await pause(500); // nobody tells when a port is free again
  }
}

/** The program with a database of its own, at a port that was free. It can be closed for a while. */
export async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'sparhall-e2e-'));
  let now = await start(data, '127.0.0.1:0');
  const { url } = now;
  const stop = () => now.stop();
  const reopen = async () => (now = await startAgain(data, new URL(url).host));
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

/** The luck of a browser, from which pages add to that of a match: the same again for the same
 * person, and another for each page that he opens. */
function foresee(start) {
  let state = start;
  try {
    const opened = Number(localStorage.getItem('pages opened') ?? 0);
    localStorage.setItem('pages opened', String(opened + 1));
    state += opened;
  } catch {
    return; // a page that is empty keeps nothing
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (all) => {
    for (let i = 0; i < all.length; i += 1) all[i] = next();
    return all;
  };
}
let people = 0;

/** A new person: a browser of his own. Errors on his page are kept, and
 * requests to any other host than the hall. */
export async function person(hall, options = {}) {
  const context = await hall.browser.newContext({ reducedMotion: 'reduce', ...options });
  people += 1;
  await context.addInitScript(foresee, hash(`person ${people}`));
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

/** A small generator, so that the same can be pressed again. */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const hash = (text) =>
  [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261 ^ seed);

/** Dice of its own for each moment: a press that came too early, which the hurry of the machine
 * decides, changes nothing about later ones. */
function diceOfMoments() {
  const known = new Map();
  return (moment) => {
    if (!known.has(moment)) known.set(moment, dice(hash(moment)));
    return known.get(moment);
  };
}

/** What is no longer lit when it is pressed is read instead: nothing may lie over the table. */
export async function closeReading(page) {
  const open = page.locator('dialog[open]');
  if ((await open.count()) === 0) return;
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
}

/** Whether the match is over. */
export const isOver = async (page) => (await page.locator('section.end').count()) > 0;
const isAsked = (answers) =>
  document.querySelector('section.end') ||
  (document.querySelector(answers) && !document.querySelector('[aria-busy="true"]'));
/** After so many waits in a row, of half a second each, nothing more is going to be asked. */
const PATIENCE = 240;

/** Presses what is offered, again and again, until the match (or this much of it) is over. */
export async function playOn(page, isEnough = () => isOver(page)) {
  const table = page.url();
  const diceOf = diceOfMoments();
  const stuck = async (what) => {
    const seen = await page.locator('main').innerText();
    throw new Error(`${what}; ${page.url()} says:\n${seen.slice(0, 1500)}`);
  };
  for (let [presses, waits] = [0, 0]; presses < 4000;) {
    // Where there was an answer just now there may be a link when the press lands.
    if (page.url() !== table) await page.goto(table);
    const wasOver = await isOver(page);
    if (await isEnough()) {
      await closeReading(page);
      return presses;
    }
    if (wasOver) await stuck('the match was over too early');
    // Until something is asked and nothing is on its way to the hall, or the match is over.
    const asked = page.waitForFunction(isAsked, ANSWERS, { timeout: 500 });
    if (!(await asked.then(Boolean, () => false))) {
      waits += 1;
      if (waits > PATIENCE) await stuck('nothing is asked');
      continue;
    }
    const answers = await page.locator(ANSWERS).count();
    if (answers === 0) continue;
    [presses, waits] = [presses + 1, 0];
    const roll = diceOf(`${await page.locator('.log li').count()} lines, ${answers} answers`);
    // What is read is taken; else some would read all day.
    const isRead = await page.locator('.take').count();
    // Where much can be pointed at, a button is pressed now and then: else a phase would never end.
    const isButton = roll(3) === 0 && (await page.locator(BUTTONS).count()) > 0;
    const offered = page.locator(isRead ? '.take' : isButton ? BUTTONS : ANSWERS);
    const count = await offered.count();
    if (count === 0) continue;
    await closeReading(page);
    const any = offered.nth(roll(count));
    await any.click({ timeout: 500, force: true }).catch(() => {});
  }
  await stuck('the match does not end');
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
