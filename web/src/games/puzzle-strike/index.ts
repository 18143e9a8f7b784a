// Puzzle Strike: a bag of chips for each, and gems that rise.
import type { Game } from '../game';

export const puzzleStrike: Game = {
  play: () => import('./play'),
  still: () => import('./still'),
  icons: () => import('./sprite'),
};
