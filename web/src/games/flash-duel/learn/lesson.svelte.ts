// A lesson: the same sitting as at a real table, but the positions and the right answers are
// written down beforehand.
import { effects } from '../effects';
import { Duel, duelOf } from '../duel.svelte';
import { Sitting } from '../../../lib/sitting.svelte';
import type { Choice, Line } from '../../../wire';
import { table, type Step } from './position';

export class Lesson extends Sitting {
  readonly duel = new Duel(this);
  at = $state(0);
  done = $state(false);
  wrong = $state(false);
  step = $derived.by(() => this.steps[this.at]);

  constructor(readonly steps: readonly Step[]) {
    super();
    this.go(0);
  }

  go(at: number): void {
    const step = this.steps[at];
    if (!step) return;
    this.at = at;
    this.done = !step.right;
    this.wrong = false;
    this.duel.clear();
    this.effects = [];
    this.lines = [];
    this.now = table(step.here, step.choices ?? []);
  }

  override answer(choice: Choice): void {
    const step = this.steps[this.at];
    if (!step || this.done) return;
    if (choice.label !== step.right) {
      this.wrong = true;
      this.duel.clear();
      return;
    }
    const after = table(step.then ?? step.here, []);
    const lines: Line[] = (step.told ?? []).map((event, i) => ({
      n: i + 1,
      words: '',
      event,
      things: [],
    }));
    this.effects = effects(duelOf(this.picture), duelOf(after.picture), lines);
    this.now = after;
    this.duel.clear();
    this.wrong = false;
    this.done = true;
  }

  get words(): string {
    const step = this.steps[this.at];
    if (!step) return '';
    return this.done && step.right ? step.well : step.words;
  }
}
