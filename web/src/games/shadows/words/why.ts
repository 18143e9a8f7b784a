// Why a card of the row is of no use just now, in the few words that fit on it.
import type { Need, SkillLine, WhyNot } from '../../../wire';
import { sh } from './en';

/** By the clause that the hall names. */
const SHORT: Record<string, string> = {
  'SH-6.3': 'not in this Step',
  'SH-6.6': 'not now',
  'SH-6.10': 'used in this Step',
  'SH-7.2': 'needs more Stats',
  'SH-7.11': 'used up for now',
  'SH-7.15': 'you cannot pay it',
  'SH-8.6': 'nothing to aim at',
  'SH-9.2': 'would deal no damage',
  'SH-9.12': 'one Attack a round',
  'SH-10.1': 'no answer to this',
  'SH-10.6': 'protects you alone',
  'SH-14.4': 'no number left',
  'SH-21.3': 'not enough Gold',
  'SH-21.6': 'not enough Experience',
  'SH-21.7': 'studied already',
  'SH-26.2': 'not now',
};

/** `needs MAG 3`. */
export const lackWords = (lacks: readonly Need[]): string =>
  lacks.length === 0
    ? ''
    : `needs ${lacks.map((r) => sh.needs(r.stat, r.n, r.at_most).replace(/^needs /, '')).join(', ')}`;

/** An Item that is too dear. */
export const dearWords = SHORT['SH-21.3'] ?? '';

export function shortWhy(
  lacks: readonly Need[],
  why: WhyNot | null,
  skill: SkillLine | null | undefined,
): string {
  if (lacks.length > 0) return lackWords(lacks);
  if (!why) return '';
  // Which Step it waits for says more than that it is another one.
  const steps = skill?.initiative.filter((n) => n > 0) ?? [];
  if (why.clause === 'SH-6.7')
    return steps.length > 0 ? `Step ${steps.join(' or ')}` : 'answers only';
  return SHORT[why.clause] ?? why.words;
}
