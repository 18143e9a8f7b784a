// What every piece of the table shares: what cards say, who is who, what is read.
import { getContext, setContext } from 'svelte';
import type { Reading } from '../../lib/reading.svelte';
import type { CardLine, ShadowsPicture } from '../../wire';
import type { Desk } from './desk.svelte';

export type Room = {
  card: (name: string) => CardLine | undefined;
  /** The name of whoever sits there. */
  nameOf: (seat: string) => string;
  /** The table as it lies. */
  picture: () => ShadowsPicture | null;
  /** The seat whose eyes are used; empty for somebody who only watches. */
  you: () => string;
  reading: Reading;
  /** None where nothing can be answered: in a replay. */
  desk: Desk | null;
};

const KEY = Symbol('shadows');
export const furnish = (room: Room): Room => setContext(KEY, room);
export const room = (): Room => getContext<Room>(KEY);

/** `P2` has the second colour of Damage tokens. */
export const colorOf = (seat: string): string => `var(--${seat.toLowerCase()})`;
