// Chances as people say them: exact counts, and percent that never round to certainty.
import type { AttackPicture, CastingPicture, OddsPicture, PoolPicture } from '../../wire';

/** So many of so many in percent. What may fail is never 100, what may happen never 0. */
export function percent(n: number, of: number): number {
  if (of === 0 || n === 0) return 0;
  if (n === of) return 100;
  return Math.min(99, Math.max(1, Math.round((n / of) * 100)));
}

/** Parts of a whole in percent that are 100 together: those farthest below their share are rounded
 *  up. What may happen is never 0, so what may fail is never 100. */
export function percents(parts: readonly number[]): number[] {
  const of = parts.reduce((sum, n) => sum + n, 0);
  if (of === 0) return parts.map(() => 0);
  const share = (i: number) => ((parts[i] ?? 0) / of) * 100;
  const said = parts.map((n, i) => (n === 0 ? 0 : Math.max(1, Math.floor(share(i)))));
  const some = said.flatMap((n, i) => (n > 0 ? [i] : []));
  const most = (by: (i: number) => number) => some.reduce((a, b) => (by(b) > by(a) ? b : a));
  const change = (i: number, n: number) => (said[i] = (said[i] ?? 0) + n);
  let left = 100 - said.reduce((sum, n) => sum + n, 0);
  for (; left > 0; left -= 1)
    change(
      most((i) => share(i) - (said[i] ?? 0)),
      1,
    );
  // What happens hardly ever takes its one from what happens most.
  for (; left < 0; left += 1)
    change(
      most((i) => said[i] ?? 0),
      -1,
    );
  return said;
}

export type Outcome = {
  name: 'win' | 'called' | 'tie' | 'both' | 'loss';
  n: number;
  of: number;
  percent: number;
};

/** Every outcome that can happen, the good ones first. */
export function outcomes(o: OddsPicture): Outcome[] {
  const all: [Outcome['name'], number][] = [
    ['win', o.attacker_wins],
    ['called', o.called_off],
    ['tie', o.nobody],
    ['both', o.both],
    ['loss', o.defender_wins],
  ];
  const said = percents(all.map(([, n]) => n));
  return all.flatMap(([name, n], i) =>
    n > 0 ? [{ name, n, of: o.of, percent: said[i] ?? 0 }] : [],
  );
}

/** The percents of winning over all the cards the target may be. */
export function range(a: AttackPicture): [number, number] {
  const of = (o: OddsPicture) => outcomes(o).find(({ name }) => name === 'win')?.percent ?? 0;
  return [of(a.worst), of(a.best)];
}

/** `2 dice + 14`, `3 dice, the lowest discarded, + 9`. */
export function poolWords(p: PoolPicture): string {
  const n = p.dice + (p.bonus ? 1 : 0);
  const dice = `${n} ${n === 1 ? 'die' : 'dice'}${p.bonus ? ', the lowest discarded,' : ''}`;
  return p.plus < 0 ? `${dice} − ${-p.plus}` : `${dice} + ${p.plus}`;
}

/** The casting of this magic that is meant: by the caster that is picked, else the likeliest. */
export function castingOf(
  castings: readonly CastingPicture[],
  magic: string | null | undefined,
  from: string | null | undefined,
): CastingPicture | null {
  const all = castings.filter((c) => c.magic === magic);
  const own = all.find((c) => c.from === from);
  // A face-down caster counts only where no other could do it.
  const better = (a: CastingPicture, b: CastingPicture) =>
    Number(a.reveals) - Number(b.reveals) || b.succeeds / b.of - a.succeeds / a.of;
  return own ?? all.sort(better)[0] ?? null;
}
