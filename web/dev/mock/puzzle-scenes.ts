// Tables of Puzzle Strike that cannot be played here but must look right: each with a question.
import type { Line, PlayerPicture, PuzzleStrikePicture } from '../../src/wire';
import { ask, choice, counts, idle, picture, pile, play, player, table } from './puzzle-table.ts';

const HAND = [
  'Crash Gem',
  'Combine',
  'Axe Kick',
  'Surgical Strike',
  '2-gem',
  '1-gem',
  '1-gem',
  'Wound',
];
const me = (more: Partial<PlayerPicture> = {}) =>
  player('P1', {
    who: 'Vendetta',
    own_chips: ['Stunlock', 'Surgical Strike', 'Acrobatics'],
    hand: HAND,
    hand_size: HAND.length,
    bag: counts(['1-gem', 3], 'Acrobatics'),
    top: ['Stunlock'],
    arrows: { black: 1, brown: 1, purple: 0, red: 2, blue: 0 },
    money: 1,
    pigs: 1,
    table: counts('Combine', 'Acrobatics'),
    ongoing: counts('Stunlock'),
    ...more,
  });
const mira = (more: Partial<PlayerPicture> = {}) =>
  player('P2', {
    who: 'Zane',
    ongoing: counts('Hundred-Fist Frenzy'),
    known: counts('Crash Potato'),
    ...more,
  });
const duel = (more: Partial<PuzzleStrikePicture> = {}) =>
  picture({
    players: [me(), mira()],
    piles: [pile(['P1'], [3, 2, 1, 1]), pile(['P2'], [2, 1])],
    ...more,
  });
const why = [
  idle('1-gem in hand', 'a chip without a banner cannot be played as an action', 'PS-1.6'),
  idle('2-gem in hand', 'a chip without a banner cannot be played as an action', 'PS-1.6'),
  idle('Wound in hand', 'a chip without a banner cannot be played as an action', 'PS-1.6'),
];

export const action = () =>
  table(
    'puzzle-action',
    'Duel',
    duel(),
    ask(
      'Your action phase: you have a black arrow, a brown arrow and two red arrows. Play a chip, or end your actions.',
      [
        play('Crash Gem'),
        play('Combine'),
        play('Axe Kick'),
        play('Axe Kick', 'black'),
        play('Surgical Strike'),
        play('Surgical Strike', 'black'),
        choice(
          'end actions',
          'End your action phase and go on to buying; three arrows would be lost.',
          {
            kind: 'end',
          },
        ),
      ],
      why,
    ),
  );

export const crash = () =>
  table(
    'puzzle-crash',
    'Duel',
    duel({ playing: [{ seat: 'P1', chip: 'Double Crash Gem', played_as: null, aimed_at: [] }] }),
    ask(
      'Your Double Crash Gem: crash two gems of the pile.',
      [
        [3, 2],
        [3, 1],
        [2, 1],
        [1, 1],
      ].map((gems) =>
        choice(
          `crash ${gems.join('+')} at P2`,
          `Crash ${gems.map((g) => `a ${g}-gem`).join(' and ')}: send ${gems[0]! + gems[1]!} 1-gems to Zane.`,
          {
            kind: 'crash',
            gems,
            seat: 'P2',
          },
        ),
      ),
    ),
  );

export const buy = () =>
  table(
    'puzzle-buy',
    'Duel',
    duel({
      phase: 'buy',
      players: [
        me({
          money: 1,
          pigs: 0,
          arrows: { black: 0, brown: 0, purple: 0, red: 0, blue: 0 },
        }),
        mira(),
      ],
    }),
    ask(
      'Your buy phase: you have 1 money and gems worth 4 in hand. You must buy a chip.',
      [
        choice('pay 1-gem', 'Play a 1-gem for 1 money.', {
          kind: 'pay',
          chip: '1-gem',
          zone: 'hand',
        }),
        choice('pay 2-gem', 'Play a 2-gem for 2 money.', {
          kind: 'pay',
          chip: '2-gem',
          zone: 'hand',
        }),
        choice('pay all', 'Play all gems of your hand for 4 money.', { kind: 'pay', seat: 'P1' }),
        choice('buy 1-gem', 'Buy a 1-gem for 1.', { kind: 'buy', chip: '1-gem', zone: 'bank' }),
        choice('buy Wound', 'Buy a Wound for 0.', { kind: 'buy', chip: 'Wound', zone: 'bank' }),
      ],
      [idle('end buying', 'you must buy at least one chip first', 'PS-4.16')],
    ),
  );

