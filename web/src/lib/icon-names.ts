// The pictures of the hall, by what they stand for. Set: game-icons (CC BY 3.0, see /about). A
// game brings its own when its table is drawn.
import { lobby } from '../games/icons.ts';

export const ICONS: Record<string, string> = {
  ...lobby,
  // What any table has.
  card: 'card-random',
  defeated: 'broken-skull',
  recover: 'empty-hourglass',
  chance: 'perspective-dice-six-faces-random',
  // The hall.
  lantern: 'lantern-flame',
  book: 'open-book',
  cards: 'card-pickup',
  learn: 'archery-target',
  person: 'hooded-figure',
  player: 'chess-pawn',
  trophy: 'trophy-cup',
  eye: 'semi-closed-eye',
  gear: 'big-gear',
  bridge: 'rope-bridge',
};

/** Pictures that lie in the file of a game. */
const added = new Map<string, string>();

export function addIcons(icons: Record<string, string>, sprite: string): void {
  for (const [name, id] of Object.entries(icons)) added.set(name, `${sprite}#${id}`);
}

/** Where a picture lies; `hall` is the file of the hall. */
export function addressOf(name: string, hall: string): string {
  const found = iconFor(name) ?? 'lantern';
  return added.get(found) ?? `${hall}#${ICONS[found]}`;
}

/** The picture for a name, also for a full one: Garus Rook is Rook. */
export function iconFor(name: string): string | null {
  if (hasIcon(name)) return name;
  return name.split(' ').find(hasIcon) ?? null;
}

export const hasIcon = (name: string): boolean => added.has(name) || Object.hasOwn(ICONS, name);
