// What to ask the hall for: the usual tables in one click.
import type { Clock, GameLine, ModeLine, NewMatch, SeatWish } from '../wire';
import { settled } from './options';

/** The bot of this name, or else the usual one; a gentle one for who has not chosen any (null). */
export function botName(game: GameLine, wanted?: string | null): string {
  if (wanted === null) return game.first_bot;
  return game.bots.find((b) => b.name === wanted)?.name ?? game.usual_bot;
}

/** A way to play: a mode, or one with options that are well known together. */
export type Way = {
  name: string;
  title: string;
  about: string;
  mode: ModeLine;
  options: Record<string, string>;
};

export function waysOf(game: GameLine): Way[] {
  const modes = game.modes.map((mode) => ({ ...mode, mode, options: {} }));
  // A preset that is called like a mode is that mode.
  const others = game.presets.filter((p) => !game.modes.some((m) => m.name === p.name));
  const presets = others.flatMap((p) => {
    const mode = game.modes.find((m) => m.name === p.mode);
    return mode ? [{ ...p, mode, options: p.options as Record<string, string> }] : [];
  });
  return [...modes, ...presets];
}

/** What is played at once: gently by somebody who has not played it, else the usual way. Its title
 * is the one under which it stands among all ways, so that it is what it says. */
export function atOnce(
  game: GameLine,
  quick: string | undefined,
  gently: Record<string, string> = {},
): Way | undefined {
  const mode = modeOf(game, quick);
  if (!mode) return undefined;
  const same = (way: Way) =>
    way.mode.name === mode.name &&
    JSON.stringify(chosen(mode, way.options)) === JSON.stringify(chosen(mode, gently));
  const known = waysOf(game).find(same);
  return known ?? { ...mode, mode, options: gently };
}

/** Ways of a kind together: duels, those for one alone, those for several. */
export function inGroups(ways: readonly Way[]): { kind: ModeKind; ways: Way[] }[] {
  const kindOf = ({ mode: m }: Way): ModeKind =>
    free(m).length === 1 ? 'solo' : m.seats.length === 2 ? 'duel' : 'many';
  return (['duel', 'solo', 'many'] as const)
    .map((kind) => ({ kind, ways: ways.filter((way) => kindOf(way) === kind) }))
    .filter((g) => g.ways.length > 0);
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
  bot?: string | null,
): NewMatch {
  const other: SeatWish =
    others === 'bots' ? { kind: 'bot', name: botName(game, bot) } : { kind: 'open' };
  return {
    game: game.name,
    mode: mode.name,
    options: chosen(mode, values),
    seats: free(mode).map((_, i): SeatWish => (i === 0 ? { kind: 'me' } : other)),
    clock: { kind: 'none' },
    visibility: 'link',
  };
}

/** The options that differ from what the game does anyway. A word that was chosen is said even so:
 * what is usual may depend on the rest. */
export function chosen(mode: ModeLine, values: Record<string, string>): Record<string, string> {
  const said = settled(mode, values);
  const out: Record<string, string> = {};
  for (const o of mode.options) {
    const value = said[o.name];
    const isUsual = value === o.default && o.kind.kind !== 'one-of';
    if (value !== undefined && !isUsual) out[o.name] = value;
  }
  return out;
}

export function clockOf(kind: Clock['kind'], seconds: number, minutes: number, add: number): Clock {
  if (kind === 'per-move') return { kind, seconds };
  if (kind === 'total') return { kind, seconds: Math.round(minutes * 60), increment: add };
  return { kind: 'none' };
}