export const react = () =>
  table(
    'puzzle-react',
    'Duel',
    duel({
      turn: ['P2'],
      send: { from: 'P2', to: 'P1', gems: 4, uncounterable: false },
      playing: [{ seat: 'P2', chip: 'Crash Gem', played_as: null, aimed_at: [] }],
    }),
    ask('Zane sends four 1-gems to you. Will you react?', [
      choice('react Crash Gem', 'React with the Crash Gem: counter-crash.', {
        kind: 'react',
        chip: 'Crash Gem',
        zone: 'hand',
      }),
      choice('pass', 'Do not react: the gems land.', { kind: 'pass' }),
    ]),
  );

const four = () => [
  me(),
  mira({ side: 'p2' }),
  player('P3', {
    who: 'Gloria',
    ongoing: counts('Cog Engine'),
    table: counts('Combine', 'Crash Gem'),
  }),
  player('P4', { who: 'Bal-Bas-Beta', is_out: false }),
];
export const ffa = () =>
  table(
    'puzzle-ffa',
    'Free-for-all (4 players)',
    picture({
      players: four(),
      piles: [
        pile(['P1'], [4, 3, 2, 1, 1]),
        pile(['P2'], [2, 1]),
        pile(['P3'], [4, 3, 1]),
        pile(['P4'], []),
      ],
      floating: [{ from: 'P1', to: 'P3', gems: 3, uncounterable: false }],
      panic: 1,
      ante: 2,
      empty_stacks: 4,
      next_panic_at: 5,
    }),
    ask(
      'Your Crash Gem: crash a gem of the pile.',
      [4, 3, 2, 1].flatMap((g) =>
        ['P2', 'P3', 'P4'].map((seat) =>
          choice(`crash ${g} at ${seat}`, `Crash a ${g}-gem at ${seat}.`, {
            kind: 'crash',
            gems: [g],
            seat,
          }),
        ),
      ),
    ),
  );

export const team = () => {
  const [a, b, c, d] = four();
  return table(
    'puzzle-team',
    'Team Battle',
    picture({
      turn: ['P1', 'P4'],
      players: [
        { ...a!, side: 'a' },
        { ...b!, side: 'b' },
        { ...c!, side: 'b' },
        {
          ...d!,
          side: 'a',
          hand: ['Combine', '1-gem', '1-gem', '3-gem', 'Crash Gem'],
          hand_size: 5,
          is_done: true,
        },
      ],
      piles: [
        { ...pile(['P1', 'P4'], [3, 2, 1, 1]), chips: ['Rocket Punch'] },
        pile(['P2', 'P3'], [4, 4, 1]),
      ],
    }),
    ask(
      "Your team's action phase: play a chip, or end your actions.",
      [
        play('Crash Gem'),
        play('Combine'),
        play('Axe Kick'),
        play('Surgical Strike'),
        choice('end actions', 'End your action phase and go on to buying.', { kind: 'end' }),
      ],
      why,
    ),
  );
};

export const draft = (chips: string[]) => {
  const pool = chips.slice(0, 15);
  return table(
    'puzzle-draft',
    'Custom Clockwork',
    picture({
      turn: [],
      phase: null,
      bank: [],
      pool,
      players: [player('P1', { own_chips: ['Riposte'] }), player('P2', { own_chips: ['Upgrade'] })],
    }),
    ask(
      'Draft a chip for your bag (2 of 3).',
      pool.map((chip) =>
        choice(`draft ${chip}`, `${chip}.`, { kind: 'draft', chip, zone: 'pool' }),
      ),
    ),
  );
};

export const pick = (who: string[]) =>
  table(
    'puzzle-pick',
    'Duel',
    picture({ turn: [], phase: null, players: [player('P1', {}), player('P2', {})] }),
    ask(
      'Pick your character.',
      who.map((name) =>
        choice(`pick ${name}`, `${name}: three chips.`, { kind: 'pick', who: name }),
      ),
    ),
  );

