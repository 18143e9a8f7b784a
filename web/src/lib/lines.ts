// What was told of a match, and what of it still holds.
import type { Line } from '../wire';

/** The numbers of the lines whose moves were taken back. */
export const undone = (lines: readonly Line[]): Set<number> =>
  new Set(lines.flatMap((l) => l.undoes ?? []));

/** What still holds of what was told. */
export function standing(lines: readonly Line[]): Line[] {
  const gone = undone(lines);
  return lines.filter((l) => !gone.has(l.n));
}
