import { describe, expect, it } from 'vitest';
import {
  alarm,
  counted,
  gemValue,
  initials,
  keyed,
  lookOf,
  ordered,
  shelves,
} from '../src/games/puzzle-strike/chips';
import { picking } from '../src/games/puzzle-strike/picks';
import type { CardLine, Choice, StackPicture } from '../src/wire';

const card = (name: string, kind: string, more: Partial<CardLine> = {}): CardLine => ({
  name,
  owner: '',
  trigger: '',
  text: '',
  parts: [],
  rulings: [],
  origins: [],
  kind,
  cost: null,
  colors: [],
  icons: [],
  ...more,
});
const cards = [
  card('1-gem', 'gem'),
  card('3-gem', 'gem'),
  card('Wound', 'wound'),
  card('Combine', 'purple', { colors: ['purple'] }),
  card('Axe Kick', 'puzzle', { colors: ['brown'] }),
  card('Riposte', 'character', { owner: 'Onimaru', colors: ['blue'] }),
  card('Upgrade', 'character', { owner: 'Bal-Bas-Beta', colors: ['brown'] }),
  card('Cog Engine', 'character', { owner: 'Bal-Bas-Beta', colors: ['brown'] }),
];
const look = (name: string) =>
  lookOf(
    name,
    cards.find((c) => c.name === name),
  );

describe('chips', () => {
  it('knows gems by their names, even before the rulebook is read', () => {
    expect(gemValue('3-gem')).toBe(3);
    expect(gemValue('Crash Gem')).toBeNull();
    expect(lookOf('2-gem', undefined)).toMatchObject({ kind: 'gem', gem: 2 });
  });

  it('lays a hand out with what one acts with first, Wounds last', () => {
    const hand = ['1-gem', 'Wound', 'Combine', '3-gem', 'Axe Kick'];
    expect(ordered(hand, look)).toEqual(['Axe Kick', 'Combine', '3-gem', '1-gem', 'Wound']);
  });

  it('tells twins apart', () => {
    expect(keyed(['1-gem', 'Wound', '1-gem']).map((k) => k.key)).toEqual([
      '1-gem.0',
      'Wound.0',
      '1-gem.1',
    ]);
  });

  it('counts chips of one name', () => {
    expect(counted(['1-gem', 'Wound', '1-gem'])).toEqual([
      { chip: '1-gem', count: 2 },
      { chip: 'Wound', count: 1 },
    ]);
  });

  it('puts the stacks of every bank apart from those of this game (PS-2.2)', () => {
    const bank = ['1-gem', 'Axe Kick', 'Wound'].map((chip) => ({ chip }) as StackPicture);
    const { fixed, puzzle } = shelves(bank, look);
    expect(fixed.map((s) => s.chip)).toEqual(['1-gem', 'Wound']);
    expect(puzzle.map((s) => s.chip)).toEqual(['Axe Kick']);
  });

  it('raises the alarm before and at the limit', () => {
    expect([6, 7, 9, 10, 14].map((n) => alarm(n, 10))).toEqual([
      'calm',
      'near',
      'near',
      'over',
      'over',
    ]);
  });

  it('writes initials on a small face', () => {
    expect(initials('Risk to Riskonade')).toBe('RR');
    expect(initials('Hundred-Fist Frenzy')).toBe('HFF');
  });
});

describe('picks and drafts', () => {
  const choice = (label: string, kind: string, chip?: string, who?: string): Choice => ({
    label,
    words: `${label}.`,
    things: [],
    parts: { kind, cards: [], ...(chip ? { chip, zone: 'pool' } : {}), ...(who ? { who } : {}) },
  });

  it('shows a character with its chips', () => {
    const [one] = picking([choice('pick Bal-Bas-Beta', 'pick', undefined, 'Bal-Bas-Beta')], cards);
    expect(one).toMatchObject({ title: 'Bal-Bas-Beta', chips: ['Upgrade', 'Cog Engine'] });
  });

  it('shows a drafted chip with whose it is', () => {
    const [one] = picking([choice('draft Riposte', 'draft', 'Riposte')], cards);
    expect(one).toMatchObject({ title: 'Riposte', owner: 'Onimaru', chips: ['Riposte'] });
  });

  it('says at least the words of what the rulebook does not know', () => {
    const [one] = picking([choice('pick Nobody', 'pick')], cards);
    expect(one).toMatchObject({ title: 'pick Nobody.', chips: [] });
  });
});
