// The tutorial, step by step. What is said stands in words/lessons.ts; the clauses of the rules
// that a step shows stand beside it.
import { said, type Said, type Step as Written } from '../../../learn/step';
import { learn, lessons, more } from '../words/lessons';
import * as at from './position';
import { DECK, type Here } from './position';

type Step = Written<Here>;
const step = (key: string, rest: Omit<Step, keyof Said>): Step => said(lessons, key, rest);

const used = (card: string) => ({ event: 'used', seat: 'P1', card });
const gained = (token: string, n = 1) => ({ event: 'gained', seat: 'P1', token, n });
const attacked = (from: string, target: string, damage: number) => ({
  event: 'attacked',
  from,
  target,
  damage,
});
const lost = (target: string, n: number) => ({ event: 'lost_health', target, n });

// SH-3.1, SH-24.2, SH-22.1.
const laid: Here = {
  phase: 'teamup',
  kind: 'token',
  me: { gold: 2, xp: 2, ss: 1 },
  foe: { gold: 3, xp: 1, ss: 1 },
  wounds: [0, 2],
  shows: ['me'],
};
// SH-4.2, SH-21.6.
const leading: Here = { ...laid, shows: ['me', 'foe'] };
// SH-5.1, SH-5.2.
const planning: Here = {
  ...laid,
  phase: 'plan',
  kind: 'plan',
  left: 3,
  me: { gold: 2, xp: 3, ss: 1, front: 'down' },
  foe: { gold: 3, xp: 2, ss: 1 },
  shows: ['me'],
};
const HAND = ['Crossbow Bolt', "Tracker's Eye", 'Smoke Pellet'];
// SH-6.1, SH-6.3, SH-14.1.
const first: Here = {
  ...planning,
  phase: 'combat',
  step: 1,
  kind: 'turn',
  me: { ...planning.me, hand: HAND },
  shows: ['foe', 'me'],
};
const predicting: Here = {
  ...first,
  kind: 'name',
  names: 'number',
  me: { ...first.me, hand: ['Crossbow Bolt', 'Smoke Pellet'], used: ["Tracker's Eye"] },
};
// SH-9.1, SH-15.1, SH-15.3, SH-15.4, SH-15.9.
const second: Here = {
  ...first,
  step: 2,
  me: {
    ...first.me,
    hand: ['Crossbow Bolt', 'Smoke Pellet'],
    used: ["Tracker's Eye"],
    earnedXp: 1,
  },
  shows: ['monster'],
};
/** Technique, and one more for the Predict. */
const BOLT = at.STATS.P1[1] + 1;
const aiming: Here = {
  ...second,
  kind: 'name',
  names: 'target',
  me: { ...second.me, hand: ['Smoke Pellet'], used: ["Tracker's Eye", 'Crossbow Bolt'] },
  aims: [
    { target: 'Monster', damage: BOLT },
    { target: 'P2', damage: BOLT },
  ],
};
const shot: Here = {
  ...aiming,
  kind: 'turn',
  aims: [],
  me: { ...aiming.me, damage: 2, earnedXp: 2, front: 'attack' },
  wounds: [BOLT, 2],
};
// SH-9.6, SH-10.1, SH-10.5, SH-10.8.
const struck: Here = {
  ...shot,
  kind: 'response',
  struck: { card: 'Shield Bash', damage: 3 },
  foe: { ...first.foe, used: ['Shield Bash'] },
  shows: ['foe', 'me'],
};
const safe: Here = {
  ...struck,
  kind: 'turn',
  struck: undefined,
  me: { ...struck.me, hand: [], used: [...HAND], earnedGold: 1 },
};
// SH-15.14, SH-15.16.
const near: Here = {
  ...first,
  step: 2,
  kind: 'turn',
  me: { gold: 3, xp: 2, ss: 1, damage: 2, hand: ['The Fist', 'Search'], front: 'down' },
  wounds: [4, 3],
  shows: ['monster'],
};
const last: Here = {
  ...near,
  kind: 'name',
  names: 'target',
  me: { ...near.me, hand: ['Search'], used: ['The Fist'] },
  aims: [
    { target: 'Monster', damage: 1, fells: true },
    { target: 'P2', damage: 1 },
  ],
};
const down: Here = {
  ...last,
  kind: 'turn',
  aims: [],
  wounds: null,
  me: { ...last.me, earnedGold: 2, earnedXp: 2, front: 'special' },
};
// SH-21.2, SH-21.3.
const shopping: Here = {
  phase: 'buildup',
  kind: 'purchase',
  me: { gold: 6, xp: 4, ss: 1 },
  foe: { gold: 3, xp: 2, ss: 1 },
  wounds: null,
  shows: ['market', 'me'],
};
const bought: Here = {
  ...shopping,
  me: { gold: 1, xp: 4, ss: 2, items: ['Vital Element', "Traveler's Boots"] },
  market: ['Crystal Orb', 'Iron Gauntlets'],
};
// SH-21.6.
const studying: Here = { ...bought, kind: 'study', left: 1, shows: ['me'] };
// SH-24.1, SH-24.2, SH-2.13.
const ending: Here = {
  phase: 'buildup',
  kind: 'study',
  me: { gold: 1, xp: 1, ss: 9, items: ['Vital Element', "Traveler's Boots"] },
  foe: { gold: 2, xp: 0, ss: 9 },
  wounds: null,
  missionDone: true,
  shows: ['me', 'foe'],
};

