// From what was told to what moves on the screen: a list of effects, each with its moment.
// The battlefield below is always drawn as it is now; effects only replay how it came about.
import type { Beat, Hush } from '../../lib/stage';
import type { Line } from '../../wire';

export type Effect = { at: number; ms: number } & (
  | { kind: 'move'; from: string; to: string }
  | { kind: 'reveal'; space: string; unit: string }
  | { kind: 'clash'; from: string; to: string }
  | { kind: 'shot'; from: string; to: string }
  | { kind: 'cast'; from: string; to: string; magic: string }
  | { kind: 'dice'; space: string }
  | { kind: 'save'; space: string }
  | { kind: 'fall'; space: string; unit: string }
  | { kind: 'attach'; space: string; magic: string }
  | { kind: 'arrive'; space: string }
  | { kind: 'win' }
);
type Without<T> = T extends unknown ? Omit<T, 'at' | 'ms'> : never;
export type Bare = Without<Effect>;
type Told = Record<string, unknown> & { event: string };

const MS: Record<Effect['kind'], number> = {
  move: 320,
  reveal: 460,
  clash: 520,
  shot: 520,
  cast: 620,
  dice: 600,
  save: 520,
  fall: 700,
  attach: 520,
  arrive: 420,
  win: 900,
};
/** Before this has passed the next thing begins. */
const OVERLAP = 0.7;
/** However much happened, it is shown within this time. */
export const LONGEST = 4200;

function of(e: Told): Bare[] {
  const at = (key: string) => String(e[key] ?? '');
  const [from, to, space] = [at('from'), at('to'), at('space')];
  switch (e.event) {
    case 'moved':
      return [{ kind: 'move', from, to }];
    case 'revealed':
      return [{ kind: 'reveal', space, unit: at('unit') }];
    case 'attacked':
      return [{ kind: e['shot'] === true ? 'shot' : 'clash', from, to }];
    case 'casting_began':
      return [{ kind: 'cast', from, to: at('at') || from, magic: at('magic') }];
    case 'dice_rolled':
      return e['purpose'] === 'defence' ? [] : [{ kind: 'dice', space }];
    case 'rerolled':
      return [{ kind: 'dice', space: '' }];
    case 'saved':
      return [{ kind: 'save', space }];
    case 'removed':
      return [{ kind: 'fall', space, unit: at('unit') }];
    case 'attached':
      return [{ kind: 'attach', space, magic: at('card') }];
    case 'reinforced':
      return [{ kind: 'arrive', space }];
    case 'won':
    case 'game_won':
      return [{ kind: 'win' }];
    default:
      return [];
  }
}

/** While dice roll nobody reads what they came to. */
export function hush(lines: readonly Line[], moves: readonly Beat[]): Hush | null {
  const isRoll = ({ event }: Line) => /^(dice_rolled|rerolled)$/.test((event as Told)?.event ?? '');
  const first = lines.find(isRoll);
  const last = moves.findLast((m) => m.kind === 'dice');
  return first && last ? { from: first.n, ms: last.at + last.ms } : null;
}

export function effects(lines: readonly Line[]): Effect[] {
  const bare = lines.flatMap((line) => {
    const event = line.event as Told | null;
    // An event this client does not know is no reason to show nothing else.
    return event && typeof event.event === 'string' ? of(event) : [];
  });
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
