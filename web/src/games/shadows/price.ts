// What an Item of the Market costs whoever looks, as the hall reckons it.
import type { ShadowsPicture } from '../../wire';

export type Price = { now: number; printed: number };
/** What is taken as a reward. */
export const FREE: Price = { now: 0, printed: 0 };

/** None if the Item is not for sale. Who only watches sees what is printed. */
export function priceOf(p: ShadowsPicture | null, you: string, item: string): Price | null {
  const stall = p?.market.find((s) => s.item === item);
  if (!p || !stall) return null;
  const seat = p.heroes.findIndex((h) => h.seat === you);
  return { now: stall.prices[seat] ?? stall.cost, printed: stall.cost };
}
