// What luck decides in this game, for the page that checks it.
import type { Pieces } from '../../../luck/follow';

export const pieces: Pieces = {
  one: 'die or card',
  many: 'dice and cards',
  heading: 'The dice, the Items and the Monsters',
  such: 'the Missions and Libraries of the others',
};
