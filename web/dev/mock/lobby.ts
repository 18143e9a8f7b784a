// What the make-believe lobby offers.
import type { GameLine, MatchLine, ModeLine, OptionLine, SeatLine } from '../../src/wire';

const seat = (n: number, role: string, side: string, by_rules = false): SeatLine => ({
  seat: `P${n}`,
  role,
  side,
  by_rules,
});
const duel = [seat(1, 'West', 'west'), seat(2, 'East', 'east')];
const raid = (mortals: number) => [
  ...Array.from({ length: mortals }, (_, i) => seat(i + 1, 'a mortal', 'west')),
  seat(mortals + 1, 'the Dragon', 'east'),
];
const tokens: OptionLine = {
  name: 'tokens',
  about: 'Tokens that win the game',
  default: '3',
  kind: { kind: 'number', least: 1, most: 5 },
};
const blind: OptionLine = {
  name: 'blind',
  about: 'Pick characters in secret',
  default: 'no',
  kind: { kind: 'yes-no' },
};
const mirror: OptionLine = {
  name: 'mirror',
  about: 'Both may play the same character',
  default: 'no',
  kind: { kind: 'yes-no' },
};
const characters = (of: string[]): OptionLine => ({
  name: 'characters',
  about: 'Characters agreed beforehand',
  default: '',
  // Named loosely: the hall calls it `names` where older types say `per-seat`.
  kind: { kind: 'names', of, seats: ['P1', 'P2'] } as unknown as OptionLine['kind'],
});

export function games(who: string[]): GameLine[] {
  const mode = (
    name: string,
    title: string,
    about: string,
    seats: SeatLine[],
    options: OptionLine[],
  ): ModeLine => ({
    ...{ name, title, about, seats, options, only: [] },
    rateable: seats.length === 2 && !seats.some((s) => s.by_rules),
  });
  const solo = [seat(1, 'West', 'west'), seat(2, 'the bot', 'east', true)];
  const picks = [characters(who)];
  return [
    {
      name: 'flash-duel',
      title: 'Flash Duel',
      owner: 'Sirlin Games',
      provenance: 'Some of its abilities are designed by this project.',
      about: 'A quick duel on a narrow bridge: five numbers, one strike.',
      presets: [],
      bots: [
        { name: 'random', about: 'plays anything' },
        { name: 'greedy', about: 'takes what looks best now' },
      ],
      usual_bot: 'greedy',
      first_bot: 'random',
      modes: [
        mode('simple', 'Simple', 'Two duellists, numbers only.', duel, [tokens]),
        mode('full', 'Full Game', 'Twenty characters with three abilities each.', duel, [
          tokens,
          blind,
          mirror,
          ...picks,
        ]),
        mode('clockwork', 'Custom Clockwork', 'Draft four abilities from a pool.', duel, [tokens]),
        mode('solo-dummy', 'Solo: Training Dummy', 'Practise alone.', solo, picks),
        mode('solo-rook', 'Solo: Garus Rook', 'A rock that hits back.', solo, picks),
        mode('solo-dragon', 'Solo: the Dragon', 'Two hits fell it, if you land them.', solo, picks),
        mode(
          'team',
          'Team Battle',
          'Two against two, blocks for a friend.',
          [
            seat(1, 'West', 'west'),
            seat(2, 'East', 'east'),
            seat(3, 'West', 'west'),
            seat(4, 'East', 'east'),
          ],
          [tokens, mirror, ...picks],
        ),
        mode('raid-2', 'Raid (2 mortals)', 'Two mortals against the Dragon.', raid(2), picks),
        mode('raid-3', 'Raid (3 mortals)', 'Three mortals against the Dragon.', raid(3), picks),
        mode('raid-4', 'Raid (4 mortals)', 'Four mortals against the Dragon.', raid(4), picks),
        mode(
          'betrayal',
          'Betrayal (4 mortals)',
          'One of you may serve the Dragon.',
          raid(4),
          picks,
        ),
      ],
    },
  ];
}

export function line(match: string, more: Partial<MatchLine>): MatchLine {
  return {
    match,
    code: 'ABCDE2',
    game: 'flash-duel',
    title: 'Flash Duel',
    mode: 'full',
    mode_words: 'Full Game',
    status: 'running',
    visibility: 'public',
    clock: { kind: 'none' },
    seats: [
      { seat: 'P1', kind: 'player', name: 'Wanderer' },
      { seat: 'P2', kind: 'bot', name: 'greedy' },
    ],
    created: Date.now() - 3_600_000,
    ended: null,
    your_turn: false,
    you: null,
    result: null,
    ...more,
  };
}
