// From what was told to what flashes over the table: a list of effects, each with its moment. The
// table below is always drawn as it is now; effects only replay how it came about.
import type { Line } from '../../wire';

/** `at` is when it begins; `on` is whom it happens to: `P1`, `P2's War Hound`, `Monster`. */
export type Effect = { at: number; ms: number } & Bare;
export type Bare =
  | { kind: 'attack'; from: string; on: string; n: number }
  | { kind: 'hurt'; on: string; n: number }
  | { kind: 'heal'; on: string; n: number }
  | { kind: 'block'; on: string; n: number }
  | { kind: 'reveal'; on: string; card: string }
  | { kind: 'use'; on: string; card: string }
  | { kind: 'die'; on: string; n: number }
  | { kind: 'predict'; on: string; n: number; yes: boolean }
  | { kind: 'down'; on: string }
  | { kind: 'slain'; on: string; card: string }
  | { kind: 'gain'; on: string; token: string; n: number }
  | { kind: 'buy'; on: string; card: string }
  | { kind: 'monster'; on: string; card: string }
  | { kind: 'win'; on: string };
type Told = Record<string, unknown> & { event: string };

const MS: Record<Bare['kind'], number> = {
  attack: 620,
  hurt: 900,
  heal: 800,
  block: 620,
  reveal: 900,
  use: 620,
  die: 900,
  predict: 900,
  down: 1200,
  slain: 1300,
  gain: 700,
  buy: 700,
  monster: 1000,
  win: 900,
};
/** Before this has passed the next thing begins. */
const OVERLAP = 0.6;
/** However much happened, it is shown within this time. */
export const LONGEST = 5200;

/** An event names a Unit by its place; what it is called stands beside it. */
export function entityOf(told: unknown, card: unknown): string {
  const [seat, unit] = String(told ?? '').split(' ');
  return unit === 'unit' && card ? `${seat}'s ${String(card)}` : String(told ?? '');
}

function of(e: Told): Bare[] {
  const text = (key: string) => String(e[key] ?? '');
  const n = Number(e['n'] ?? 0);
  const target = entityOf(e['target'], e['card']);
  const seat = text('seat');
  switch (e.event) {
    case 'attacked':
      return [{ kind: 'attack', from: text('from'), on: target, n: Number(e['damage']) }];
    case 'lost_health':
      return n > 0 ? [{ kind: 'hurt', on: target, n }] : [];
    case 'recovered':
      return n > 0 ? [{ kind: 'heal', on: target, n }] : [];
    case 'blocked':
      return n > 0 ? [{ kind: 'block', on: target, n }] : [];
    case 'shield_broken':
      return [{ kind: 'block', on: seat, n: 1 }];
    case 'action_revealed':
      return [{ kind: 'reveal', on: seat, card: text('action') }];
    case 'used':
      return [{ kind: 'use', on: seat, card: text('card') }];
    case 'die_rolled':
    case 'rolled_for_leader':
      return [{ kind: 'die', on: seat, n: Number(e['die']) }];
    case 'predict_answered':
      return [{ kind: 'predict', on: text('on'), n: Number(e['number']), yes: e['yes'] === true }];
    case 'knocked_down':
      return [{ kind: 'down', on: seat }];
    case 'monster_fell':
      return [{ kind: 'slain', on: seat, card: text('monster') }];
    case 'monster_revealed':
      return [{ kind: 'monster', on: 'Monster', card: text('monster') }];
    case 'gained':
      return n > 0 ? [{ kind: 'gain', on: seat, token: text('token'), n }] : [];
    case 'bought':
      return [{ kind: 'buy', on: seat, card: text('item') }];
    case 'won':
      return [{ kind: 'win', on: 'table' }];
    default:
      return [];
  }
}

export function effects(lines: readonly Line[]): Effect[] {
  const bare = lines.flatMap((line) => {
    const event = line.event as Told | null;
    // An event this client does not know is no reason to show nothing else.
    return event && typeof event.event === 'string' ? of(event) : [];
  });
  let at = 0;
  const out = bare.map((b): Effect => {
    const effect = { ...b, at, ms: MS[b.kind] };
    at += MS[b.kind] * OVERLAP;
    return effect;
  });
  const end = Math.max(1, ...out.map((e) => e.at + e.ms));
  const scale = Math.min(1, LONGEST / end);
  return out.map((e) => ({ ...e, at: Math.round(e.at * scale), ms: Math.round(e.ms * scale) }));
}
