import { describe, expect, it } from 'vitest';
import { isShort, left, leftNow } from '../src/lib/clock';
import type { TableNow } from '../src/wire';

describe('time left', () => {
  it.each([
    [3_725_000, '1:02:05'],
    [600_000, '10:00'],
    [65_200, '1:06'],
    [10_000, '0:10'],
    [9_940, '9.9'],
    [400, '0.4'],
    [0, '0.0'],
    [-5, '0.0'],
  ])('%i ms reads %s', (ms, words) => {
    expect(left(ms)).toBe(words);
  });

  const table = (more: Partial<TableNow>) =>
    ({
      status: 'running',
      clock: { kind: 'total', seconds: 60, increment: 0 },
      seats: [{ seat: 'P1' }, { seat: 'P2' }],
      left: [30_000, 20_000],
      waiting: ['P2'],
      ...more,
    }) as TableNow;

  it('runs only for who owes an answer', () => {
    expect(leftNow(table({}), 'P1', 4000)).toBe(30_000);
    expect(leftNow(table({}), 'P2', 4000)).toBe(16_000);
    expect(leftNow(table({}), 'P2', 99_000)).toBe(0);
  });

  it('stands still when the match is over, and is not there without a clock', () => {
    expect(leftNow(table({ status: 'ended' }), 'P2', 4000)).toBe(20_000);
    expect(leftNow(table({ clock: { kind: 'none' } }), 'P2', 0)).toBeNull();
    expect(leftNow(table({ left: [] }), 'P2', 0)).toBeNull();
  });

  it('warns late, and relative to the time for a move', () => {
    expect(isShort(19_000, { kind: 'total', seconds: 600, increment: 0 })).toBe(true);
    expect(isShort(9_000, { kind: 'per-move', seconds: 20 })).toBe(false);
    expect(isShort(4_000, { kind: 'per-move', seconds: 20 })).toBe(true);
  });
});
