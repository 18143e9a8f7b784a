// How a game of Puzzle Strike is shown.
import type { Stage } from '../../lib/stage';
import type { Picture, PuzzleStrikePicture } from '../../wire';

/** A table of Puzzle Strike, if it is one. */
export const puzzleOf = (picture: Picture | null | undefined): PuzzleStrikePicture | null =>
  picture?.game === 'puzzle-strike' ? picture : null;

export const stage: Stage = {
  effects: () => [],
  tones: {},
  around(picture) {
    const puzzle = puzzleOf(picture);
    return {
      sides: new Map(puzzle?.players.map((p) => [p.seat, p.side])),
      turn: puzzle?.turn ?? [],
    };
  },
};
