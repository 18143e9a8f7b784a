// The tutorial of Fantasy Clash says nothing that the rules do not say.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { ClashLesson } from '../src/games/fantasy-clash/learn/lesson.svelte';
import { oddsOf, Shelf, type Here } from '../src/games/fantasy-clash/learn/position';
import { combat, field, power } from '../src/games/fantasy-clash/learn/script';
import { tasks } from '../src/learn/step';
import type { CardLine } from '../src/wire';

// Things move, as they usually do.
vi.stubGlobal('matchMedia', () => ({ matches: false }));

// What is printed on the cards, as the rules have it.
const NAMES: Record<string, string> = { alliance: 'Human Alliance', orcs: 'Orcs' };
const book = readFileSync('../docs/rules/fantasy-clash-cards.toml', 'utf8');
const cards = [...book.matchAll(/^\[\[(\w+)\]\]\n([^]*?)(?=^\[\[|$(?![^]))/gm)].map(
  ([, kind, text]) => {
    const word = (key: string) => new RegExp(`^${key} = "(.*)"`, 'm').exec(text!)?.[1] ?? '';
    const number = (key: string) =>
      Number(new RegExp(`^${key} = (\\d+)`, 'm').exec(text!)?.[1] ?? 0);
    const values = ['attack', 'defence', 'size', 'range', 'magic'].map((v) => [v, number(v)]);
    const unit = { ...Object.fromEntries(values), class: word('class'), copies: 1, rules: [] };
    const owner = NAMES[word('faction')] ?? '';
    const card = { kind, name: word('name'), owner, cost: number('cost') };
    return (kind === 'unit' ? { ...card, unit } : card) as unknown as CardLine;
  },
);
const shelf = new Shelf(cards);
const steps = [...field, ...combat, ...power];
const at = (title: string) => {
  const lesson = new ClashLesson(steps, shelf);
  lesson.go(steps.findIndex((s) => s.title === title));
  expect(lesson.step?.title).toBe(title);
  return lesson;
};
const shown: Here[] = steps.flatMap((s) => [
  ...tasks(s).map((t) => t.here),
  ...tasks(s).flatMap((t) => t.then ?? []),
]);
const spot = (space: string) => [space.charCodeAt(0), Number(space.slice(1))] as const;
const far = (a: string, b: string) => {
  const [[c, r], [d, s]] = [spot(a), spot(b)];
  return Math.abs(c - d) + Math.abs(r - s);
};

describe('the lessons of Fantasy Clash', () => {
  it('end when what is asked for is done, one thing after the other', () => {
    const lesson = new ClashLesson(steps, shelf);
    for (const [i, step] of steps.entries()) {
      lesson.go(i);
      for (const task of tasks(step)) {
        expect(lesson.done).toBe(false);
        expect(lesson.words).toBe(task.words);
        const wrong = lesson.choices.filter((c) => c.label !== task.right);
        expect(wrong.length, step.title).toBeGreaterThan(0);
        lesson.answer(wrong[0]!);
        expect([lesson.wrong, lesson.done], step.title).toEqual([true, false]);
        expect(task.hint, step.title).not.toBe('');
        lesson.answer(lesson.choices.find((c) => c.label === task.right)!);
        const rolls = JSON.stringify(task.told ?? []).includes('dice_rolled');
        expect(lesson.hushed !== null, step.title).toBe(rolls);
        lesson.speak();
      }
      expect([lesson.done, lesson.words], step.title).toEqual([true, step.well]);
      expect(step.well).not.toBe('');
    }
  });

  it('use cards of the game, each on a space of its own', () => {
    for (const { cards } of shown) {
      expect(new Set(cards.map((c) => c.at)).size).toBe(cards.length);
      for (const c of cards) {
        expect(c.at).toMatch(/^[A-E][1-9]$/);
        if (c.unit) expect(shelf.unit(c.unit), c.unit).toBeDefined();
      }
    }
  });

  it('move one space onto a free one, and reveal who comes into contact (FC-6.1, FC-6.9)', () => {
    for (const task of steps.flatMap((s) => tasks(s))) {
      for (const { parts, label } of task.choices ?? []) {
        if (parts.kind !== 'move') continue;
        expect(far(parts.from!, parts.to!), label).toBe(1);
        expect(
          task.here.cards.some((c) => c.at === parts.to),
          label,
        ).toBe(false);
      }
      const [, from, to] = /^move (\w+) (\w+)/.exec(task.right ?? '') ?? [];
      const now = task.then?.cards.find((c) => c.at === to);
      if (!from || !now) continue;
      const touches = task.then!.cards.some((c) => c.isFoe && far(c.at, now.at) === 1);
      if (touches) expect(now.isUp, task.right).toBe(true);
    }
  });

  it('roll as many dice as the sizes give, and count them rightly (FC-7.10 to FC-7.16)', () => {
    for (const { cards, attacks = [] } of shown) {
      for (const strike of attacks) {
        const unit = (space: string) => cards.find((c) => c.at === space)!.unit!;
        const [a, d] = [shelf.unit(unit(strike.from))!, shelf.unit(unit(strike.to))!];
        const extra = (x: number, y: number, name: string) =>
          strike.shot || x - y < 5 ? 0 : name === 'Goblins' ? 2 : 1;
        expect(strike.dice).toEqual([
          2 + extra(a.size, d.size, unit(strike.from)),
          2 + extra(d.size, a.size, unit(strike.to)),
        ]);
        const reach = far(strike.from, strike.to);
        if (strike.shot) expect(reach).toBeLessThanOrEqual(a.range);
        expect(strike.shot ? reach >= 2 : reach === 1).toBe(true);
      }
    }
    const even = { attack: 10, defence: 10 } as never;
    const odds = oddsOf(even, even, '', { from: 'A1', to: 'A2', dice: [1, 1] });
    expect([odds.attacker_wins, odds.nobody, odds.defender_wins, odds.of]).toEqual([15, 6, 15, 36]);
  });

  it('tell fights that come out as their dice say', () => {
    const fights = steps
      .flatMap((s) => tasks(s))
      .flatMap((t) => (t.told ?? []) as { event: string; attack: Tally; defence: Tally }[])
      .filter((e) => e.event === 'fought');
    type Tally = { unit: string; dice: number[]; printed: number; score: number };
    expect(fights).toHaveLength(3);
    for (const { attack, defence } of fights) {
      expect(attack.printed).toBe(shelf.unit(attack.unit)!.attack);
      expect(defence.printed).toBe(shelf.unit(defence.unit)!.defence);
      expect(attack.score).toBeGreaterThan(defence.score);
    }
  });

  it('cast a spell whose cost is reached, by a card with that much magic (FC-9.6)', () => {
    const lesson = at('Magic');
    const wizard = shelf.unit('Wizard')!;
    const [casting] = lesson.desk.picture!.castings;
    expect([casting!.plus, casting!.needed]).toEqual([wizard.magic, 20]);
    // 8 or more with two dice.
    expect(casting!.succeeds).toBe(15);
    expect(lesson.step!.words).toContain(`magic of ${wizard.magic}`);
  });

  it('are played by pressing the battlefield, as at a real table', () => {
    const lesson = at('One attack');
    expect(lesson.desk.press('C5')).toBe(true);
    expect([...lesson.desk.aims.keys()]).toEqual(['C6']);
    lesson.desk.press('C6');
    expect(lesson.desk.attack?.best.unit).toBe('Boar Riders');
    lesson.desk.answer(lesson.desk.meant!);
    expect(lesson.part).toBe(1);
    // A card that can do nothing now stays where it is.
    expect(lesson.desk.press('B4')).toBe(false);
  });
});
