// Ratings of the make-believe hall.
import type { Leaderboard, LeaderLine, RatingLine } from '../../src/wire';

const steps = [62, -48, 41, 35, -30, 28, 25, -21, 20, 18];
let last = 1500;
const recent = steps.map((by, i) => {
  const before = last;
  last += by;
  return {
    match: `rated-${i}`,
    at: Date.now() - (steps.length - i) * 8e7,
    before,
    after: last,
    result: by > 0 ? 'win' : 'loss',
  };
});

export const ratings: RatingLine[] = [
  {
    game: 'flash-duel',
    title: 'Flash Duel',
    rating: last,
    deviation: 96,
    provisional: false,
    matches: steps.length,
    last: Date.now() - 8e7,
    place: 2,
    recent,
  },
  {
    game: 'puzzle-strike',
    title: 'Puzzle Strike',
    rating: 1500,
    deviation: 290,
    provisional: true,
    matches: 1,
    last: Date.now() - 9e7,
    place: null,
    recent: [{ match: 'rated-p', at: Date.now() - 9e7, before: 1500, after: 1500, result: 'draw' }],
  },
];

const line = (
  place: number | null,
  name: string,
  rating: number,
  deviation: number,
): LeaderLine => ({
  place,
  name,
  rating,
  deviation,
  matches: 7 + (rating % 31),
  you: name === 'Wanderer',
});

export function leaderboard(game: string): Leaderboard {
  const you = line(2, 'Wanderer', last, 96);
  return {
    game,
    title: game === 'puzzle-strike' ? 'Puzzle Strike' : 'Flash Duel',
    ranked: [line(1, 'Nimble Heron', 1812, 54), you, line(3, 'Quiet Otter', 1544, 71)],
    provisional: [line(null, 'Amber Fox', 1602, 180), line(null, 'Wry Wren', 1410, 240)],
    you,
  };
}