export const loser = (who: string[]) =>
  table(
    'puzzle-loser',
    'Tournament',
    duel({ turn: [], phase: null, wins: [0, 1], wins_needed: 2 }),
    ask('You lost the game and go first in the next one. You may change one thing.', [
      ...who
        .slice(1)
        .map((name) => choice(`pick ${name}`, `${name}.`, { kind: 'pick', who: name })),
      ...['X-Copy', 'Ouch!', 'The Hammer'].flatMap((other) =>
        ['Axe Kick', 'Color Panic'].map((chip) =>
          choice(`swap ${chip} for ${other}`, `Put ${other} in for ${chip}.`, {
            kind: 'swap',
            chip,
            zone: 'bank',
            other,
          }),
        ),
      ),
      choice('new random bank', 'Have ten new Puzzle stacks drawn at random.', { kind: 'swap' }),
      choice('pass', 'Change nothing.', { kind: 'pass' }),
    ]),
  );

export const options = () =>
  table(
    'puzzle-options',
    'Duel',
    duel(),
    ask('Your Now or Later: which of these?', [
      choice('trash 2-gem from hand', 'Trash a 2-gem from your hand.', {
        kind: 'trash',
        chip: '2-gem',
        zone: 'hand',
      }),
      choice('trash 1-gem from pile', 'Trash a 1-gem from your gem pile.', {
        kind: 'trash',
        chip: '1-gem',
        zone: 'pile',
        gems: [1],
      }),
      choice('trash Combine from discard', 'Trash a Combine from your discard pile.', {
        kind: 'trash',
        chip: 'Combine',
        zone: 'discard',
      }),
      choice('trash 1-gem from discard', 'Trash a 1-gem from your discard pile.', {
        kind: 'trash',
        chip: '1-gem',
        zone: 'discard',
      }),
      choice('name red', 'Name red.', { kind: 'name', color: 'red' }),
      choice('Now or Later: draw 2', 'Draw 2.', { kind: 'option', chip: 'Now or Later' }),
      choice('pass', 'Do without.', { kind: 'pass' }),
    ]),
  );

export const over = () =>
  table(
    'puzzle-over',
    'Tournament',
    duel({
      phase: null,
      turn: [],
      wins: [2, 1],
      wins_needed: 2,
      piles: [pile(['P1'], [2, 1]), pile(['P2'], [4, 3, 2, 2])],
    }),
    null,
    {
      status: 'ended',
      waiting: [],
      may: ['rematch'],
      sentence: 'The game is over.',
      ended: {
        sentence: 'You won the match, two games to one.',
        results: ['win', 'loss'],
        secret: '4f…',
      },
    },
  );

export const story = (): Line[] => [
  { n: 1, words: 'You anted a 1-gem.', event: null, things: [] },
  {
    n: 2,
    words: 'You played Combine and combined two 1-gems into a 2-gem.',
    event: null,
    things: [],
  },
  {
    n: 3,
    words: 'Zane played a Crash Gem, broke a 3-gem and sent three 1-gems to you.',
    event: null,
    things: [],
  },
];

/** What happens on a still table when somebody presses something: enough to see all that moves. */
export const commotion = (): Line[] =>
  [
    { event: 'played', seat: 'P1', chip: 'Crash Gem', by: 'P1' },
    { event: 'combined', seat: 'P1', gems: [2, 1], stand_in: false },
    { event: 'broke', seat: 'P1', gems: [3, 0] },
    { event: 'sent', from: 'P1', to: 'P2', n: 3, uncounterable: false },
    { event: 'reacted', seat: 'P2', chip: 'Crash Gem' },
    { event: 'broke', seat: 'P2', gems: [2, 0] },
    { event: 'negated', by: 'P2', n: 2 },
    { event: 'landed', to: 'P2', n: 1 },
    { event: 'bought', seat: 'P1', chip: 'Combine' },
    { event: 'anted', seat: 'P2', value: 1, stand_in: false },
    { event: 'panic_time', level: 1 },
  ].map((event, i) => ({
    n: 10 + i,
    words: `Something moved: ${event.event}.`,
    event,
    things: [],
  }));
