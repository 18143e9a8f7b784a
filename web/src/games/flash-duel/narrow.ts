// From clicks to one choice: whatever is picked narrows what was offered. No rules in here.
import { isOfKind } from '../../lib/pointing.svelte';
import type { Choice } from '../../wire';

/** What the player has pointed at so far. Cards are places in the hand, so twins stay apart. */
export type Picked = {
  places: readonly number[];
  space: number | null;
  ability: string | null;
  seat: string | null;
  kind: string | null;
};

export const nothing: Picked = {
  places: [],
  space: null,
  ability: null,
  seat: null,
  kind: null,
};

export const isEmpty = (p: Picked): boolean =>
  p.places.length === 0 && p.space === null && !p.ability && !p.seat && !p.kind;

export const numbers = (hand: readonly number[], p: Picked): number[] =>
  p.places.map((i) => hand[i]).filter((n): n is number => n !== undefined);

const count = (cards: readonly number[], n: number): number =>
  cards.reduce((sum, c) => sum + (c === n ? 1 : 0), 0);

/** Whether all of `some` are among `all`, twins counted. */
export const within = (some: readonly number[], all: readonly number[]): boolean =>
  some.every((n) => count(some, n) <= count(all, n));

const onSpace = (c: Choice, space: number) =>
  c.parts.space === space || c.things.includes(`space ${space}`);
const byAbility = (c: Choice, name: string) => c.parts.ability === name || c.things.includes(name);

function fits(c: Choice, cards: readonly number[], p: Picked): boolean {
  if (!within(cards, c.parts.cards)) return false;
  if (p.space !== null && !onSpace(c, p.space)) return false;
  if (p.ability && !byAbility(c, p.ability)) return false;
  if (p.seat && c.parts.seat !== p.seat) return false;
  return !p.kind || isOfKind(c, p.kind);
}

/** The choices that are still meant. */
export function narrow(choices: readonly Choice[], hand: readonly number[], p: Picked): Choice[] {
  const cards = numbers(hand, p);
  return choices.filter((c) => fits(c, cards, p));
}

/** The one choice that is meant: the last that fits, or the only one with exactly these cards. */
export function meant(left: readonly Choice[], hand: readonly number[], p: Picked): Choice | null {
  if (isEmpty(p)) return null;
  if (left.length === 1) return left[0] ?? null;
  const cards = numbers(hand, p);
  if (cards.length === 0) return null;
  const exact = left.filter((c) => c.parts.cards.length === cards.length);
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

/** Whether the very cards of this choice are picked, so that one more click may settle it. */
export const isSpelledOut = (c: Choice, hand: readonly number[], p: Picked): boolean => {
  const cards = numbers(hand, p);
  return cards.length === c.parts.cards.length && within(cards, c.parts.cards);
};

/** What can be pointed at next, for the lights on the table. */
export type Lit = {
  cards: Set<number>;
  spaces: Set<number>;
  abilities: Set<string>;
  seats: Set<string>;
};

export function lit(left: readonly Choice[], hand: readonly number[], p: Picked): Lit {
  const out: Lit = { cards: new Set(), spaces: new Set(), abilities: new Set(), seats: new Set() };
  const cards = numbers(hand, p);
  for (const c of left) {
    for (const n of c.parts.cards) {
      if (count(c.parts.cards, n) > count(cards, n)) out.cards.add(n);
    }
    if (c.parts.space !== undefined) out.spaces.add(c.parts.space);
    if (c.parts.ability) out.abilities.add(c.parts.ability);
    if (c.parts.seat) out.seats.add(c.parts.seat);
    for (const t of c.things) {
      const space = /^space (\d+)$/.exec(t)?.[1];
      if (space) out.spaces.add(Number(space));
    }
  }
  return out;
}

/**
 * Puts a card in or takes it out. A card that goes with nothing picked starts anew; one that is
 * part of nothing changes nothing.
 */
export function toggle(
  choices: readonly Choice[],
  hand: readonly number[],
  p: Picked,
  place: number,
): Picked {
  if (p.places.includes(place)) {
    return { ...p, places: p.places.filter((i) => i !== place) };
  }
  const more = { ...p, places: [...p.places, place] };
  if (narrow(choices, hand, more).length > 0) return more;
  const anew = { ...nothing, places: [place] };
  return narrow(choices, hand, anew).length > 0 ? anew : p;
}

/**
 * The spaces that a card could lead to or aim at, as offered. While nothing is offered, those that
 * are so many spaces away: a measure to think with, not a rule.
 */
export function reach(choices: readonly Choice[], number: number, from?: number): Set<number> {
  if (choices.length === 0 && from !== undefined) {
    return new Set([from - number, from + number].filter((s) => s >= 1 && s <= 18));
  }
  const out = new Set<number>();
  for (const c of choices) {
    if (c.parts.cards.includes(number) && c.parts.space !== undefined) out.add(c.parts.space);
  }
  return out;
}
