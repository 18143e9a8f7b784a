// The tutorial, step by step. What is said stands in words/lessons.ts; the clauses of the rules
// that a step shows stand beside it.
import { said, type Said, type Step as Written } from '../../../learn/step';
import { lessons, more } from '../words/lessons';
import * as at from './position';
import type { Here } from './position';

type Step = Written<Here>;
const step = (key: string, rest: Omit<Step, keyof Said>): Step => said(lessons, key, rest);

const played = (chip: string) => ({ event: 'played', seat: 'P1', by: 'P1', chip });
const broke = (seat: string, gems: number[]) => ({ event: 'broke', seat, gems });
const sent = (from: string, to: string, n: number, uncounterable = false) => ({
  event: 'sent',
  from,
  to,
  n,
  uncounterable,
});
const landed = (to: string, n: number) => ({ event: 'landed', to, n });
const bought = (chip: string) => ({ event: 'bought', seat: 'P1', chip });

// PS-2.1, PS-3.5, PS-4.31; the ante PS-4.2, PS-4.3.
const start: Here = {
  me: [1, 1],
  foe: [3, 1, 1],
  hand: ['Saving Grace', 'Crash Gem', '1-gem', '1-gem', '1-gem'],
  phase: 'ante',
};
// PS-4.6, PS-5.1, PS-5.2, PS-5.8.
const kick: Here = {
  me: [1, 1, 1],
  foe: [2],
  hand: ['Axe Kick', 'Punch, Punch, Kick', 'Crash Gem', '1-gem', '1-gem'],
  arrows: { black: 1 },
};
const kicked: Here = {
  ...kick,
  hand: ['Punch, Punch, Kick', 'Crash Gem', '1-gem', '1-gem', '1-gem', '1-gem'],
  arrows: { brown: 1 },
  played: ['Axe Kick'],
};
// PS-6.6 to PS-6.8, PS-7.3.
const full: Here = {
  me: [3, 1, 1],
  foe: [1, 1],
  hand: ['Crash Gem', 'Saving Grace', '1-gem', '1-gem', '1-gem'],
  arrows: { black: 1 },
};
const crashing: Here = {
  ...full,
  hand: ['Saving Grace', '1-gem', '1-gem', '1-gem'],
  arrows: {},
  played: ['Crash Gem'],
  playing: { seat: 'P1', chip: 'Crash Gem', played_as: null, aimed_at: [] },
};
// PS-6.10, PS-7.1, PS-7.2.
const two: Here = {
  me: [3, 1, 1],
  foe: [2, 1, 1],
  hand: ['Combine', 'Crash Gem', '1-gem', '1-gem', '1-gem'],
  arrows: { black: 1 },
};
const joined: Here = {
  ...two,
  hand: ['Crash Gem', '1-gem', '1-gem', '1-gem'],
  money: -1,
  played: ['Combine'],
};
const joining: Here = {
  ...joined,
  playing: { seat: 'P1', chip: 'Combine', played_as: null, aimed_at: [] },
};
// PS-8.2.
const four: Here = { ...joined, me: [4, 1] };
const hard: Here = {
  ...four,
  hand: ['1-gem', '1-gem', '1-gem'],
  arrows: {},
  played: ['Combine', 'Crash Gem'],
  playing: { seat: 'P1', chip: 'Crash Gem', played_as: null, aimed_at: [] },
};
// PS-8.3, PS-8.6 to PS-8.9, PS-8.12, PS-5.11.
const flying: Here = {
  me: [3, 1],
  foe: [1, 1],
  hand: ['Crash Gem', 'Radiant Healing', '1-gem', '1-gem', '1-gem'],
  turn: 'P2',
  foePlayed: ['Crash Gem'],
  send: { from: 'P2', to: 'P1', gems: 2, uncounterable: false },
};
const countering: Here = { ...flying, hand: flying.hand.slice(1) };
// PS-4.11 to PS-4.16.
const rich: Here = {
  me: [1, 1],
  foe: [2, 1],
  hand: ['2-gem', '1-gem', '1-gem', 'Saving Grace'],
  phase: 'buy',
  money: 1,
  played: ['Crash Gem'],
  bank: true,
};
const paid: Here = {
  ...rich,
  hand: ['Saving Grace'],
  money: 5,
  played: ['Crash Gem', '2-gem', '1-gem', '1-gem'],
};
// PS-4.16 to PS-4.18, PS-1.6.
const poor: Here = {
  me: [2, 1],
  foe: [2, 1],
  hand: ['Radiant Healing', 'Healing Touch', 'Saving Grace'],
  phase: 'buy',
  money: 0,
  discard: ['1-gem', '1-gem', '1-gem', '1-gem', '1-gem'],
  bank: true,
};
// PS-4.25 to PS-4.27.
const high: Here = {
  me: [3, 2, 1],
  foe: [1, 1],
  hand: [],
  phase: 'cleanup',
  discard: ['2-gem', '1-gem'],
};
// PS-4.24, PS-4.26, PS-4.29.
const saved: Here = {
  me: [2],
  foe: [1, 1],
  hand: ['Crash Gem', 'Healing Touch'],
  phase: 'cleanup',
  pigs: 1,
  played: ['Saving Grace', '1-gem', '1-gem', '1-gem'],
  discard: ['Blues Are Good'],
};
// PS-9.2 to PS-9.7, PS-8.12.
const struck: Here = {
  me: [2, 1],
  foe: [1],
  hand: ['Blues Are Good', 'Crash Gem', '1-gem', '1-gem', '1-gem'],
  turn: 'P2',
  foePlayed: ['Ouch!'],
  playing: { seat: 'P2', chip: 'Ouch!', played_as: null, aimed_at: ['P1'] },
};
// PS-12.1 to PS-12.4.
const scarce = { 'Now or Later': 0, 'Button Mashing': 1 };
const nearPanic: Here = {
  me: [1, 1],
  foe: [3, 1],
  hand: ['1-gem', '1-gem', '1-gem', 'Healing Touch'],
  phase: 'buy',
  left: scarce,
  bank: true,
};
const spent: Here = {
  ...nearPanic,
  hand: ['Healing Touch'],
  money: 3,
  played: ['1-gem', '1-gem', '1-gem'],
};
// PS-13.1, PS-4.31, PS-4.32.
const late: Here = {
  me: [2, 2, 1],
  foe: [4, 3, 1],
  hand: ['Crash Gem', 'Healing Touch', '1-gem', '1-gem', '1-gem', '1-gem'],
  arrows: { black: 1 },
};
const lastCrash: Here = {
  ...late,
  hand: late.hand.slice(1),
  arrows: {},
  played: ['Crash Gem'],
  playing: { seat: 'P1', chip: 'Crash Gem', played_as: null, aimed_at: [] },
};

