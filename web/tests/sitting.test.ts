import { describe, expect, it } from 'vitest';
import { DuelLesson } from '../src/games/flash-duel/learn/lesson.svelte';
import { simple } from '../src/games/flash-duel/learn/script';

const at = (n: number) => {
  const lesson = new DuelLesson(simple);
  lesson.go(n);
  return lesson;
};

describe('a sitting', () => {
  it('settles with a space once the card is picked', () => {
    const move = at(1);
    move.duel.digit(5);
    expect(move.duel.meant?.label).toBe('move 5');
    move.duel.point({ space: 6 });
    expect(move.done).toBe(true);
    expect(move.duel.me?.space).toBe(6);
    expect(move.effects.map((e) => e.kind)).toEqual(['play', 'step']);
  });

  it('asks once more where the space alone was clicked', () => {
    const move = at(1);
    move.duel.point({ space: 6 });
    expect(move.done).toBe(false);
    expect(move.duel.meant?.label).toBe('move 5');
    move.duel.point({ space: 6 });
    expect(move.done).toBe(true);
  });

  it('picks twins one after the other by their number', () => {
    const attack = at(2);
    attack.duel.digit(3);
    attack.duel.digit(3);
    expect(attack.duel.picked.places).toEqual([1, 2]);
    expect(attack.duel.meant?.label).toBe('attack 2x3');
    attack.duel.digit(5);
    expect(attack.duel.picked.places).toEqual([1, 2]);
  });

  it('lets a wrong answer pass without harm', () => {
    const attack = at(2);
    attack.answer(attack.choices[0]!);
    expect([attack.wrong, attack.done]).toEqual([true, false]);
    attack.answer(attack.choices[1]!);
    expect([attack.wrong, attack.done]).toEqual([false, true]);
  });

  it('lists all choices at once where they are few', () => {
    const block = at(3);
    expect(block.duel.isLong).toBe(false);
    expect(block.duel.shown).toHaveLength(2);
  });
});
