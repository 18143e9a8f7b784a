// What the make-believe lobby offers of Puzzle Strike.
import type { GameLine, ModeLine, OptionLine, Rulebook, SeatLine } from '../../src/wire';

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
export function puzzleStrike(book: Rulebook): GameLine {
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
      kind: { kind: 'list', names: puzzles, count: 10 },
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
    only: [],
    rateable: true,
  });
  const alone = (i: number) => `p${i + 1}`;
  const standing = yesNo('last-standing', 'Last Man Standing: the last one left wins');
  return {
    name: 'puzzle-strike',
    title: 'Puzzle Strike',
    owner: 'Sirlin Games',
    provenance: 'The effects of most chips follow a public transcription.',
    about: 'Bags of chips and piles of gems: crash yours onto the others before it reaches ten.',
    presets: [],
    bots: [
      { name: 'random', about: 'plays anything' },
      { name: 'greedy', about: 'takes what looks best now' },
    ],
    usual_bot: 'greedy',
    first_bot: 'random',
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
