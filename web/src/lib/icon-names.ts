// The pictures of the hall, by what they stand for. Set: game-icons (CC BY 3.0, see /about).
export const ICONS = {
  'flash-duel': 'crossed-swords',
  // Modes.
  simple: 'katana',
  full: 'crossed-swords',
  clockwork: 'clockwork',
  'solo-dummy': 'target-dummy',
  'solo-rook': 'rock-golem',
  'solo-dragon': 'dragon-head',
  team: 'allied-star',
  'raid-2': 'spiked-dragon-head',
  'raid-3': 'spiked-dragon-head',
  'raid-4': 'double-dragon',
  betrayal: 'hooded-figure',
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
  card: 'card-random',
  attack: 'crossed-swords',
  strike: 'running-ninja',
  block: 'shield',
  push: 'push',
  mine: 'land-mine',
  soldier: 'chess-pawn',
  heart: 'hearts',
  token: 'medal',
  defeated: 'broken-skull',
  recover: 'empty-hourglass',
  ability: 'embrassed-energy',
  stash: 'swap-bag',
  // The hall.
  lantern: 'lantern-flame',
  book: 'open-book',
  cards: 'card-pickup',
  learn: 'archery-target',
  person: 'hooded-figure',
  trophy: 'trophy-cup',
  eye: 'semi-closed-eye',
  gear: 'big-gear',
  bridge: 'rope-bridge',
  chance: 'perspective-dice-six-faces-random',
} as const;

export type IconName = keyof typeof ICONS;

/** The picture for a name, also for a full one: Garus Rook is Rook. */
export function iconFor(name: string): IconName | null {
  if (hasIcon(name)) return name;
  return name.split(' ').find(hasIcon) ?? null;
}

export const hasIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);
