// A table of a lesson as the hall would send it: between the learner and one other, with nothing but
// what is shown and asked.
import type { Choice, Parts, Picture, SeatNow, TableNow } from '../wire';

type Shown = {
  mode: string;
  /** The learner, then the other. */
  seats: [SeatNow, SeatNow];
  picture: Picture;
  choices: Choice[];
  id: number;
};

export const sits = (seat: string, kind: SeatNow['kind'], name: string, side: string): SeatNow => ({
  seat,
  kind,
  name,
  role: '',
  side,
  online: true,
});

export const lessonTable = ({ mode, seats, picture, choices, id }: Shown): TableNow => ({
  match: 'lesson',
  code: '',
  game: picture.game,
  title: '',
  mode,
  mode_words: '',
  status: 'running',
  visibility: 'private',
  you: 'P1',
  seats,
  picture,
  prompt: { id, sentence: '', choices, always: [], things: [] },
  waiting: choices.length > 0 ? ['P1'] : [],
  sentence: '',
  clock: { kind: 'none' },
  left: [],
  offers: [],
  may: [],
  ended: null,
  commitment: null,
  rematch: null,
});

/** A choice as the hall names it. */
export const choice = (label: string, words: string, parts: Partial<Parts>): Choice => ({
  label,
  words,
  parts: { kind: 'answer', cards: [], ...parts },
  things: [],
});
