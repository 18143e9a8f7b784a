// A lesson: the same sitting as at a real table, but the positions and the right answers are
// written down beforehand. A game says how its positions are laid out and what moves.
import { Sitting } from '../lib/sitting.svelte';
import type { Stage } from '../lib/stage';
import type { Choice, Line, TableNow } from '../wire';
import { tasks, type Step } from './step';

export abstract class Lesson<Here> extends Sitting {
  at = $state(0);
  /** Which of the questions of the step is asked. */
  part = $state(0);
  done = $state(false);
  wrong = $state(false);
  step = $derived.by(() => this.steps[this.at]);
  task = $derived.by(() => (this.step ? tasks(this.step)[this.part] : undefined));
  #asked = 0;

  constructor(readonly steps: readonly Step<Here>[]) {
    super();
  }

  protected abstract readonly moves: Stage['effects'];
  /** The table as it is written down; each question has a number of its own. */
  protected abstract table(here: Here, choices: Choice[], id: number): TableNow;
  /** Forgets what was pointed at. */
  protected abstract clear(): void;

  protected lay(here: Here, choices: Choice[] = []): TableNow {
    this.#asked += 1;
    return this.table(here, choices, this.#asked);
  }

  go(at: number): void {
    const step = this.steps[at];
    if (!step) return;
    this.at = at;
    this.part = 0;
    this.done = !step.right;
    this.wrong = false;
    this.clear();
    this.effects = [];
    this.lines = [];
    this.now = this.lay(step.here, step.choices);
  }

  override answer(choice: Choice): void {
    const { step, task } = this;
    if (!step || !task || this.done) return;
    this.wrong = choice.label !== task.right;
    if (this.wrong) {
      this.clear();
      return;
    }
    const next = tasks(step)[this.part + 1];
    const after = this.lay(next?.here ?? task.then ?? task.here, next?.choices);
    const lines: Line[] = (task.told ?? []).map((event, i) => ({
      n: i + 1,
      words: '',
      event,
      things: [],
    }));
    this.lines = lines;
    this.effects = this.moves(this.picture, after.picture, lines);
    this.now = after;
    this.clear();
    if (next) this.part += 1;
    else this.done = true;
  }

  get words(): string {
    return (this.done && this.step?.right ? this.step.well : this.task?.words) ?? '';
  }
}
