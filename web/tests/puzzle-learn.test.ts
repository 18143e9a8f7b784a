// The tutorial of Puzzle Strike says nothing that the rules do not say.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tasks } from '../src/learn/step';
import { counted } from '../src/games/puzzle-strike/chips';
import { PuzzleLesson } from '../src/games/puzzle-strike/learn/lesson.svelte';
import {
  heightBonus,
  STACKS,
  sum,
  table,
  type Here,
} from '../src/games/puzzle-strike/learn/position';
import { bag, danger, piles } from '../src/games/puzzle-strike/learn/script';

const steps = [...piles, ...bag, ...danger];
const book = readFileSync('../docs/rules/puzzle-strike-cards.toml', 'utf8');
/** What the rules say of a chip, as it is printed there. */
function printed(name: string) {
  const of = book.split('[[chip]]').filter((c) => c.includes(`\nname = "${name}"\n`));
  const text = of.find((c) => c.includes('set = "shadows"')) ?? '';
  const number = (key: string) => Number(new RegExp(`^${key} = (\\d+)`, 'm').exec(text)?.[1]);
  return { text, cost: number('cost'), count: number('count') };
}
const at = (title: string) => {
  const lesson = new PuzzleLesson(steps, () => undefined);
  const place = steps.findIndex((s) => s.title === title);
  expect(place, title).toBeGreaterThanOrEqual(0);
  lesson.go(place);
  return lesson;
};
const pictureOf = (here: Here) => {
  const { picture } = table(here, []);
  if (picture?.game !== 'puzzle-strike') throw new Error('another game');
  return picture;
};
/** Every position that is shown. */
const shown = steps.flatMap((s) => [
  ...tasks(s).map((t) => t.here),
  ...tasks(s).flatMap((t) => t.then ?? []),
]);

