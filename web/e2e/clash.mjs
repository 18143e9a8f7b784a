// What the tests of Fantasy Clash share: tables that are made, armies that are laid out, battles.

import assert from 'node:assert/strict';
import { ask, person } from './hall.mjs';

export const SIZES = ['360x640', '820x1180', '1280x720', '1920x1080'];
export const space = (page, at) => page.locator(`.field [data-space="${at}"]`);

async function make(hall, page, options, seats) {
  await page.goto(hall.url);
  await ask(page, 'GET', '/api/me');
  const wish = {
    game: 'fantasy-clash',
    mode: 'battle',
    options: { factions: 'Human Alliance,Orcs', ...options },
    seats,
    visibility: 'link',
    clock: { kind: 'none' },
  };
  const made = await ask(page, 'POST', '/api/matches', wish);
  assert.ok(made.match, JSON.stringify(made));
  await page.goto(`${hall.url}/m/${made.match}`);
}

/** Somebody sits down as South against a bot. */
export async function sitDown(hall, page, options = {}) {
  await make(hall, page, options, [{ kind: 'me' }, { kind: 'bot', name: 'random' }]);
  await page.locator('.ground').waitFor();
}

export async function deploy(page, preset = 'Balanced') {
  await page.getByRole('button', { name: preset }).click();
  await page.getByRole('button', { name: 'Ready for battle' }).click();
}

/** Two people at one table whose armies stand; it is the turn of `first`. No bot does anything of its own. */
export async function battle(hall, { options = {}, preset = 'Balanced', first = 0, ...how } = {}) {
  const sides = [await person(hall, how), await person(hall, how)];
  const pages = sides.map((s) => s.page);
  await make(hall, pages[0], options, [{ kind: 'me' }, { kind: 'open' }]);
  await pages[1].goto(pages[0].url());
  await pages[1].getByRole('button', { name: 'Sit here' }).first().click();
  for (const page of pages) {
    await page.locator('.ground').waitFor();
    await deploy(page, preset);
  }
  // Dice say who begins: if it is the other one, he lets his turn go by.
  const [one, two] = [pages[first], pages[1 - first]];
  const end = (page, what) => page.locator('.choices').getByRole('button', { name: `End ${what}` });
  await Promise.any([one, two].map((page) => end(page, 'movement').waitFor()));
  if ((await end(one, 'movement').count()) === 0) {
    for (const what of ['movement', 'combat', 'magic', 'your turn']) await end(two, what).click();
  }
  await end(one, 'movement').waitFor();
  const close = async () => {
    for (const { errors } of sides) assert.deepEqual(errors, []);
    for (const { context } of sides) await context.close();
  };
  return { page: one, other: two, close };
}

/** What a bold general does next. It is chosen and pressed in one go, so that nothing can change in
 *  between. Says what was done; nothing where he has to wait. */
function nextPress(tired) {
  const all = (what) => [...document.querySelectorAll(what)];
  const press = (what, said) => {
    what.click();
    return said;
  };
  if (all('section.end').length > 0) return 'over';
  const isBusy = all('.choices[aria-busy="true"]').length > 0;
  if (isBusy || all('.choices[aria-busy="false"]').length === 0) return null;
  const row = (b) => Number(b.dataset.space.slice(1));
  const clear = all('.choices .list .button.quiet').find((b) => b.textContent.includes('Esc'));
  const [attack] = all('.preview .button.main');
  if (attack) {
    // Only where it is likelier to win than not, if the best is hoped for.
    const best = /(\d+) %/.exec(all('.preview .odds b')[0].textContent)?.[1];
    return Number(best) >= 50 ? press(attack, 'attack') : press(clear, 'clear');
  }
  const aims = all('.field .space[data-aim]');
  const [picked] = all('.field .space.picked');
  if (picked) {
    const ahead = aims.find((b) => b.dataset.aim === 'move' && row(b) > row(picked));
    const strike = aims.find((b) => /^(attack|shoot)$/.test(b.dataset.aim));
    const to = ahead ?? strike;
    return to ? press(to, 'aim') : press(clear, 'clear');
  }
  const phase = all('.phases .now')[0]?.textContent;
  const cards = all('.field .space.lit:not([data-aim])');
  if (/^(Movement|Combat)$/.test(phase) && tired.length < 8) {
    const fresh = cards.filter((b) => !tired.includes(b.dataset.space));
    if (phase === 'Movement') fresh.sort((a, b) => row(b) - row(a));
    if (fresh[0]) return press(fresh[0], `card ${fresh[0].dataset.space}`);
  }
  // Some questions are answered on the field alone: where a reinforcement goes.
  if (aims[0]) return press(aims[0], 'aim');
  const [button] = all('.choices .list .button:not(.quiet)');
  if (button) return press(button, 'button');
  return cards[0] ? press(cards[0], 'card') : null;
}

/** Leads an army for so many presses, or until the battle is over. Says whether it is. */
export async function lead(page, presses) {
  const stuck = async (cause) => {
    const seen = await page.locator('main').innerText();
    throw new Error(`nothing is asked; the page says:\n${seen.slice(0, 1500)}`, { cause });
  };
  let tired = [];
  for (let n = 0; n < presses; n += 1) {
    // As soon as something is asked it is answered.
    const pressed = await page.waitForFunction(nextPress, tired, { timeout: 60_000 }).catch(stuck);
    const done = await pressed.jsonValue();
    if (done === 'over') return true;
    if (done.startsWith('card ')) tired.push(done.slice(5));
    else if (done === 'button') tired = [];
  }
  return false;
}
