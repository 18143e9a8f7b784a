// From what was told to what moves on the screen: a list of effects, each with its moment.
// The table below is always drawn as it is now; effects only replay how it came about.
import type { Line, PuzzleStrikePicture } from '../../wire';

/** `seat` is a player; `pile`, `from` and `to` are the seats that stand for piles. */
export type Effect = { at: number; ms: number } & (
  | { kind: 'ante'; pile: string; value: number }
  | { kind: 'combine'; pile: string; gems: number[]; value: number }
  | { kind: 'break'; pile: string; gems: number[] }
  | { kind: 'send'; from: string; to: string; n: number; hard: boolean }
  | { kind: 'negate'; pile: string; n: number }
  | { kind: 'land'; to: string; n: number }
  | { kind: 'float'; from: string; n: number }
  | { kind: 'destroy'; from: string; n: number }
  | { kind: 'vanish'; pile: string; value: number }
  | { kind: 'play'; seat: string; chip: string; as: string | null; reacts: boolean }
  | { kind: 'get'; seat: string; chip: string }
  | { kind: 'trash'; seat: string; chip: string }
  | { kind: 'panic'; level: number }
  | { kind: 'lose'; seat: string }
);
type Without<T> = T extends unknown ? Omit<T, 'at' | 'ms'> : never;
export type Bare = Without<Effect>;
type Told = Record<string, unknown> & { event: string };

const MS: Record<Effect['kind'], number> = {
  ante: 520,
  combine: 520,
  break: 380,
  send: 620,
  negate: 460,
  land: 460,
  float: 420,
  destroy: 420,
  vanish: 360,
  play: 560,
  get: 420,
  trash: 360,
  panic: 900,
  lose: 900,
};
/** Before this has passed the next thing begins: much happens at once on a table. */
const OVERLAP = 0.72;
/** However much happened, it is shown within this time. */
export const LONGEST = 2600;

const values = (gems: unknown): number[] =>
  Array.isArray(gems) ? gems.map(Number).filter((v) => v > 0) : [];

/** The seat that stands for the pile of this player. */
const pileOf = (p: PuzzleStrikePicture | null, seat: string): string =>
  p?.piles.find((pile) => pile.owners.includes(seat))?.seat ?? seat;

function of(e: Told, p: PuzzleStrikePicture | null): Bare[] {
  const seat = String(e['seat'] ?? e['by'] ?? '');
  const pile = pileOf(p, seat);
  const [value, n] = [Number(e['value']), Number(e['n'])];
  const chip = String(e['chip'] ?? '');
  const [from, to] = [pileOf(p, String(e['from'])), pileOf(p, String(e['to']))];
  const gems = values(e['gems']);
  switch (e.event) {
    case 'anted':
    case 'gem_moved_to_pile':
      return [{ kind: 'ante', pile, value }];
    case 'combined':
      return [{ kind: 'combine', pile, gems, value: gems.reduce((a, b) => a + b, 0) }];
    case 'broke':
      return [{ kind: 'break', pile, gems }];
    case 'gem_trashed':
    case 'gem_left_pile':
      return [{ kind: 'vanish', pile, value }];
    case 'sent':
      return [{ kind: 'send', from, to, n, hard: e['uncounterable'] === true }];
    case 'negated':
      return [{ kind: 'negate', pile, n }];
    case 'landed':
      return [{ kind: 'land', to, n }];
    case 'floated':
      return [{ kind: 'float', from, n }];
    case 'destroyed':
      return [{ kind: 'destroy', from, n }];
    case 'played':
    case 'played_again':
      return [{ kind: 'play', seat, chip, as: null, reacts: false }];
    case 'played_as':
      return [{ kind: 'play', seat, chip, as: String(e['copied']), reacts: false }];
    case 'reacted':
      return [{ kind: 'play', seat, chip, as: null, reacts: true }];
    case 'bought':
    case 'gained':
    case 'took_from_bank':
      return [{ kind: 'get', seat, chip }];
    case 'trashed':
      return [{ kind: 'trash', seat, chip }];
    case 'panic_time':
      return [{ kind: 'panic', level: Number(e['level']) }];
    case 'lost':
    case 'eliminated':
      return [{ kind: 'lose', seat }];
    default:
      return [];
  }
}

/** What a line shows. An event this client does not know is no reason to show nothing else. */
function shownBy(line: Line, p: PuzzleStrikePicture | null): Bare[] {
  const event = line.event as Told | null;
  if (!event || typeof event.event !== 'string') return [];
  return of(event, p);
}

/** A chip that is played as another was told twice: one face shows both. */
function joined(all: readonly Bare[]): Bare[] {
  const out: Bare[] = [];
  for (const b of all) {
    const last = out.at(-1);
    const isSame = b.kind === 'play' && last?.kind === 'play' && last.chip === b.chip;
    if (isSame && b.as && last.seat === b.seat && !last.as)
      out[out.length - 1] = { ...b, reacts: last.reacts };
    else out.push(b);
  }
  return out;
}

export function effects(
  before: PuzzleStrikePicture | null,
  after: PuzzleStrikePicture | null,
  lines: readonly Line[],
): Effect[] {
  const bare = joined(lines.flatMap((line) => shownBy(line, after ?? before)));
  let at = 0;
  const out = bare.map((b) => {
    const effect = { ...b, at, ms: MS[b.kind] } as Effect;
    at += MS[b.kind] * OVERLAP;
    return effect;
  });
  const end = Math.max(1, ...out.map((e) => e.at + e.ms));
  const scale = Math.min(1, LONGEST / end);
  return out.map((e) => ({ ...e, at: Math.round(e.at * scale), ms: Math.round(e.ms * scale) }));
}

/** When gems come to rest in each pile, so that they are not seen there before they arrive. */
export function arrivals(all: readonly Effect[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const e of all) {
    if (e.kind === 'land') out.set(e.to, e.at);
    else if (e.kind === 'ante') out.set(e.pile, e.at + e.ms * 0.5);
    else if (e.kind === 'combine') out.set(e.pile, e.at + e.ms * 0.6);
  }
  return out;
}

/** When gems leave each pile, so that they are still seen until then. */
export function departures(all: readonly Effect[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const e of all) {
    const pile = 'pile' in e && e.kind !== 'ante' && e.kind !== 'negate' ? e.pile : null;
    if (pile && !out.has(pile)) out.set(pile, e.at);
  }
  return out;
}
