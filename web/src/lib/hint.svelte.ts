// What a strong bot would do, where the hall allows to ask. The hall thinks about one question of a
// player at a time: whoever asks again meanwhile waits for what it says.
import type { Advice } from '../wire';
import type { Sitting } from './sitting.svelte';

export class Hint {
  #said: Advice | null = $state.raw(null);
  trouble: string | null = $state(null);
  /** The question that was asked about last. */
  #wanted: number | null = null;
  #thinking = false;

  constructor(
    readonly sitting: Pick<Sitting, 'now'>,
    readonly think: () => Promise<Advice>,
  ) {}

  /** The number of the question on the table. */
  get question(): number | null {
    return this.sitting.now?.prompt?.id ?? null;
  }
  /** What was said of the question on the table: of another one it says nothing. */
  get advice(): Advice | null {
    return this.#said?.prompt === this.question ? this.#said : null;
  }

  /** Wants to hear what to do now; what comes of it is in `advice` or `trouble`. */
  async ask(): Promise<void> {
    this.trouble = null;
    this.#wanted = this.question;
    if (this.advice || this.#thinking) return;
    this.#thinking = true;
    let about: number | null;
    do {
      about = this.#wanted;
      await this.#hear(about);
    } while (this.#wanted !== about && this.#wanted === this.question);
    this.#thinking = false;
  }

  async #hear(about: number | null): Promise<void> {
    try {
      this.#said = await this.think();
      this.trouble = null;
    } catch (e) {
      // What was wrong with an earlier question is no news.
      if (this.#wanted === about) this.trouble = (e as Error).message;
    }
  }
}
