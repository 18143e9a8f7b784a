// What a bot might think of a short game that nobody played.
import type { Analysis, Estimate, JudgedPoint } from '../../src/wire';

const point = (at: number, best: number, played: number): JudgedPoint => ({
  at,
  seat: at % 2 === 0 ? 'P1' : 'P2',
  played: { label: 'push', words: 'Push with a 3: East goes back 3 spaces.', chance: played },
  best:
    best === played
      ? { label: 'push', words: 'Push with a 3: East goes back 3 spaces.', chance: best }
      : { label: 'attack 2x4', words: 'Attack East with two 4s.', chance: best },
  mistake: best - played > 0.05,
});

/** Asked for once it thinks, asked again it is done. */
let asked = 0;
export function analysis(peek: boolean): Analysis {
  if (!peek) asked += 1;
  if (asked === 0) return { state: 'absent' };
  if (asked < 4) return { state: 'thinking', done: asked * 3, of: 12 };
  const points = [
    point(0, 0.52, 0.5),
    point(1, 0.5, 0.41),
    point(2, 0.61, 0.61),
    point(3, 0.42, 0.42),
    point(4, 0.62, 0.3),
    point(5, 0.71, 0.71),
    point(6, 0.33, 0.21),
    point(7, 0.8, 0.55),
  ];
  const curve = (seat: string, end: Estimate): Estimate[] => [
    ...points.filter((p) => p.seat === seat).map((p) => ({ at: p.at, chance: p.best.chance })),
    end,
  ];
  return {
    state: 'done',
    simulations: 1000,
    decisions: 14,
    points,
    sides: [
      { name: 'West', seats: ['P1'], curve: curve('P1', { at: 9, chance: 1 }) },
      { name: 'East', seats: ['P2'], curve: curve('P2', { at: 9, chance: 0 }) },
    ],
    swings: [4, 7, 6],
    seats: [
      { seat: 'P1', swings: [4, 6] },
      { seat: 'P2', swings: [7, 1] },
    ],
  };
}
