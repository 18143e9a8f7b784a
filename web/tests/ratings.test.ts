import { describe, expect, it } from 'vitest';
import {
  changed,
  evened,
  pointsOf,
  results,
  sparkline,
  told,
  whyNotRated,
} from '../src/lib/ratings';
import type { ModeLine, SeatNow } from '../src/wire';

const mode = (...sides: string[]): ModeLine => ({
  name: 'm',
  title: 'M',
  about: '',
  seats: sides.map((side, i) => ({ seat: `P${i + 1}`, role: '', side, by_rules: false })),
  options: [
    { name: 'first', about: '', kind: { kind: 'one-of', of: [] }, default: 'coin', uneven: true },
    { name: 'tokens', about: '', kind: { kind: 'number', least: 1, most: 9 }, default: '3' },
  ],
  only: [],
  rateable: true,
});
const person = { kind: 'open' } as const;

describe('what a match did', () => {
  const seats = [
    { seat: 'P1', name: 'Anna' },
    { seat: 'P2', name: 'Ben' },
  ] as SeatNow[];
  const ratings = [
    { seat: 'P1', before: 1498, after: 1512 },
    { seat: 'P2', before: 1500, after: 1486 },
  ];
  it('has a sign', () => {
    expect(changed({ before: 1498, after: 1512 })).toBe('1512 (+14)');
    expect(changed({ before: 1500, after: 1486 })).toBe('1486 (−14)');
    expect(changed({ before: 1500, after: 1500 })).toBe('1500 (±0)');
  });
  it('is told to a player of himself, and to others of all', () => {
    expect(told(ratings, seats, 'P2')).toBe('Your rating: 1486 (−14).');
    expect(told(ratings, seats, null)).toBe('Ratings: Anna 1512 (+14), Ben 1486 (−14).');
  });
  it('is nothing where nothing counted', () => {
    expect(told(undefined, seats, 'P1')).toBe('');
    expect(told([], seats, null)).toBe('');
  });
});

describe('a table', () => {
  it('says how strong people were when they sat down', () => {
    const seat = (rating?: SeatNow['rating']) => ({ seat: 'P1', rating }) as SeatNow;
    expect(pointsOf(seat({ rating: 1612, provisional: false }))).toBe('1612');
    expect(pointsOf(seat({ rating: 1500, provisional: true }))).toBe('1500?');
    expect(pointsOf(seat()) + pointsOf(undefined)).toBe('');
  });
  it('says why it cannot be', () => {
    const duel = mode('west', 'east');
    const bot = { kind: 'bot', name: 'greedy' } as const;
    expect(whyNotRated(duel, [person, person], null)).toBe('guest');
    expect(whyNotRated(duel, [person, bot], 'anna')).toBe('bots');
    expect(whyNotRated({ ...duel, rateable: false }, [person], 'anna')).toBe('uneven');
    expect(whyNotRated(duel, [person, person], 'anna')).toBe(null);
  });
  it('leaves out what could favour somebody', () => {
    const said = { first: 'west', tokens: '5' };
    expect(evened(mode('west', 'east'), said)).toEqual({ tokens: '5' });
  });
});

describe('the line of last results', () => {
  it('runs from the first rating to the last', () => {
    const recent = [
      { before: 1500, after: 1600 },
      { before: 1600, after: 1550 },
    ];
    expect(sparkline(recent, 100, 20)).toBe('0,20 50,0 100,10');
  });
  it('is straight where nothing moved, and none without a match', () => {
    expect(sparkline([{ before: 1500, after: 1500 }], 100, 20)).toBe('0,10 100,10');
    expect(sparkline([], 100, 20)).toBe('');
  });
  it('counts what was won', () => {
    const one = (result: string) => ({ match: 'm', at: 1, before: 1, after: 2, result });
    expect(results([one('win'), one('loss'), one('win'), one('draw')])).toBe(
      '2 won, 1 drawn, 1 lost of the last 4',
    );
    expect(results([one('loss')])).toBe('the last one lost');
  });
});
