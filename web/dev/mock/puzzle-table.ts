// The pieces that still tables of Puzzle Strike are made of.
import type {
  Choice,
  ChipCount,
  Parts,
  PilePicture,
  PlayerPicture,
  Prompt,
  PuzzleStrikePicture,
  TableNow,
} from '../../src/wire';

const PUZZLE: [string, number, number][] = [
  ['Axe Kick', 6, 3],
  ['Button Mashing', 4, 5],
  ['Color Panic', 5, 2],
  ['Hundred-Fist Frenzy', 8, 5],
  ['Money for Nothing', 4, 0],
  ['Option Select', 6, 5],
  ['Punch, Punch, Kick', 5, 4],
  ['Risk to Riskonade', 3, 1],
  ['Safe Keeping', 3, 5],
  ['Signature Move', 4, 5],
];
const FIXED: [string, number, number][] = [
  ['1-gem', 1, 43],
  ['2-gem', 3, 17],
  ['3-gem', 5, 14],
  ['4-gem', 7, 12],
  ['Combine', 4, 15],
  ['Crash Gem', 5, 11],
  ['Double Crash Gem', 9, 10],
  ['Wound', 0, 22],
];
export const bank = (money: number) =>
  [...FIXED, ...PUZZLE].map(([chip, price, count]) => ({
    chip,
    count,
    price,
    affordable: count > 0 && price <= money,
    removed: false,
    traps: 0,
  }));
export const counts = (...all: (string | [string, number])[]): ChipCount[] =>
  all.map((c) => (typeof c === 'string' ? { chip: c, count: 1 } : { chip: c[0], count: c[1] }));

export const player = (seat: string, more: Partial<PlayerPicture>): PlayerPicture => ({
  seat,
  who: null,
  own_chips: [],
  side: seat.toLowerCase(),
  is_out: false,
  hand_size: 6,
  hand: null,
  known: [],
  kept: 0,
  bag_size: 4,
  bag: null,
  hand_and_bag: counts(['1-gem', 4], 'Crash Gem', 'Combine', ['2-gem', 2]),
  top: [],
  discard: counts(['1-gem', 2], 'Combine'),
  table: [],
  ongoing: [],
  arrows: { black: 0, brown: 0, purple: 0, red: 0, blue: 0 },
  money: 0,
  pigs: 0,
  is_done: false,
  ...more,
});
export const pile = (owners: string[], gems: number[]): PilePicture => {
  const total = gems.reduce((a, b) => a + b, 0);
  const height_bonus = total >= 9 ? 3 : Math.floor(total / 3);
  return { seat: owners[0]!, owners, gems, total, chips: [], height_bonus };
};
export const choice = (label: string, words: string, parts: Partial<Parts>): Choice => ({
  label,
  words,
  things: parts.chip ? [`${parts.chip} in ${parts.zone === 'bank' ? 'the bank' : 'hand'}`] : [],
  parts: { kind: '', cards: [], ...parts },
});
export const play = (chip: string, arrow?: string) =>
  choice(
    arrow ? `play ${chip} with ${arrow}` : `play ${chip}`,
    arrow ? `Play ${chip}, paying with a ${arrow} arrow.` : `Play ${chip}.`,
    { kind: 'play', chip, zone: 'hand', ...(arrow ? { arrow } : {}) },
  );
export const ask = (
  sentence: string,
  choices: Choice[],
  things: Prompt['things'] = [],
): Prompt => ({
  id: 7,
  sentence,
  choices,
  always: [],
  things,
});
export const idle = (name: string, words: string, clause: string) => ({
  name,
  why_not: { words, clause },
});

export const picture = (more: Partial<PuzzleStrikePicture>): PuzzleStrikePicture => ({
  turn: ['P1'],
  phase: 'action',
  ante: 1,
  panic: 0,
  empty_stacks: 1,
  next_panic_at: 2,
  pile_limit: 10,
  bank: bank(5),
  players: [],
  piles: [],
  playing: [],
  send: null,
  floating: [],
  pool: [],
  wins: [],
  wins_needed: 1,
  your_pick: null,
  sealed: [],
  ...more,
});
const names = ['Wanderer', 'Mira', 'greedy', 'Tolland'];
export const table = (
  match: string,
  mode_words: string,
  p: PuzzleStrikePicture,
  prompt: Prompt | null,
  more: Partial<TableNow> = {},
): TableNow => ({
  match,
  code: match.toUpperCase(),
  game: 'puzzle-strike',
  title: 'Puzzle Strike',
  mode: 'duel',
  mode_words,
  status: 'running',
  visibility: 'link',
  you: 'P1',
  seats: p.players.map((o, i) => ({
    seat: o.seat,
    kind: i === 2 ? 'bot' : 'player',
    name: names[i]!,
    role: '',
    side: o.side,
    online: i !== 3,
  })),
  picture: { game: 'puzzle-strike', ...p },
  prompt,
  waiting: prompt ? ['P1'] : [],
  sentence: prompt?.sentence ?? 'Mira decides.',
  clock: { kind: 'total', seconds: 900, increment: 10 },
  left: p.players.map((_, i) => 412_000 - i * 61_000),
  offers: [],
  may: ['resign', 'offer-draw', 'undo'],
  ended: null,
  commitment: 'b3:5f2c…',
  rematch: null,
  ...more,
});
