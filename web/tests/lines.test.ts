import { expect, test } from 'vitest';
import { cardWords } from '../src/games/fantasy-clash/card-words';
import { effects, hush } from '../src/games/fantasy-clash/effects';
import { standing, undone } from '../src/lib/lines';
import type { CardLine, Line } from '../src/wire';

const line = (n: number, event: unknown = null, undoes?: number[]): Line => ({
  n,
  words: `line ${n}`,
  event: event as Line['event'],
  things: [],
  ...(undoes ? { undoes } : {}),
});

test('what was taken back no longer stands, and what tells of it does', () => {
  const lines = [line(1), line(2), line(3), line(4, null, [2, 3])];
  expect([...undone(lines)]).toEqual([2, 3]);
  expect(standing(lines).map((l) => l.n)).toEqual([1, 4]);
  expect(standing([line(1)]).map((l) => l.n)).toEqual([1]);
});

test('nothing that the dice decide is read before they have come to rest', () => {
  const attacked = { event: 'attacked', from: 'C5', to: 'C6', shot: false };
  const rolled = { event: 'dice_rolled', purpose: 'attack', space: 'C5', dice: [3, 4] };
  const fell = { event: 'removed', space: 'C6', unit: 'Orcs' };
  const told = [line(7, attacked), line(8, rolled), line(9, { event: 'fought' }), line(10, fell)];
  const moves = effects(told);
  const rest = hush(told, moves);
  const dice = moves.find((m) => m.kind === 'dice')!;
  expect(rest).toEqual({ from: 8, ms: dice.at + dice.ms });
  expect(dice.at).toBeGreaterThan(0);
  // Who falls, falls after the dice have begun to roll.
  expect(moves.find((m) => m.kind === 'fall')!.at).toBeGreaterThan(dice.at);
  expect(hush(told.slice(0, 1), moves)).toBeNull();
  const again = [line(11, { event: 'rerolled', seat: 'P1', face: 1, dice: [5, 4] })];
  expect(hush(again, effects(again))?.from).toBe(11);
});

test('the page of all cards says what a unit is and what its special rules do', () => {
  const unit = { class: 'veteran', copies: 3, rules: [{ name: 'Regenerate', names: null }] };
  const trolls = { name: 'Trolls', kind: 'unit', unit } as unknown as CardLine;
  const rule = { name: 'Regenerate', kind: 'rule', text: 'It gets up again.' } as CardLine;
  expect(cardWords.about(trolls)).toEqual(['Veteran', '3 in the deck']);
  expect(cardWords.signs(trolls, [trolls, rule])).toEqual([
    { icon: 'regenerate', title: 'Regenerate', text: 'It gets up again.' },
  ]);
  expect(cardWords.about(rule)).toEqual([]);
});
