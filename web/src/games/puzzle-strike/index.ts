// Puzzle Strike: a bag of chips for each, and gems that rise.
import type { Game } from '../game';
import { face } from './words/face';

export const puzzleStrike: Game = {
  face: {
    quick: 'duel',
    friends: ['duel'],
    starts: { bank: 'random' },
    ...face,
    sky: ['#1b2a52', '#2c4f7a', '#3d8a8c'],
  },
  play: () => import('./play'),
  still: () => import('./still'),
  icons: () => import('./sprite'),
  cardFace: () => import('./Chip.svelte'),
  luck: () => import('./luck'),
  learn: () => import('./Learn.svelte'),
  howTo: () => import('./words/howto'),
};
