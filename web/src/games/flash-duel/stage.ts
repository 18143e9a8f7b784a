// How a duel is shown: its effects and their sounds, and its rounds.
import { kindOf } from '../../lib/lines';
import type { Stage } from '../../lib/stage';
import { duelOf } from './duel.svelte';
import { effects } from './effects';
import { partAtRound, roundsOf } from './rounds';
import { w } from './words/en';

export const stage: Stage = {
  effects: (before, after, lines) => effects(duelOf(before), duelOf(after), lines),
  isLaidAnew: (before, after) => duelOf(before)?.round !== duelOf(after)?.round,
  part(before, after, lines) {
    const [was, is] = [duelOf(before)?.round ?? 0, duelOf(after)?.round ?? 0];
    return was > 0 && is > was ? partAtRound(lines) : null;
  },
  begins: (line) => kindOf(line) === 'turn-began',
  around(picture) {
    const duel = duelOf(picture);
    return {
      sides: new Map(duel?.fighters.map((f) => [f.seat, f.side])),
      turn: duel?.turn ? [duel.turn] : [],
    };
  },
  chapters: {
    title: w.rounds,
    of: (frames) =>
      roundsOf(frames).map(({ round, at }) => ({ n: round, words: w.table.round(round), at })),
  },
  tones: {
    step: [[196, 70, 'sine']],
    play: [[330, 50, 'triangle']],
    clash: [
      [660, 60, 'square'],
      [880, 80, 'triangle'],
    ],
    block: [
      [440, 60, 'square'],
      [294, 90, 'triangle'],
    ],
    hit: [[147, 220, 'sawtooth']],
    ability: [
      [523, 80, 'sine'],
      [784, 120, 'sine'],
    ],
    token: [
      [523, 90, 'sine'],
      [659, 90, 'sine'],
      [784, 160, 'sine'],
    ],
  },
};
