// Tables that cannot be played here but must look right: each with a question to answer.
import type {
  AbilityPicture,
  Choice,
  FighterPicture,
  FlashDuelPicture,
  Prompt,
  TableNow,
} from '../../src/wire';
import { SimpleMatch } from './simple.ts';

const base = () => new SimpleMatch('x', 'BASE').now();
/** What lies on the table of a duel. */
const laid = (t: TableNow): { game: 'flash-duel' } & FlashDuelPicture => {
  if (t.picture?.game !== 'flash-duel') throw new Error('these are scenes of Flash Duel');
  return t.picture;
};
const fighter = (seat: string, who: string, side: string, more: Partial<FighterPicture>) => ({
  ...laid(base()).fighters[0]!,
  seat,
  who,
  side,
  hand: null,
  hand_size: 5,
  ...more,
});
const ability = (name: string, face_up = true, usable = false): AbilityPicture => ({
  name,
  face_up,
  usable,
});
const choice = (
  label: string,
  words: string,
  kind: string,
  cards: number[] = [],
  more: object = {},
  things: string[] = [],
): Choice => ({
  label,
  words,
  parts: { kind, cards, ...more },
  things: [...cards.map((n) => `card ${n}`), ...things],
});
const seats = (names: [string, string, string][]) =>
  names.map(([name, role, side], i) => ({
    seat: `P${i + 1}`,
    kind: i === 0 ? ('player' as const) : ('bot' as const),
    name,
    role,
    side,
    online: i !== 3,
  }));

export function full(): TableNow {
  const t = base();
  const prompt: Prompt = {
    id: 1,
    sentence: 'Your turn starts. You may play an ability.',
    choices: [
      choice(
        'Flame Arrow',
        'Use Flame Arrow on P2',
        'use',
        [],
        {
          ability: 'Flame Arrow',
          seat: 'P2',
        },
        ['Flame Arrow'],
      ),
      choice(
        'Charged Shot',
        'Use Charged Shot on P2',
        'use',
        [],
        {
          ability: 'Charged Shot',
          seat: 'P2',
        },
        ['Charged Shot'],
      ),
      choice('pass', 'Pass', 'pass'),
    ],
    always: [],
    things: [
      { name: 'Flame Arrow', why_not: null },
      { name: 'Charged Shot', why_not: null },
      {
        name: 'Smoldering Embers',
        why_not: { words: 'There is no 5 in the discard pile.', clause: 'FD-11.11' },
      },
      { name: 'card 3', why_not: { words: 'First decide about abilities.', clause: 'FD-12.10' } },
    ],
  };
  const p = laid(t);
  return {
    ...t,
    match: 'demo-full',
    code: 'FULL22',
    mode: 'full',
    mode_words: 'Full Game',
    prompt,
    sentence: prompt.sentence,
    waiting: ['P1'],
    picture: {
      ...p,
      round: 2,
      tokens: [1, 0],
      deck: 9,
      discard: [1, 2, 2, 3, 4, 4],
      turn: 'P1',
      in_force: [{ ability: 'Dragon Form', on: 'P2' }],
      fighters: [
        fighter('P1', 'Jaina', 'west', {
          space: 6,
          hand: [1, 3, 3, 4, 5],
          abilities: [
            ability('Flame Arrow', true, true),
            ability('Smoldering Embers'),
            ability('Charged Shot', true, true),
          ],
        }),
        fighter('P2', 'Onimaru', 'east', {
          space: 12,
          hand_size: 4,
          known: [2],
          recovering: true,
          soldier: 11,
          mine: 9,
          abilities: [
            ability('Clockwork Soldier', false),
            ability('Wartime Tactics'),
            ability('Dominance'),
          ],
        }),
      ],
    },
  };
}

