// What every piece of the table shares: the faces of the chips, who reads what, who points at what.
import { getContext, setContext } from 'svelte';
import type { CardLine, ChipCount } from '../../wire';
import type { Look } from './chips';
import type { Desk } from './desk.svelte';
import type { Hints, Legend } from './hints.svelte';
import type { Reading } from '../../lib/reading.svelte';

/** Chips that are laid out to be looked through. */
export type Heap = { title: string; parts: { title: string; chips: readonly ChipCount[] }[] };

export type Room = {
  look: (name: string) => Look;
  card: (name: string) => CardLine | undefined;
  /** The name of whoever sits there. */
  nameOf: (seat: string) => string;
  reading: Reading;
  /** None in a replay: nobody points at anything. */
  desk: Desk | null;
  lookThrough: (heap: Heap) => void;
  legend: Legend;
  hints: Hints;
};

const KEY = Symbol('puzzle-strike');
export const furnish = (room: Room): Room => setContext(KEY, room);
export const room = (): Room => getContext<Room>(KEY);
