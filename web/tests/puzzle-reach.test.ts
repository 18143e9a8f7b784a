// Whatever the hall offers can be answered: with a button, from the tray, from the wall of picks,
// or by pointing at what lies on the table. The questions are recorded from a hall; those that are
// rare are written by hand.
import { describe, expect, it } from 'vitest';
import {
  lit,
  meant,
  narrow,
  nothing,
  otherArrows,
  pileOf,
  point,
  sightOf,
  spot,
  type Picked,
} from '../src/games/puzzle-strike/intent';
import { bar, picks } from '../src/games/puzzle-strike/offers';
import type { Choice, Parts, PuzzleStrikePicture } from '../src/wire';
import recorded from './fixtures/puzzle-strike/prompts.json';

type Asked = {
  asked: string;
  you: string;
  choices: { label: string; parts: Partial<Parts> }[];
  table: {
    phase: string | null;
    bank: string[];
    players: { seat: string; hand: string[] | null }[];
    piles: { seat: string; owners: string[]; gems: number[]; chips: string[] }[];
    playing: { seat: string; chip: string; played_as: string | null; aimed_at: string[] }[];
  };
};

/** The labels of all choices that somebody can get to. */
function reachable({ you, choices: offered, table }: Asked): Set<string> {
  const choices = offered.map(({ label, parts }): Choice => ({
    label,
    words: label,
    things: [],
    parts: { kind: '', cards: [], ...parts },
  }));
  const bank = table.bank.map((chip) => ({ chip }));
  const picture = { ...table, bank } as unknown as PuzzleStrikePicture;
  const pile = pileOf(choices, picture, you);
  const gems = pile?.gems ?? [];
  const sight = sightOf(picture, you, pile);
  const out = new Set(picks(choices).map((c) => c.label));
  const hand = table.players.find((p) => p.seat === you)?.hand ?? [];
  for (const chip of table.phase ? hand : []) {
    for (const c of otherArrows(choices, spot('hand', chip))) out.add(c.label);
  }
  const seen = new Set<string>();
  const walk = (picked: Picked) => {
    if (seen.has(JSON.stringify(picked))) return;
    seen.add(JSON.stringify(picked));
    const left = narrow(choices, gems, picked);
    const { buttons, tray } = bar(choices, left, picked, sight);
    for (const c of [...buttons, ...tray]) out.add(c.label);
    const lights = lit(left, gems, picked);
    const next: Partial<Picked>[] = [
      ...[...lights.chips].filter((at) => sight.chips.has(at)).map((chip) => ({ chip })),
      ...[...lights.seats].map((seat) => ({ seat })),
      ...gems.flatMap((value, i) =>
        lights.gems.has(value) && !picked.gems.includes(i) ? [{ gems: [...picked.gems, i] }] : [],
      ),
    ];
    for (const at of next) {
      const then = point(choices, gems, picked, at);
      if (!then) continue;
      const answer = meant(narrow(choices, gems, then));
      if (answer) out.add(answer.label);
      else walk(then);
    }
  };
  walk(nothing);
  return out;
}

const table: Asked['table'] = {
  phase: 'action',
  bank: ['1-gem', 'Combine', 'Axe Kick'],
  players: [
    { seat: 'P1', hand: ['1-gem', 'Combine', 'Option Select'] },
    { seat: 'P2', hand: null },
  ],
  piles: [
    { seat: 'P1', owners: ['P1'], gems: [2, 1], chips: ['Crash Gem'] },
    { seat: 'P2', owners: ['P2'], gems: [4, 3, 3, 1], chips: [] },
  ],
  playing: [],
};
const rare = (asked: string, more: Partial<Asked['table']>, ...all: [string, Partial<Parts>][]) => {
  const choices = all.map(([label, parts]) => ({ label, parts }));
  return { asked, you: 'P1', choices, table: { ...table, ...more } };
};
const of = (kind: string, chip: string, zone: string, more: Partial<Parts> = {}) =>
  ({ kind, chip, zone, ...more }) as Partial<Parts>;