export function betrayal(): TableNow {
  const t = base();
  const crew: [string, string, string][] = [
    ['Wanderer', 'a mortal', 'west'],
    ['Mira', 'a mortal', 'west'],
    ['Tomas', 'a mortal', 'west'],
    ['Juna', 'a mortal', 'west'],
    ['Old Karr', 'the Dragon', 'east'],
  ];
  const three = (...names: string[]) => names.map((n, i) => ability(n, i !== 1));
  const prompt: Prompt = {
    id: 1,
    sentence: 'P5 made an attack on you (strength 2). Two 3s would block. Block it?',
    choices: [
      choice('block 2x3', 'Block with 2 × 3', 'block', [3, 3]),
      choice('block 1x3 with P2', 'Block with 1 × 3 and the help of P2', 'block', [3], {
        seat: 'P2',
      }),
      choice('take the hit', 'Take the hit', 'take-the-hit'),
    ],
    always: [
      choice('accuse P2', 'Accuse P2 of treason', 'accuse', [], { seat: 'P2' }),
      choice('accuse P3', 'Accuse P3 of treason', 'accuse', [], { seat: 'P3' }),
      choice('reveal', 'Show the Traitor card', 'reveal'),
      choice('show hand to P2', 'Show your hand to P2', 'show-hand', [], { seat: 'P2' }),
    ],
    things: [
      { name: 'block', why_not: null },
      { name: 'retreat', why_not: { words: 'Only from a dashing strike.', clause: 'FD-8.4' } },
      { name: 'card 1', why_not: { words: 'The attack is with 3s.', clause: 'FD-8.3' } },
      { name: 'card 5', why_not: { words: 'The attack is with 3s.', clause: 'FD-8.3' } },
    ],
  };
  return {
    ...t,
    match: 'demo-betrayal',
    code: 'TRAIT2',
    mode: 'betrayal',
    mode_words: 'Betrayal (4 mortals)',
    prompt,
    seats: seats(crew),
    waiting: ['P1'],
    sentence: prompt.sentence,
    clock: { kind: 'none' },
    left: [],
    offers: [{ what: 'undo', by: 'P2', agreed: ['P2'], words: 'P2 asks to take a move back.' }],
    may: ['resign', 'accept-undo', 'decline-undo'],
    picture: {
      ...laid(t),
      is_raid: true,
      round: 1,
      deck: 21,
      discard: [1, 1, 2, 4, 5, 5],
      turn: 'P5',
      in_play: [3, 3],
      you_are_traitor: true,
      exchange: {
        by: 'P5',
        strike: false,
        number: 3,
        strength: 2,
        space: 9,
        target: 'P1',
        can_be_blocked: true,
      },
      fighters: [
        fighter('P1', 'Setsuki', 'west', {
          space: 9,
          hand: [1, 3, 3, 5, 5],
          abilities: three('Ninpo Flash', 'Smoke Bomb', 'Esper Dash'),
        }),
        fighter('P2', 'Rook', 'west', {
          space: 6,
          loyalty: null,
          offer: 'dash 3, offer 1x3',
          abilities: three('Windmill Crusher', 'Rock Armor', 'Thunderclap'),
        }),
        fighter('P3', 'Lum', 'west', {
          space: 6,
          loyalty: 'loyal',
          abilities: three('Roll the Dice', 'Poker Flourish', 'Raise the Stakes'),
        }),
        fighter('P4', 'Gwen', 'west', {
          space: 2,
          defeated: true,
          hand_size: 0,
          abilities: three('Shadow Plague', 'Relentless Strikes', 'Dash of Death'),
        }),
        fighter('P5', 'Dragon', 'east', {
          space: 12,
          hand_size: 6,
          hit_points: 3,
          abilities: [
            ...three('Deep Breath', 'Perfect Counter', 'Black Diamond Hide'),
            ...three('Tail Swipe', 'Terrify', 'War Stomp'),
          ],
        }),
      ],
    },
  };
}

export function draft(cards: string[]): TableNow {
  const t = base();
  const pool = cards.slice(10, 22);
  const prompt: Prompt = {
    id: 1,
    sentence: 'Draft an ability.',
    always: [],
    things: [],
    choices: pool.map((n) => choice(`draft ${n}`, `Draft ${n}`, 'draft', [], { ability: n }, [n])),
  };
  const [a, b] = laid(t).fighters;
  const drafted = cards.slice(30, 32).map((n) => ability(n));
  return {
    ...t,
    match: 'demo-draft',
    code: 'DRAFT2',
    mode: 'clockwork',
    mode_words: 'Custom Clockwork',
    prompt,
    sentence: prompt.sentence,
    waiting: ['P1'],
    picture: {
      ...laid(t),
      round: 0,
      pool,
      turn: null,
      deck: 0,
      fighters: [
        { ...a!, hand: [], hand_size: 0, abilities: drafted.slice(0, 1) },
        { ...b!, hand_size: 0, abilities: drafted.slice(1) },
      ],
    },
  };
}

export function pick(characters: string[]): TableNow {
  const t = draft([]);
  const choices = characters.map((c) => choice(`pick ${c}`, `Play ${c}`, 'pick', [], {}, [c]));
  return {
    ...t,
    match: 'demo-pick',
    code: 'PICK22',
    mode: 'full',
    mode_words: 'Full Game',
    sentence: 'Pick your character.',
    prompt: { id: 1, sentence: 'Pick your character.', choices, always: [], things: [] },
  };
}

export function ended(): TableNow {
  const t = full();
  return {
    ...t,
    match: 'demo-ended',
    code: 'ENDED2',
    status: 'ended',
    prompt: null,
    waiting: [],
    sentence: 'The game is over.',
    may: ['rematch'],
    ended: {
      sentence: 'You won the game, three tokens to one.',
      results: ['win', 'loss'],
      secret: '4f09…',
    },
  };
}

export function open(): TableNow {
  const t = betrayal();
  return {
    ...t,
    match: 'demo-open',
    code: 'OPEN22',
    status: 'open',
    picture: null,
    prompt: null,
    waiting: [],
    offers: [],
    may: [],
    sentence: 'Waiting for three more players.',
    seats: t.seats.map((s, i) => ({
      ...s,
      kind: i === 0 ? 'player' : i === 4 ? 'bot' : 'open',
      name: i === 0 ? s.name : '',
    })),
  };
}

/** A few lines for the log of a still table. */
export const story = () => [
  { n: 1, words: 'Round 2 began; P2 had the first turn.', event: null, things: [] },
  {
    n: 2,
    words: 'P2 moved forward with a 4: went four spaces to space 14.',
    event: null,
    things: ['space 14'],
  },
  { n: 3, words: 'You dashed with a 5 to space 6.', event: null, things: ['space 6', 'card 5'] },
  {
    n: 4,
    words: 'You struck space 12 with two 3s (strength 2).',
    event: null,
    things: ['space 12', 'card 3'],
  },
  { n: 5, words: 'P2 retreated with a 2 to space 12.', event: null, things: ['space 12'] },
  { n: 6, words: 'P2 announced Clockwork Soldier.', event: null, things: ['Clockwork Soldier'] },
];
