// The drawers of a game, the same for each. All of them are fetched only when they are opened.
import type { Component } from 'svelte';
import type { Beat, Stage } from '../lib/stage';
import type { Table } from '../lib/table.svelte';
import type { Follow } from '../luck/follow';
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

export type Game = {
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
  /** Follows what was dealt along the luck of a match. */
  luck?: () => Promise<{ follow: Follow }>;
  /** The tutorial. */
  learn?: () => Promise<{ default: Component }>;
  howTo?: () => Promise<{ howTo: HowTo }>;
  /** Whether the hall keeps feats of it. */
  hasFeats?: boolean;
};
