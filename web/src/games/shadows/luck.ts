// Follows a finished match along its luck: every die takes one pick among six, every card one among
// what is left where it is drawn from.
import type { Follow, Followed } from '../../luck/follow';
import type { Stream } from '../../luck/stream';
import type { CardLine, Frame, ShadowsPicture } from '../../wire';
import { Bag } from './bag';
import { shadowsOf } from './stage';

export { pieces } from './words/luck';

type Fact = Record<string, unknown> & { event: string };
const factsOf = (frame: Frame): Fact[] =>
  frame.lines.flatMap((l) => (l.event === null ? [] : [l.event as Fact]));
const namesIn = (fact: Fact, key: string) => (fact[key] as string[] | undefined) ?? [];
const SIX = [1, 1, 1, 1, 1, 1];
/** In each of two boosters (SH-1.6). */
const BOOSTER: [boolean, number][] = [
  [false, 24],
  [true, 6],
];

class Wrong extends Error {
  constructor(readonly what: 'card' | 'pick' | 'deck') {
    super(what);
  }
}

class Walk {
  cards = 0;
  unseen = 0;
  #at = 0;
  #pool: Bag | null = null;
  #returned: string[] = [];
  #kept = new Map<string, string[]>();
  #missionsLeft: Bag | null = null;
  /** What lies where during one step. */
  #items = new Bag([]);
  #discardedItems: string[] = [];
  #actions = new Bag([]);
  #discardedActions: string[] = [];
  #revealed: string[] = [];
  #fronts = new Map<string, string>();
  /** Discarded without being revealed: no table says what they are. */
  #buriedCards: string[] = [];
  /** Drawn before a deck was shuffled anew, told of afterwards. */
  #early: string[] = [];
  #rewards: string[] = [];
  #phase = '';

  constructor(readonly all: readonly CardLine[]) {}

