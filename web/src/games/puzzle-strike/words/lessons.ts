// The words of the tutorial, one entry for each step of `learn/script.ts`.
import type { Coming } from '../moment';

/** A hint says why another choice is not the one asked for; the task stays to be read. */
type Lesson = { title: string; words: string; well?: string; hint?: string };
type More = { words: string; hint: string };

export const lessons: Record<string, Lesson> = {
  ante: {
    title: 'Two piles of gems',
    words:
      'The left glass is your gem pile, the right one is Zane’s. Whoever ends a turn with 10 or ' +
      'more in the pile has lost. And piles grow: each of your turns begins with the ante. Begin ' +
      'your turn.',
    well: 'A 1-gem from the bank fell into your own pile: 3 of 10. That happens by itself, every turn.',
  },
  arrows: {
    title: 'Actions are arrows',
    words:
      'Now you act. You have one action, the black arrow below your hand, and it plays any chip ' +
      'with a banner. Gems have none. Press Axe Kick: it draws two chips and gives a brown arrow.',
    well:
      'Two black arrows and another chip: now you could go on with the Crash Gem. Arrows that ' +
      'are left at the end of your actions are lost.',
    hint: 'With that your only action would be gone. Axe Kick gives you an arrow back.',
  },
  crash: {
    title: 'Crash!',
    words:
      'Your Crash Gem gets rid of gems: it breaks one in your pile and sends it over to Zane. ' +
      'Press the Crash Gem.',
    well:
      'The 3-gem went back to the bank, and three 1-gems fell on Zane. That earned you 1 money, ' +
      'too: look below your hand.',
    hint: 'Gems leave your pile by crashing. Press the Crash Gem in your hand.',
  },
  combine: {
    title: 'Combine',
    words:
      'One Crash Gem breaks one gem, so make it a large one. A Combine puts two gems of your pile ' +
      'together, up to 4. Press Combine.',
    well:
      'The pile is as high as before, but in larger pieces. Combine gave the arrow back, so you ' +
      'can act on; it costs 1 money this turn.',
    hint: 'Crash later: first make one large gem of two. Press Combine.',
  },
  four: {
    title: 'The strongest gem',
    words:
      'What you send can be answered, as you will see next. There is one exception: what a 4-gem ' +
      'sends cannot be stopped by anything. Press the Crash Gem.',
    well: 'Four gems, and Zane had no answer. He stands at 8 now.',
    hint: 'You still have an arrow. Press the Crash Gem.',
  },
  counter: {
    title: 'Counter-crash',
    words:
      'Zane’s turn: he sends two gems at you. A chip with a purple shield answers gems, without ' +
      'an action. Your Crash Gem has one: press it.',
    well:
      'Three against two: nothing lands, and the third flies back to Zane. He might have answered ' +
      'that one in turn.',
    hint: 'Then both gems would land in your pile. Answer with the Crash Gem.',
  },
  buy: {
    title: 'Money and the bank',
    words:
      'After your actions you buy. Gems in your hand are money, gems in your pile are not. 1 from ' +
      'the crash and 4 in gems: that is 5. Press the Crash Gem in the bank; the gems are paid for ' +
      'you.',
    well:
      'It goes to your discard pile. When your bag is empty, that is shaken into it, and you ' +
      'draw your new chip. What money is left is lost.',
    hint: 'You can pay for that as well, but the 5 are just enough for a Crash Gem.',
  },
  wound: {
    title: 'You must buy',
    words:
      'Every turn you must buy at least one chip. No gem in your hand, no money: then it is the ' +
      'chip that costs 0. Press the Wound.',
    well:
      'A Wound does nothing and cannot be played: it only takes the place of a better chip in ' +
      'your hand. So keep some gems in your bag.',
  },
  height: {
    title: 'Height bonus',
    words:
      'At the end of a turn all your chips go to the discard pile, and you draw 5 new ones. A ' +
      'high pile draws more: +1 from 3 on, +2 from 6, +3 at 9. Your pile is at 6. How many do you ' +
      'draw?',
    well: 'Five and two. Danger makes strong: a high pile is when you can strike back.',
    hint: 'Five chips, and two more for a pile of 6 to 8.',
  },
  pig: {
    title: 'Piggy banks',
    words:
      'Some chips give a piggy bank, like the Saving Grace you played. It keeps one chip for your ' +
      'next turn instead of a new one. Keep the Crash Gem.',
    well: 'You kept it and drew four new chips: with a piggy bank you draw one less.',
    hint: 'A Crash Gem is ready for crashing and for answering. Keep that one.',
  },
  fist: {
    title: 'Fists and shields',
    words:
      'A chip with a fist attacks. This Ouch! would cost you a chip and give you a gem and a ' +
      'Wound. A blue shield answers fists, without an action. Press Blues Are Good.',
    well: 'You are immune: nothing of it happens to you. The shield is in your discard pile now.',
    hint: 'You hold a shield against it. Press Blues Are Good.',
  },
  panic: {
    title: 'Panic Time',
    words:
      'When two stacks of the bank are empty in a duel, Panic Time begins. Now or Later is gone ' +
      'already, of Button Mashing one is left. You have 3 money: buy it.',
    well:
      'Panic Time! From now on each ante is a 2-gem. One more empty stack, and it is a 3-gem; ' +
      'with the next a 4-gem. No duel lasts for ever.',
    hint: 'Something else to buy, but not the last of its stack. Press Button Mashing.',
  },
  win: {
    title: 'How to win',
    words:
      'Zane stands at 8, and his next turn begins with an ante. Push him over the edge: press the ' +
      'Crash Gem.',
    well:
      'Zane is at 10, and the ante makes 11. Above 9 he may still act: unless he crashes enough ' +
      'of it in his turn, he loses when it ends. Your first game: you play Gloria, the bot Zane.',
    hint: 'That does not raise the pile of Zane. Press the Crash Gem.',
  },
};

