// From what was told to what moves on the screen: a list of effects, each with its moment.
// The table below is always drawn as it is now; effects only replay how it came about.
import type { FlashDuelPicture, Line } from '../../wire';

/** `where` is the space at which it is seen: pawns move on while things happen. */
export type Effect = { at: number; ms: number; where: number } & (
  | { kind: 'step'; seat: string; from: number; to: number; how: string }
  | { kind: 'play'; seat: string; cards: number[]; as: string }
  | { kind: 'clash'; space: number; by: string; as: 'attack' | 'strike' }
  | { kind: 'block'; seat: string }
  | { kind: 'hit'; seat: string }
  | { kind: 'draw'; seat: string; number: number | null }
  | { kind: 'ability'; seat: string; ability: string }
  | { kind: 'token'; side: string }
);

type Without<T> = T extends unknown ? Omit<T, 'at' | 'ms' | 'where'> : never;
type Bare = Without<Effect>;
type Meld = { number: number; hand: number; stash?: boolean; drawn?: boolean; lent?: unknown };
type Told = Record<string, unknown> & { event: string };

const MS: Record<Effect['kind'], number> = {
  step: 340,
  play: 420,
  clash: 380,
  block: 340,
  hit: 460,
  draw: 110,
  ability: 520,
  token: 400,
};
/** However much happened, it is shown within this time. */
export const LONGEST = 3200;

const seatName = (seat: unknown): string =>
  typeof seat === 'number' ? `P${seat + 1}` : String(seat);

function meldCards(meld: Meld): number[] {
  const aside = (meld.stash ? 1 : 0) + (meld.drawn ? 1 : 0) + (meld.lent ? 1 : 0);
  return Array<number>(Math.max(1, meld.hand + aside)).fill(meld.number);
}

function of(e: Told): Bare[] {
  const seat = seatName(e['seat'] ?? e['by']);
  const one = () => [(e['card'] as { number: number }).number];
  const step = (how: string): Bare => ({
    kind: 'step',
    seat,
    from: e['from'] as number,
    to: e['to'] as number,
    how,
  });
  const play = (cards: number[], as: string): Bare => ({ kind: 'play', seat, cards, as });
  const meld = () => meldCards(e['with'] as Meld);
  const space = e['space'] as number;
  switch (e.event) {
    case 'moved':
      return [play(one(), 'move'), step('move')];
    case 'pushed':
      return [play(one(), 'push')];
    case 'displaced':
      return [step(String(e['how']))];
    case 'attacked':
      return [play(meld(), 'attack'), { kind: 'clash', space, by: seat, as: 'attack' }];
    case 'dashed':
      return [play(one(), 'dash'), step('dash')];
    case 'struck':
      return [play(meld(), 'strike'), { kind: 'clash', space, by: seat, as: 'strike' }];
    case 'blocked':
      return [play(meld(), 'block'), { kind: 'block', seat }];
    case 'helped':
      return [play([(e['dash'] as { number: number }).number, ...meld()], 'block'), step('dash')];
    case 'retreated':
      return [play(one(), 'retreat'), step('retreat')];
    case 'hit-taken':
      return [{ kind: 'hit', seat }];
    case 'drew':
    case 'drew-openly':
      return [{ kind: 'draw', seat, number: e['number'] as number }];
    case 'drew-unseen':
      return [{ kind: 'draw', seat, number: null }];
    case 'announced':
    case 'play-announced':
      return [{ kind: 'ability', seat, ability: String(e['ability']) }];
    case 'round-won':
      return [{ kind: 'token', side: String(e['side']) }];
    default:
      return [];
  }
}

/** Pawns that stand elsewhere without any event saying so (a new round, a missed stretch). */
function unexplained(before: FlashDuelPicture, after: FlashDuelPicture, told: Bare[]): Bare[] {
  const out: Bare[] = [];
  for (const f of after.fighters) {
    const was = before.fighters.find((b) => b.seat === f.seat);
    const steps = told.filter((t) => t.kind === 'step' && t.seat === f.seat);
    const last = steps.at(-1);
    const from = last?.kind === 'step' ? last.to : was?.space;
    if (from === undefined || was?.space === 0 || from === f.space) continue;
    out.push({ kind: 'step', seat: f.seat, from, to: f.space, how: 'put' });
  }
  return out;
}

/** What a line shows. An event this client does not know is no reason to show nothing else. */
function shownBy(line: Line): Bare[] {
  const event = line.event as Told | null;
  if (!event || typeof event.event !== 'string') return [];
  try {
    return of(event);
  } catch {
    return [];
  }
}

/** The numbers that left a hand with this line, in their order. */
export const playedBy = (line: Line): number[] =>
  shownBy(line).flatMap((b) => (b.kind === 'play' ? b.cards : []));

export function effects(
  before: FlashDuelPicture | null,
  after: FlashDuelPicture | null,
  lines: readonly Line[],
): Effect[] {
  const told = lines.flatMap(shownBy);
  const bare = before && after ? [...told, ...unexplained(before, after, told)] : told;
  return inTime(bare, before ?? after);
}

function inTime(bare: Bare[], start: FlashDuelPicture | null): Effect[] {
  let at = 0;
  const stands = new Map(start?.fighters.map((f) => [f.seat, f.space]));
  const out = bare.map((b) => {
    const ms = MS[b.kind];
    const where = b.kind === 'clash' ? b.space : 'seat' in b ? (stands.get(b.seat) ?? 9) : 9;
    if (b.kind === 'step') stands.set(b.seat, b.to);
    const effect = { ...b, at, ms, where } as Effect;
    at += b.kind === 'play' ? ms * 0.5 : ms;
    return effect;
  });
  const scale = Math.min(1, LONGEST / Math.max(1, at));
  return out.map((e) => ({ ...e, at: Math.round(e.at * scale), ms: Math.round(e.ms * scale) }));
}
