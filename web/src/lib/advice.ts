// What a bot says of a choice, as people read it.
import type { Advised } from '../wire';

/** A chance in whole percents; while a game goes on nothing is sure. */
export function percent(chance: number): string {
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}

/** The choices that nobody could tell from the best one by its chance; none where none was weighed. */
export function asGood(choices: readonly Advised[]): Advised[] {
  const [best, ...others] = choices;
  if (!best || best.chance === null) return [];
  const told = percent(best.chance);
  return others.filter((c) => c.chance !== null && percent(c.chance) === told);
}

/** What else was thought about, without what was said to make no difference. */
export function others(choices: readonly Advised[]): Advised[] {
  const same = new Set(asGood(choices));
  return choices.slice(1).filter((c) => !same.has(c));
}
