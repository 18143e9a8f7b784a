// What luck deals in this game, for the page that checks it.
import type { Pieces } from '../../../luck/follow';

export const pieces: Pieces = {
  one: 'chip',
  many: 'chips',
  heading: 'The chips',
  such: 'the stacks of the bank',
};
