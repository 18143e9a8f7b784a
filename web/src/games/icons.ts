// The pictures of every game, in files of their own because the build reads them too.
import * as fantasyClash from './fantasy-clash/icons.ts';
import * as flashDuel from './flash-duel/icons.ts';
import * as puzzleStrike from './puzzle-strike/icons.ts';
import * as shadows from './shadows/icons.ts';

/** What the lobby shows of all games. */
export const lobby: Record<string, string> = {
  ...flashDuel.lobby,
  ...puzzleStrike.lobby,
  ...fantasyClash.lobby,
  ...shadows.lobby,
};
