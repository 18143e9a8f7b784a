import { describe, expect, it } from 'vitest';
import { Bag } from '../src/games/shadows/bag';
import { draftOf, isComplete, nextTold, toggled } from '../src/games/shadows/draft';
import { effects, entityOf, LONGEST } from '../src/games/shadows/effects';
import { follow } from '../src/games/shadows/luck';
import { rowKind, rowOf } from '../src/games/shadows/row';
import {
  buttonsOf,
  bySpots,
  cardSpot,
  dropped,
  entitySpot,
  pressed,
  spotOf,
  zonesOf,
} from '../src/games/shadows/spots';
import type { Stream } from '../src/luck/stream';
import type {
  CardLine,
  Choice,
  Frame,
  HeroPicture,
  Line,
  Parts,
  ShadowsPicture,
} from '../src/wire';

const choice = (kind: string, parts: Partial<Parts> = {}): Choice => ({
  label: `${kind} ${parts.card ?? parts.target ?? ''}`,
  words: kind,
  things: [],
  parts: { kind, cards: [], ...parts },
});
const held = (...cards: string[]) =>
  cards.map((card) => ({ card, met: true, lacks: [], damage: null }));
const me = (more: Partial<HeroPicture>) =>
  ({ seat: 'P1', hand: [], deck: [], library: [], xp: 0, ...more }) as unknown as HeroPicture;
const laid = (kind: string, more: Partial<ShadowsPicture> = {}, names: string | null = null) =>
  ({
    moment: { kind, names, left: 3 },
    thinking: ['P1'],
    hand_size: 3,
    running: [],
    heroes: [],
    basics: [],
    rewards: [],
    dealing: [],
    market: [],
    ...more,
  }) as unknown as ShadowsPicture;

describe('where a choice is pressed', () => {
  it('is the own card, the entity, the stall', () => {
    expect(spotOf(choice('play', { card: 'Cleave' }), 'P1')).toBe(cardSpot('P1', 'Cleave'));
    expect(spotOf(choice('at', { target: "P2's War Hound" }), 'P1')).toBe(
      entitySpot("P2's War Hound"),
    );
    expect(spotOf(choice('stun', { card: 'Parry', seat: 'P2' }), 'P1')).toBe(
      cardSpot('P2', 'Parry'),
    );
    expect(spotOf(choice('end turn'), 'P1')).toBeNull();
  });
  it('keeps a button for what may be far off, and for what ends things', () => {
    const all = [
      choice('play', { card: 'Cleave' }),
      choice('use', { card: 'Marked Prey' }),
      choice('end turn'),
    ];
    expect(buttonsOf(all, null, 'P1').map((c) => c.parts.kind)).toEqual(['use', 'end turn']);
    const picked = buttonsOf(all, cardSpot('P1', 'Cleave'), 'P1');
    expect(picked.map((c) => c.parts.kind)).toEqual(['play', 'end turn']);
  });
  it('answers at once where one thing can be done, and picks where several can', () => {
    const [play, use] = [choice('play', { card: 'Cleave' }), choice('use', { card: 'Cleave' })];
    expect(pressed([play])).toBe(play);
    expect(pressed([choice('at', { target: 'Monster' })])?.parts.target).toBe('Monster');
    expect(pressed([play, use])).toBeNull();
  });
  it('takes a card where it is dropped only if that means one thing', () => {
    const there = bySpots([choice('play', { card: 'Cleave' })], 'P1').get(cardSpot('P1', 'Cleave'));
    expect(dropped(there ?? [], 'combat')?.parts.kind).toBe('play');
    expect(dropped(there ?? [], 'inventory')).toBeNull();
    expect(zonesOf([choice('buy', { card: 'Spyglass' })])).toEqual(['inventory']);
  });
});

describe('a Hand that is put together', () => {
  const deck = held('A', 'B', 'C', 'D', 'E');
  const offered = ['A', 'B', 'C'].map((card) => choice('take', { card }));
  const draft = draftOf(laid('plan'), me({ deck }), offered)!;

  it('may hold any cards of the Deck, told in the order in which they lie', () => {
    let hand: string[] = [];
    for (const card of ['E', 'A', 'C']) hand = toggled(draft, hand, card);
    expect(hand).toEqual(['A', 'C', 'E']);
    expect(isComplete(draft, hand)).toBe(true);
    expect(toggled(draft, hand, 'B')).toEqual(hand);
    expect(toggled(draft, hand, 'C')).toEqual(['A', 'E']);
    expect(nextTold(offered, hand)?.parts.card).toBe('A');
    expect(nextTold(offered, ['E'])).toBeNull();
  });
  it('holds only what lies behind what was taken already', () => {
    const late = draftOf(laid('plan'), me({ deck }), [choice('take', { card: 'C' })]);
    expect(late?.cards).toEqual(['C', 'D', 'E']);
  });
  it('is a queue in the order in which it was laid, and may stay empty', () => {
    const all = [...['A', 'B'].map((card) => choice('queue', { card })), choice('ready')];
    const queue = draftOf(laid('queue'), me({}), all)!;
    const cards = toggled(queue, toggled(queue, [], 'B'), 'A');
    expect(cards).toEqual(['B', 'A']);
    expect(nextTold(all, cards)?.parts.card).toBe('B');
    expect(isComplete(queue, [])).toBe(true);
    expect(nextTold(all, [])?.parts.kind).toBe('ready');
    expect(draftOf(laid('queue'), me({}), [choice('ready')])).toBeNull();
  });
  it('is none where nothing can be taken', () => {
    expect(draftOf(laid('turn'), me({ deck }), [choice('end turn')])).toBeNull();
  });
  it('is a lesson in Study: as many as the hall says, or none', () => {
    const library = ['A', 'B', 'B', 'C'].map((card, i) => ({
      card,
      met: true,
      lacks: [],
      chosen: false,
      dead: i === 3,
    }));
    const all = [choice('study', { card: 'A' }), choice('study', { card: 'B' }), choice('done')];
    const lesson = draftOf(laid('study'), me({ library }), all)!;
    expect(lesson).toMatchObject({ cards: ['A', 'B'], most: 3, exact: false });
    expect(isComplete(lesson, [])).toBe(true);
    expect(nextTold(all, [])?.parts.kind).toBe('done');
    expect(nextTold(all, ['B'])?.parts.card).toBe('B');
  });
});

