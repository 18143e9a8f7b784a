// The cards of a game by what they are: what can be asked for, and which cards answer to it.
import type { CardLine } from '../wire';

export type Wanted = {
  find: string;
  owner: string;
  kind: string;
  set: string;
  color: string;
  cost: string;
};
export const anything: Wanted = { find: '', owner: '', kind: '', set: '', color: '', cost: '' };

export type Facets = Record<'owners' | 'kinds' | 'sets' | 'colors' | 'costs', string[]>;

/** What cards can be told apart by. Where all are alike there is nothing to choose. */
export function facets(cards: readonly CardLine[]): Facets {
  const several = (all: Iterable<string>): string[] => {
    const names = [...new Set(all)].filter(Boolean);
    return names.length > 1 ? names : [];
  };
  const costs = cards.flatMap((c) => (c.cost === null ? [] : [c.cost]));
  return {
    owners: several(cards.map((c) => c.owner)),
    kinds: several(cards.map((c) => c.kind)),
    sets: several(cards.map((c) => c.set ?? '')),
    colors: several(cards.flatMap((c) => c.colors)),
    costs: several(costs.sort((a, b) => a - b).map(String)),
  };
}

const texts = (c: CardLine): string =>
  [
    c.name,
    c.owner,
    c.kind,
    c.set ?? '',
    c.unit?.class ?? '',
    c.trigger,
    c.text,
    ...c.parts.flatMap((p) => [p.heading, p.text]),
    ...c.icons.map(plainly),
  ].join(' ');

export const plainly = (name: string): string => name.replaceAll('-', ' ');

/** The cards that are wanted, in the order of the game. */
export function wantedOf(cards: readonly CardLine[], wanted: Wanted): CardLine[] {
  const words = wanted.find.trim().toLowerCase().split(/\s+/);
  return cards.filter(
    (c) =>
      (!wanted.owner || c.owner === wanted.owner) &&
      (!wanted.kind || c.kind === wanted.kind) &&
      (!wanted.set || c.set === wanted.set) &&
      (!wanted.color || c.colors.includes(wanted.color)) &&
      (!wanted.cost || String(c.cost) === wanted.cost) &&
      words.every((word) => texts(c).toLowerCase().includes(word)),
  );
}
