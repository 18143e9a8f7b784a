// Fantasy Clash: two armies of face-down cards on a small battlefield.
import type { Game } from '../game';
import { face } from './words/face';

export const fantasyClash: Game = {
  face: {
    quick: 'battle',
    friends: ['battle'],
    ...face,
    sky: ['#3a2417', '#7a4a24', '#b58a3c'],
  },
  play: () => import('./play'),
  still: () => import('./still'),
  icons: () => import('./sprite'),
  cardFace: () => import('./Face.svelte'),
  cardWords: () => import('./card-words'),
  luck: () => import('./luck'),
  learn: () => import('./Learn.svelte'),
  howTo: () => import('./words/howto'),
};
