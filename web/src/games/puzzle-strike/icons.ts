// The pictures of Puzzle Strike, by what they stand for. Set: game-icons (CC BY 3.0, see /about).

/** Shown in the lobby, so they come with the page: the game and its modes. */
export const lobby = {
  'puzzle-strike': 'gems',
  'puzzle-strike duel': 'gems',
  'puzzle-strike ffa-3': 'triple-yin',
  'puzzle-strike ffa-4': 'windmill',
  'puzzle-strike team': 'allied-star',
};

/** Shown at the table. */
export const icons = {};