/** What is asked next in a step. */
const next: Record<string, More> = {
  brown: {
    words:
      'A brown arrow plays only chips with a brown banner, so not the purple Crash Gem. Punch, ' +
      'Punch, Kick is brown: press it.',
    hint: 'You still have the brown arrow. It plays Punch, Punch, Kick.',
  },
  three: {
    words:
      'Which gem breaks? It goes back to the bank, and as many 1-gems as it was worth go to Zane. ' +
      'Choose the 3-gem.',
    hint: 'That sends only one. The 3-gem sends three.',
  },
  join: {
    words: 'Which two? Make the largest gem there is: choose the 3-gem and a 1-gem.',
    hint: 'That makes no 4-gem. Choose 3 and 1.',
  },
  hard: {
    words: 'Break the 4-gem.',
    hint: 'The 1-gem sends one, and Zane could answer it. Break the 4-gem.',
  },
  back: {
    words:
      'Break a gem of your own pile: each 1 of it stops one that comes, and what is too much ' +
      'flies back. Break the 3-gem.',
    hint: 'That stops only one of the two. The 3-gem stops both.',
  },
  paid: {
    words: 'Your gems are paid: 5 money. Press the Crash Gem in the bank.',
    hint: 'You can pay for that as well, but the 5 are just enough for a Crash Gem.',
  },
  last: {
    words: '3 money. Press the last Button Mashing.',
    hint: 'Something else to buy, but not the last of its stack. Press Button Mashing.',
  },
  finish: {
    words: 'Which gem breaks? 8 and 2 make 10: choose a 2-gem.',
    hint: 'That makes 9 only. Choose a 2-gem.',
  },
};
export const more = (key: string): More => next[key] ?? { words: key, hint: '' };

export const learn = {
  title: 'Learn Puzzle Strike',
  chapters: { piles: 'Gems', bag: 'Your bag', danger: 'Danger' },
  /** What comes at whoever learns; in a real game the hall says it. */
  comes: (what: Coming): string =>
    what.what === 'gems'
      ? `${what.gems} gems fly at you.`
      : `Zane plays ${what.as ?? what.chip}: it is aimed at you.`,
};
