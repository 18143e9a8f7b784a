// What luck decides in this game, for the page that checks it.
import type { Pieces } from '../../../luck/follow';

export const pieces: Pieces = {
  one: 'die or card',
  many: 'dice and cards',
  heading: 'The dice and the reinforcements',
  such: 'a force that was drawn at random',
};
