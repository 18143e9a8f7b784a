import { describe, expect, it } from 'vitest';
import { anything, facets, wantedOf } from '../src/lib/cards';
import type { CardLine } from '../src/wire';

const card = (name: string, more: Partial<CardLine> = {}): CardLine => ({
  name,
  owner: 'Puzzle',
  trigger: '',
  text: '',
  parts: [],
  rulings: [],
  origins: [],
  kind: 'puzzle',
  cost: null,
  colors: [],
  icons: [],
  ...more,
});
const chips = [
  card('1-gem', { kind: 'gem', owner: 'Fixed', cost: 1 }),
  card('Crash Gem', {
    kind: 'purple',
    owner: 'Fixed',
    cost: 5,
    colors: ['purple'],
    icons: ['crash-sphere', 'purple-shield'],
    parts: [{ heading: 'Reaction', text: 'Crash gems in answer to a send.' }],
  }),
  card('Punch, Punch, Kick', { cost: 4, colors: ['red', 'purple'], text: 'A fist for each.' }),
  card('Hundred-Fist Frenzy', { cost: 12, colors: ['red'] }),
];
const names = (more: Partial<typeof anything>) =>
  wantedOf(chips, { ...anything, ...more }).map((c) => c.name);

describe('the cards of a game', () => {
  it('are all shown to whoever asks for nothing', () => {
    expect(names({})).toHaveLength(4);
  });

  it('are found by kind, owner, cost, and by each of their colours', () => {
    expect(names({ kind: 'gem' })).toEqual(['1-gem']);
    expect(names({ owner: 'Fixed' })).toEqual(['1-gem', 'Crash Gem']);
    expect(names({ cost: '1' })).toEqual(['1-gem']);
    expect(names({ color: 'purple' })).toEqual(['Crash Gem', 'Punch, Punch, Kick']);
    expect(names({ color: 'purple', owner: 'Fixed' })).toEqual(['Crash Gem']);
  });

  it('are found by every word of any of their texts, and by their icons', () => {
    expect(names({ find: 'ANSWER send' })).toEqual(['Crash Gem']);
    expect(names({ find: 'purple shield' })).toEqual(['Crash Gem']);
    expect(names({ find: 'fist' })).toEqual(['Punch, Punch, Kick', 'Hundred-Fist Frenzy']);
    expect(names({ find: 'fist nowhere' })).toEqual([]);
  });

  it('are told apart only by what differs, costs in their order', () => {
    expect(facets(chips)).toEqual({
      owners: ['Fixed', 'Puzzle'],
      kinds: ['gem', 'purple', 'puzzle'],
      sets: [],
      colors: ['purple', 'red'],
      costs: ['1', '4', '5', '12'],
    });
    const alike = [card('A', { owner: 'Rook', kind: '' }), card('B', { owner: 'Lum', kind: '' })];
    expect(facets(alike)).toEqual({
      owners: ['Rook', 'Lum'],
      kinds: [],
      sets: [],
      colors: [],
      costs: [],
    });
  });

  it('are told apart by the box they come from, where there are several', () => {
    const boxes = [card('A', { set: 'Old' }), card('B', { set: 'New' }), card('C', {})];
    expect(facets(boxes).sets).toEqual(['Old', 'New']);
    expect(wantedOf(boxes, { ...anything, set: 'New' }).map((c) => c.name)).toEqual(['B']);
  });
});
