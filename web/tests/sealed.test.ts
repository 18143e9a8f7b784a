import { describe, expect, it } from 'vitest';
import { sealed } from '../src/games/flash-duel/sealed';
import { usual } from '../src/lib/wishes';
import type { GameLine, Line, ModeLine } from '../src/wire';

const lines = (...facts: [string, string][]): Line[] =>
  facts.map(([event, seat], i) => ({ n: i + 1, words: '', event: { event, seat }, things: [] }));

describe('secret picks', () => {
  it('are known to be made, until they are shown', () => {
    const made = lines(['pick-sealed', 'P1'], ['pick-sealed', 'P2']);
    expect(sealed(made)).toEqual(new Set(['P1', 'P2']));
    const shown = lines(['pick-sealed', 'P1'], ['character-picked', 'P1']);
    expect(sealed(shown)).toEqual(new Set());
  });

  it('can be taken back', () => {
    const back = lines(['pick-sealed', 'P2'], ['pick-taken-back', 'P2']);
    expect(sealed(back)).toEqual(new Set());
    expect(sealed([...back, ...lines(['pick-sealed', 'P2'])])).toEqual(new Set(['P2']));
  });

  it('do not come from what the hall says by itself', () => {
    expect(sealed([{ n: 1, words: 'Anna sits down.', event: null, things: [] }]).size).toBe(0);
  });

  it('are asked for by a switch of the mode', () => {
    const blind = { name: 'blind', about: '', kind: { kind: 'yes-no' }, default: 'yes' };
    const words = { name: 'full', title: '', about: '' };
    const mode = { ...words, seats: [], options: [blind], only: [] } as unknown as ModeLine;
    const game = { name: 'flash-duel', modes: [mode], bots: [] } as unknown as GameLine;
    expect(usual(game, mode, 'bots').options).toEqual({});
    expect(usual(game, mode, 'bots', { blind: 'no' }).options).toEqual({ blind: 'no' });
    expect(usual(game, mode, 'bots', { blind: 'yes' }).options).toEqual({});
  });
});
