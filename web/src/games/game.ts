// The drawers of a game, the same for each. All of them are fetched only when they are opened.
import type { Component } from 'svelte';
import type { Beat, Stage } from '../lib/stage';
import type { Table } from '../lib/table.svelte';
import type { Follow, Pieces } from '../luck/follow';
import type { CardLine, Frame, Line, Picture, TableNow } from '../wire';

/** A game in a few lines, for whoever wants to play before reading the rules. */
export type HowTo = { title: string; lines: string[] };

/** What a moment of a replay is drawn from. */
export type StillProps = {
  table: TableNow;
  frame: Frame;
  /** Everything told up to here. */
  lines: readonly Line[];
  effects: readonly Beat[];
  hot: Set<string>;
  cards: readonly CardLine[];
  onread: (card: string) => void;
};

/** A card as it lies on the table, for the page of all cards. */
export type CardFaceProps = { name: string; card?: CardLine; count?: number; size?: string };

/** What a page of all cards says of one beside what every card has. */
export type CardWords = {
  /** A few words below its name: its class, how many there are. */
  about: (card: CardLine) => string[];
  /** What its signs mean, in full. */
  signs: (
    card: CardLine,
    all: readonly CardLine[],
  ) => { icon: string; title: string; text: string }[];
};

/** An option in the words of a form: its title, a line that explains it, and its values. */
export type OptionWords = {
  title: string;
  hint?: string;
  of?: Record<string, string>;
  /** What one and several of a list are called. */
  each?: readonly [string, string];
};

/** What the lobby shows of a game before any of its drawers is opened. */
export type Face = {
  /** The mode of a game against a bot at once, and those to choose from with a friend. */
  quick: string;
  friends: readonly string[];
  /** The options of that game against a bot, where a newcomer is better off with some. */
  gently?: Record<string, string>;
  /** What a form says of its options, by their names, and what it begins with. */
  options?: Record<string, OptionWords>;
  starts?: Record<string, string>;
  /** What its cards are called: Cards, Chips. */
  cards: string;
  /** The colours of its sky, from the upper edge down. */
  sky: readonly [string, string, string];
};

export type Game = {
  face: Face;
  /** Draws a match that is played or over. */
  play: () => Promise<{ Play: Component<{ table: Table }>; stage: Stage }>;
  /** Draws a moment of a replay, and the score above it. */
  still: () => Promise<{
    Still: Component<StillProps>;
    Score?: Component<{ picture: Picture }>;
    stage: Stage;
  }>;
  /** Brings its pictures, for pages that show its cards. */
  icons: () => Promise<unknown>;
  /** Draws one of its cards where a frame with words would not look like it. */
  cardFace?: () => Promise<{ default: Component<CardFaceProps> }>;
  cardWords?: () => Promise<{ cardWords: CardWords }>;
  /** Follows what was dealt along the luck of a match. */
  luck?: () => Promise<{ follow: Follow; pieces: Pieces }>;
  /** The tutorial. */
  learn?: () => Promise<{ default: Component }>;
  howTo?: () => Promise<{ howTo: HowTo }>;
  /** Whether the hall keeps feats of it. */
  hasFeats?: boolean;
};
