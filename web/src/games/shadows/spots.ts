// Where on the table a choice can be pressed, and what pressing there settles. No rules in here.
import type { Choice } from '../../wire';

/** A place that can be pressed: a card of a player, an entity, a stall, something on offer. */
export type Spot = string;

export const cardSpot = (seat: string, card: string): Spot => `card ${seat} ${card}`;
/** An entity as answers name it: `P2`, `P2's War Hound`, `Monster`, `Creature`. */
export const entitySpot = (entity: string): Spot => `at ${entity}`;
export const stallSpot = (item: string): Spot => `stall ${item}`;
export const offerSpot = (name: string): Spot => `offer ${name}`;

/** The spot of a choice; none if it has a button alone. */
export function spotOf({ parts }: Choice, me: string): Spot | null {
  const { card, seat, target } = parts;
  switch (parts.kind) {
    case 'equip':
    case 'deal':
      return card ? offerSpot(card) : null;
    case 'take':
    case 'play':
    case 'queue':
    case 'use':
    case 'fetch':
    case 'release':
    case 'unstun':
    case 'respond':
    case 'shield':
    case 'break':
    case 'mend':
    case 'drop':
    case 'study':
      return card ? cardSpot(me, card) : null;
    case 'stun':
    case 'destroy':
      return card && seat ? cardSpot(seat, card) : null;
    case 'replace':
    case 'buy':
      return card ? stallSpot(card) : null;
    case 'at':
      return target ? entitySpot(target) : null;
    case 'against':
      return seat ? entitySpot(seat) : null;
    default:
      return null;
  }
}

/** What a press answers: the one thing that can be done there. Where there are several, it picks. */
export const pressed = (there: readonly Choice[]): Choice | null =>
  there.length === 1 ? (there[0] ?? null) : null;

/** What lets things be: a button for it stands there whatever is picked. */
const ENDS = new Set([
  ...['end turn', 'ready', 'skip', 'pass', 'no response', 'enough', 'done', 'keep', 'mulligan'],
]);
export const isEnd = (c: Choice): boolean => ENDS.has(c.parts.kind);

export function bySpots(choices: readonly Choice[], me: string): Map<Spot, Choice[]> {
  const map = new Map<Spot, Choice[]>();
  for (const c of choices) {
    const spot = spotOf(c, me);
    if (!spot) continue;
    const there = map.get(spot);
    if (there) there.push(c);
    else map.set(spot, [c]);
  }
  return map;
}

/** What lies in the row before the player, or stands on a wall: it needs no button as well. */
const IN_ROW = new Set(['take', 'play', 'queue', 'fetch', 'study', 'buy', 'equip', 'deal']);

/** The choices with a button: those of the spot that is picked, and what may be far off. */
export function buttonsOf(choices: readonly Choice[], spot: Spot | null, me: string): Choice[] {
  if (spot === null) return choices.filter((c) => !IN_ROW.has(c.parts.kind));
  return choices.filter((c) => spotOf(c, me) === spot || isEnd(c));
}

/** Where a card may be dropped, and which choices that means. */
const DROPS: Record<string, ReadonlySet<string>> = {
  hand: new Set(['take', 'fetch']),
  combat: new Set(['play', 'queue', 'respond', 'use']),
  station: new Set(['play', 'use']),
  inventory: new Set(['buy', 'equip', 'study']),
};
export const dropped = (there: readonly Choice[], zone: string): Choice | null => {
  const fit = there.filter((c) => DROPS[zone]?.has(c.parts.kind));
  return fit.length === 1 ? (fit[0] ?? null) : null;
};
/** The zones that something can be dropped on. */
export const zonesOf = (there: readonly Choice[]): string[] =>
  Object.keys(DROPS).filter((zone) => dropped(there, zone) !== null);
