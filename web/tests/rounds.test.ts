import { expect, it } from 'vitest';
import { partAtRound } from '../src/games/flash-duel/rounds';
import type { Line } from '../src/wire';

const told = (...events: string[]): Line[] =>
  events.map((event, i) => ({ n: i + 1, words: '', event: { event }, things: [] }));
const names = (lines: Line[]) => lines.map((l) => (l.event as { event: string }).event);

it('parts what was told where the new round begins', () => {
  const [old, now] = partAtRound(told('hit-taken', 'round-won', 'round-started', 'drew'));
  expect(names(old)).toEqual(['hit-taken', 'round-won']);
  expect(names(now)).toEqual(['round-started', 'drew']);
});

it('takes everything for news where no round ended', () => {
  const [old, now] = partAtRound(told('moved', 'drew'));
  expect(old).toEqual([]);
  expect(names(now)).toEqual(['moved', 'drew']);
});
