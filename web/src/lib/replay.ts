// A moment of a finished match, in the shape that the pieces of a table are drawn from.
import type { Frame, Replay, TableNow } from '../wire';
import type { Stage } from './stage';

export function asTable(replay: Replay, frame: Frame, stage: Pick<Stage, 'around'>): TableNow {
  const { line } = replay;
  const { sides, turn } = stage.around(frame.picture);
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
      side: sides.get(s.seat) ?? '',
      online: true,
    })),
    picture: frame.picture,
    prompt: null,
    waiting: turn,
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

/** What happened at this moment, as it was told; of an answer that changed nothing for these eyes,
 *  who gave it. */
export function captionOf(replay: Replay, frame: Frame): string {
  const told = frame.lines.map((l) => l.words).filter(Boolean);
  if (told.length > 0 || !frame.answer) return told.join(' ');
  const at = frame.answer.indexOf(': ');
  const [seat, label] = [frame.answer.slice(0, at), frame.answer.slice(at + 2)];
  const name = replay.line.seats.find((s) => s.seat === seat)?.name || seat;
  return `${name}: ${label}`;
}
