// The pictures of Flash Duel, by what they stand for. Set: game-icons (CC BY 3.0, see /about).

/** Shown in the lobby, so they come with the page: the game and its modes. */
export const lobby = {
  'flash-duel': 'crossed-swords',
  'flash-duel simple': 'katana',
  'flash-duel full': 'crossed-swords',
  'flash-duel clockwork': 'clockwork',
  'flash-duel solo-dummy': 'target-dummy',
  'flash-duel solo-rook': 'rock-golem',
  'flash-duel solo-dragon': 'dragon-head',
  'flash-duel team': 'allied-star',
  'flash-duel raid-2': 'spiked-dragon-head',
  'flash-duel raid-3': 'spiked-dragon-head',
  'flash-duel raid-4': 'double-dragon',
  'flash-duel betrayal': 'hooded-figure',
};

/** Shown at the table. */
export const icons = {
  // Characters.
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
  Quince: 'scroll-quill',
  Onimaru: 'black-knight-helm',
  Troq: 'minotaur',
  'Bal-Bas-Beta': 'metal-golem-head',
  Menelker: 'crowned-skull',
  Persephone: 'whip',
  Gloria: 'healing',
  Gwen: 'moon-bats',
  Vendetta: 'hooded-assassin',
  Zane: 'bomber',
  Dragon: 'spiked-dragon-head',
  Duellist: 'katana',
  // The table.
  attack: 'crossed-swords',
  strike: 'running-ninja',
  block: 'shield',
  push: 'push',
  mine: 'land-mine',
  soldier: 'chess-pawn',
  heart: 'hearts',
  token: 'medal',
  ability: 'embrassed-energy',
  stash: 'swap-bag',
};
