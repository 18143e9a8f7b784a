import { expect, test } from 'vitest';
import { percent } from '../src/lib/advice';

test('a chance is told in whole percents, and never as certain', () => {
  expect(percent(0.434)).toBe('43 %');
  expect(percent(0.5)).toBe('50 %');
  expect(percent(0)).toBe('1 %');
  expect(percent(1)).toBe('99 %');
});
