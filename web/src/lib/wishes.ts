// What to ask the hall for: the usual tables in one click.
import type { Clock, GameLine, ModeLine, NewMatch, SeatWish } from '../wire';

const BOT = 'greedy';

export const botName = (game: GameLine): string =>
  (game.bots.find((b) => b.name === BOT) ?? game.bots[0])?.name ?? BOT;

/** Modes of a kind together: duels, those for one alone, those for several. */
export function inGroups(modes: readonly ModeLine[]): { kind: ModeKind; modes: ModeLine[] }[] {
  const kindOf = (m: ModeLine): ModeKind =>
    free(m).length === 1 ? 'solo' : m.seats.length === 2 ? 'duel' : 'many';
  return (['duel', 'solo', 'many'] as const)
    .map((kind) => ({ kind, modes: modes.filter((m) => kindOf(m) === kind) }))
    .filter((g) => g.modes.length > 0);
}
/** The mode of this name, or the one that the game plays if nobody says anything. */
export const modeOf = (game: GameLine, name: string | undefined): ModeLine | undefined =>
  game.modes.find((m) => m.name === name) ?? game.modes[0];

/** The modes in which a friend is sent a link: those the game names, else all for two. */
export function withFriend(game: GameLine, names: readonly string[] = []): ModeLine[] {
  const named = game.modes.filter((m) => names.includes(m.name));
  return named.length > 0 ? named : game.modes.filter((m) => free(m).length === 2);
}

export type ModeKind = 'duel' | 'solo' | 'many';

export const free = (mode: ModeLine) => mode.seats.filter((s) => !s.by_rules);

/** Me in the first seat, everybody else a bot or an open seat. */
export function usual(
  game: GameLine,
  mode: ModeLine,
  others: 'bots' | 'friends',
  values: Record<string, string> = {},
): NewMatch {
  const other: SeatWish =
    others === 'bots' ? { kind: 'bot', name: botName(game) } : { kind: 'open' };
  return {
    game: game.name,
    mode: mode.name,
    options: chosen(mode, values),
    seats: free(mode).map((_, i): SeatWish => (i === 0 ? { kind: 'me' } : other)),
    clock: { kind: 'none' },
    visibility: 'link',
  };
}

/** The options that differ from what the game does anyway. */
export function chosen(mode: ModeLine, values: Record<string, string>): Record<string, string> {
  const out: Record<string, string> = {};
  for (const o of mode.options) {
    const value = values[o.name];
    if (value !== undefined && value !== o.default) out[o.name] = value;
  }
  return out;
}

export function clockOf(kind: Clock['kind'], seconds: number, minutes: number, add: number): Clock {
  if (kind === 'per-move') return { kind, seconds };
  if (kind === 'total') return { kind, seconds: Math.round(minutes * 60), increment: add };
  return { kind: 'none' };
}
