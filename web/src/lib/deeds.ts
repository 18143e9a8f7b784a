// Deeds that answer what somebody else asked for belong to its banner, not into the menu.
import type { Deed } from '../wire';

const ANSWERS: readonly Deed[] = ['accept-draw', 'decline-draw', 'accept-undo', 'decline-undo'];

export const isAnswer = (deed: Deed): boolean => ANSWERS.includes(deed);

/** Which of these deeds answer this offer. */
export function answers(may: readonly Deed[], offer: Deed): Deed[] {
  const about = offer === 'offer-draw' ? 'draw' : offer;
  return may.filter((d) => isAnswer(d) && d.endsWith(`-${about}`));
}
