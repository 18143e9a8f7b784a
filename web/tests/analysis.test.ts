import { expect, test } from 'vitest';
import * as of from '../src/lib/analysis';
import { analysis as words } from '../src/words/analysis';
import type { Analysed, JudgedPoint, Replay } from '../src/wire';

const choice = (label: string, chance: number) => ({ label, words: `Do ${label}.`, chance });
const point = (at: number, seat: string, best: number, played: number): JudgedPoint => ({
  at,
  seat,
  best: choice('good', best),
  played: choice('bad', played),
  mistake: best - played > 0.05,
});
const found: Analysed = {
  simulations: 500,
  decisions: 9,
  points: [point(2, 'P1', 0.6, 0.4), point(5, 'P2', 0.5, 0.5), point(8, 'P1', 0.9, 0.2)],
  sides: [
    {
      name: 'West',
      seats: ['P1', 'P3'],
      curve: [
        { at: 2, chance: 0.6 },
        { at: 3, chance: 0.4 },
        { at: 10, chance: 0 },
      ],
    },
    { name: 'East', seats: ['P2'], curve: [{ at: 10, chance: 1 }] },
  ],
  swings: [2, 0],
  seats: [
    { seat: 'P1', swings: [2, 0] },
    { seat: 'P2', swings: [] },
  ],
};
const replay = {
  frames: Array.from({ length: 11 }),
  line: {
    seats: [
      { seat: 'P1', kind: 'player', name: 'Anna' },
      { seat: 'P2', kind: 'bot', name: 'Greedy Ada' },
      { seat: 'P3', kind: 'player', name: '' },
    ],
  },
} as unknown as Replay;

test('a line goes through its estimates, from left to right and from lost below to won above', () => {
  const { wide, high } = of.size;
  expect(of.pathOf([], 10)).toBe('');
  const path = of.pathOf(
    [
      { at: 0, chance: 1 },
      { at: 5, chance: 0.5 },
      { at: 10, chance: 0 },
    ],
    10,
  );
  expect(path).toBe(`M0 0L${wide / 2} ${high / 2}L${wide} ${high}`);
  expect(of.xOf(3, 0), 'a match without answers').toBe(0);
});

test('a press finds the step it lies on, and never one that is not there', () => {
  expect(of.stepAt(0, 10)).toBe(0);
  expect(of.stepAt(0.54, 10)).toBe(5);
  expect(of.stepAt(1, 10)).toBe(10);
  expect(of.stepAt(-0.2, 10)).toBe(0);
  expect(of.stepAt(1.2, 10)).toBe(10);
  for (let at = 0; at <= 10; at += 1) {
    expect(of.stepAt(of.xOf(at, 10) / of.size.wide, 10)).toBe(at);
  }
});

test('badges of moments near each other stand side by side, as near as there is room', () => {
  expect(of.apart([], 20, 300)).toEqual([]);
  expect(of.apart([50, 200, 100], 20, 300), 'none touches another').toEqual([50, 200, 100]);
  expect(of.apart([104, 100], 20, 300)).toEqual([112, 92]);
  expect(of.apart([100, 120, 131], 20, 300), 'one pushes the next').toEqual([97, 117, 137]);
  expect(of.apart([0, 2], 20, 300), 'at the left edge').toEqual([0, 20]);
  expect(of.apart([300, 300, 275], 20, 300), 'at the right edge').toEqual([280, 300, 260]);
});

test('an estimate holds until the next one', () => {
  const curve = found.sides[0]!.curve;
  expect([1, 2, 3, 9, 10].map((at) => of.chanceAt(curve, at))).toEqual([null, 0.6, 0.4, 0.4, 0]);
});

test('sides are called by who plays for them, and told apart by more than a colour', () => {
  const lines = of.linesOf(found, replay);
  expect(lines.map((line) => line.name)).toEqual(['West: Anna, P3', 'Greedy Ada']);
  for (const key of ['mark', 'dash', 'color'] as const) {
    expect(new Set(lines.map((line) => line[key])).size, key).toBe(2);
  }
});

test('turning points are everybody’s or one seat’s, the worst first', () => {
  const at = (seat: string | null) => of.turningPoints(found, seat).map((p) => p.at);
  expect(at(null)).toEqual([8, 2]);
  expect(at('P1')).toEqual([8, 2]);
  expect(at('P2')).toEqual([]);
  expect(at('P9')).toEqual([]);
  expect(of.drop(found.points[0]!)).toBe('60 % → 40 %');
});

test('what is said is honest about how much was looked at', () => {
  expect(words.honest(1500, 40, 212)).toContain('1,500 times in thought for each of 40 decisions');
  expect(words.honest(1500, 40, 212)).toContain('out of 212');
  expect(words.honest(10, 3, 3)).not.toContain('out of');
  expect(words.honest(1500, 1, 1)).toContain('1,500 times in thought for one decision.');
  expect(words.honest(1500, 1, 9)).toContain('for one decision, out of 9 that left a choice.');
  expect([1, 2].map(words.numbers)).toEqual([
    'The one decision in numbers',
    'All 2 decisions in numbers',
  ]);
  expect([1, 0.5, 0].map(words.result)).toEqual(['won', 'drew', 'lost']);
});