export const piles: readonly Step[] = [
  step('ante', {
    here: start,
    choices: [at.say('Begin your turn')],
    right: 'Begin your turn',
    then: { ...start, me: [1, 1, 1], phase: 'action', arrows: { black: 1 } },
    told: [{ event: 'anted', seat: 'P1', value: 1 }],
  }),
  step('arrows', {
    here: kick,
    choices: [...['Axe Kick', 'Punch, Punch, Kick', 'Crash Gem'].map(at.play), at.endActions],
    right: 'play Axe Kick',
    told: [played('Axe Kick')],
    more: [
      {
        ...more('brown'),
        here: kicked,
        choices: [at.play('Punch, Punch, Kick'), at.endActions],
        right: 'play Punch, Punch, Kick',
        told: [played('Punch, Punch, Kick')],
        then: {
          ...kicked,
          hand: ['Saving Grace', 'Crash Gem', '1-gem', '1-gem', '1-gem', '1-gem'],
          arrows: { black: 2 },
          played: ['Axe Kick', 'Punch, Punch, Kick'],
        },
      },
    ],
  }),
  step('crash', {
    here: full,
    choices: [at.play('Crash Gem'), at.play('Saving Grace'), at.endActions],
    right: 'play Crash Gem',
    told: [played('Crash Gem')],
    more: [
      {
        ...more('three'),
        here: crashing,
        choices: [at.crash(3), at.crash(1)],
        right: 'crash 3 at P2',
        told: [broke('P1', [3]), sent('P1', 'P2', 3), landed('P2', 3)],
        then: {
          ...crashing,
          me: [1, 1],
          foe: [1, 1, 1, 1, 1],
          money: 1,
          playing: undefined,
        },
      },
    ],
  }),
  step('combine', {
    here: two,
    choices: [at.play('Combine'), at.play('Crash Gem'), at.endActions],
    right: 'play Combine',
    told: [played('Combine')],
    more: [
      {
        ...more('join'),
        here: joining,
        choices: [at.combine(3, 1), at.combine(1, 1), at.pass('Do without')],
        right: 'combine 3+1',
        told: [{ event: 'combined', seat: 'P1', gems: [3, 1] }],
        then: four,
      },
    ],
  }),
  step('four', {
    here: four,
    choices: [at.play('Crash Gem'), at.endActions],
    right: 'play Crash Gem',
    told: [played('Crash Gem')],
    more: [
      {
        ...more('hard'),
        here: hard,
        choices: [at.crash(4), at.crash(1)],
        right: 'crash 4 at P2',
        told: [broke('P1', [4]), sent('P1', 'P2', 4, true), landed('P2', 4)],
        then: { ...hard, me: [1], foe: [2, 1, 1, 1, 1, 1, 1], money: 0, playing: undefined },
      },
    ],
  }),
  step('counter', {
    here: flying,
    choices: [at.react('Crash Gem'), at.pass('Let the gems land')],
    right: 'react Crash Gem',
    told: [{ event: 'reacted', seat: 'P1', chip: 'Crash Gem' }],
    more: [
      {
        ...more('back'),
        here: countering,
        choices: [at.breaks(3), at.breaks(1)],
        right: 'break 3',
        told: [
          broke('P1', [3]),
          { event: 'negated', seat: 'P1', n: 2 },
          sent('P1', 'P2', 1),
          landed('P2', 1),
        ],
        then: {
          ...countering,
          me: [1],
          foe: [1, 1, 1],
          discard: ['Crash Gem'],
          send: undefined,
        },
      },
    ],
  }),
];

