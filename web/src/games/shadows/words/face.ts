// What the lobby says of the game: small, because it comes with every page.
import type { OptionWords } from '../../game';

const pool = (seat: string): OptionWords => ({
  title: `${seat} brings an own Pool`,
  hint:
    'A Pool is the pile of which the ten cards of a Library are drawn. At least 50 Neutral Skills, ' +
    'at most two of a title: 2x Parry, Cleave, … Left empty, all draw from one pile.',
});
const options: Record<string, OptionWords> = {
  heroes: { title: 'Hero', hint: 'Without them each takes one in turn.' },
  'first-game': {
    title: 'First game',
    hint:
      'A Library is the cards that a Hero can learn on the way, for Experience. In a first game it ' +
      'is a Beginner list, ten easy cards that go with the Hero; nothing is drawn.',
  },
  'hard-missions': {
    title: 'Hard Missions pay two',
    hint: 'Apex Hunter and Polymath pay 2 Shadow Stones. Otherwise each Mission pays 1.',
  },
  'optional-attacks': {
    title: 'Later Attacks may be declined',
    hint: 'An X2 or X3 card attacks two or three times. Otherwise each of its Attacks is made if it can be.',
  },
  'skip-empty-questions': {
    title: 'No empty questions',
    hint:
      'A player who could only say no is not asked: faster, among friends. Everybody is then told ' +
      'whether a player holds a card for a Step or a Response, which is otherwise a secret.',
  },
  'pool-p1': pool('P1'),
  'pool-p2': pool('P2'),
  'pool-p3': pool('P3'),
};

export const face = { cards: 'Cards', options, gently: { 'first-game': 'yes' } };
