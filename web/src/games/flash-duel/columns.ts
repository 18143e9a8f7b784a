// How much room each of those around the table gets: whoever has much in front of them, more.
import type { FighterPicture } from '../../wire';

export const columnsFor = (fighters: readonly Pick<FighterPicture, 'abilities'>[]): string =>
  fighters.map((f) => `minmax(0, ${f.abilities.length > 4 ? 1.7 : 1}fr)`).join(' ');
