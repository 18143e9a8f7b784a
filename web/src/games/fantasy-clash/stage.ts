// How a game of Fantasy Clash is shown.
import { kindOf } from '../../lib/lines';
import type { Stage } from '../../lib/stage';
import type { FantasyClashPicture, Picture } from '../../wire';
import { effects, hush } from './effects';

/** A table of Fantasy Clash, if it is one. */
export const clashOf = (picture: Picture | null | undefined): FantasyClashPicture | null =>
  picture?.game === 'fantasy-clash' ? picture : null;

const games = (p: FantasyClashPicture | null) =>
  (p?.wins.reduce((sum, n) => sum + n, 0) ?? 0) + (p?.draws ?? 0);

export const stage: Stage = {
  effects: (_, __, lines) => effects(lines),
  hush,
  tones: {
    move: [[196, 50, 'sine']],
    reveal: [
      [392, 60, 'triangle'],
      [494, 80, 'triangle'],
    ],
    clash: [
      [660, 40, 'square'],
      [220, 120, 'triangle'],
    ],
    shot: [[740, 90, 'sawtooth']],
    cast: [
      [523, 90, 'sine'],
      [784, 140, 'sine'],
    ],
    dice: [
      [330, 40, 'square'],
      [294, 40, 'square'],
      [349, 50, 'square'],
    ],
    save: [[880, 120, 'sine']],
    fall: [[123, 220, 'sawtooth']],
    attach: [[587, 90, 'sine']],
    arrive: [[262, 90, 'triangle']],
    win: [
      [523, 120, 'triangle'],
      [659, 120, 'triangle'],
      [784, 220, 'triangle'],
    ],
  },
  isLaidAnew: (before, after) => games(clashOf(before)) !== games(clashOf(after)),
  begins: (line) => kindOf(line) === 'turn_began',
  around(picture) {
    const p = clashOf(picture);
    return {
      sides: new Map(p?.armies.map((a) => [a.seat, a.side])),
      turn: p?.turn ? [p.turn] : [],
    };
  },
};