export const round: readonly Step[] = [
  step('fields', {
    here: laid,
    choices: ['Combat Field', 'Station Field', 'Inventory Field'].map(at.say),
    right: 'Inventory Field',
    then: laid,
  }),
  step('teamup', {
    here: leading,
    choices: [at.everyone('gold'), at.everyone('xp')],
    right: 'everyone xp',
    told: [gained('xp')],
    then: { ...leading, me: { ...leading.me, xp: 3 }, foe: { ...leading.foe, xp: 2 } },
  }),
  step('plan', {
    here: planning,
    choices: DECK.map(at.take),
    right: `take ${HAND.join(', ')}`,
    then: { ...first, kind: 'turn', shows: planning.shows },
  }),
];

export const combat: readonly Step[] = [
  step('steps', {
    here: first,
    choices: [at.play("Tracker's Eye"), at.endTurn],
    right: "play Tracker's Eye",
    told: [used("Tracker's Eye")],
    more: [
      {
        ...more('predict'),
        here: predicting,
        choices: [at.predict(2), at.predict(4)],
        right: 'predict 2',
        told: [gained('xp')],
        then: { ...second, step: 1, shows: first.shows },
      },
    ],
  }),
  step('monster', {
    here: second,
    choices: [at.play('Crossbow Bolt', BOLT), at.endTurn],
    right: 'play Crossbow Bolt',
    told: [used('Crossbow Bolt')],
    more: [
      {
        ...more('aim'),
        here: aiming,
        choices: [at.at('Monster', BOLT), at.at('P2', BOLT)],
        right: 'at Monster',
        told: [
          attacked('P1', 'Monster', BOLT),
          attacked('Monster', 'P1', 2),
          lost('P1', 2),
          lost('Monster', BOLT),
        ],
        then: shot,
      },
    ],
  }),
  step('response', {
    here: struck,
    choices: [at.respond('Smoke Pellet'), at.noResponse],
    right: 'respond Smoke Pellet',
    told: [used('Smoke Pellet'), gained('gold')],
    then: safe,
  }),
  step('fell', {
    here: near,
    choices: [at.play('The Fist'), at.endTurn],
    right: 'play The Fist',
    told: [used('The Fist')],
    more: [
      {
        ...more('last'),
        here: last,
        choices: [at.at('Monster', 1), at.at('P2', 1)],
        right: 'at Monster',
        told: [
          attacked('P1', 'Monster', 1),
          { event: 'monster_defeated', seat: 'P1', monster: learn.monster },
        ],
        then: down,
      },
    ],
  }),
];

export const growing: readonly Step[] = [
  step('market', {
    here: shopping,
    choices: [at.buy("Traveler's Boots", 5), at.buy('Iron Gauntlets', 6), at.pass],
    right: "buy Traveler's Boots",
    told: [gained('ss')],
    then: bought,
  }),
  step('study', {
    here: studying,
    choices: ['Strike Weakness', 'Parry', 'Throwing Knives', 'War Hound', 'Second Wind'].map(
      at.study,
    ),
    right: 'study Parry',
    told: [gained('ss')],
    then: { ...studying, kind: 'done', me: { ...studying.me, xp: 1, ss: 3 } },
  }),
  step('mission', {
    here: ending,
    choices: ['You win', 'Rolan wins', 'You share the victory'].map(at.say),
    right: 'You win',
    then: ending,
  }),
];
