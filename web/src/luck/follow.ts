// What a game tells of its luck: whether everything that was dealt is what the luck says.
import type { CardLine, Frame } from '../wire';
import type { Stream } from './stream';

export type Followed = {
  /** How many picks were seen to be what the luck says. */
  cards: number;
  others: number;
  /** Picks that no line speaks of: a random discard, a choice of a Solo bot. */
  unseen: number;
  /** The first step at which the table differs from the luck, and what was wrong. */
  wrong: { at: number; what: 'card' | 'pick' | 'deck' } | null;
};

/** What a game draws, in its words. */
export type Pieces = {
  one: string;
  many: string;
  heading: string;
  /** What luck may also decide without a word about it. */
  such: string;
};

/** Holds a match against its luck, step by step. `streamOf` gives the luck of a step. */
export type Follow = (
  frames: Frame[],
  streamOf: (at: number) => Stream,
  cards: readonly Pick<CardLine, 'name' | 'owner'>[],
) => Followed;
