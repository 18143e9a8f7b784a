// Somebody in front of a table: what lies there and what is asked. The match behind it may be a
// real one, or a lesson.
import type { Choice, Line, TableNow } from '../wire';
import type { Beat } from './stage';

export type Trouble = { words: string; clause: string | null };

export abstract class Sitting {
  now: TableNow | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** What moves on the screen just now, as the game has made it of what was told. */
  effects: Beat[] = $state.raw([]);
  /** The answer on its way: the table says so until the hall has it. */
  sending: string | null = $state(null);
  /** What the hall said to an answer that it did not take. */
  trouble: Trouble | null = $state(null);

  picture = $derived(this.now?.picture ?? null);
  choices = $derived(this.now?.prompt?.choices ?? []);
  isMyTurn = $derived(this.choices.length > 0 && this.now?.status === 'running');

  abstract answer(choice: Choice): void;
}
