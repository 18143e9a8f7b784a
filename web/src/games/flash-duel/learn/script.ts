// The tutorial, step by step. What is said stands in words/lessons.ts.
import { lessons } from '../words/lessons';
import { said, type Said, type Step as Written } from '../../../learn/step';
import { choice, down, up, type Here } from './position';

type Step = Written<Here>;
const step = (key: string, rest: Omit<Step, keyof Said>): Step => said(lessons, key, rest);

const card = (number: number) => ({ number, from: 'hand', lent: null });
const meld = (number: number, hand: number) => ({ number, hand });
const moved = (from: number, to: number, n: number) => ({
  event: 'moved',
  seat: 0,
  card: card(n),
  way: 'forward',
  from,
  to,
});

const start: Here = { me: 1, foe: 18, hand: [1, 2, 3, 4, 5], deck: 15 };
const near: Here = { me: 7, foe: 10, hand: [1, 3, 3, 4, 5] };
const threatened: Here = {
  me: 8,
  foe: 12,
  hand: [1, 2, 4, 5, 5],
  exchange: { number: 4, strength: 1 },
};
const far: Here = { me: 6, foe: 12, hand: [1, 2, 4, 5, 5] };
const struck: Here = {
  me: 9,
  foe: 10,
  hand: [1, 3, 3, 4, 5],
  exchange: { number: 1, strength: 2, strike: true },
};
const close: Here = { me: 9, foe: 10, hand: [2, 3, 4, 5, 5] };
const late: Here = { me: 9, foe: 11, hand: [2, 2, 3, 4, 5], deck: 0, open: [1, 2, 3, 4, 4] };
const jaina: Here = {
  me: 6,
  foe: 12,
  hand: [1, 2, 3, 4, 5],
  who: 'Jaina',
  foeWho: 'Grave',
  mine: [up('Flame Arrow', true), up('Smoldering Embers'), up('Charged Shot')],
  theirs: [up('Reversal'), up('Martial Mastery'), up('Knowing the Opponent')],
};
const shot: Here = {
  ...jaina,
  mine: [down('Flame Arrow'), up('Smoldering Embers'), up('Charged Shot')],
};

export const simple: readonly Step[] = [
  step('bridge', { here: start }),
  step('move', {
    here: start,
    choices: [1, 2, 3, 4, 5].map((n) =>
      choice(`move ${n}`, `Move ${n} to space ${n + 1}`, 'move', [n], { space: n + 1 }),
    ),
    right: 'move 5',
    then: { ...start, me: 6, hand: [1, 2, 2, 3, 4], discard: [5], deck: 14 },
    told: [moved(1, 6, 5)],
  }),
  step('attack', {
    here: near,
    choices: [
      choice('attack 1x3', 'Attack with one 3', 'attack', [3], { space: 10 }),
      choice('attack 2x3', 'Attack with two 3s', 'attack', [3, 3], { space: 10 }),
    ],
    right: 'attack 2x3',
    then: { ...near, hand: [1, 4, 5] },
    told: [
      { event: 'attacked', by: 0, with: meld(3, 2), space: 10, strength: 2 },
      { event: 'hit-taken', seat: 1 },
    ],
  }),
  step('block', {
    here: threatened,
    choices: [
      choice('block', 'Block with the 4', 'block', [4]),
      choice('hit', 'Take the hit', 'take-the-hit', []),
    ],
    right: 'block',
    then: { me: 8, foe: 12, hand: [1, 2, 5, 5] },
    told: [{ event: 'blocked', seat: 0, with: meld(4, 1) }],
  }),
  step('dash', {
    here: far,
    choices: [
      choice('strike', 'Dash 4, strike with one 2', 'dashing strike', [4, 2], {
        dash: 4,
        space: 12,
      }),
      choice('strike 5', 'Dash 5, strike with one 1', 'dashing strike', [5, 1], {
        dash: 5,
        space: 12,
      }),
    ],
    right: 'strike',
    then: { me: 10, foe: 12, hand: [1, 5, 5] },
    told: [
      { event: 'dashed', seat: 0, card: card(4), from: 6, to: 10 },
      { event: 'struck', by: 0, with: meld(2, 1), space: 12, strength: 1 },
      { event: 'hit-taken', seat: 1 },
    ],
  }),
  step('retreat', {
    here: struck,
    choices: [
      ...[1, 3, 4, 5].map((n) =>
        choice(`retreat ${n}`, `Retreat ${n} to space ${9 - n}`, 'retreat', [n], { space: 9 - n }),
      ),
      choice('hit', 'Take the hit', 'take-the-hit', []),
    ],
    right: 'retreat 3',
    then: { me: 6, foe: 10, hand: [1, 3, 4, 5] },
    told: [{ event: 'retreated', seat: 0, card: card(3), from: 9, to: 6 }],
  }),
  step('push', {
    here: close,
    choices: [2, 3, 4, 5].map((n) =>
      choice(`push ${n}`, `Push P2 back ${n}`, 'push', [n], { space: 10 }),
    ),
    right: 'push 4',
    then: { me: 9, foe: 14, hand: [2, 3, 5, 5] },
    told: [
      { event: 'pushed', by: 0, card: card(4) },
      { event: 'displaced', seat: 1, from: 10, to: 14, how: 'push' },
    ],
  }),
  step('time', {
    here: late,
    choices: [
      choice('me', 'I do', 'answer', []),
      choice('foe', 'P2 does', 'answer', []),
      choice('nobody', 'Nobody', 'answer', []),
    ],
    right: 'me',
    told: [{ event: 'hit-taken', seat: 1 }],
  }),
];

const use = choice('use', 'Use Flame Arrow', 'use', [], { ability: 'Flame Arrow' });

export const abilities: readonly Step[] = [
  step('ability', {
    here: { ...jaina, me: 7, foe: 13, theirs: [], foeWho: 'Rook' },
    choices: [use, choice('pass', 'Pass', 'pass', [])],
    right: 'use',
    then: { ...shot, me: 7, foe: 13, theirs: [], foeWho: 'Rook' },
    told: [
      { event: 'announced', by: 0, ability: 'Flame Arrow', naming: 'Plain' },
      { event: 'hit-taken', seat: 1 },
    ],
  }),
  step('used', { here: { ...shot, me: 7, foe: 13, theirs: [], foeWho: 'Rook' } }),
  step('read', { here: jaina, read: 'Reversal' }),
  step('pass', {
    here: jaina,
    choices: [use, choice('pass', 'Pass', 'pass', [])],
    right: 'pass',
  }),
];
