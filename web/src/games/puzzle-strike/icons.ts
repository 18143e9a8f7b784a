// The pictures of Puzzle Strike, by what they stand for. Set: game-icons (CC BY 3.0, see /about).

/** Shown in the lobby, so they come with the page: the game and its modes. */
export const lobby = {
  'puzzle-strike': 'gems',
  'puzzle-strike duel': 'gems',
  'puzzle-strike ffa-3': 'triple-yin',
  'puzzle-strike ffa-4': 'windmill',
  'puzzle-strike team': 'allied-star',
  'puzzle-strike base-set': 'emerald',
  'puzzle-strike everything': 'jigsaw-box',
  'puzzle-strike tournament': 'laurels-trophy',
  'puzzle-strike clockwork': 'clockwork',
  'puzzle-strike last-standing': 'throne-king',
};

/** Shown at the table. */
export const icons = {
  // Characters.
  Onimaru: 'black-knight-helm',
  Troq: 'minotaur',
  'Bal-Bas-Beta': 'metal-golem-head',
  Menelker: 'crowned-skull',
  Persephone: 'whip',
  Gloria: 'healing',
  Gwen: 'moon-bats',
  Vendetta: 'hooded-assassin',
  Zane: 'bomber',
  Quince: 'scroll-quill',
  Grave: 'windy-stripes',
  Jaina: 'bow-arrow',
  Midori: 'sea-dragon',
  Setsuki: 'running-ninja',
  Rook: 'rock-golem',
  DeGrey: 'ghost',
  Valerie: 'paint-brush',
  Geiger: 'gears',
  Lum: 'panda',
  Argagarg: 'fish-monster',
  // The icons of banners.
  fist: 'fist',
  'blue-shield': 'checked-shield',
  'purple-shield': 'vibrating-shield',
  'brown-shield': 'round-shield',
  'crash-sphere': 'glass-ball',
  // The table.
  wound: 'bleeding-wound',
  trap: 'wolf-trap',
  money: 'two-coins',
  pig: 'piggy-bank',
  hand: 'hand',
  stash: 'swap-bag',
  discard: 'recycle',
};
