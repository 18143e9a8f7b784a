// What stands beside the table to be pressed: choices that are about nothing one could point at,
// and chips that lie out of sight.
import type { Choice } from '../../wire';
import { chipSpot, gemsOf, isEmpty, otherSpot, within, type Picked, type Sight } from './intent';

/** So many choices about gems or players have buttons as well; more of them are only pointed at. */
const FEW = 8;
/** The kinds that end something come last. */
const LAST = ['pass', 'end'];

const isPick = (c: Choice): boolean => c.parts.kind === 'pick' || c.parts.kind === 'draft';
const isEnd = (c: Choice): boolean => LAST.includes(c.parts.kind);

export type Bar = {
  buttons: readonly Choice[];
  /** Chips to choose from that lie in a bag, in a discard pile or with somebody else. */
  tray: readonly Choice[];
};

/** What is offered beside the table. `left` is what the picks leave of `choices`; whatever is not
 *  in sight has its place here, so that all that is offered can be answered. */
export function bar(
  choices: readonly Choice[],
  left: readonly Choice[],
  picked: Picked,
  sight: Sight,
): Bar {
  const open = left.filter((c) => !isPick(c));
  const isOut = (c: Choice) => chipSpot(c) !== null && !sight.chips.has(chipSpot(c) ?? '');
  const others = open.filter((c) => otherSpot(c) && picked.chip);
  const tray = others.length > 0 ? others : open.filter(isOut);
  const plain = open.filter((c) => {
    if (tray.includes(c)) return false;
    if (!isEmpty(picked)) return true;
    if (chipSpot(c)) return c.parts.zone === 'pile' && c.parts.arrow !== undefined;
    if (gemsOf(c).length === 0 || !within(gemsOf(c), sight.gems)) return true;
    return open.filter((o) => gemsOf(o).length > 0).length <= FEW;
  });
  // Whatever is picked, one may still end or pass.
  const ends = choices.filter((c) => isEnd(c) && !plain.includes(c));
  return { buttons: [...plain.filter((c) => !isEnd(c)), ...plain.filter(isEnd), ...ends], tray };
}

/** Gems and targets to choose one by one, where there are too many choices for buttons. */
export function loose(choices: readonly Choice[], left: readonly Choice[]): boolean {
  const gems = choices.filter((c) => gemsOf(c).length > 0);
  return gems.length > FEW && left.length > FEW;
}

/** Picks and drafts are read before they are taken: they have a wall of their own. */
export const picks = (choices: readonly Choice[]): readonly Choice[] => choices.filter(isPick);

/** Whether nothing but picking goes on, so that there is no table to look at yet. */
export const isPicking = (choices: readonly Choice[]): boolean =>
  choices.length > 0 && choices.every(isPick);

/** The answer that is meant by the most prominent button. */
export function main(choices: readonly Choice[]): Choice | null {
  const of = (kind: string) => choices.find((c) => c.parts.kind === kind) ?? null;
  const all = choices.find((c) => c.parts.kind === 'pay' && !c.parts.chip);
  if (all) return all;
  // Whoever has bought something may go on or be done with it.
  if (choices.some((c) => c.parts.kind === 'buy') && of('end')) return of('end');
  const moves = choices.filter((c) => !isEnd(c));
  if (moves.length > 0) return null;
  return of('end') ?? of('pass');
}
