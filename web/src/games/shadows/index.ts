// Shadows: Heroes & Monsters: three Monsters, and rivals who hunt them and each other.
import type { Game } from '../game';
import { face } from './words/face';

export const shadows: Game = {
  face: {
    quick: 'two-heroes',
    friends: ['two-heroes', 'three-heroes'],
    ...face,
    sky: ['#120f26', '#3b1f4d', '#7d2f4a'],
  },
  play: () => import('./play'),
  still: () => import('./still'),
  icons: () => import('./sprite'),
  cardFace: () => import('./Face.svelte'),
  luck: () => import('./luck'),
  learn: () => import('./Learn.svelte'),
  howTo: () => import('./words/howto'),
};
