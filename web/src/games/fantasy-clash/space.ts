// Where things lie: spaces by name, as the rules call them, and where they are seen from one's own
// side of the battlefield.
import type { FantasyClashPicture } from '../../wire';

export type Side = 'south' | 'north';
export type Place = { column: number; row: number };

/** `C5` is the third column of the fifth row, both counted from 0. */
export function placeOf(space: string): Place {
  return { column: space.charCodeAt(0) - 65, row: Number(space.slice(1)) - 1 };
}
export const spaceAt = ({ column, row }: Place): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

/** The side from which the battlefield is seen: one's own, or South's. */
export function sideOf(p: FantasyClashPicture, you: string | null): Side {
  return p.armies.find((a) => a.seat === you)?.side === 'north' ? 'north' : 'south';
}

/** Where a space is on the screen, counted from the upper left: one's own back row is lowest. */
export function seenAt(space: string, side: Side, p: { columns: number; rows: number }): Place {
  const { column, row } = placeOf(space);
  return side === 'south'
    ? { column, row: p.rows - 1 - row }
    : { column: p.columns - 1 - column, row };
}

/** The space at a place of the screen. */
export function under(at: Place, side: Side, p: { columns: number; rows: number }): string {
  return side === 'south'
    ? spaceAt({ column: at.column, row: p.rows - 1 - at.row })
    : spaceAt({ column: p.columns - 1 - at.column, row: at.row });
}

/** All spaces as they are read on the screen, row by row. */
export function spacesOf(p: { columns: number; rows: number }, side: Side): string[] {
  const all = Array.from({ length: p.columns * p.rows }, (_, i) => i);
  return all.map((i) => under({ column: i % p.columns, row: Math.floor(i / p.columns) }, side, p));
}

export type Ground = 'home' | 'back' | 'gap';

/** Whose ground a space is: a home row, a back row, or the field between the armies. */
export function groundOf(
  space: string,
  p: { rows: number; home_rows: number },
): { of: Side | null; is: Ground } {
  const { row } = placeOf(space);
  if (row < p.home_rows) return { of: 'south', is: row === 0 ? 'back' : 'home' };
  if (row >= p.rows - p.home_rows) return { of: 'north', is: row === p.rows - 1 ? 'back' : 'home' };
  return { of: null, is: 'gap' };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space that an arrow key leads to on the screen; none at an edge or for another key. */
export function walked(
  from: string,
  key: string,
  side: Side,
  p: { columns: number; rows: number },
): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const at = seenAt(from, side, p);
  const to = { column: at.column + step[0], row: at.row + step[1] };
  const isOn = to.column >= 0 && to.column < p.columns && to.row >= 0 && to.row < p.rows;
  return isOn ? under(to, side, p) : null;
}