export const bag: readonly Step[] = [
  step('buy', {
    here: rich,
    choices: [at.payAll(rich.hand), ...at.buys(1)],
    right: 'pay all',
    more: [
      {
        ...more('paid'),
        here: paid,
        choices: at.buys(5),
        right: 'buy Crash Gem',
        told: [bought('Crash Gem')],
        then: { ...paid, money: 0, discard: ['Crash Gem'] },
      },
    ],
  }),
  step('wound', {
    here: poor,
    choices: at.buys(0),
    right: 'buy Wound',
    told: [bought('Wound')],
    then: { ...poor, discard: [...(poor.discard ?? []), 'Wound'] },
  }),
  step('height', {
    here: high,
    choices: ['5 chips', '6 chips', '7 chips', '8 chips'].map(at.say),
    right: '7 chips',
    then: {
      ...high,
      hand: ['Healing Touch', 'Crash Gem', '1-gem', '1-gem', '1-gem', '1-gem', '1-gem'],
    },
  }),
  step('pig', {
    here: saved,
    choices: [at.keep('Crash Gem'), at.keep('Healing Touch'), at.keepNothing],
    right: 'keep Crash Gem',
    then: {
      ...saved,
      hand: ['Crash Gem', 'Radiant Healing', '1-gem', '1-gem', '1-gem'],
      pigs: 0,
      played: [],
      discard: ['Blues Are Good', 'Saving Grace', 'Healing Touch', '1-gem', '1-gem', '1-gem'],
    },
  }),
];

export const danger: readonly Step[] = [
  step('fist', {
    here: struck,
    choices: [at.react('Blues Are Good'), at.pass('Take it')],
    right: 'react Blues Are Good',
    told: [{ event: 'reacted', seat: 'P1', chip: 'Blues Are Good' }],
    then: {
      ...struck,
      hand: struck.hand.slice(1),
      discard: ['Blues Are Good'],
      playing: undefined,
    },
  }),
  step('panic', {
    here: nearPanic,
    choices: [at.payAll(nearPanic.hand), ...at.buys(0)],
    right: 'pay all',
    more: [
      {
        ...more('last'),
        here: spent,
        choices: at.buys(3, ['Now or Later']),
        right: 'buy Button Mashing',
        told: [bought('Button Mashing'), { event: 'panic_time', level: 1 }],
        then: {
          ...spent,
          money: 0,
          discard: ['Button Mashing'],
          left: { 'Now or Later': 0, 'Button Mashing': 0 },
          panic: 1,
        },
      },
    ],
  }),
  step('win', {
    here: late,
    choices: [at.play('Crash Gem'), at.play('Healing Touch'), at.endActions],
    right: 'play Crash Gem',
    told: [played('Crash Gem')],
    more: [
      {
        ...more('finish'),
        here: lastCrash,
        choices: [at.crash(2), at.crash(1)],
        right: 'crash 2 at P2',
        told: [broke('P1', [2]), sent('P1', 'P2', 2), landed('P2', 2)],
        then: {
          ...lastCrash,
          me: [2, 1],
          foe: [4, 3, 1, 1, 1],
          money: 1,
          playing: undefined,
        },
      },
    ],
  }),
];
