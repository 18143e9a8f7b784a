// The lessons of Puzzle Strike, at a desk like that of a real table.
import { Lesson } from '../../../learn/lesson.svelte';
import type { Step } from '../../../learn/step';
import type { CardLine } from '../../../wire';
import { Desk } from '../desk.svelte';
import { stage } from '../stage';
import { table, type Here } from './position';

export class PuzzleLesson extends Lesson<Here> {
  readonly desk: Desk;
  protected readonly moves = stage.effects;
  protected readonly table = table;

  constructor(steps: readonly Step<Here>[], card: (name: string) => CardLine | undefined) {
    super(steps);
    this.desk = new Desk(this, card);
    this.go(0);
  }

  protected clear(): void {
    this.desk.clear();
  }
}
