// The tutorial, step by step. What is said stands in words/lessons.ts; the clauses of the rules
// that a step shows stand beside it.
import { said, type Said, type Step as Written } from '../../../learn/step';
import { lessons, more } from '../words/lessons';
import * as at from './position';
import { after, foe, own, without, type Here } from './position';

type Step = Written<Here>;
const step = (key: string, rest: Omit<Step, keyof Said>): Step => said(lessons, key, rest);

const moved = (from: string, to: string) => ({ event: 'moved', from, to });
const removed = (space: string, unit: string) => ({ event: 'removed', space, unit });
const side = (unit: string, space: string, printed: number, dice: number[]) => ({
  unit,
  space,
  dice,
  printed,
  mods: [],
  score: printed + dice.reduce((sum, d) => sum + d, 0),
  blow: false,
  dropped: false,
});
type Side = ReturnType<typeof side>;
/** An attack that its attacker wins, as a table would tell it. */
const won = (attack: Side, defence: Side, shot = false) => [
  { event: 'attacked', from: attack.space, to: defence.space, shot },
  { event: 'dice_rolled', purpose: 'attack', space: attack.space, dice: attack.dice },
  { event: 'dice_rolled', purpose: 'defence', space: defence.space, dice: defence.dice },
  { event: 'fought', attack, defence, verdict: 'attacker_won' },
  removed(defence.space, defence.unit),
];

// FC-11.1, FC-11.2; FC-6.1.
const ahead: Here = {
  phase: 'movement',
  cards: [
    own('C8', 'Knights', true),
    own('B4', 'Pikemen'),
    own('D3', 'Crossbows'),
    foe('A6'),
    foe('E7'),
    foe('A9'),
    foe('E9'),
  ],
};
// FC-1.3, FC-7.16.
const shown: Here = {
  phase: 'movement',
  cards: [own('C4', 'Pikemen', true), foe('C7', 'Orcs'), foe('B7'), foe('D7')],
};
// FC-6.1 to FC-6.4.
const marching: Here = {
  phase: 'movement',
  cards: [
    own('C4', 'Halberdiers'),
    own('C3', 'Swordsmen'),
    own('B4', 'Pikemen'),
    foe('B7'),
    foe('C8'),
    foe('D7'),
  ],
};
const stepped: Here = after(marching, 'C4', { at: 'C5' });
// FC-4.2, FC-6.7, FC-6.9, FC-4.8.
const hidden: Here = {
  phase: 'movement',
  cards: [own('C4', 'Swordsmen'), own('B3', 'Crossbows'), foe('C6'), foe('D7'), foe('B8')],
};
// FC-7.1, FC-7.3, FC-7.10, FC-7.16, FC-7.22, FC-7.27.
const facing: Here = {
  phase: 'combat',
  cards: [
    own('C5', 'Halberdiers', true),
    own('A5', 'Swordsmen', true),
    own('B4', 'Pikemen'),
    foe('C6', 'Boar Riders'),
    foe('A6', 'Trolls'),
    foe('D7'),
  ],
  attacks: [
    { from: 'C5', to: 'C6', dice: [2, 2] },
    { from: 'A5', to: 'A6', dice: [2, 2] },
  ],
};
const beaten: Here = without(facing, 'C6');
// FC-7.11.
const large: Here = {
  phase: 'combat',
  cards: [own('C5', 'Swordsmen', true), own('B4', 'Pikemen'), foe('C6', 'Orcs'), foe('D7')],
};
// FC-3.5, FC-3.6, FC-7.4, FC-7.12, FC-7.23.
const bows: Here = {
  phase: 'combat',
  cards: [
    own('C3', 'Crossbows', true),
    own('C4', 'Pikemen'),
    foe('C6', 'Goblins'),
    foe('D5', 'Ogres'),
    foe('B8'),
  ],
  attacks: [
    { from: 'C3', to: 'C6', dice: [2, 2], shot: true },
    { from: 'C3', to: 'D5', dice: [2, 2], shot: true },
  ],
};
// FC-9.
const magical: Here = {
  phase: 'magic',
  cards: [own('C3', 'Wizard', true), own('C4', 'Pikemen', true), foe('C5', 'Orcs'), foe('D7')],
  spells: [
    { magic: 'Lightning Bolt', from: 'C3' },
    { magic: 'Blinding Light', from: 'C3' },
  ],
  magic: true,
};
// FC-10.2 to FC-10.5.
const rich: Here = {
  phase: 'reinforcement',
  cards: [
    own('B1', 'Priests'),
    own('D1', 'Crossbows'),
    own('E1', 'Field Surgeons'),
    own('C4', 'Pikemen', true),
    foe('C7'),
    foe('B8'),
  ],
  conquered: ['Goblins', 'Boar Riders', 'Orcs'],
};
const paid: Here = { ...rich, conquered: [], deck: 24 };
// FC-11.1, FC-7.3.
const danger: Here = {
  phase: 'combat',
  cards: [
    own('D2', 'Templars', true),
    own('B5', 'Halberdiers', true),
    own('A1', 'Crossbows'),
    { ...foe('D1', 'Wyrvens'), isThrough: true },
    foe('B6', 'Goblins'),
    foe('C8'),
  ],
  attacks: [
    { from: 'D2', to: 'D1', dice: [2, 2] },
    { from: 'B5', to: 'B6', dice: [2, 4] },
  ],
};

