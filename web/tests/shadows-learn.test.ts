// The tutorial of Shadows says nothing that the rules do not say.
import { describe, expect, it } from 'vitest';
import { rulebooks } from '../dev/mock/rules';
import { ShadowsLesson } from '../src/games/shadows/learn/lesson.svelte';
import { DAMAGE, DECK, Shelf, STATS, type Here } from '../src/games/shadows/learn/position';
import { combat, growing, round } from '../src/games/shadows/learn/script';
import { lessons } from '../src/games/shadows/words/lessons';
import { tasks } from '../src/learn/step';

const { cards } = rulebooks['shadows']!;
const shelf = new Shelf(cards);
const steps = [...round, ...combat, ...growing];
const at = (title: string) => {
  const lesson = new ShadowsLesson(steps, shelf);
  lesson.go(steps.findIndex((s) => s.title === title));
  expect(lesson.step?.title).toBe(title);
  return lesson;
};
const shown: Here[] = steps.flatMap((s) => [
  ...tasks(s).map((t) => t.here),
  ...tasks(s).flatMap((t) => t.then ?? []),
]);
/** Answers as somebody would: what is put together, card by card. */
function answer(lesson: ShadowsLesson, right: string) {
  const [kind, list = ''] = [/^\w+/.exec(right)?.[0], /^(?:take|study) (.*)/.exec(right)?.[1]];
  if (!list) return lesson.answer(lesson.choices.find((c) => c.label === right)!);
  for (const card of list.split(', ')) {
    lesson.answer(lesson.choices.find((c) => c.label === `${kind} ${card}`)!);
  }
}

describe('the lessons of Shadows', () => {
  it('end when what is asked for is done, one thing after the other', () => {
    const lesson = new ShadowsLesson(steps, shelf);
    for (const [i, step] of steps.entries()) {
      lesson.go(i);
      for (const task of tasks(step)) {
        expect(lesson.done).toBe(false);
        expect(lesson.words).toBe(task.words);
        answer(lesson, task.right!);
        expect(lesson.wrong, step.title).toBe(false);
      }
      expect([lesson.done, lesson.words], step.title).toEqual([true, step.well]);
      expect(step.well).not.toBe('');
    }
    expect(Object.keys(lessons)).toHaveLength(steps.length);
  });

  it('let a wrong answer pass without harm, and say why', () => {
    for (const [i, step] of steps.entries()) {
      const lesson = new ShadowsLesson(steps, shelf);
      lesson.go(i);
      const right = tasks(step)[0]!.right!;
      const wrong = lesson.choices.filter((c) => !right.includes(c.parts.card ?? c.label));
      expect(wrong.length, step.title).toBeGreaterThan(0);
      const three = right.startsWith('take') ? lesson.choices.slice(0, 3) : [wrong[0]!];
      for (const c of three) lesson.answer(lesson.choices.find((x) => x.label === c.label)!);
      expect([lesson.wrong, lesson.done, lesson.part], step.title).toEqual([true, false, 0]);
      expect(lesson.task?.hint, step.title).not.toBe('');
      // And then the right one.
      answer(lesson, right);
      expect(lesson.wrong, step.title).toBe(false);
    }
  });

  it('use cards of the game, with the numbers that are printed there', () => {
    for (const here of shown) {
      const mine = [...(here.me?.hand ?? []), ...(here.me?.used ?? [])];
      for (const card of mine) expect(DECK, card).toContain(card);
      for (const item of [...(here.me?.items ?? []), ...(here.market ?? [])]) {
        expect(shelf.card(item), item).toBeDefined();
      }
    }
    for (const [seat, hero] of [
      ['P1', 'Ahti'],
      ['P2', 'Rolan'],
    ] as const) {
      expect(shelf.card(hero)?.skill?.stats.map((s) => s.n)).toEqual(STATS[seat]);
    }
    for (const card of [...DECK, 'Parry', 'Shield Bash']) expect(shelf.card(card)).toBeDefined();
    expect(DAMAGE['Crossbow Bolt']).toBe(STATS.P1[1]);
  });

  it('use a card in a Step whose number it shows (SH-6.3)', () => {
    let played = 0;
    for (const { here, choices = [] } of steps.flatMap((s) => tasks(s))) {
      for (const { parts } of choices.filter((c) => c.parts.kind === 'play')) {
        expect(shelf.card(parts.card!)?.skill?.initiative, parts.card).toContain(here.step);
        played += 1;
      }
    }
    expect(played).toBe(3);
    const numbers = (card: string) => shelf.card(card)!.skill!.initiative;
    const hand = at('Six Steps').desk.me!.hand!.map((c) => numbers(c.card)[0]);
    expect(hand.sort()).toEqual([1, 2, 3]);
  });

  it('bring the Monster down with one’s own damage alone (SH-15.14)', () => {
    const goblin = shelf.card('Cave Goblin')!.monster!;
    const lesson = at('Your own damage');
    const [mine, foes] = lesson.task!.here.wounds!;
    expect(mine + 1).toBe(goblin.hp);
    expect(mine + foes).toBeGreaterThan(goblin.hp);
    expect(lesson.step!.well).toContain(`${goblin.reward.gold} Gold and ${goblin.reward.xp} Exp`);
    expect(lesson.desk.picture?.monster?.chart[0]?.text).toContain('2 damage');
  });

  it('cost what is printed, and give a Shadow Stone each (SH-21.3, SH-21.6)', () => {
    const { here, then } = growing[0]!;
    expect(here.me!.gold! - then!.me!.gold!).toBe(shelf.card("Traveler's Boots")!.cost);
    expect(then!.me!.ss! - here.me!.ss!).toBe(1);
    const study = growing[1]!;
    expect(study.here.me!.xp! - study.then!.me!.xp!).toBe(3);
    expect(study.then!.me!.ss! - study.here.me!.ss!).toBe(1);
    expect(shelf.card('First Blood')!.cost).toBe(1);
  });

  it('plan a Hand by pressing three cards, as at a real table', () => {
    const lesson = at('Plan');
    const { desk } = lesson;
    for (const card of ['Smoke Pellet', 'Crossbow Bolt', "Tracker's Eye"]) {
      expect(desk.isDrafted).toBe(false);
      expect(desk.press(`card P1 ${card}`)).toBe(true);
    }
    expect(desk.isDrafted).toBe(true);
    desk.tell();
    for (let i = 0; i < 2; i += 1) desk.goOn();
    expect(lesson.done).toBe(true);
  });
});
