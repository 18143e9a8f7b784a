import { describe, expect, it } from 'vitest';
import { allowed, settled } from '../src/lib/options';
import { someOf } from '../src/lib/random';
import { chosen, inGroups, waysOf } from '../src/lib/wishes';
import type { GameLine, ModeLine } from '../src/wire';

const option = (name: string, kind: object, usual: string) => ({
  name,
  about: name,
  kind,
  default: usual,
});
const mode = {
  name: 'duel',
  title: 'Duel',
  about: '',
  seats: ['P1', 'P2'].map((seat) => ({ seat, role: seat, side: '', by_rules: false })),
  options: [
    option('sets', { kind: 'one-of', of: ['new', 'old', 'both'] }, 'new'),
    option('characters', { kind: 'names', of: ['Ann', 'Bob'], seats: ['P1', 'P2'] }, ''),
    option('bank', { kind: 'one-of', of: ['First', 'random'] }, 'First'),
    option('stacks', { kind: 'list', names: ['Axe', 'Punch, Kick', 'Owl'], count: 2 }, ''),
    option('draft', { kind: 'yes-no' }, 'no'),
  ],
  only: [
    { option: 'characters', values: ['Ann'], needs: 'sets', one_of: ['new', 'both'] },
    { option: 'characters', values: ['Bob'], needs: 'sets', one_of: ['old', 'both'] },
    { option: 'bank', values: ['First'], needs: 'sets', one_of: ['new', 'both'] },
    { option: 'stacks', values: ['Axe'], needs: 'sets', one_of: ['new', 'both'] },
    { option: 'characters', values: [], needs: 'draft', one_of: ['no'] },
    { option: 'bank', values: [], needs: 'stacks', one_of: [''] },
  ],
} as unknown as ModeLine;
const kind = (values: Record<string, string>, name: string) =>
  allowed(mode, values).find((o) => o.name === name)?.kind;

describe('what can be said beside the rest', () => {
  it('is what goes with the chosen set', () => {
    expect(kind({}, 'characters')).toMatchObject({ of: ['Ann'] });
    expect(kind({ sets: 'old' }, 'characters')).toMatchObject({ of: ['Bob'] });
    expect(kind({ sets: 'both' }, 'characters')).toMatchObject({ of: ['Ann', 'Bob'] });
    expect(kind({ sets: 'old' }, 'bank')).toMatchObject({ of: ['random'] });
    expect(kind({ sets: 'old' }, 'stacks')).toMatchObject({ names: ['Punch, Kick', 'Owl'] });
  });
  it('is left out where a variant rules all of it out', () => {
    expect(kind({ draft: 'yes' }, 'characters')).toBeUndefined();
    expect(kind({ stacks: 'Owl' }, 'bank')).toBeUndefined();
  });
  it('changes what was said before, and what is usual', () => {
    const said = { characters: 'Ann,-', stacks: 'Axe,Punch, Kick', sets: 'old' };
    expect(settled(mode, said)).toEqual({ characters: '', stacks: 'Punch, Kick', sets: 'old' });
    expect(settled(mode, { sets: 'old' })).toEqual({ sets: 'old', bank: 'random' });
    expect(settled(mode, {})).toEqual({});
  });
  it('is sent to the hall, the usual word too if somebody chose it', () => {
    expect(chosen(mode, { bank: 'First', draft: 'no' })).toEqual({ bank: 'First' });
    expect(chosen(mode, { bank: 'random', stacks: 'Axe,Owl' })).toEqual({ stacks: 'Axe,Owl' });
  });
});

it('has a way to play for each mode and each preset, in its group', () => {
  const preset = { name: 'old', title: 'Old', about: '', mode: 'duel', options: { sets: 'old' } };
  const lost = { ...preset, name: 'lost', mode: 'nowhere' };
  const game = { name: 'x', modes: [mode], presets: [preset, lost] } as unknown as GameLine;
  const ways = waysOf(game);
  expect(ways.map((way) => [way.name, way.options])).toEqual([
    ['duel', {}],
    ['old', { sets: 'old' }],
  ]);
  expect(inGroups(ways).map((g) => [g.kind, g.ways.length])).toEqual([['duel', 2]]);
});

it('draws some at random, none twice', () => {
  const some = someOf(['a', 'b', 'c', 'd'], 3);
  expect(new Set(some).size).toBe(3);
  expect(someOf(['a'], 3)).toEqual(['a']);
});
