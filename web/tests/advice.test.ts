import { expect, test } from 'vitest';
import { asGood, others, percent } from '../src/lib/advice';

test('a chance is told in whole percents, and never as certain', () => {
  expect(percent(0.434)).toBe('43 %');
  expect(percent(0.5)).toBe('50 %');
  expect(percent(0)).toBe('1 %');
  expect(percent(1)).toBe('99 %');
});

test('what is as good to the percent makes no difference', () => {
  const choice = (label: string, chance: number | null) => ({ label, words: label, chance });
  const [best, like, worse] = [choice('a', 0.604), choice('b', 0.6), choice('c', 0.59)];
  expect(asGood([best, like, worse])).toEqual([like]);
  expect(asGood([best, worse])).toEqual([]);
  expect(asGood([choice('a', null), choice('b', null)])).toEqual([]);
  expect(asGood([])).toEqual([]);
  // It is named once: the list of what else was thought about leaves it out.
  expect(others([best, like, worse])).toEqual([worse]);
  expect(others([best, like])).toEqual([]);
  expect(others([])).toEqual([]);
});
