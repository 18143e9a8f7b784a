import { describe, expect, it } from 'vitest';
import { finds, marked, pattern } from '../src/lib/tokens';

describe('what is looked for in the rules', () => {
  it('begins a word, not somewhere inside one', () => {
    expect(finds('hit', 'a last-hit wins; Hits count')).toBe(true);
    expect(finds('hit', 'a white pawn')).toBe(false);
    expect(finds('art', 'the start of a turn')).toBe(false);
  });

  it('must all be there, whatever the order', () => {
    expect(finds('pawn push', 'you push the other pawn')).toBe(true);
    expect(finds('pawn jump', 'you push the other pawn')).toBe(false);
  });

  it('is shown where it stands', () => {
    expect(marked('Push, then push on', pattern('push'))).toEqual([
      { text: 'Push', hit: true },
      { text: ', then ', hit: false },
      { text: 'push', hit: true },
      { text: ' on', hit: false },
    ]);
    expect(marked('as it is', pattern(' '))).toEqual([{ text: 'as it is', hit: false }]);
  });

  it('may hold signs that mean something to a pattern', () => {
    expect(finds('FD-7.1', 'FD-711')).toBe(false);
    expect(finds('(1', 'Full Game (1 vs 1)')).toBe(true);
  });
});
