// A bag of chips, counted by name.
import type { PlayerPicture } from '../../wire';

export type Bag = Map<string, number>;

export const bagOf = (player: PlayerPicture | undefined): Bag =>
  new Map((player?.bag ?? []).map((c) => [c.chip, c.count]));
export const size = (bag: Bag): number => [...bag.values()].reduce((a, b) => a + b, 0);
export const put = (bag: Bag, chip: string, n = 1): Bag => bag.set(chip, (bag.get(chip) ?? 0) + n);
/** Takes one out; false if it was not there. */
export function take(bag: Bag, chip: string): boolean {
  const n = bag.get(chip) ?? 0;
  if (n > 0) bag.set(chip, n - 1);
  return n > 0;
}
export const same = (a: Bag, b: Bag): boolean =>
  [...new Set([...a.keys(), ...b.keys()])].every((k) => (a.get(k) ?? 0) === (b.get(k) ?? 0));
