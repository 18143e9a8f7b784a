// The card on top of the discard pile. The picture only counts the cards in it; which of them came
// last is known from what was told.
import type { FlashDuelPicture, Line } from '../../wire';
import { standing } from '../../lib/lines';
import { playedBy } from './effects';

type Fact = { event?: string; number?: number; cards?: number[] } | null;

/** Its number; none where nobody said. */
export function topCard(picture: FlashDuelPicture, lines: readonly Line[]): number | null {
  let top: number | null = null;
  let played: number[] = [];
  for (const line of standing(lines)) {
    const fact = line.event as Fact;
    if (!fact?.event) continue;
    played.push(...playedBy(line));
    if (fact.event === 'discarded') top = fact.number ?? null;
    else if (fact.event === 'played-cards-discarded') {
      const cards = fact.cards ?? [];
      top = played.findLast((n) => cards.includes(n)) ?? cards.at(-1) ?? null;
      played = [];
    } else if (fact.event === 'took' && fact.number === top) top = null;
    else if (/^(round-started|shuffled-in|reshuffled)$/.test(fact.event)) top = null;
  }
  const pile = picture.discard;
  if (top !== null && pile.includes(top)) return top;
  // A pile of one number has no doubt about its top.
  return new Set(pile).size === 1 ? (pile[0] ?? null) : null;
}
