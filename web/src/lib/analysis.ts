// What an analysis shows, reckoned from what the hall found: lines, places, turning points.
import type { Analysed, Estimate, JudgedPoint, Replay, SideCurve } from '../wire';
import { percent } from './advice';

/** The size of the drawing, in its own units; it is stretched to the width there is. */
export const size = { wide: 300, high: 96 } as const;

/** How each side is told apart without its colour. */
const MARKS = ['●', '▲', '■', '◆', '★', '▼'] as const;
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4', '1 4'] as const;
const COLORS = ['west', 'east', 'ember', 'good', 'soft', 'ink'] as const;

export type Line = {
  side: SideCurve;
  /** Who plays for it. */
  name: string;
  mark: string;
  dash: string;
  color: string;
  path: string;
};

const nth = <T>(of: readonly T[], n: number): T => of[n % of.length] as T;

export const xOf = (at: number, last: number): number =>
  last <= 0 ? 0 : (Math.min(at, last) / last) * size.wide;
export const yOf = (chance: number): number => (1 - chance) * size.high;

/** Where badges of this width stand beside each other, each as near to its place as there is room
 * up to the edge. */
export function apart(places: readonly number[], badge: number, edge: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => nth(places, a) - nth(places, b));
  // Whoever touches the next one makes a row with it, around the middle of where they belong.
  const rows: { members: number[]; from: number }[] = [];
  const middle = (members: readonly number[]) =>
    members.reduce((sum, m, i) => sum + nth(places, m) - i * badge, 0) / members.length;
  for (const i of order) {
    let row = { members: [i], from: nth(places, i) };
    for (let before = rows.at(-1); before; before = rows.at(-1)) {
      if (before.from + before.members.length * badge <= row.from) break;
      const members = [...before.members, ...row.members];
      row = { members, from: middle(members) };
      rows.pop();
    }
    rows.push(row);
  }
  const found = [...places];
  let n = 0;
  for (const { members, from } of rows) {
    for (const [i, member] of members.entries()) {
      // As many as stand before and after it need their room at the edges.
      const most = edge - (places.length - 1 - n) * badge;
      found[member] = Math.max(n * badge, Math.min(most, from + i * badge));
      n += 1;
    }
  }
  return found;
}

/** The step of the replay at this share of the width. */
export const stepAt = (share: number, last: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * last);

/** A line through all estimates; before the first one there is nothing to say. */
export function pathOf(curve: readonly Estimate[], last: number): string {
  const round = (n: number) => Math.round(n * 10) / 10;
  const place = (e: Estimate) => `${round(xOf(e.at, last))} ${round(yOf(e.chance))}`;
  return curve.map((e, i) => `${i === 0 ? 'M' : 'L'}${place(e)}`).join('');
}

/** What a side was last thought to have. */
export function chanceAt(curve: readonly Estimate[], at: number): number | null {
  return curve.findLast((e) => e.at <= at)?.chance ?? null;
}

export function nameOf(replay: Replay, seat: string): string {
  return replay.line.seats.find((s) => s.seat === seat)?.name || seat;
}

export function linesOf(found: Analysed, replay: Replay): Line[] {
  const last = replay.frames.length - 1;
  return found.sides.map((side, i) => {
    const people = side.seats.map((seat) => nameOf(replay, seat)).join(', ');
    return {
      side,
      name: side.name && side.seats.length > 1 ? `${side.name}: ${people}` : people,
      mark: nth(MARKS, i),
      dash: nth(DASHES, i),
      color: nth(COLORS, i),
      path: pathOf(side.curve, last),
    };
  });
}

/** The mistakes that cost most, of one seat or of all. */
export function turningPoints(found: Analysed, seat: string | null): JudgedPoint[] {
  const of = seat === null ? found : found.seats.find((s) => s.seat === seat);
  return (of?.swings ?? []).flatMap((i) => found.points[i] ?? []);
}

/** From what could have been to what was made of it. */
export const drop = (point: JudgedPoint): string =>
  `${percent(point.best.chance)} → ${percent(point.played.chance)}`;
