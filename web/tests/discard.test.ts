import { describe, expect, it } from 'vitest';
import { topCard } from '../src/games/flash-duel/discard';
import type { FlashDuelPicture, Line } from '../src/wire';

let n = 0;
const told = (...events: unknown[]): Line[] =>
  events.map((event) => ({ n: ++n, words: '', event, things: [] }));
const pile = (...discard: number[]) => ({ discard }) as unknown as FlashDuelPicture;
const card = (number: number) => ({ number, from: 'hand', lent: null });
const moved = (number: number) => ({
  event: 'moved',
  seat: 0,
  card: card(number),
  way: 'forward',
  from: 1,
  to: 1 + number,
});
const played = (...cards: number[]) => ({ event: 'played-cards-discarded', cards });

describe('the top of the discard pile', () => {
  it('is the card discarded last, not the highest', () => {
    expect(topCard(pile(2, 5), told(moved(5), played(5), moved(2), played(2)))).toBe(2);
    const thrown = told(moved(5), played(5), { event: 'discarded', seat: 1, number: 1 });
    expect(topCard(pile(1, 5), thrown)).toBe(1);
  });

  it('is the card played last where several go together', () => {
    const dash = { event: 'dashed', seat: 0, card: card(4), from: 6, to: 10 };
    const struck = { event: 'struck', by: 0, with: { number: 2, hand: 1 }, space: 12, strength: 1 };
    expect(topCard(pile(2, 4), told(dash, struck, played(2, 4)))).toBe(2);
  });

  it('is not known once it was taken, unless the pile has one number alone', () => {
    const took = told(moved(5), played(5), moved(2), played(2), {
      event: 'took',
      seat: 0,
      number: 2,
    });
    expect(topCard(pile(3, 5), took)).toBeNull();
    expect(topCard(pile(5, 5), took)).toBe(5);
  });

  it('is gone with a new round or a shuffle', () => {
    const round = { event: 'round-started', round: 2, first: 0 };
    expect(topCard(pile(), told(moved(5), played(5), round))).toBeNull();
    expect(topCard(pile(3, 5), told(moved(5), played(5), round))).toBeNull();
  });
});
