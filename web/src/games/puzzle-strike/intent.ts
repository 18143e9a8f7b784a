// From clicks on the table to one choice: each thing that is pointed at narrows what was offered.
// No rules in here: what is not offered cannot be meant.
import type { Choice, PilePicture, PuzzleStrikePicture } from '../../wire';
import { gemValue } from './chips';

/** What the player has pointed at so far. */
export type Picked = {
  kind: string | null;
  /** A chip and its place, as `hand Combine`. */
  chip: string | null;
  /** A second chip, as which the first is used or for which it is exchanged. */
  other: string | null;
  /** Places in the pile, so that gems of one value stay apart. */
  gems: readonly number[];
  seat: string | null;
};
export const nothing: Picked = { kind: null, chip: null, other: null, gems: [], seat: null };
export const isEmpty = (p: Picked): boolean =>
  !p.kind && !p.chip && !p.other && p.gems.length === 0 && !p.seat;

export const spot = (zone: string, chip: string): string => `${zone} ${chip}`;

/** The chip a choice is about, with its place; none for gems of a pile, which have their own. */
export function chipSpot(c: Choice): string | null {
  const { chip, kind, seat, zone } = c.parts;
  if (!chip || !zone || kind === 'option') return null;
  if (zone === 'pile' && gemValue(chip)) return null;
  // A chip of somebody else lies in his zones, not in one's own.
  return seat && zone !== 'bank' ? spot(`${zone} of ${seat}`, chip) : spot(zone, chip);
}

/** The second chip of a choice: a stack of the bank, or one that is outside. */
export const otherSpot = (c: Choice): string | null =>
  c.parts.other ? spot('other', c.parts.other) : null;

/** The gems of the pile that a choice uses. */
export function gemsOf(c: Choice): readonly number[] {
  if (c.parts.gems) return c.parts.gems;
  const value = c.parts.zone === 'pile' && c.parts.chip ? gemValue(c.parts.chip) : null;
  return value ? [value] : [];
}

/** The kinds of choices that pointing at a player or a pile can mean. */
const AT_SEATS = ['crash', 'choose', 'order'];
const seatOf = (c: Choice): string | null =>
  AT_SEATS.includes(c.parts.kind) ? (c.parts.seat ?? null) : null;

const count = (all: readonly number[], n: number) => all.filter((v) => v === n).length;
export const within = (some: readonly number[], all: readonly number[]) =>
  some.every((v) => count(some, v) <= count(all, v));

/** The choices that are still meant. `pile` are the gems of the pile that is pointed into. */
export function narrow(
  choices: readonly Choice[],
  pile: readonly number[],
  p: Picked,
): readonly Choice[] {
  const gems = p.gems.map((i) => pile[i] ?? 0);
  return choices.filter(
    (c) =>
      (!p.kind || c.parts.kind === p.kind) &&
      (!p.chip || chipSpot(c) === p.chip) &&
      (!p.other || otherSpot(c) === p.other) &&
      (!p.seat || seatOf(c) === p.seat) &&
      within(gems, gemsOf(c)),
  );
}

/** The one choice that is meant: the only one left, or the one among them that names no arrow. */
export function meant(left: readonly Choice[]): Choice | null {
  if (left.length <= 1) return left[0] ?? null;
  const first = left[0]!;
  const isSame = (c: Choice) =>
    c.parts.kind === first.parts.kind &&
    chipSpot(c) === chipSpot(first) &&
    otherSpot(c) === otherSpot(first) &&
    c.parts.seat === first.parts.seat &&
    String(gemsOf(c)) === String(gemsOf(first));
  const unnamed = left.filter((c) => !c.parts.arrow);
  return left.every(isSame) && unnamed.length === 1 ? unnamed[0]! : null;
}

/** The other arrows that could pay for a chip, where there are any. */
export const otherArrows = (choices: readonly Choice[], at: string): readonly Choice[] =>
  choices.filter((c) => c.parts.kind === 'play' && c.parts.arrow && chipSpot(c) === at);

/** What can be pointed at next, for the lights on the table. */
export type Lit = {
  chips: Set<string>;
  others: Set<string>;
  gems: Set<number>;
  seats: Set<string>;
};

export function lit(left: readonly Choice[], pile: readonly number[], p: Picked): Lit {
  const out: Lit = { chips: new Set(), others: new Set(), gems: new Set(), seats: new Set() };
  const picked = p.gems.map((i) => pile[i] ?? 0);
  for (const c of left) {
    const [chip, other, seat] = [chipSpot(c), otherSpot(c), seatOf(c)];
    if (chip) out.chips.add(chip);
    // As which a chip is used is asked once the chip is pointed at.
    if (other && (p.chip || !chip)) out.others.add(other);
    if (seat) out.seats.add(seat);
    for (const value of gemsOf(c)) {
      if (count(gemsOf(c), value) > count(picked, value)) out.gems.add(value);
    }
  }
  // Who is meant in any case need not be pointed at.
  if (out.seats.size === 1 && left.length > 1 && left.every(seatOf)) out.seats.clear();
  return out;
}

/** What pointing at something makes of the picks: it goes with them, or starts anew. */
export function point(
  choices: readonly Choice[],
  pile: readonly number[],
  p: Picked,
  at: Partial<Picked>,
): Picked | null {
  const next = { ...p, ...at };
  if (narrow(choices, pile, next).length > 0) return next;
  const anew = { ...nothing, ...at };
  // Of several gems the last one pointed at begins anew.
  if (at.gems) anew.gems = at.gems.slice(-1);
  return narrow(choices, pile, anew).length > 0 ? anew : null;
}

/** Whose pile the gems of the choices lie in: one's own, unless one commands somebody else. */
export function pileOf(
  choices: readonly Choice[],
  picture: PuzzleStrikePicture,
  you: string | null,
): PilePicture | null {
  const of = (seat: string | undefined | null) =>
    picture.piles.find((p) => p.owners.includes(seat ?? '')) ?? null;
  const mine = of(you);
  const asked = choices.filter((c) => gemsOf(c).length > 0);
  if (asked.length === 0 || !mine) return mine;
  // A choice about a chip says itself whose pile that lies in.
  const told = asked.find((c) => c.parts.zone === 'pile' && c.parts.seat);
  if (told) return of(told.parts.seat) ?? mine;
  const isMine = asked.every((c) => within(gemsOf(c), mine.gems));
  const atMe = asked.some((c) => c.parts.seat && mine.owners.includes(c.parts.seat));
  return isMine && !atMe ? mine : (of(picture.playing.at(-1)?.seat) ?? mine);
}

/** What lies open on the table, where it can be pointed at. */
export type Sight = { chips: ReadonlySet<string>; gems: readonly number[] };

export function sightOf(
  picture: PuzzleStrikePicture | null,
  you: string | null,
  pile: PilePicture | null,
): Sight {
  // There is no hand before the first turn.
  const hand = picture?.phase ? picture.players.find((p) => p.seat === you)?.hand : null;
  const strays = picture?.piles.find((p) => p.owners.includes(you ?? ''))?.chips;
  const chips = [
    ...(hand ?? []).map((chip) => spot('hand', chip)),
    ...(picture?.bank ?? []).map((s) => spot('bank', s.chip)),
    ...(strays ?? []).map((chip) => spot('pile', chip)),
  ];
  return { chips: new Set(chips), gems: pile?.gems ?? [] };
}
