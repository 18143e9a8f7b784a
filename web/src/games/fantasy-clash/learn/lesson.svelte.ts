// The lessons of Fantasy Clash, at a desk like that of a real table.
import { Lesson } from '../../../learn/lesson.svelte';
import type { Step } from '../../../learn/step';
import { calm } from '../../../lib/settings.svelte';
import type { Choice } from '../../../wire';
import { Desk } from '../desk.svelte';
import { stage } from '../stage';
import { fc } from '../words/en';
import type { Here, Shelf } from './position';

export class ClashLesson extends Lesson<Here> {
  readonly desk: Desk;
  protected readonly moves = stage.effects;
  protected readonly table: Shelf['table'];

  constructor(steps: readonly Step<Here>[], shelf: Shelf) {
    super(steps);
    this.table = shelf.table;
    this.desk = new Desk(this);
    this.go(0);
  }

  protected clear(): void {
    this.desk.clear();
    this.desk.pressedInVain(null);
    this.speak();
  }

  override answer(choice: Choice): void {
    super.answer(choice);
    const hush = calm() ? null : stage.hush?.(this.lines, this.effects);
    if (hush && !this.wrong) this.hush(hush);
  }

  /** What the dice came to is not said before they lie still. */
  override get words(): string {
    return this.hushed === null ? super.words : fc.rolling;
  }
}
