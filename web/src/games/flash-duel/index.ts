// Flash Duel: a duel on a narrow bridge.
import type { Game } from '../game';

export const flashDuel: Game = {
  play: () => import('./play'),
  still: () => import('./still'),
  icons: () => import('./sprite'),
  luck: () => import('./luck'),
  learn: () => import('./Learn.svelte'),
  howTo: () => import('./words/howto'),
  hasFeats: true,
};
