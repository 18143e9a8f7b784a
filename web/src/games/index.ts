// The games this client can draw. A game that comes along is added here and nowhere else.
import type { Picture } from '../wire';
import { fantasyClash } from './fantasy-clash';
import { flashDuel } from './flash-duel';
import type { Game } from './game';
import { puzzleStrike } from './puzzle-strike';
import { shadows } from './shadows';

const all: Partial<Record<Picture['game'], Game>> = {
  'flash-duel': flashDuel,
  'puzzle-strike': puzzleStrike,
  'fantasy-clash': fantasyClash,
  shadows,
};

/** The drawers of a game; none if the hall knows a game that this page does not. */
export const gameOf = (name: string): Game | null =>
  (Object.hasOwn(all, name) ? all[name as Picture['game']] : null) ?? null;

/** The names of the games that have this drawer. */
export const gamesWith = (drawer: keyof Game): string[] =>
  Object.entries(all).flatMap(([name, game]) => (game[drawer] ? [name] : []));
