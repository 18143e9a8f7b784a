// Deeds that answer what somebody else asked for belong to its banner, not into the menu.
import type { Deed } from '../wire';

const ANSWERS: readonly Deed[] = ['accept-draw', 'decline-draw', 'accept-undo', 'decline-undo'];

export const isAnswer = (deed: Deed): boolean => ANSWERS.includes(deed);

/** What the others may do when somebody's time is out: it must not be hidden in a menu. */
export function rights(may: readonly Deed[]): Deed[] {
  const own = may.filter((d) => d === 'claim-win' || d === 'let-bot-play');
  return own.length > 0 && may.includes('give-time') ? [...own, 'give-time'] : own;
}

/** Which of these deeds answer this offer. */
export function answers(may: readonly Deed[], offer: Deed): Deed[] {
  const about = offer === 'offer-draw' ? 'draw' : offer;
  return may.filter((d) => isAnswer(d) && d.endsWith(`-${about}`));
}
