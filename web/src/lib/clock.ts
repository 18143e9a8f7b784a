// Time left, in words that fit beside a name.
import type { Clock, TableNow } from '../wire';

export function left(ms: number): string {
  const clamped = Math.max(0, ms);
  if (clamped < 10_000) return (Math.floor(clamped / 100) / 10).toFixed(1);
  const seconds = Math.ceil(clamped / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** What a seat has left now: only clocks of seats that owe an answer run. */
export function leftNow(table: TableNow, seat: string, since: number): number | null {
  const place = table.seats.findIndex((s) => s.seat === seat);
  const ms = table.left[place];
  if (table.clock.kind === 'none' || ms === undefined) return null;
  const runs = table.status === 'running' && table.waiting.includes(seat);
  return Math.max(0, runs ? ms - since : ms);
}

export const isShort = (ms: number, clock: Clock): boolean =>
  ms < (clock.kind === 'per-move' ? Math.min(10_000, clock.seconds * 250) : 20_000);

/** A moment as people say it: the time if it was today, else the day. */
export function day(at: number, now = Date.now()): string {
  // Some clocks tell seconds, some milliseconds: a day far in the past gives it away.
  const date = new Date(at < 1e11 ? at * 1000 : at);
  if (date.toDateString() === new Date(now).toDateString()) {
    return date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  }
  return date.toLocaleDateString([], { day: 'numeric', month: 'short', year: 'numeric' });
}
