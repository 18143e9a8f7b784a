// The lessons of Shadows, at a desk like that of a real table.
import { Lesson } from '../../../learn/lesson.svelte';
import type { Step } from '../../../learn/step';
import type { Choice } from '../../../wire';
import { Desk } from '../desk.svelte';
import { stage } from '../stage';
import { DECK, take, type Here, type Shelf } from './position';

export class ShadowsLesson extends Lesson<Here> {
  readonly desk: Desk;
  protected readonly moves = stage.effects;
  protected readonly table: Shelf['table'];
  /** The cards of a Hand that were taken so far: as at a real table they come one by one. */
  #taken: string[] = [];

  constructor(steps: readonly Step<Here>[], shelf: Shelf) {
    super(steps);
    this.table = shelf.table;
    this.desk = new Desk(this);
    this.go(0);
  }

  protected clear(): void {
    this.#taken = [];
    this.desk.clear();
  }

  override answer(choice: Choice): void {
    const { kind, card = '' } = choice.parts;
    const here = this.task?.here;
    if (!here || this.done || !/^(take|study)$/.test(kind)) return super.answer(choice);
    this.#taken.push(card);
    const left = kind === 'take' ? (here.left ?? 0) - this.#taken.length : 0;
    if (left > 0) {
      const behind = DECK.slice(DECK.indexOf(card) + 1);
      this.now = this.lay({ ...here, left }, behind.map(take));
      return;
    }
    // What was put together is right or wrong as a whole; a wrong one is put together anew.
    const label = `${kind} ${this.#taken.join(', ')}`;
    if (label === this.task?.right) super.answer({ ...choice, label });
    else {
      this.go(this.at);
      this.wrong = true;
    }
  }
}
