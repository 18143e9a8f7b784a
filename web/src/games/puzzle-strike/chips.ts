// What a chip looks like, and chips in order. Texts and icons come from the rulebook.
import type { CardLine, ChipCount, StackPicture } from '../../wire';

export type Look = {
  name: string;
  kind: string;
  cost: number | null;
  colors: readonly string[];
  icons: readonly string[];
  /** What a gem is worth; none for other chips. */
  gem: number | null;
};

export const gemValue = (name: string): number | null => {
  const value = /^([1-4])-gem$/.exec(name)?.[1];
  return value ? Number(value) : null;
};
export const gemName = (value: number): string => `${value}-gem`;

export function lookOf(name: string, card: CardLine | undefined): Look {
  const gem = gemValue(name);
  return {
    name,
    kind: card?.kind ?? (gem ? 'gem' : ''),
    cost: card?.cost ?? null,
    colors: card?.colors ?? [],
    icons: card?.icons ?? [],
    gem,
  };
}

/** Chips with a banner come first, then gems by value, then Wounds: what one acts with lies left. */
export function ordered(chips: readonly string[], look: (name: string) => Look): string[] {
  const rank = (name: string) => {
    const { gem, colors } = look(name);
    if (gem) return 20 - gem;
    return colors.length > 0 ? 0 : 30;
  };
  return [...chips].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Twins get names of their own, so that a drawn chip comes in and the others stay. */
export const keyed = <T>(all: readonly T[]): { it: T; i: number; key: string }[] =>
  all.map((it, i) => ({
    it,
    i,
    key: `${String(it)}.${all.slice(0, i).filter((o) => o === it).length}`,
  }));

/** Chips one by one, counted. */
export function counted(chips: readonly string[]): ChipCount[] {
  const names = [...new Set(chips)];
  return names.map((chip) => ({ chip, count: chips.filter((c) => c === chip).length }));
}

export const total = (counts: readonly ChipCount[]): number =>
  counts.reduce((sum, c) => sum + c.count, 0);

/** The stacks every bank has, and those this game was dealt. */
export function shelves(
  bank: readonly StackPicture[],
  look: (name: string) => Look,
): { fixed: StackPicture[]; puzzle: StackPicture[] } {
  const isPuzzle = (s: StackPicture) => look(s.chip).kind === 'puzzle';
  return { fixed: bank.filter((s) => !isPuzzle(s)), puzzle: bank.filter(isPuzzle) };
}

/** So much of the way to the danger line, for the colour of a vessel. */
export function alarm(total: number, limit: number): 'calm' | 'near' | 'over' {
  if (total >= limit) return 'over';
  return total >= limit - 3 ? 'near' : 'calm';
}

/** What stands on a face too small for its name and without an icon. */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .slice(0, 3)
    .join('');

/** Chips one by one, in their order; what lies face down has no name and is left out. */
export const each = (chips: readonly (string | null)[]): ChipCount[] =>
  chips.flatMap((chip) => (chip === null ? [] : [{ chip, count: 1 }]));

/** How many chips lie face down among these. */
export const faceDown = (chips: readonly (string | null)[]): number =>
  chips.filter((chip) => chip === null).length;
