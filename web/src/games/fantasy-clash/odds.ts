// Chances as people say them: exact counts, and percent that never round to certainty.
import type { AttackPicture, OddsPicture, PoolPicture } from '../../wire';

/** So many of so many in percent. What may fail is never 100, what may happen never 0. */
export function percent(n: number, of: number): number {
  if (of === 0 || n === 0) return 0;
  if (n === of) return 100;
  return Math.min(99, Math.max(1, Math.round((n / of) * 100)));
}

export type Outcome = { name: 'win' | 'called' | 'tie' | 'both' | 'loss'; n: number; of: number };

/** Every outcome that can happen, the good ones first. */
export function outcomes(o: OddsPicture): Outcome[] {
  const all: [Outcome['name'], number][] = [
    ['win', o.attacker_wins],
    ['called', o.called_off],
    ['tie', o.nobody],
    ['both', o.both],
    ['loss', o.defender_wins],
  ];
  return all.flatMap(([name, n]) => (n > 0 ? [{ name, n, of: o.of }] : []));
}

/** The percents of winning over all the cards the target may be. */
export function range(a: AttackPicture): [number, number] {
  const of = (o: OddsPicture) => percent(o.attacker_wins, o.of);
  return [of(a.worst), of(a.best)];
}

/** `2 dice + 14`, `3 dice, the lowest discarded, + 9`. */
export function poolWords(p: PoolPicture): string {
  const n = p.dice + (p.bonus ? 1 : 0);
  const dice = `${n} ${n === 1 ? 'die' : 'dice'}${p.bonus ? ', the lowest discarded,' : ''}`;
  return p.plus < 0 ? `${dice} − ${-p.plus}` : `${dice} + ${p.plus}`;
}

/** How many of the 36 rolls of two dice reach this much. */
export function rollsReaching(needed: number): number {
  let n = 0;
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) if (a + b >= needed) n += 1;
  return n;
}
