// Effects as things that move from one place on the screen to another.
import type { Effect } from './effects';
import { gemName, gemValue } from './chips';

export type Point = { x: number; y: number };
export type Flight = {
  kind: 'fly' | 'show' | 'shard' | 'clash' | 'cry';
  from: Point;
  to: Point;
  at: number;
  ms: number;
  /** A gem of this value, or this chip. */
  value?: number;
  chip?: string;
  hard?: boolean;
  level?: number;
};

/** Where something lies, by the name of its anchor; none while it is out of sight. */
export type Where = (anchor: string) => Point | null;

const SHARDS = 7;
/** Of many gems so many are seen flying. */
const MOST = 6;
const STAGGER = 55;

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 30 });

function shards(at: Point, value: number, e: Effect): Flight[] {
  return Array.from({ length: SHARDS }, (_, i) => {
    const angle = (i / SHARDS) * Math.PI * 2;
    const to = { x: at.x + Math.cos(angle) * 70, y: at.y + Math.sin(angle) * 70 };
    return { kind: 'shard', from: at, to, at: e.at, ms: e.ms, value };
  });
}

function gems(from: Point, to: Point, n: number, e: Effect, hard = false): Flight[] {
  return Array.from({ length: Math.min(n, MOST) }, (_, i) => {
    const aside = (i - (Math.min(n, MOST) - 1) / 2) * 14;
    const shift = (p: Point) => ({ x: p.x + aside, y: p.y });
    const at = e.at + i * STAGGER;
    return { kind: 'fly', from: shift(from), to: shift(to), at, ms: e.ms, value: 1, hard };
  });
}

function chipOrGem(chip: string): { chip: string } | { value: number } {
  const value = gemValue(chip);
  return value ? { value } : { chip };
}

/** The pile that the gems in the air were last sent from, for the place where they collide. */
function middleOf(all: readonly Effect[], e: Effect, where: Where): Point | null {
  const sent = all.findLast((o) => o.kind === 'send' && o.at <= e.at);
  const own = 'pile' in e ? where(`pile ${e.pile}`) : null;
  if (sent?.kind !== 'send') return own;
  const [a, b] = [where(`pile ${sent.from}`), where(`pile ${sent.to}`)];
  return a && b ? between(a, b) : own;
}

function of(e: Effect, all: readonly Effect[], where: Where): Flight[] {
  const both = (a: Point | null, b: Point | null, make: (a: Point, b: Point) => Flight[]) =>
    a && b ? make(a, b) : [];
  const still = (p: Point | null, make: (p: Point) => Flight[]) => (p ? make(p) : []);
  const { at, ms } = e;
  switch (e.kind) {
    case 'ante':
      return both(
        where(`bank ${gemName(e.value)}`) ?? where(`seat ${e.pile}`),
        where(`pile ${e.pile}`),
        (from, to) => [{ kind: 'fly', from, to, at, ms, value: e.value }],
      );
    case 'combine':
      return still(where(`pile ${e.pile}`), (p) =>
        e.gems.map((value, i) => ({
          kind: 'fly',
          from: { x: p.x + (i === 0 ? -60 : 60), y: p.y },
          to: p,
          at,
          ms,
          value,
        })),
      );
    case 'break':
      return still(where(`pile ${e.pile}`), (p) => e.gems.flatMap((v) => shards(p, v, e)));
    case 'vanish':
      return still(where(`pile ${e.pile}`), (p) => shards(p, e.value, e));
    case 'send': {
      // What is answered meets half way; what nobody answered goes all the way.
      const isMet = all.some((o) => o.kind === 'negate' && o.at >= e.at);
      return both(where(`pile ${e.from}`), where(`pile ${e.to}`), (from, to) =>
        gems(from, isMet ? between(from, to) : to, e.n, e, e.hard),
      );
    }
    case 'negate': {
      const middle = middleOf(all, e, where);
      return both(where(`pile ${e.pile}`), middle, (from, to) => [
        ...gems(from, to, e.n, { ...e, ms: ms * 0.5 }),
        { kind: 'clash', from: to, to, at: at + ms * 0.4, ms },
      ]);
    }
    case 'land':
      return still(where(`pile ${e.to}`), (to) => gems({ x: to.x, y: to.y - 120 }, to, e.n, e));
    case 'float':
      return still(where(`pile ${e.from}`), (p) => gems(p, { x: p.x, y: p.y - 160 }, e.n, e));
    case 'destroy':
      return still(where(`pile ${e.from}`), (p) => shards({ x: p.x, y: p.y - 80 }, 1, e));
    case 'play':
      return still(where(`air ${e.seat}`) ?? where(`seat ${e.seat}`), (p) => [
        { kind: 'show', from: p, to: p, at, ms, chip: e.as ?? e.chip },
      ]);
    case 'get':
      return both(where(`bank ${e.chip}`), where(`seat ${e.seat}`), (from, to) => [
        { kind: 'fly', from, to, at, ms, ...chipOrGem(e.chip) },
      ]);
    case 'trash':
      return both(where(`seat ${e.seat}`), where(`bank ${e.chip}`), (from, to) => [
        { kind: 'fly', from, to, at, ms, ...chipOrGem(e.chip) },
      ]);
    case 'panic':
      return still(where('table'), (p) => [
        { kind: 'cry', from: p, to: p, at, ms: ms * 1.6, level: e.level },
      ]);
    case 'lose':
      return still(where(`seat ${e.seat}`), (p) => [{ kind: 'clash', from: p, to: p, at, ms }]);
  }
}

export const flights = (all: readonly Effect[], where: Where): Flight[] =>
  all.flatMap((e) => of(e, all, where));
