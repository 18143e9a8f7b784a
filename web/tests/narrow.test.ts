import { describe, expect, it } from 'vitest';
import { areTooMany, byKinds } from '../src/lib/pointing.svelte';
import * as narrowing from '../src/games/flash-duel/narrow';
import {
  isSpelledOut,
  lit,
  meant,
  narrow,
  nothing,
  reach,
  toggle,
} from '../src/games/flash-duel/narrow';
import type { Choice, Parts } from '../src/wire';

const choice = (
  label: string,
  kind: string,
  cards: number[],
  more: Partial<Parts> = {},
): Choice => ({
  label,
  words: label,
  parts: { kind, cards, ...more },
  things: [],
});
const hand = [1, 3, 3, 4, 5];
const offered = [
  choice('move forward 3', 'move', [3], { space: 8 }),
  choice('move back 3', 'move', [3], { space: 2 }),
  choice('attack 1x3', 'attack', [3], { space: 8 }),
  choice('attack 2x3', 'attack', [3, 3], { space: 8 }),
  choice('dash 4, strike 1x1', 'dashing strike', [4, 1], { dash: 4, space: 10 }),
  choice('Flame Arrow on P2', 'use', [], { ability: 'Flame Arrow', seat: 'P2' }),
  choice('pass', 'pass', []),
];
const labels = (choices: Choice[]) => choices.map((c) => c.label);
const cards = (...places: number[]) => ({ ...nothing, places });

describe('narrowing by what is picked', () => {
  it('offers everything before anything is picked, and means nothing', () => {
    expect(narrow(offered, hand, nothing)).toHaveLength(offered.length);
    expect(meant(offered, hand, nothing)).toBeNull();
  });

  it('keeps what needs the picked card', () => {
    expect(labels(narrow(offered, hand, cards(1)))).toEqual([
      'move forward 3',
      'move back 3',
      'attack 1x3',
      'attack 2x3',
    ]);
  });

  it('means the attack with both once both twins are picked', () => {
    const left = narrow(offered, hand, cards(1, 2));
    expect(meant(left, hand, cards(1, 2))?.label).toBe('attack 2x3');
  });

  it('means the only choice with exactly the picked cards', () => {
    const some = offered.filter((c) => c.parts.kind === 'attack');
    const left = narrow(some, hand, cards(1));
    expect(left).toHaveLength(2);
    expect(meant(left, hand, cards(1))?.label).toBe('attack 1x3');
  });

  it('needs one more click where a card could do several things', () => {
    const left = narrow(offered, hand, cards(1));
    expect(meant(left, hand, cards(1))).toBeNull();
    const at = { ...cards(1), space: 2 };
    expect(meant(narrow(offered, hand, at), hand, at)?.label).toBe('move back 3');
  });

  it('narrows by ability, by seat and by kind', () => {
    const by = (p: Partial<narrowing.Picked>) =>
      labels(narrow(offered, hand, { ...nothing, ...p }));
    expect(by({ ability: 'Flame Arrow' })).toEqual(['Flame Arrow on P2']);
    expect(by({ seat: 'P2' })).toEqual(['Flame Arrow on P2']);
    expect(by({ kind: 'attack' })).toEqual(['attack 1x3', 'attack 2x3']);
  });

  it('knows whether the cards of a choice are all picked', () => {
    const strike = offered[4]!;
    expect(isSpelledOut(strike, hand, cards(3))).toBe(false);
    expect(isSpelledOut(strike, hand, cards(3, 0))).toBe(true);
  });
});

describe('picking cards', () => {
  it('puts a card in and takes it out again', () => {
    const once = toggle(offered, hand, nothing, 1);
    expect(once.places).toEqual([1]);
    expect(toggle(offered, hand, once, 1).places).toEqual([]);
  });

  it('starts anew with a card that goes with nothing picked', () => {
    expect(toggle(offered, hand, cards(1), 3).places).toEqual([3]);
  });

  it('passes over a card that is part of nothing', () => {
    expect(toggle(offered, hand, cards(1), 4).places).toEqual([1]);
    expect(toggle(offered, hand, nothing, 4)).toBe(nothing);
  });

  it('builds a dashing strike card by card, in either order', () => {
    expect(toggle(offered, hand, cards(3), 0).places).toEqual([3, 0]);
    expect(toggle(offered, hand, cards(0), 3).places).toEqual([0, 3]);
  });
});

describe('the lights', () => {
  it('show which cards, spaces, abilities and seats are part of something', () => {
    const all = lit(offered, hand, nothing);
    expect([...all.cards].sort()).toEqual([1, 3, 4]);
    expect([...all.spaces].sort((a, b) => a - b)).toEqual([2, 8, 10]);
    expect([...all.abilities]).toEqual(['Flame Arrow']);
    expect([...all.seats]).toEqual(['P2']);
  });

  it('go out for a number when no further card of it would help', () => {
    const p = cards(1, 2);
    expect(lit(narrow(offered, hand, p), hand, p).cards.size).toBe(0);
  });

  it('show where a card reaches', () => {
    expect([...reach(offered, 3)].sort()).toEqual([2, 8]);
    expect(reach(offered, 5).size).toBe(0);
    expect([...reach([], 5, 3)]).toEqual([8]);
    expect([...reach([], 2, 9)]).toEqual([7, 11]);
  });
});

it('groups choices by kind in the order they come', () => {
  expect(byKinds(offered).map(([k, of]) => `${k} ${of.length}`)).toEqual([
    'move 2',
    'attack 2',
    'dashing strike 1',
    'use 1',
    'pass 1',
  ]);
});

it('says hands another way only where a hand is named, however many ways there are to move', () => {
  const many = (kind: string) =>
    Array.from({ length: 30 }, (_, i) => choice(`${kind} ${i}`, kind, []));
  expect(areTooMany(many('name'), 'name', 24)).toBe(true);
  expect(areTooMany(many('name').slice(0, 24), 'name', 24)).toBe(false);
  expect(areTooMany(many('move'), 'name', 24)).toBe(false);
});
