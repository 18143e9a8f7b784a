// What was told of a match, and what of it still holds.
import type { Line } from '../wire';

/** The numbers of the lines whose moves were taken back. */
export const undone = (lines: readonly Line[]): Set<number> =>
  new Set(lines.flatMap((l) => l.undoes ?? []));

/** The name of the event that a line tells of; none where only the hall speaks. */
export function kindOf(line: Line): string | null {
  const { event } = (line.event ?? {}) as { event?: unknown };
  return typeof event === 'string' ? event : null;
}

/** The numbers of the lines that are the first to be said of something that so begins. */
export function firstSaid(
  lines: readonly Line[],
  begins: ((line: Line) => boolean) | undefined,
): Set<number> {
  const out = new Set<number>();
  let isNew = false;
  for (const l of lines) {
    isNew ||= begins?.(l) ?? false;
    if (!isNew || !l.words) continue;
    out.add(l.n);
    isNew = false;
  }
  return out;
}

/** What still holds of what was told. */
export function standing(lines: readonly Line[]): Line[] {
  const gone = undone(lines);
  return lines.filter((l) => !gone.has(l.n));
}
