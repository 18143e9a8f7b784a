// A table of Puzzle Strike that stands still, and what the lobby offers of the game.
import type {
  Choice,
  GameLine,
  ModeLine,
  OptionLine,
  PlayerPicture,
  PuzzleStrikePicture,
  Rulebook,
  SeatLine,
  TableNow,
} from '../../src/wire';

const seats = (n: number, side: (i: number) => string): SeatLine[] =>
  Array.from({ length: n }, (_, i) => ({
    seat: `P${i + 1}`,
    role: `P${i + 1}`,
    side: side(i),
    by_rules: false,
  }));
const yesNo = (name: string, about: string): OptionLine => ({
  name,
  about,
  kind: { kind: 'yes-no' },
  default: 'no',
});

/** The game as the hall would describe it. */
export function game(book: Rulebook): GameLine {
  const who = [...new Set(book.cards.filter((c) => c.kind === 'character').map((c) => c.owner))];
  const puzzles = book.cards.filter((c) => c.kind === 'puzzle').map((c) => c.name);
  const options = (places: string[], ...more: OptionLine[]): OptionLine[] => [
    {
      name: 'characters',
      about: 'Characters by seat, separated by commas; `-` leaves one open',
      kind: { kind: 'names', of: who, seats: places },
      default: '',
    },
    {
      name: 'bank',
      about: 'The ten Puzzle stacks: a recommended bank, or drawn at random',
      kind: { kind: 'one-of', of: ['First Game', 'Fists of Frenzy', 'Combo Crazy', 'random'] },
      default: 'First Game',
    },
    {
      name: 'stacks',
      about: 'Ten Puzzle stacks by name instead of a bank, separated by commas',
      kind: { kind: 'list', names: puzzles, count: 10 } as unknown as OptionLine['kind'],
      default: '',
    },
    yesNo('mirror', 'The same character may be played twice'),
    yesNo('blind', 'Characters are picked secretly and shown together'),
    yesNo('clockwork', 'Custom Clockwork: chips are drafted instead of characters'),
    ...more,
  ];
  const mode = (
    name: string,
    title: string,
    about: string,
    at: SeatLine[],
    ...more: OptionLine[]
  ): ModeLine => ({
    name,
    title,
    about,
    seats: at,
    options: options(
      at.map((s) => s.seat),
      ...more,
    ),
  });
  const alone = (i: number) => `p${i + 1}`;
  const standing = yesNo('last-standing', 'Last Man Standing: the last one left wins');
  return {
    name: 'puzzle-strike',
    title: 'Puzzle Strike',
    about: 'Bags of chips and piles of gems: crash yours onto the others before it reaches ten.',
    bots: [
      { name: 'random', about: 'plays anything' },
      { name: 'greedy', about: 'takes what looks best now' },
    ],
    modes: [
      mode('duel', 'Duel', 'one against one', seats(2, alone), yesNo('tournament', 'To two wins')),
      mode('ffa-3', 'Three players', 'each for himself', seats(3, alone), standing),
      mode('ffa-4', 'Four players', 'each for himself', seats(4, alone), standing),
      mode(
        'team',
        'Team Battle',
        'two against two, each team with one gem pile',
        seats(4, (i) => (i === 0 || i === 3 ? 'a' : 'b')),
      ),
    ],
  };
}

const choice = (label: string, words: string, kind: string, more: object = {}): Choice => ({
  label,
  words,
  things: [],
  parts: { kind, cards: [], ...more },
});

const player = (seat: string, who: string, more: Partial<PlayerPicture>): PlayerPicture => ({
  seat,
  who,
  own_chips: [],
  side: seat.toLowerCase(),
  is_out: false,
  hand_size: 5,
  hand: null,
  known: [],
  kept: 0,
  bag_size: 4,
  bag: null,
  hand_and_bag: [],
  top: [],
  discard: [{ chip: '1-gem', count: 3 }],
  table: [],
  ongoing: [],
  arrows: { black: 0, brown: 0, purple: 0, red: 0, blue: 0 },
  money: 0,
  pigs: 0,
  must_buy: false,
  is_done: false,
  ...more,
});

function picture(book: Rulebook): PuzzleStrikePicture {
  const bank = book.cards.filter((c) => c.cost !== null).slice(0, 18);
  return {
    turn: ['P1'],
    phase: 'action',
    ante: 1,
    panic: 0,
    empty_stacks: 0,
    next_panic_at: 2,
    pile_limit: 10,
    bank: bank.map((c) => ({
      chip: c.name,
      count: 5,
      price: c.cost ?? 0,
      affordable: (c.cost ?? 9) < 5,
      removed: false,
      traps: 0,
    })),
    players: [
      player('P1', 'Gloria', {
        hand: ['1-gem', '1-gem', '2-gem', 'Crash Gem', 'Healing Touch'],
        arrows: { black: 1, brown: 0, purple: 0, red: 0, blue: 0 },
        must_buy: true,
      }),
      player('P2', 'Zane', {}),
    ],
    piles: [
      { seat: 'P1', owners: ['P1'], gems: [2, 1, 1], total: 4, chips: [], height_bonus: 1 },
      { seat: 'P2', owners: ['P2'], gems: [3, 2, 1], total: 6, chips: [], height_bonus: 2 },
    ],
    playing: [],
    send: null,
    floating: [],
    pool: [],
    wins: [],
    wins_needed: 1,
    your_pick: null,
  };
}

/** Somebody's turn in a duel. */
export const duel = (book: Rulebook, base: TableNow): TableNow => ({
  ...base,
  match: 'demo-puzzle',
  code: 'GEMS22',
  game: 'puzzle-strike',
  title: 'Puzzle Strike',
  mode: 'duel',
  mode_words: 'Duel',
  picture: { game: 'puzzle-strike', ...picture(book) },
  waiting: ['P1'],
  sentence: 'Your action phase: play a chip, or go on to buy.',
  prompt: {
    id: 1,
    sentence: 'Your action phase: play a chip, or go on to buy.',
    choices: [
      choice('play Crash Gem', 'Play Crash Gem', 'play', { chip: 'Crash Gem', zone: 'hand' }),
      choice('play Healing Touch', 'Play Healing Touch', 'play', {
        chip: 'Healing Touch',
        zone: 'hand',
      }),
      choice('end actions', 'End your action phase', 'end'),
    ],
    always: [],
    things: [],
  },
});
