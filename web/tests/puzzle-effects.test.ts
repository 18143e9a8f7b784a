import { describe, expect, it } from 'vitest';
import { arrivals, departures, effects, LONGEST } from '../src/games/puzzle-strike/effects';
import { flights } from '../src/games/puzzle-strike/flights';
import {
  answers,
  around,
  calledAt,
  canReact,
  coming,
  isReacting,
  untilPanic,
} from '../src/games/puzzle-strike/moment';
import type { Choice, Line, PuzzleStrikePicture, TableNow } from '../src/wire';

let n = 0;
const told = (...events: unknown[]): Line[] =>
  events.map((event) => ({ n: ++n, words: '', event, things: [] }));
const picture = (more: Partial<PuzzleStrikePicture> = {}) =>
  ({
    piles: [
      { seat: 'P1', owners: ['P1', 'P4'] },
      { seat: 'P2', owners: ['P2', 'P3'] },
    ],
    playing: [],
    send: null,
    ...more,
  }) as unknown as PuzzleStrikePicture;
const where = (anchor: string) =>
  ({ 'pile P1': { x: 0, y: 300 }, 'pile P2': { x: 400, y: 300 }, 'bank 1-gem': { x: 200, y: 0 } })[
    anchor
  ] ?? null;

describe('what moves on the table', () => {
  const chain = told(
    { event: 'broke', seat: 'P4', gems: [3, 0] },
    { event: 'sent', from: 'P4', to: 'P2', n: 3, uncounterable: false },
    { event: 'broke', seat: 'P3', gems: [2, 0] },
    { event: 'negated', by: 'P3', n: 2 },
    { event: 'landed', to: 'P2', n: 1 },
  );

  it('shows a crash and its counter-crash at the piles that teammates share (PS-15.1)', () => {
    const all = effects(null, picture(), chain);
    expect(all.map((e) => e.kind)).toEqual(['break', 'send', 'break', 'negate', 'land']);
    expect(all[0]).toMatchObject({ pile: 'P1', gems: [3] });
    expect(all[1]).toMatchObject({ from: 'P1', to: 'P2', n: 3, hard: false });
    expect(all[3]).toMatchObject({ pile: 'P2', n: 2 });
  });

  it('lets gems come to rest when they arrive, and leave when they break', () => {
    const all = effects(null, picture(), chain);
    expect(arrivals(all).get('P2')).toBe(all[4]!.at);
    expect(departures(all).get('P1')).toBe(all[0]!.at);
    expect(arrivals(all).has('P1')).toBe(false);
  });

  it('adds up a combine', () => {
    const [one] = effects(
      null,
      picture(),
      told({ event: 'combined', seat: 'P1', gems: [2, 1], stand_in: false }),
    );
    expect(one).toMatchObject({ kind: 'combine', gems: [2, 1], value: 3 });
  });

  it('shows one face for a chip that is played as another', () => {
    const all = effects(
      null,
      picture(),
      told(
        { event: 'played', seat: 'P1', chip: 'Option Select', by: 'P1' },
        { event: 'played_as', seat: 'P1', chip: 'Option Select', copied: 'Combine' },
      ),
    );
    expect(all).toMatchObject([{ kind: 'play', chip: 'Option Select', as: 'Combine' }]);
  });

  it('never lasts longer than it may, whatever it does not know', () => {
    const many = Array.from({ length: 40 }, () => ({ event: 'anted', seat: 'P1', value: 1 }));
    const all = effects(null, picture(), told({ event: 'from-the-future' }, null, ...many));
    expect(all).toHaveLength(40);
    expect(Math.max(...all.map((e) => e.at + e.ms))).toBeLessThanOrEqual(LONGEST + 1);
  });

  it('lets gems that are answered collide between the piles', () => {
    const all = flights(effects(null, picture(), chain), where);
    const clash = all.find((f) => f.kind === 'clash');
    expect(clash?.from.x).toBe(200);
    const sent = all.filter((f) => f.kind === 'fly' && f.from.x < 100);
    expect(sent.every((f) => f.to.x < 300)).toBe(true);
  });

  it('shows nothing for what is out of sight', () => {
    expect(flights(effects(null, picture(), chain), () => null)).toEqual([]);
  });
});

describe('the moment at the table', () => {
  it('names the gems in the air before the fist behind them', () => {
    const fist = { seat: 'P2', chip: 'Ouch!', played_as: null, aimed_at: ['P1'] };
    expect(coming(picture({ playing: [fist] }), 'P1')).toMatchObject({ what: 'fist', from: 'P2' });
    expect(coming(picture({ playing: [fist] }), 'P3')).toBeNull();
    const send = { from: 'P2', to: 'P1', gems: 2, uncounterable: false };
    expect(coming(picture({ playing: [fist], send }), 'P1')).toMatchObject({
      what: 'gems',
      gems: 2,
    });
  });

  it('knows a question for a reaction by what can be answered', () => {
    const of = (...kinds: string[]) =>
      kinds.map((kind) => ({
        label: kind,
        words: kind,
        things: [],
        parts: { kind, cards: [], chip: 'Crash Gem', zone: 'pile' },
      })) as Choice[];
    expect(isReacting(of('react', 'pass'))).toBe(true);
    expect(isReacting(of('pass'))).toBe(true);
    expect(isReacting(of('discard', 'pass'))).toBe(false);
    expect(isReacting([])).toBe(false);
    expect(canReact(of('pass'))).toBe(false);
    expect(answers(of('react', 'react', 'pass'))).toEqual(['Crash Gem']);
  });

  it('counts the empty stacks until a worse time (PS-12.1)', () => {
    expect(untilPanic(picture({ next_panic_at: 3, empty_stacks: 1 }))).toBe(2);
    expect(untilPanic(picture({ next_panic_at: null, empty_stacks: 6 }))).toBeNull();
  });

  it("begins with one's own pile and goes on as people sit", () => {
    const piles = ['P1', 'P2', 'P3'].map((seat) => ({ seat, owners: [seat] }));
    expect(around(piles, 'P2').map((p) => p.seat)).toEqual(['P2', 'P3', 'P1']);
    expect(around(piles, null).map((p) => p.seat)).toEqual(['P1', 'P2', 'P3']);
  });

  it('calls a player by the character if only he plays it', () => {
    const table = (...who: (string | null)[]) =>
      ({
        seats: who.map((_, i) => ({ seat: `P${i + 1}`, name: `N${i + 1}` })),
        picture: {
          game: 'puzzle-strike',
          players: who.map((w, i) => ({ seat: `P${i + 1}`, who: w })),
        },
      }) as unknown as TableNow;
    expect(calledAt(table('Zane', 'Gwen'), 'P1')).toBe('Zane');
    expect(calledAt(table('Zane', 'Zane'), 'P2')).toBe('Zane (P2)');
    expect(calledAt(table(null, null), 'P2')).toBe('N2');
  });
});
