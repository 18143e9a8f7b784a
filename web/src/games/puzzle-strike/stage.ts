// How a game of Puzzle Strike is shown.
import { kindOf } from '../../lib/lines';
import type { Stage } from '../../lib/stage';
import type { Picture, PuzzleStrikePicture } from '../../wire';
import { effects } from './effects';

/** A table of Puzzle Strike, if it is one. */
export const puzzleOf = (picture: Picture | null | undefined): PuzzleStrikePicture | null =>
  picture?.game === 'puzzle-strike' ? picture : null;

const won = (p: PuzzleStrikePicture | null) => p?.wins.reduce((sum, n) => sum + n, 0) ?? 0;

export const stage: Stage = {
  effects: (before, after, lines) => effects(puzzleOf(before), puzzleOf(after), lines),
  tones: {
    ante: [[196, 70, 'sine']],
    combine: [
      [392, 70, 'triangle'],
      [523, 90, 'triangle'],
    ],
    break: [
      [880, 50, 'square'],
      [587, 70, 'triangle'],
    ],
    send: [[440, 120, 'sine']],
    negate: [
      [660, 60, 'square'],
      [330, 100, 'triangle'],
    ],
    land: [[147, 160, 'triangle']],
    play: [[330, 50, 'triangle']],
    get: [[659, 60, 'sine']],
    panic: [
      [220, 160, 'sawtooth'],
      [196, 220, 'sawtooth'],
    ],
    lose: [[110, 300, 'sawtooth']],
  },
  isLaidAnew: (before, after) => won(puzzleOf(before)) !== won(puzzleOf(after)),
  begins: (line) => kindOf(line) === 'turn_began',
  around(picture) {
    const puzzle = puzzleOf(picture);
    return {
      sides: new Map(puzzle?.players.map((p) => [p.seat, p.side])),
      turn: puzzle?.turn ?? [],
    };
  },
};