describe('the row before a player', () => {
  it('shows what he decides about', () => {
    const hero = me({ hand: held('A'), deck: held('B') });
    const market = [{ item: 'Spyglass', slot: 0, cost: 4, prices: [4, 4] }];
    expect(rowKind(laid('turn'), hero)).toBe('hand');
    expect(rowOf(laid('plan'), hero).map((c) => c.card)).toEqual(['B']);
    expect(rowOf(laid('purchase', { market }), hero).map((c) => c.card)).toEqual(['Spyglass']);
    const dealing = ['attack', 'spell2'];
    expect(rowOf(laid('deal', { dealing }), hero).map((c) => c.card)).toEqual(dealing);
    expect(rowKind(laid('deal', { dealing, thinking: ['P2'] }), hero)).toBe('hand');
    expect(rowKind(laid('name', {}, 'deck'), hero)).toBe('deck');
    expect(rowKind(laid('name', {}, 'card'), hero)).toBe('hand');
  });
});

describe('what flashes', () => {
  const told = (event: string, more: object) =>
    ({ n: 1, words: '', event: { event, ...more } }) as unknown as Line;

  it('knows a Unit by its card', () => {
    expect(entityOf('P2 unit 3', 'War Hound')).toBe("P2's War Hound");
    expect(entityOf('P2', null)).toBe('P2');
  });
  it('follows what was told, one after the other, and not for ever', () => {
    const few = effects([
      told('attacked', { from: 'P1', target: 'Monster', card: null, damage: 3 }),
      told('lost_health', { target: 'Monster', card: null, n: 3 }),
      told('something_new', {}),
    ]);
    expect(few.map((e) => e.kind)).toEqual(['attack', 'hurt']);
    expect(few[1]!.at).toBeGreaterThan(few[0]!.at);
    const many = effects(Array.from({ length: 60 }, () => told('knocked_down', { seat: 'P1' })));
    expect(Math.max(...many.map((e) => e.at + e.ms))).toBeLessThanOrEqual(LONGEST + 1);
  });
  it('shows nothing for what did not happen', () => {
    expect(effects([told('gained', { seat: 'P1', token: 'gold', n: 0 })])).toEqual([]);
  });
});

describe('what luck draws from', () => {
  it('counts by name', () => {
    const bag = new Bag(['A', 'B', 'C'], ['A', 'C']);
    bag.add('C', 1);
    bag.take('A');
    expect(bag.weights).toEqual([0, 0, 2]);
    expect(bag.size).toBe(2);
  });
});

describe('the luck of Shadows', () => {
  const card = (name: string, copies: number) =>
    ({ name, kind: 'monster-action', text: '', skill: { copies } }) as unknown as CardLine;
  const cards = [card('attack', 2), card('spell', 1)];
  const table = (front: string, deck: number, buried: number) => ({
    game: 'shadows',
    phase: 'combat',
    libraries: 'shared',
    moment: null,
    item_deck: [],
    item_discard: [],
    action_deck: deck,
    action_discard: [],
    action_buried: buried,
    dealing: [],
    heroes: [{ seat: 'P1', revealed: [], front: { action: front }, hand: held('A', 'B') }],
  });
  const frame = (picture: object, events: object[]) =>
    ({ picture, lines: events.map((event) => ({ event })) }) as unknown as Frame;
  /** Luck that falls on this place every time. */
  const falls = (place: number) => () => ({ pick: () => place }) as unknown as Stream;
  const swapped = [
    { event: 'action_buried', seat: 'P1' },
    { event: 'action_dealt', seat: 'P1', action: null },
  ];

  it('draws a card that is swapped unseen, and knows it afterwards', () => {
    const frames = [
      frame(table('attack', 2, 0), []),
      frame(table('spell', 1, 1), swapped),
      frame(table('spell', 1, 1), []),
    ];
    expect(follow(frames, falls(1), cards)).toMatchObject({ cards: 1, wrong: null });
    expect(follow(frames, falls(0), cards).wrong).toEqual({ at: 1, what: 'card' });
  });
  it('asks luck for one card of a Hand, not for all of it', () => {
    const seen = (at_random: boolean, ...cards: string[]) => [
      frame(table('attack', 2, 0), []),
      frame(table('attack', 2, 0), [{ event: 'hand_seen', of: 'P1', cards, at_random }]),
    ];
    expect(follow(seen(true, 'B'), falls(1), cards)).toMatchObject({ cards: 1, wrong: null });
    expect(follow(seen(true, 'A'), falls(1), cards).wrong).toEqual({ at: 1, what: 'card' });
    expect(follow(seen(false, 'A', 'B'), falls(1), cards)).toMatchObject({ cards: 0, wrong: null });
  });
});
