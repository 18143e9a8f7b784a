// A moment of a finished match, in the shape that the pieces of a table are drawn from.
import type { Frame, Replay, TableNow } from '../wire';

export function asTable(replay: Replay, frame: Frame): TableNow {
  const { line } = replay;
  const sides = new Map(frame.picture.fighters.map((f) => [f.seat, f.side]));
  return {
    match: line.match,
    code: line.code,
    game: line.game,
    title: line.title,
    mode: line.mode,
    mode_words: line.mode_words,
    status: 'ended',
    visibility: line.visibility,
    you: null,
    seats: line.seats.map((s) => ({
      ...s,
      role: '',
      side: sides.get(s.seat) ?? 'west',
      online: true,
    })),
    picture: frame.picture,
    prompt: null,
    waiting: frame.picture.turn ? [frame.picture.turn] : [],
    sentence: frame.sentence,
    clock: { kind: 'none' },
    left: [],
    offers: [],
    may: [],
    ended: null,
    commitment: replay.commitment,
    rematch: null,
  };
}

/** Everything told up to here, for the log. */
export const toldUntil = (frames: readonly Frame[], at: number) =>
  frames.slice(0, at + 1).flatMap((f) => f.lines);

/** Where each round begins. */
export function roundsOf(frames: readonly Frame[]): { round: number; at: number }[] {
  const out: { round: number; at: number }[] = [];
  frames.forEach((f, at) => {
    const { round } = f.picture;
    if (round > (out.at(-1)?.round ?? 0)) out.push({ round, at });
  });
  return out;
}
