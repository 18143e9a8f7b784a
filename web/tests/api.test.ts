import { expect, test } from 'vitest';
import { Refused } from '../src/lib/api';

test('a refusal that stands alone is a sentence', () => {
  const said = (words: string) => new Refused(403, { code: '', words, reasons: [] }).message;
  expect(said('make an account on your page (Me)')).toBe('Make an account on your page (Me).');
  expect(said('There is no such table.')).toBe('There is no such table.');
  expect(said('is it you?')).toBe('Is it you?');
  expect(said('')).toBe('');
});