const values = [4, 3, 2, 1, 1, 1, 1, 1, 1];
const commanded: [string, Partial<Parts>][] = values.flatMap((value, i) => [
  [`crash ${value} (${i})`, { kind: 'crash', gems: [value], seat: 'P1' }],
]);
const byHand: Asked[] = [
  rare(
    'a chip of the bag is found',
    {},
    ['find Combine', of('find', 'Combine', 'bag')],
    ['find Axe Kick', of('find', 'Axe Kick', 'bag')],
  ),
  rare('a chip returns', {}, ['return Combine', of('return', 'Combine', 'discard')]),
  rare(
    'a chip is taken from others',
    {},
    ['take Combine of P2', of('take', 'Combine', 'discard', { seat: 'P2' })],
    ['discard 1-gem of P2', of('discard', '1-gem', 'hand', { seat: 'P2' })],
  ),
  rare(
    'chips are drafted',
    { phase: null },
    ['draft Combine', of('draft', 'Combine', 'pool')],
    ['draft Axe Kick', of('draft', 'Axe Kick', 'pool')],
  ),
  rare(
    'the loser may change one thing (PS-18.6)',
    { phase: null },
    ['pick Zane', { kind: 'pick', who: 'Zane' }],
    ['swap Axe Kick for X-Copy', of('swap', 'Axe Kick', 'bank', { other: 'X-Copy' })],
    ['swap Axe Kick for Ouch!', of('swap', 'Axe Kick', 'bank', { other: 'Ouch!' })],
    ['new random bank', { kind: 'swap' }],
    ['pass', { kind: 'pass' }],
  ),
  rare(
    'a chip reacts as another',
    {},
    ['react Option Select as Combine', of('react', 'Option Select', 'hand', { other: 'Combine' })],
    ['react Option Select as Ouch!', of('react', 'Option Select', 'hand', { other: 'Ouch!' })],
    ['pass', { kind: 'pass' }],
  ),
  rare(
    'a piled Crash Gem answers',
    {},
    ['react Crash Gem from pile', of('react', 'Crash Gem', 'pile')],
    ['pass', { kind: 'pass' }],
  ),
  rare(
    'a piled Crash Gem is played with either arrow',
    {},
    ['play Crash Gem from pile', of('play', 'Crash Gem', 'pile')],
    ['play Crash Gem from pile with black', of('play', 'Crash Gem', 'pile', { arrow: 'black' })],
    ['end actions', { kind: 'end' }],
  ),
  rare(
    'one chip lies in many places',
    {},
    ['trash 1-gem from hand', of('trash', '1-gem', 'hand')],
    ['trash 1-gem from discard', of('trash', '1-gem', 'discard')],
    ['trash 1-gem from pile', of('trash', '1-gem', 'pile', { gems: [1] })],
  ),
  rare(
    'a chip can be bought to two places',
    { phase: 'buy' },
    ['buy Combine', of('buy', 'Combine', 'bank')],
    ['buy Combine on top', of('buy', 'Combine', 'bank')],
    ['end buying', { kind: 'end' }],
  ),
  rare(
    'somebody else is commanded whose hand is not seen (PS-11.17)',
    {},
    ['play Axe Kick', of('play', 'Axe Kick', 'hand')],
    ['play Axe Kick with black', of('play', 'Axe Kick', 'hand', { arrow: 'black' })],
    ['pass', { kind: 'pass' }],
  ),
  rare(
    'a chip of whom one commands is trashed',
    {},
    ['trash 3-gem from pile', of('trash', '3-gem', 'pile', { gems: [3], seat: 'P2' })],
    ['trash Crash Gem from pile', of('trash', 'Crash Gem', 'pile', { seat: 'P2' })],
    ['trash Combine from hand', of('trash', 'Combine', 'hand', { seat: 'P2' })],
  ),
  rare('gems that lie in no pile one could point into', {}, ...commanded),
  rare(
    'an opponent is chosen',
    {},
    ['choose P2', { kind: 'choose', seat: 'P2' }],
    ['choose P3', { kind: 'choose', seat: 'P3' }],
  ),
];

describe('every choice that is offered can be answered', () => {
  const all: Asked[] = [...(recorded as Asked[]), ...byHand];
  it.each(all.map((a) => [a.asked, a] as const))('%s', (_, asked) => {
    const reached = reachable(asked);
    expect(asked.choices.map((c) => c.label).filter((label) => !reached.has(label))).toEqual([]);
  });

  it('knows a question of each kind', () => {
    const kinds = new Set(all.flatMap((a) => a.choices.map((c) => c.parts.kind)));
    const known = ['pick', 'draft', 'swap', 'play', 'end', 'pay', 'buy', 'keep', 'react', 'pass'];
    const more = ['crash', 'break', 'combine', 'choose', 'name', 'option', 'trash', 'find', 'take'];
    expect([...known, ...more].filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
