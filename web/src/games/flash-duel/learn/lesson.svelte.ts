// The lessons of Flash Duel, at the duel's own table.
import { Lesson } from '../../../learn/lesson.svelte';
import type { Step } from '../../../learn/step';
import { Duel } from '../duel.svelte';
import { stage } from '../stage';
import { table, type Here } from './position';

export class DuelLesson extends Lesson<Here> {
  readonly duel = new Duel(this);
  protected readonly moves = stage.effects;
  protected readonly table = table;

  constructor(steps: readonly Step<Here>[]) {
    super(steps);
    this.go(0);
  }

  protected clear(): void {
    this.duel.clear();
  }
}
