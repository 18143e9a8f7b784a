// A Hand, a queue or a lesson is put together freely and told to the hall when it is complete: the
// hall takes its cards one by one, in the order in which they lie, or of a queue as they were chosen.
import type { Choice, HeroPicture, ShadowsPicture } from '../../wire';

export type Draft = {
  kind: 'plan' | 'study' | 'queue';
  /** What can be chosen, in the order in which the hall wants to hear of it. */
  cards: string[];
  /** So many are chosen, or at most so many. */
  most: number;
  exact: boolean;
};

/** What is put together now; none if nothing is. */
export function draftOf(
  p: ShadowsPicture,
  me: HeroPicture,
  choices: readonly Choice[],
): Draft | null {
  const kind = p.moment?.kind;
  if (kind === 'plan' && choices.some((c) => c.parts.kind === 'take')) {
    const cards = behind(me.deck?.map((c) => c.card) ?? [], choices, 'take');
    return { kind, cards, most: p.moment?.left ?? 0, exact: true };
  }
  if (kind === 'study' && choices.some((c) => c.parts.kind === 'study')) {
    const library = me.library ?? [];
    const cards = library.filter((c) => !c.dead && !c.chosen).map((c) => c.card);
    return {
      kind,
      cards: behind(cards, choices, kind),
      most: p.moment?.left ?? 0,
      exact: false,
    };
  }
  if (kind === 'queue' && choices.some((c) => c.parts.kind === 'queue')) {
    const cards = choices.flatMap(({ parts }) =>
      parts.kind === 'queue' ? [parts.card ?? ''] : [],
    );
    return { kind, cards, most: cards.length, exact: false };
  }
  return null;
}

/** From the first that is offered on: what lies before it was passed over. */
function behind(cards: string[], choices: readonly Choice[], kind: string): string[] {
  const first = cards.findIndex((card) =>
    choices.some((c) => c.parts.kind === kind && c.parts.card === card),
  );
  return [...new Set(first < 0 ? [] : cards.slice(first))];
}

/** Puts a card in or out. */
export function toggled(draft: Draft, chosen: readonly string[], card: string): string[] {
  if (chosen.includes(card)) return chosen.filter((c) => c !== card);
  if (!draft.cards.includes(card) || chosen.length >= draft.most) return [...chosen];
  const next = [...chosen, card];
  // The queue is used in the order in which it was laid.
  if (draft.kind === 'queue') return next;
  return draft.cards.filter((c) => next.includes(c));
}

export const isComplete = (draft: Draft, chosen: readonly string[]): boolean =>
  draft.exact ? chosen.length === draft.most : chosen.length <= draft.most;

/** What says that nothing more of the set comes. */
export const isEndOfSet = ({ parts }: Choice): boolean => /^(done|ready)$/.test(parts.kind);

/** What is told to the hall next. */
export function nextTold(choices: readonly Choice[], chosen: readonly string[]): Choice | null {
  const [card] = chosen;
  if (card === undefined) return choices.find(isEndOfSet) ?? null;
  const fits = ({ parts }: Choice) =>
    /^(take|study|queue)$/.test(parts.kind) && parts.card === card;
  return choices.find(fits) ?? null;
}
