// Puzzle Strike in seven lines, for whoever wants to play before reading the rules.
import type { HowTo } from '../../game';

export const howTo: HowTo = {
  title: 'How to play, in seven lines',
  lines: [
    'Gems pile up before you: each turn begins with the **ante** of one gem into your own pile. ' +
      'Who ends a turn with a pile of ten or more has lost.',
    'In the **action phase** you have one action: a black arrow. Chips give more arrows; an arrow ' +
      'plays a chip of its colour, a black one any chip.',
    'A **Crash Gem** breaks a gem of your pile and sends that many 1-gems to an opponent. He may ' +
      'answer with a Crash Gem of his own, which stops as many.',
    'A **Combine** makes one gem out of two. Larger gems send more, and what a 4-gem sends cannot ' +
      'be answered.',
    'In the **buy phase** gems of your hand are money. You must buy at least one chip; if you can ' +
      'pay for nothing else it is a Wound, which does nothing.',
    'At the end of the turn everything goes to your discard pile, and you draw five chips; more ' +
      'if your own pile is high: +1 from three, +2 from six, +3 at nine. A **piggy bank** keeps a ' +
      'chip.',
    'Attacks have a **fist**; chips with a blue shield answer them. A **purple shield** answers ' +
      'gems that are sent. When stacks of the bank run out, **Panic Time** makes the antes larger.',
  ],
};
