// What a game says about its table so that the hall can show a match of it: how what was told
// becomes movement, and where a match can be cut into pieces.
import type { Frame, Line, Picture } from '../wire';
import type { Tone } from './sound';

/** One movement on the screen: when it begins, and how long it lasts. */
export type Beat = { kind: string; at: number; ms: number };

/** From this line on nothing is read before so much time has passed. */
export type Hush = { from: number; ms: number };

/** A place in a replay to jump to. */
export type Chapter = { n: number; words: string; at: number };

export type Stage = {
  effects: (before: Picture | null, after: Picture | null, lines: readonly Line[]) => Beat[];
  /** The sounds of its effects. */
  tones: Record<string, Tone[]>;
  /** Where luck is still rolling: the first line that tells how it came out, and when it has. */
  hush?: (lines: readonly Line[], moves: readonly Beat[]) => Hush | null;
  /** Whether a turn begins with what this line tells. */
  begins: (line: Line) => boolean;
  /** Whether the table was laid out anew between the two: nothing walks to its new place. */
  isLaidAnew?: (before: Picture, after: Picture) => boolean;
  /** If a round ended between the two: what was told of it, and what was told of the next. */
  part?: (before: Picture, after: Picture, lines: readonly Line[]) => [Line[], Line[]] | null;
  /** Who is of which side, and whose turn it is: a replay has nobody else to ask. */
  around: (picture: Picture) => { sides: Map<string, string>; turn: string[] };
  /** The rounds or games of a replay, and what to call them all. */
  chapters?: { title: string; of: (frames: readonly Frame[]) => Chapter[] };
};
