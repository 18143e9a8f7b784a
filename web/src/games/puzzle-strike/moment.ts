// What is coming at somebody just now, and what he can do against it.
import type { Choice, PuzzleStrikePicture, TableNow } from '../../wire';

export type Coming =
  | { what: 'gems'; from: string; to: string; gems: number; hard: boolean }
  | { what: 'fist'; from: string; chip: string; as: string | null };

/** The gems in the air, or the fist that is aimed at this player; gems in the air come first. */
export function coming(p: PuzzleStrikePicture, you: string | null): Coming | null {
  if (p.send) {
    const { from, to, gems, uncounterable } = p.send;
    return { what: 'gems', from, to, gems, hard: uncounterable };
  }
  const fist = p.playing.findLast((c) => c.aimed_at.length > 0);
  if (!fist || (you && !fist.aimed_at.includes(you))) return null;
  return { what: 'fist', from: fist.seat, chip: fist.chip, as: fist.played_as };
}

const isReaction = (c: Choice): boolean => c.parts.kind === 'react';
export const canReact = (choices: readonly Choice[]): boolean => choices.some(isReaction);

/** Whether nothing is asked but to react or to let it come. */
export const isReacting = (choices: readonly Choice[]): boolean =>
  choices.length > 0 && choices.every((c) => isReaction(c) || c.parts.kind === 'pass');

/** The chips that can answer, wherever they lie. */
export const answers = (choices: readonly Choice[]): string[] => [
  ...new Set(choices.flatMap((c) => (c.parts.kind === 'react' ? (c.parts.chip ?? []) : []))),
];

/** How far the bank is from the next level, in empty stacks. */
export const untilPanic = (p: PuzzleStrikePicture): number | null =>
  p.next_panic_at === null ? null : Math.max(0, p.next_panic_at - p.empty_stacks);

/** The players in the order in which the table shows them: mine first, then as they sit. */
export function around<T extends { owners: readonly string[] }>(
  piles: readonly T[],
  you: string | null,
): T[] {
  const at = piles.findIndex((p) => p.owners.includes(you ?? ''));
  return at <= 0 ? [...piles] : [...piles.slice(at), ...piles.slice(0, at)];
}

/** How a player is called, as the hall does it: by his character if only he plays it. */
export function calledAt(table: TableNow, seat: string): string {
  const players = table.picture?.game === 'puzzle-strike' ? table.picture.players : [];
  const who = players.find((p) => p.seat === seat)?.who;
  if (!who) return table.seats.find((s) => s.seat === seat)?.name || seat;
  return players.filter((p) => p.who === who).length > 1 ? `${who} (${seat})` : who;
}
