// What lies open before a player, and whether there is room to read it there.
import type { HeroPicture, ShadowsPicture } from '../../wire';

/** How many cards and Items lie open. */
export const lying = (h: HeroPicture): number =>
  [h.combat, h.stunned, h.station, h.attachments, h.items].reduce((n, all) => n + all.length, 0);

/** So many cards with their texts fit on the largest screen: one's own come first. Two rows of cards
 *  to choose from leave no room for them. */
const OWN = 8;
const BOTH = 12;
const ROW = 7;

export function isReadable(p: ShadowsPicture, h: HeroPicture, mine: boolean, row: number): boolean {
  if (row > ROW) return false;
  if (mine) return lying(h) <= OWN;
  if (p.heroes.length > 2) return false;
  return p.heroes.reduce((n, each) => n + lying(each), 0) <= BOTH;
}
