import { expect, test } from 'vitest';
import { hintFor } from '../src/games/shadows/hint';
import type { ShadowsPicture } from '../src/wire';

const at = (kind: string, more: object = {}, aims: object[] = []) =>
  ({ moment: { kind, ...more }, aims }) as unknown as ShadowsPicture;

test('a hint speaks of targets only where an Attack is aimed', () => {
  expect(hintFor(at('name', {}, [{}]), 'P1', 3)).toBe('name');
  expect(hintFor(at('name'), 'P1', 3)).toBe('');
});

test('dealing is explained for the card that one gets oneself', () => {
  expect(hintFor(at('deal', { deal_to: 'P1' }), 'P1', 2)).toBe('deal');
  expect(hintFor(at('deal', { deal_to: 'P2' }), 'P1', 2)).toBe('');
});

test('nobody is told to respond who cannot', () => {
  expect(hintFor(at('response'), 'P1', 2)).toBe('response');
  expect(hintFor(at('response'), 'P1', 1)).toBe('');
  expect(hintFor(at('plan'), 'P1', 1)).toBe('plan');
});
