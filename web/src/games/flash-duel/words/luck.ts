// What luck deals in this game, for the page that checks it.
import type { Pieces } from '../../../luck/follow';

export const pieces: Pieces = {
  one: 'card',
  many: 'cards',
  heading: 'The cards',
  such: 'a random discard',
};
