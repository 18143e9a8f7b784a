// The last roll of dice, as the table has told it: whoever looks away for a moment still sees it.
import type { FantasyClashPicture, Line, ModPicture, RollPicture } from '../../wire';
import { fc } from './words/en';

export type RollSide = {
  /** Whose card it is; none where nobody said. */
  seat: string | null;
  unit: string;
  space: string;
  dice: number[];
  discarded: number | null;
  printed: number;
  mods: ModPicture[];
  total: number;
  blow: boolean;
};
export type Roll = {
  /** The line that told it, to see that it is a new one. */
  n: number;
  name: string | null;
  sides: RollSide[];
  needed: number | null;
  verdict: 'attacker_won' | 'defender_won' | 'tie' | 'both_fell' | 'made' | 'failed' | null;
};
type Told = Record<string, unknown> & { event: string };
type Tally = Omit<RollSide, 'seat' | 'total' | 'discarded'> & { score: number; dropped: boolean };

const eventOf = (line: Line): Told | null => {
  const event = line.event as Told | null;
  return event && typeof event.event === 'string' ? event : null;
};

/** The first of the lowest dice does not count where one is discarded. */
export const lowest = (dice: readonly number[], dropped: boolean): number | null =>
  dropped && dice.length > 0 ? dice.indexOf(Math.min(...dice)) : null;

function sideOf(t: Tally, seat: string | null): RollSide {
  const { unit, space, dice, printed, mods, blow } = t;
  return {
    seat,
    unit,
    space,
    dice,
    printed,
    mods,
    blow,
    total: t.score,
    discarded: lowest(dice, t.dropped),
  };
}

function nameOf(purpose: unknown): string | null {
  if (typeof purpose === 'string') return purpose;
  return purpose ? String(Object.values(purpose as object)[0] ?? '') : null;
}

/** Whose deed a line tells. */
function seatOf(line: Line | undefined): string | null {
  const seat = line && eventOf(line)?.['seat'];
  return typeof seat === 'string' ? seat : null;
}

/** Who rolled last for the attack or the defence. */
const rollerOf = (before: readonly Line[], purpose: string): string | null =>
  seatOf(before.findLast((line) => eventOf(line)?.['purpose'] === purpose));

/** Dice that lie on the table and may still be rolled again. */
export const lying = (roll: RollPicture): Roll => ({
  n: 0,
  name: roll.name,
  sides: roll.sides,
  needed: roll.needed,
  verdict: null,
});

/** The last roll since the turn before this one began; none after a longer time. */
export function lastRoll(lines: readonly Line[], p: FantasyClashPicture): Roll | null {
  if (p.roll) return lying(p.roll);
  let turns = 0;
  for (let i = lines.length - 1; i >= 0 && turns < 2; i -= 1) {
    const line = lines[i];
    const e = line ? eventOf(line) : null;
    if (!line || !e) continue;
    if (e.event === 'turn_began') turns += 1;
    if (e.event === 'fought') {
      const by = (purpose: string) => rollerOf(lines.slice(0, i), purpose);
      const sides = [
        sideOf(e['attack'] as Tally, by('attack')),
        sideOf(e['defence'] as Tally, by('defence')),
      ];
      const verdict = e['verdict'] as Roll['verdict'];
      return { n: line.n, name: null, sides, needed: null, verdict };
    }
    if (e.event === 'rolled') return single(line.n, e, lines.slice(0, i));
  }
  return null;
}

/** The last roll in one line, where there is no room for its dice. */
export function resultOf(roll: Roll): string {
  const sides = roll.sides.map((s) => [s.unit || (roll.name ?? ''), s.total].join(' ').trim());
  const needed = roll.needed === null ? [] : [fc.needs(roll.needed)];
  const said = [...sides, ...needed].join(', ');
  return roll.verdict ? `${said}: ${fc.verdicts[roll.verdict]}.` : `${said}.`;
}

/** A roll of one card: its dice were told before its total. */
function single(n: number, e: Told, before: readonly Line[]): Roll {
  const isDice = (t: Told | null) => t?.event === 'dice_rolled' || t?.event === 'rerolled';
  const told = before.findLast((line) => isDice(eventOf(line)));
  const dice = ((told && eventOf(told)?.['dice']) as number[] | undefined) ?? [];
  const mods = (e['mods'] as ModPicture[] | undefined) ?? [];
  const total = Number(e['total']);
  const side = { unit: '', space: String(e['space'] ?? ''), dice, printed: 0, mods, total };
  return {
    n,
    name: nameOf(e['purpose']),
    sides: [{ ...side, seat: null, discarded: lowest(dice, e['dropped'] === true), blow: false }],
    needed: Number(e['needed']),
    verdict: e['made'] === true ? 'made' : 'failed',
  };
}
