// Fantasy Clash in eight lines, for whoever wants to play before reading the rules.
import type { HowTo } from '../../game';

export const howTo: HowTo = {
  title: 'How to play, in eight lines',
  lines: [
    'Get a card onto the **enemy back row** and keep it there until your next turn begins: then ' +
      'you have won.',
    'Before the battle each side lays out **20 cards face down** on its four home rows, in secret. ' +
      'The other 25 are the reinforcements.',
    'In the **movement phase** every card of yours may go one space, never diagonally. A face-down ' +
      'card that comes to stand beside an enemy card is revealed.',
    'In the **combat phase** you may make one attack, on a card in contact or with a bow on one ' +
      'in range. Attack and defence each add two dice; the higher score wins, and in close combat ' +
      'the loser is gone.',
    'A card whose **size** is at least 5 more than the other’s rolls one more die in close combat.',
    'In the **magic phase** a caster adds two dice to its magic and must reach the cost of the ' +
      'spell or blessing. One item may be put on a revealed card.',
    'Cards you beat are **conquered**. In the reinforcement phase three of them buy one card of ' +
      'your deck, face down on your own back row.',
    'Special rules are icons on the cards. Point at a card, and all of them are explained beside ' +
      'the battlefield.',
  ],
};
