// Flash Duel: a duel on a narrow bridge.
import type { Game } from '../game';
import { face } from './words/face';

export const flashDuel: Game = {
  face: {
    quick: 'full',
    friends: ['simple', 'full'],
    ...face,
    sky: ['#3a2c60', '#7d4765', '#c9744f'],
  },
  play: () => import('./play'),
  still: () => import('./still'),
  icons: () => import('./sprite'),
  luck: () => import('./luck'),
  learn: () => import('./Learn.svelte'),
  howTo: () => import('./words/howto'),
  hasFeats: true,
};
