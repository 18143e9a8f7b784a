import { describe, expect, it } from 'vitest';
import { effects, LONGEST } from '../src/games/flash-duel/effects';
import type { FlashDuelPicture, Line } from '../src/wire';

let n = 0;
const told = (...events: unknown[]): Line[] =>
  events.map((event) => ({ n: ++n, words: '', event, things: [] }));
const card = (number: number) => ({ number, from: 'hand', lent: null });
const meld = (number: number, hand: number) => ({
  number,
  hand,
  stash: false,
  drawn: false,
  lent: null,
  shifts_stash: false,
});
const picture = (west: number, east: number) =>
  ({
    fighters: [
      { seat: 'P1', space: west },
      { seat: 'P2', space: east },
    ],
  }) as FlashDuelPicture;

describe('what moves on the screen', () => {
  it('shows a move: the card, then the step', () => {
    const all = effects(
      picture(1, 18),
      picture(4, 18),
      told({
        event: 'moved',
        seat: 0,
        card: card(3),
        way: 'forward',
        from: 1,
        to: 4,
      }),
    );
    expect(all.map((e) => e.kind)).toEqual(['play', 'step']);
    expect(all[1]).toMatchObject({ seat: 'P1', from: 1, to: 4, how: 'move' });
    expect(all[1]!.at).toBeGreaterThan(all[0]!.at);
  });

  it('shows a dashing strike and its block in order', () => {
    const all = effects(
      picture(6, 12),
      picture(10, 12),
      told(
        { event: 'dashed', seat: 0, card: card(4), from: 6, to: 10 },
        { event: 'struck', by: 0, with: meld(2, 2), space: 12, strength: 2 },
        { event: 'blocked', seat: 1, with: meld(2, 2) },
      ),
    );
    expect(all.map((e) => e.kind)).toEqual(['play', 'step', 'play', 'clash', 'play', 'block']);
    expect(all[2]).toMatchObject({ seat: 'P1', cards: [2, 2], as: 'strike' });
    expect(all[3]).toMatchObject({ space: 12, by: 'P1' });
    expect(all.map((e) => e.where)).toEqual([6, 6, 10, 12, 12, 12]);
    const times = all.map((e) => e.at);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  it('shows a push as the step of who was pushed', () => {
    const all = effects(
      picture(9, 10),
      picture(9, 14),
      told(
        { event: 'pushed', by: 0, card: card(4) },
        { event: 'displaced', seat: 1, from: 10, to: 14, how: 'push' },
      ),
    );
    expect(all.at(-1)).toMatchObject({ kind: 'step', seat: 'P2', from: 10, to: 14, how: 'push' });
  });

  it('lets pawns walk that stand elsewhere without a word', () => {
    const all = effects(picture(9, 10), picture(1, 18), []);
    expect(all).toMatchObject([
      { kind: 'step', seat: 'P1', from: 9, to: 1, how: 'put' },
      { kind: 'step', seat: 'P2', from: 10, to: 18, how: 'put' },
    ]);
  });

  it('adds nothing where the events explain the picture', () => {
    const all = effects(
      picture(1, 18),
      picture(4, 18),
      told(
        { event: 'moved', seat: 0, card: card(5), way: 'forward', from: 1, to: 6 },
        { event: 'displaced', seat: 0, from: 6, to: 4, how: 'push' },
      ),
    );
    expect(all.filter((e) => e.kind === 'step')).toHaveLength(2);
  });

  it('counts lent and stashed cards of a meld', () => {
    const all = effects(
      null,
      null,
      told({
        event: 'attacked',
        by: 1,
        space: 3,
        strength: 3,
        with: { ...meld(2, 1), stash: true, lent: 'Master of Twos' },
      }),
    );
    expect(all[0]).toMatchObject({ cards: [2, 2, 2] });
  });

  it('is over in time however much happened', () => {
    const draws = Array.from({ length: 60 }, () => ({ event: 'drew-unseen', seat: 1 }));
    const all = effects(null, null, told(...draws));
    const last = all.at(-1)!;
    expect(last.at + last.ms).toBeLessThanOrEqual(LONGEST + 10);
  });

  it('passes over what it does not know or cannot read', () => {
    const odd = told({ event: 'tea-served' }, null, { event: 'moved', seat: 0 }, 'words');
    expect(effects(null, null, odd)).toEqual([]);
  });
});
