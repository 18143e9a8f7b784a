// Where one round ends and the next begins in what was told: its end is shown before the table is
// laid out anew, so that nobody reads of a new round while the last blow is still falling.
import type { Frame, Line } from '../../wire';
import { duelOf } from './duel.svelte';

const isStart = (l: Line): boolean =>
  (l.event as { event?: string } | null)?.event === 'round-started';

/** The lines of the old round, and those of the new one; all are new if no round ended. */
export function partAtRound(lines: readonly Line[]): [Line[], Line[]] {
  const at = lines.findLastIndex(isStart);
  return [lines.slice(0, Math.max(0, at)), lines.slice(Math.max(0, at))];
}

/** Where each round begins in a replay. */
export function roundsOf(frames: readonly Frame[]): { round: number; at: number }[] {
  const out: { round: number; at: number }[] = [];
  frames.forEach((f, at) => {
    const round = duelOf(f.picture)?.round ?? 0;
    if (round > (out.at(-1)?.round ?? 0)) out.push({ round, at });
  });
  return out;
}
