// Turns that end by themselves: who has nothing to do passes once, until something new can be done
// or somebody asks for something else. He switches it on before he is asked, and off at any time.
import type { Choice } from '../wire';
import type { Sitting } from './sitting.svelte';

export class Passing {
  /** What could be done, and was let be, when it was switched on. */
  #let: ReadonlySet<string> | null = $state.raw(null);

  constructor(
    readonly sitting: Sitting,
    /** The kind of the choice that lets things be. */
    readonly kind: string,
  ) {}

  get isOn(): boolean {
    return this.#let !== null;
  }
  /** The choice that passes now; none if something else is asked. */
  get pass(): Choice | null {
    return this.sitting.choices.find((c) => c.parts.kind === this.kind) ?? null;
  }
  /** Passes, and lets be from now on what can be done now. */
  begin(): void {
    if (!this.pass) return;
    this.#let = new Set(this.sitting.choices.map((c) => c.label));
    this.goOn();
  }
  stop(): void {
    this.#let = null;
  }
  /** A new question came: it is passed if it holds nothing new, else it is the player's. */
  goOn(): void {
    const known = this.#let;
    if (!known || !this.sitting.isMyTurn || this.sitting.sending !== null) return;
    const { pass } = this;
    if (pass && this.sitting.choices.every((c) => known.has(c.label))) this.sitting.answer(pass);
    else this.stop();
  }
}