  #of(...kinds: string[]): CardLine[] {
    return this.all.filter((c) => kinds.includes(c.kind));
  }
  #pick(stream: Stream, weights: number[]): number {
    const fell = stream.pick(this.#at, weights);
    this.#at += 1;
    this.cards += 1;
    return fell;
  }
  #die(stream: Stream, face: unknown): void {
    if (this.#pick(stream, SIX) !== Number(face) - 1) throw new Wrong('pick');
  }
  #draw(stream: Stream, bag: Bag, what: 'card' | 'deck' = 'card'): string {
    if (bag.size === 0) throw new Wrong(what);
    const fell = bag.names[this.#pick(stream, bag.weights)] ?? '';
    bag.take(fell);
    return fell;
  }
  /** Several that are told of together, in whatever order. */
  #drawAll(stream: Stream, bag: Bag, told: readonly string[]): void {
    const drawn = told.map(() => this.#draw(stream, bag));
    if (drawn.sort().join() !== [...told].sort().join()) throw new Wrong('card');
  }

  /** The table before a step, as far as luck is drawn from it. */
  #lay(p: ShadowsPicture | null): void {
    const items = this.#of('basic-item', 'item');
    this.#items = new Bag(items.map((c) => c.name));
    this.#actions = new Bag(this.#of('monster-action').map((c) => c.name));
    this.#fronts.clear();
    this.#early = [];
    [this.#discardedItems, this.#discardedActions, this.#revealed] = [[], [], []];
    this.#phase = p?.phase ?? '';
    for (const c of this.#of('monster-action')) this.#actions.add(c.name, c.skill?.copies ?? 0);
    if (!p) {
      for (const c of this.#of('item')) this.#items.add(c.name, c.skill?.copies ?? 0);
      return;
    }
    const listed = (of: readonly { card: string; count: number }[]) =>
      of.flatMap((c) => Array<string>(c.count).fill(c.card));
    for (const c of p.item_deck) this.#items.add(c.card, c.count);
    // Rewards count as in the deck until one of them is taken.
    if (p.moment?.kind === 'reward') this.#rewards.forEach((item) => this.#items.take(item));
    this.#discardedItems = listed(p.item_discard);
    if (p.action_buried === 0) this.#buriedCards = [];
    this.#discardedActions = [...listed(p.action_discard), ...this.#buriedCards];
    for (const h of p.heroes) {
      this.#revealed.push(...h.revealed);
      if (h.front) this.#fronts.set(h.seat, h.front.action ?? '');
    }
    const out = [...this.#discardedActions, ...this.#revealed, ...p.dealing];
    [...out, ...this.#fronts.values()].forEach((action) => this.#actions.take(action));
    if (this.#actions.size !== p.action_deck) throw new Wrong('deck');
  }

  step(facts: Fact[], before: ShadowsPicture | null, after: ShadowsPicture, stream: Stream): void {
    this.#lay(before);
    for (const [i, fact] of facts.entries()) this.#fact(fact, facts[i + 1], before, after, stream);
  }
  #fact(
    fact: Fact,
    next: Fact | undefined,
    before: ShadowsPicture | null,
    after: ShadowsPicture,
    stream: Stream,
  ): void {
    const text = (key: string) => String(fact[key] ?? '');
    switch (fact.event) {
      case 'phase_began':
        this.#phase = text('phase');
        break;
      case 'rolled_for_leader':
      case 'die_rolled':
        return this.#die(stream, fact['die']);
      case 'basics_offered':
        return this.#drawAll(stream, this.#one('basic-item'), namesIn(fact, 'items'));
      case 'missions_dealt':
        return this.#missions(stream, fact);
      case 'library_drawn':
        this.#kept.set(text('seat'), namesIn(fact, 'cards'));
        return this.#library(stream, after.libraries, namesIn(fact, 'cards'));
      case 'library_returned':
        this.#returned.push(...(this.#kept.get(text('seat')) ?? []));
        break;
      case 'pool_shuffled':
        this.#returned.splice(0).forEach((card) => this.#pool?.add(card, 1));
        break;
      case 'monster_revealed':
        return this.#monster(stream, text('monster'));
      case 'hand_seen':
        return this.#seen(stream, fact, before);
      default:
        if (!this.#item(fact, stream)) this.#action(fact, next, after, stream);
    }
  }
  /** One of each card of a kind. */
  #one(kind: string): Bag {
    const names = this.#of(kind).map((c) => c.name);
    return new Bag(names, names);
  }
  #missions(stream: Stream, fact: Fact): void {
    this.#missionsLeft ??= this.#one('mission');
    this.#drawAll(stream, this.#missionsLeft, namesIn(fact, 'missions'));
  }
  #monster(stream: Stream, name: string): void {
    const all = this.#of('monster');
    const level = all.find((c) => c.name === name)?.monster?.level;
    const weights = all.map((c) => (c.monster?.level === level ? 1 : 0));
    if (all[this.#pick(stream, weights)]?.name !== name) throw new Wrong('card');
  }
  #library(stream: Stream, libraries: string, cards: string[]): void {
    // Pools that players brought are not told of here.
    if (libraries === 'own') {
      this.#at += cards.length;
      this.unseen += cards.length;
      return;
    }
    this.#pool ??= this.#boosters(stream);
    this.#drawAll(stream, this.#pool, cards);
  }
  /** The Beginner cards and two boosters of different cards each. */
  #boosters(stream: Stream): Bag {
    const all = this.#of('neutral-skill');
    const beginners = all.filter((c) => c.skill?.list).map((c) => c.name);
    const pool = new Bag(
      all.map((c) => c.name),
      beginners,
    );
    for (const [rare, size] of BOOSTER) {
      for (let booster = 0; booster < 2; booster += 1) {
        const inside = new Set<number>();
        for (let n = 0; n < size; n += 1) {
          const free = (c: CardLine, i: number) => c.skill?.rare === rare && !inside.has(i);
          inside.add(
            this.#pick(
              stream,
              all.map((c, i) => (free(c, i) ? 1 : 0)),
            ),
          );
        }
        for (const i of inside) pool.add(all[i]?.name ?? '', 1);
      }
    }
    return pool;
  }
  /** One card of a Hand, chosen at random; a whole Hand needs no luck. */
  #seen(stream: Stream, fact: Fact, before: ShadowsPicture | null): void {
    if (fact['at_random'] !== true) return;
    const hand = before?.heroes.find((h) => h.seat === fact['of'])?.hand?.map((c) => c.card) ?? [];
    const [seen] = namesIn(fact, 'cards');
    if (hand.length === 0 || seen === undefined) return;
    const fell = this.#pick(
      stream,
      hand.map(() => 1),
    );
    if (hand[fell] !== seen) throw new Wrong('card');
  }

  #item(fact: Fact, stream: Stream): boolean {
    const item = String(fact['item'] ?? '');
    switch (fact.event) {
      case 'item_discarded':
        if (this.#of('item').some((c) => c.name === item)) this.#discardedItems.push(item);
        return true;
      case 'items_shuffled':
        while (this.#items.size > 0) this.#early.push(this.#draw(stream, this.#items));
        this.#discardedItems.splice(0).forEach((name) => this.#items.add(name, 1));
        return true;
      case 'market_drawn':
        if (this.#draw(stream, this.#items) !== item) throw new Wrong('card');
        return true;
      case 'reward_seen':
        this.#rewards = namesIn(fact, 'items');
        for (const told of this.#rewards) {
          if ((this.#early.shift() ?? this.#draw(stream, this.#items)) !== told)
            throw new Wrong('card');
        }
        return true;
      default:
        return false;
    }
  }

  #action(fact: Fact, next: Fact | undefined, after: ShadowsPicture, stream: Stream): void {
    const [seat, action] = [String(fact['seat'] ?? ''), String(fact['action'] ?? '')];
    switch (fact.event) {
      case 'actions_shuffled':
        if (/^(cleanup|refresh)$/.test(this.#phase)) {
          this.#discardedActions.push(...this.#revealed.splice(0));
        } else if (next?.event === 'actions_drawn') {
          while (this.#actions.size > 0) this.#early.push(this.#draw(stream, this.#actions));
        }
        this.#discardedActions.splice(0).forEach((name) => this.#actions.add(name, 1));
        this.#buriedCards = [];
        return;
      case 'actions_drawn':
        for (const told of namesIn(fact, 'cards')) {
          if ((this.#early.shift() ?? this.#draw(stream, this.#actions)) !== told)
            throw new Wrong('card');
        }
        return;
      case 'action_dealt':
        // One that was dealt to nobody's knowledge is the next of the deck.
        this.#fronts.set(seat, action || this.#swapped(stream, seat, after));
        return;
      case 'action_revealed': {
        const isFront = this.#fronts.delete(seat);
        if (!isFront && this.#draw(stream, this.#actions) !== action) throw new Wrong('card');
        this.#revealed.push(action);
        return;
      }
      case 'action_buried': {
        const lay = this.#fronts.get(seat);
        this.#fronts.delete(seat);
        if (lay !== undefined) {
          this.#discardedActions.push(lay);
          this.#buriedCards.push(lay);
        }
      }
    }
  }
  /** A card that took the place of another, unseen. */
  #swapped(stream: Stream, seat: string, after: ShadowsPicture): string {
    const drawn = this.#draw(stream, this.#actions);
    const lies = after.heroes.find((h) => h.seat === seat)?.front?.action;
    if (lies && lies !== drawn) throw new Wrong('card');
    return drawn;
  }
}

export const follow: Follow = (frames, streamOf, cards) => {
  const walk = new Walk(cards as readonly CardLine[]);
  let before: ShadowsPicture | null = null;
  const done = (wrong: Followed['wrong']): Followed => ({
    cards: walk.cards,
    others: 0,
    unseen: walk.unseen,
    wrong,
  });
  for (const [at, frame] of frames.entries()) {
    const after = shadowsOf(frame.picture);
    if (!after) throw new Error('a match of Shadows shows tables of Shadows');
    try {
      walk.step(factsOf(frame), before, after, streamOf(at));
    } catch (e) {
      if (e instanceof Wrong) return done({ at, what: e.what });
      throw e;
    }
    before = after;
  }
  return done(null);
};
