// Somebody in front of a table: what lies there and what is asked. The match behind it may be a
// real one, or a lesson.
import type { Choice, Line, TableNow } from '../wire';
import type { Beat, Hush } from './stage';

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

  /** The first line that is not to be read yet, since its dice still roll. Nothing waits for it but
   *  words: whoever knows what to do does it meanwhile. */
  hushed: number | null = $state(null);
  legible = $derived(
    this.hushed === null ? this.lines : this.lines.filter((l) => l.n < (this.hushed ?? 0)),
  );
  #hush: ReturnType<typeof setTimeout> | undefined;

  protected hush(hush: Hush): void {
    clearTimeout(this.#hush);
    this.hushed = Math.min(this.hushed ?? hush.from, hush.from);
    this.#hush = setTimeout(() => this.speak(), hush.ms);
  }
  /** Everything can be read now. */
  speak(): void {
    clearTimeout(this.#hush);
    this.hushed = null;
  }

  abstract answer(choice: Choice): void;
}