export const field: readonly Step[] = [
  step('goal', {
    here: ahead,
    choices: [
      at.move('C8', 'C9'),
      at.move('C8', 'C7'),
      at.move('C8', 'B8'),
      at.move('C8', 'D8'),
      at.move('B4', 'B5'),
      at.end,
    ],
    right: 'move C8 C9',
    told: [moved('C8', 'C9')],
    then: after(ahead, 'C8', { at: 'C9', isThrough: true }),
  }),
  step('signs', {
    here: shown,
    choices: ['6', '8', '11'].map(at.say),
    right: '11',
    then: shown,
  }),
  step('moving', {
    here: marching,
    choices: [
      at.move('C4', 'C5'),
      at.move('C4', 'D4'),
      at.move('B4', 'B5'),
      at.move('B4', 'A4'),
      at.move('C3', 'D3'),
      at.end,
    ],
    right: 'move C4 C5',
    told: [moved('C4', 'C5')],
    more: [
      {
        ...more('behind'),
        here: stepped,
        choices: [
          at.move('C3', 'C4'),
          at.move('C3', 'D3'),
          at.move('B4', 'B5'),
          at.move('B4', 'C4'),
          at.end,
        ],
        right: 'move C3 C4',
        told: [moved('C3', 'C4')],
        then: after(stepped, 'C3', { at: 'C4' }),
      },
    ],
  }),
  step('hidden', {
    here: hidden,
    choices: [
      at.move('C4', 'C5'),
      at.move('C4', 'B4'),
      at.move('C4', 'D4'),
      at.move('B3', 'B4'),
      at.end,
    ],
    right: 'move C4 C5',
    told: [moved('C4', 'C5'), { event: 'revealed', space: 'C5', unit: 'Swordsmen' }],
    then: after(hidden, 'C4', { at: 'C5', isUp: true }),
  }),
];

export const combat: readonly Step[] = [
  step('attack', {
    here: facing,
    choices: [at.attack('C5', 'C6'), at.attack('A5', 'A6'), at.end],
    right: 'attack C5 C6',
    told: won(side('Halberdiers', 'C5', 12, [4, 3]), side('Boar Riders', 'C6', 5, [5, 4])),
    more: [
      {
        ...more('follow'),
        here: beaten,
        choices: [at.followUp, at.stay],
        right: 'follow up',
        told: [moved('C5', 'C6')],
        then: after(beaten, 'C5', { at: 'C6' }),
      },
    ],
  }),
  step('size', {
    here: large,
    choices: ['2 dice', '3 dice', '4 dice'].map(at.say),
    right: '3 dice',
    then: large,
  }),
  step('shoot', {
    here: bows,
    choices: [at.shoot('C3', 'C6'), at.shoot('C3', 'D5'), at.end],
    right: 'shoot C3 C6',
    told: won(side('Crossbows', 'C3', 6, [5, 2]), side('Goblins', 'C6', 3, [4, 3]), true),
    then: without(bows, 'C6'),
  }),
];

export const power: readonly Step[] = [
  step('magic', {
    here: magical,
    choices: [at.cast('Lightning Bolt', 'C3', 'C5'), at.cast('Blinding Light', 'C3', 'C5'), at.end],
    right: 'cast Lightning Bolt C3 C5',
    told: [
      { event: 'casting_began', magic: 'Lightning Bolt', from: 'C3', at: 'C5' },
      {
        event: 'dice_rolled',
        purpose: { casting: 'Lightning Bolt' },
        space: 'C3',
        dice: [5, 4],
      },
      {
        event: 'rolled',
        purpose: { casting: 'Lightning Bolt' },
        space: 'C3',
        mods: [{ part: 'score', why: 'Magic', n: 12 }],
        total: 21,
        needed: 20,
        made: true,
      },
      { event: 'dice_rolled', purpose: 'resisting', space: 'C5', dice: [3, 4] },
      {
        event: 'rolled',
        purpose: 'resisting',
        space: 'C5',
        mods: [],
        total: 7,
        needed: 11,
        made: false,
      },
      removed('C5', 'Orcs'),
    ],
    then: { ...without(magical, 'C5'), spells: [], exhausted: ['Lightning Bolt'] },
  }),
  step('reinforce', {
    here: rich,
    choices: [at.reinforce, at.end],
    right: 'reinforce',
    more: [
      {
        ...more('place'),
        here: paid,
        choices: [at.put('A1'), at.put('C1')],
        right: 'put C1',
        told: [{ event: 'reinforced', space: 'C1' }],
        then: { ...paid, cards: [...paid.cards, own('C1', 'Knights')] },
      },
    ],
  }),
  step('danger', {
    here: danger,
    choices: [at.attack('D2', 'D1'), at.attack('B5', 'B6'), at.end],
    right: 'attack D2 D1',
    told: won(side('Templars', 'D2', 15, [3, 4]), side('Wyrvens', 'D1', 11, [2, 4])),
    then: without(danger, 'D1'),
  }),
];
