// What every piece of the battlefield shares: what cards say, who is who, what is looked at.
import { getContext, setContext } from 'svelte';
import type { ArmyPicture, CardLine } from '../../wire';
import type { Looking } from './looking.svelte';

export type Room = {
  /** What is written on a unit, a rule or a piece of magic. */
  unit: (name: string) => CardLine | undefined;
  rule: (name: string) => CardLine | undefined;
  magic: (name: string) => CardLine | undefined;
  /** The name of whoever sits there. */
  nameOf: (seat: string) => string;
  armyOf: (seat: string) => ArmyPicture | undefined;
  game: string;
  looking: Looking;
};

const KEY = Symbol('fantasy-clash');
export const furnish = (room: Room): Room => setContext(KEY, room);
export const room = (): Room => getContext<Room>(KEY);

/** The cards of a game by name; a unit and a rule may be called alike. */
export function shelves(cards: readonly CardLine[]): Pick<Room, 'unit' | 'rule' | 'magic'> {
  const by = (is: (c: CardLine) => boolean) => {
    const map = new Map(cards.filter(is).map((c) => [c.name, c]));
    return (name: string) => map.get(name);
  };
  const isMagic = (kind: string) => /^(spell|item|evolution|blessing)$/.test(kind);
  return {
    unit: by((c) => c.unit !== undefined),
    rule: by((c) => c.kind === 'rule'),
    magic: by((c) => isMagic(c.kind)),
  };
}

/** The colour of a faction. Where both armies have the same, the other side's is darker. */
export const toneOf = (faction: string, isTwin: boolean): string =>
  isTwin ? `color-mix(in srgb, var(--${faction}) 30%, #33264f)` : `var(--${faction})`;

/** `Killing Blow` is drawn as `killing-blow`. */
export const slug = (rule: string): string => rule.toLowerCase().replaceAll(' ', '-');
