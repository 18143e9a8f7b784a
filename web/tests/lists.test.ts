import { describe, expect, it } from 'vitest';
import { readList, withName } from '../src/lib/lists';

const stacks = ['Axe Kick', 'Ouch!', 'Punch, Punch, Kick', 'X-Copy'];

describe('a list of names', () => {
  it('is read with spaces or without, and empty as nothing', () => {
    expect(readList('Axe Kick, X-Copy', stacks)).toEqual(['Axe Kick', 'X-Copy']);
    expect(readList('Axe Kick,X-Copy', stacks)).toEqual(['Axe Kick', 'X-Copy']);
    expect(readList('', stacks)).toEqual([]);
  });

  it('may hold a name with commas of its own', () => {
    expect(readList('Ouch!,Punch, Punch, Kick,X-Copy', stacks)).toEqual([
      'Ouch!',
      'Punch, Punch, Kick',
      'X-Copy',
    ]);
  });

  it('keeps apart what no name holds together, however long it is', () => {
    const many = Array.from({ length: 20_000 }, () => 'Punch');
    expect(readList(many.join(','), stacks)).toEqual(many);
  });

  it('is written in the order of the game, and read back as it was', () => {
    const two = withName(['X-Copy'], stacks, 'Punch, Punch, Kick', true);
    expect(two).toBe('Punch, Punch, Kick,X-Copy');
    expect(readList(two, stacks)).toEqual(['Punch, Punch, Kick', 'X-Copy']);
    expect(withName(readList(two, stacks), stacks, 'X-Copy', false)).toBe('Punch, Punch, Kick');
  });
});
