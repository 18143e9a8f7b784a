// The words of Puzzle Strike, and those of the hall that its table uses too.
import { count, w as hall } from '../../words/en';

export const w = {
  ...hall,
  pile: (total: number, limit: number) => `Gem pile ${total} of ${limit}`,
  empty: 'empty',
  hand: 'Hand',
  chips: (hand: number, bag: number) =>
    `${count(hand, 'chip', 'chips')} in hand, ${bag} in the bag`,
  money: (n: number) => `$${n} to spend`,
};