describe('the lessons of Puzzle Strike', () => {
  it('end when what is asked for is done, one thing after the other', () => {
    const lesson = new PuzzleLesson(steps, () => undefined);
    for (const [i, step] of steps.entries()) {
      lesson.go(i);
      for (const task of tasks(step)) {
        expect(lesson.done).toBe(false);
        expect(lesson.words).toBe(task.words);
        const right = lesson.choices.find((c) => c.label === task.right);
        expect(right, `${step.title}: ${task.right}`).toBeDefined();
        lesson.answer(right!);
      }
      expect([lesson.done, lesson.words], step.title).toEqual([true, step.well]);
      expect(step.well).not.toBe('');
    }
  });

  it('let a wrong answer pass without harm, and say why', () => {
    for (const [i, step] of steps.entries()) {
      for (const [part, task] of tasks(step).entries()) {
        for (const wrong of task.choices?.filter((c) => c.label !== task.right) ?? []) {
          const lesson = new PuzzleLesson(steps, () => undefined);
          lesson.go(i);
          for (const before of tasks(step).slice(0, part)) {
            lesson.answer(lesson.choices.find((c) => c.label === before.right)!);
          }
          lesson.answer(wrong);
          expect([lesson.wrong, lesson.done, lesson.part], wrong.label).toEqual([
            true,
            false,
            part,
          ]);
          expect(lesson.task?.hint, `${step.title}: ${wrong.label}`).not.toBe('');
        }
      }
    }
  });

  it('name stacks, costs and numbers as the rules do', () => {
    expect(STACKS).toHaveLength(18);
    for (const [chip, cost, full] of STACKS) {
      expect([chip, printed(chip).cost, printed(chip).count]).toEqual([chip, cost, full]);
    }
    const first = /name = "First Game"\nstacks = \[([^\]]*)\]/.exec(book)?.[1] ?? '';
    const ids = [...first.matchAll(/"([^"]+)"/g)].map((m) => m[1]);
    const puzzle = STACKS.slice(8).map(([chip]) => /id = "([^"]+)"/.exec(printed(chip).text)?.[1]);
    expect(puzzle).toEqual(ids);
  });

  it('draw more for a high pile, as PS-4.27 says', () => {
    const bonus = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(heightBonus);
    expect(bonus).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]);
    const lesson = at('Height bonus');
    const { total, height_bonus } = pictureOf(lesson.task!.here).piles[0]!;
    expect(lesson.task?.right).toBe(`${5 + height_bonus} chips`);
    expect(lesson.step?.words).toContain(`at ${total}.`);
    expect(lesson.step?.then?.hand).toHaveLength(5 + height_bonus);
  });

  it('keep piles in order, and no chip is there twice', () => {
    for (const here of shown) {
      for (const gems of [here.me, here.foe]) {
        expect([...gems].sort((a, b) => b - a)).toEqual(gems);
      }
      const { bank, empty_stacks, panic } = pictureOf(here);
      for (const s of bank) expect(s.count, s.chip).toBeGreaterThanOrEqual(0);
      // PS-12.1: two empty stacks of a duel are Panic Time.
      expect(empty_stacks >= 2).toBe(panic > 0);
      // PS-3.2: six 1-gems, a Crash Gem and the chips of the character are all there is at first.
      const mine = counted([...here.hand, ...(here.played ?? []), ...(here.discard ?? [])]);
      expect(mine.find((c) => c.chip === '1-gem')?.count ?? 0).toBeLessThanOrEqual(6);
    }
  });

  it('send as many gems as were broken, less what is stopped', () => {
    const crashes = steps.flatMap((s) =>
      tasks(s).filter((t) => /^(crash|break) /.test(t.right ?? '') && t.then),
    );
    expect(crashes).toHaveLength(4);
    for (const { here, then, right } of crashes) {
      const value = Number(/\d/.exec(right ?? '')?.[0]);
      expect(sum(here.me) - sum(then!.me)).toBe(value);
      expect(sum(then!.foe) - sum(here.foe)).toBe(value - (here.send?.gems ?? 0));
      // PS-7.3: money for a gem that is broken in one's own turn.
      expect((then!.money ?? 0) - (here.money ?? 0)).toBe(here.send ? 0 : 1);
    }
  });

  it('combine to 4 at most', () => {
    const offered = steps.flatMap((s) => tasks(s).flatMap((t) => t.choices ?? []));
    const pairs = offered.flatMap((c) => (c.parts.kind === 'combine' ? [c.parts.gems ?? []] : []));
    expect(pairs.length).toBeGreaterThan(0);
    for (const gems of pairs) expect(sum(gems)).toBeLessThanOrEqual(4);
  });

  it('pay for what is bought, and nothing more', () => {
    for (const { here, right } of steps.flatMap((s) => tasks(s))) {
      const chip = /^buy (.*)/.exec(right ?? '')?.[1];
      if (chip) expect(printed(chip).cost).toBe(here.money ?? 0);
    }
  });

  it('buy with one press, as at a real table', () => {
    const lesson = at('Money and the bank');
    const stack = (chip: string) => lesson.desk.picture!.bank.find((s) => s.chip === chip)!;
    expect(lesson.desk.isStackLit(stack('Double Crash Gem'))).toBe(false);
    expect(lesson.desk.pressStack(stack('Crash Gem'))).toBe(true);
    expect([lesson.part, lesson.done]).toEqual([1, false]);
    lesson.desk.goOn();
    expect(lesson.done).toBe(true);
    expect(lesson.desk.me?.discard).toEqual([{ chip: 'Crash Gem', count: 1 }]);
  });

  it('are answered by keys', () => {
    const lesson = at('Actions are arrows');
    const place = lesson.desk.hand.indexOf('Axe Kick') + 1;
    lesson.desk.digit(place);
    expect(lesson.part).toBe(1);
    expect(lesson.desk.me?.arrows).toMatchObject({ black: 0, brown: 1 });
  });
});
