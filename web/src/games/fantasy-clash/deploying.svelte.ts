// Somebody who lays his army out: what he holds, and what is still to be said to the hall, one word
// after the other.
import type { Table } from '../../lib/table.svelte';
import type { Choice, DeploymentPicture } from '../../wire';
import { steps, type Layout } from './layouts';

/** A unit of the deck, or the card on a space. */
export type Held = { unit: string } | { space: string } | null;

const said = (label: string): Choice => ({
  label,
  words: label,
  things: [],
  parts: { kind: label.split(' ')[0] ?? '', cards: [] },
});

export class Deploying {
  held: Held = $state.raw(null);
  #queue: string[] = $state.raw([]);

  constructor(
    readonly table: Table,
    readonly deployment: () => DeploymentPicture | null,
  ) {}

  get isBusy(): boolean {
    return this.#queue.length > 0 || this.table.sending !== null;
  }
  on(space: string): string | null {
    const d = this.deployment();
    return d?.layout[d.spaces.indexOf(space)] ?? null;
  }
  /** What is held, by its name. */
  get unit(): string | null {
    const { held } = this;
    if (!held) return null;
    return 'unit' in held ? held.unit : this.on(held.space);
  }
  get isFull(): boolean {
    return this.deployment()?.layout.every((unit) => unit !== null) ?? false;
  }

  /** Whether what is held can be put here: a unit only where it fits, or for one that it may replace. */
  takes(space: string): boolean {
    const { held } = this;
    if (!held) return false;
    if ('space' in held) return held.space !== space;
    const lies = this.on(space);
    const unit = this.deployment()?.pool.find((u) => u.unit === held.unit);
    return (lies === null ? unit?.fits : unit?.fits_instead_of.includes(lies)) ?? false;
  }

  /** The question that the last word answered. The next word waits for the next question, not for
   *  another layout: what was said need not have changed it. */
  #answered: number | null = null;

  say(...labels: string[]): void {
    this.#queue = [...this.#queue, ...labels];
    this.goOn();
  }
  /** The hall has heard the last word: the next one. A word about an older table would be stale. */
  goOn(): void {
    const [next, ...rest] = this.#queue;
    const asked = this.table.now?.prompt?.id;
    if (next === undefined || asked === undefined || this.table.sending !== null) return;
    if (asked === this.#answered) return;
    this.#answered = asked;
    this.#queue = rest;
    this.table.answer(said(next));
  }
  /** Something was refused: what was to follow makes no sense any more. */
  forget(): void {
    this.#queue = [];
    this.#answered = null;
    this.held = null;
  }

  takeUnit(unit: string): void {
    const isHeld = this.held && 'unit' in this.held && this.held.unit === unit;
    this.held = isHeld ? null : { unit };
  }
  /** Puts down what is held, or picks up what lies there. */
  press(space: string): void {
    const { held } = this;
    const lies = this.on(space);
    if (!held || ('unit' in held && !this.takes(space))) {
      this.held = lies ? { space } : null;
      return;
    }
    this.held = null;
    if ('unit' in held) {
      if (lies) this.say(`lift ${space}`);
      this.say(`place ${held.unit} at ${space}`);
      // Whoever places one of four places the next one, too.
      const left = this.deployment()?.pool.find((u) => u.unit === held.unit)?.left ?? 0;
      if (left > 1 && !lies) this.held = held;
    } else if (this.on(held.space) !== lies) this.say(`swap ${held.space} ${space}`);
  }
  lift(space: string): void {
    if (this.on(space)) this.say(`lift ${space}`);
    this.held = null;
  }
  putBack(): void {
    const { held } = this;
    if (held && 'space' in held) this.lift(held.space);
    this.held = null;
  }
  lay(layout: Layout): void {
    const d = this.deployment();
    if (!d) return;
    this.held = null;
    this.say(...steps(d.spaces, d.layout, layout));
  }
  clear(): void {
    this.lay(this.deployment()?.layout.map(() => null) ?? []);
  }
}
