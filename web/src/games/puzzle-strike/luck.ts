// Follows the chips of a finished match along its luck. Every chip that is drawn from a bag takes
// one pick, among the chips that lie in that bag just then.
import type { Follow, Followed } from '../../luck/follow';
import type { Stream } from '../../luck/stream';
import type { Frame, PlayerPicture, PuzzleStrikePicture } from '../../wire';
import { bagOf, put, same, size, take, type Bag } from './bag';
import { puzzleOf } from './stage';

export { pieces } from './words/luck';

type Fact = {
  event: string;
  seat?: string;
  chip?: string;
  chips?: string[];
  stacks?: string[];
  count?: number;
};
/** Where in the luck the match may be, and how much of it was seen so far. */
type Place = { at: number; others: number };

const factsOf = (frame: Frame): Fact[] =>
  frame.lines.flatMap((l) => (l.event === null ? [] : [l.event as Fact]));
const seatOf = (fact: Fact): string => fact.seat ?? '';

const isDraw = (f: Fact): boolean => f.event === 'drew' || f.event === 'drew_openly';

/** The kinds of chips in the order in which the luck counts them: the bank, then everybody's own. */
const kindsOf = (p: PuzzleStrikePicture): string[] => [
  ...new Set([...p.bank.map((s) => s.chip), ...p.players.flatMap((x) => x.own_chips)]),
];

/** A new game begins with six 1-gems, a Crash Gem and one's own chips (PS-3.2). */
const isStart = (bag: Bag, own: string[]): boolean => {
  const start: Bag = new Map([['1-gem', 6]]);
  for (const chip of ['Crash Gem', ...own]) put(start, chip);
  return same(bag, start);
};

class Wrong extends Error {
  constructor(readonly what: 'card' | 'pick' | 'deck') {
    super(what);
  }
}

/** What the page cannot follow, without anything being wrong. */
class Unsure extends Error {}

/** One seat's bag while the facts of a step are told. */
class Vessel {
  top: string[];
  bag: Bag;

  constructor(
    before: PlayerPicture | undefined,
    readonly after: PlayerPicture | undefined,
    /** What is told of this seat in this step, in its order. */
    readonly told: Fact[],
  ) {
    // Whoever checks the luck sees everything, so every chip has its name.
    this.top = (before?.top ?? []).map((chip) => chip ?? '');
    this.bag = bagOf(before);
  }

  /** The bag right after the discard pile went into it: what is left at the end, and what was
   *  taken out of it since. `old` are the chips that were drawn before it came to that. */
  shakenIn(from: number, old: Bag): Bag {
    const bag = bagOf(this.after);
    const gone = new Map(old);
    const top = [...this.top];
    for (const fact of this.told.slice(from)) {
      // What lay in a discard pile that was shaken in twice, no table shows.
      if (fact.event === 'reshuffled') throw new Unsure();
      if (fact.event === 'put_on_top') top.unshift(fact.chip ?? '');
      if (fact.event === 'put_in_bag' && !take(bag, fact.chip ?? '')) throw new Wrong('deck');
      if (fact.event === 'found') put(bag, fact.chip ?? '');
      if (!isDraw(fact)) continue;
      for (const chip of fact.chips ?? []) {
        const above = top.indexOf(chip);
        if (above >= 0) top.splice(above, 1);
        else if (!take(gone, chip)) put(bag, chip);
      }
    }
    return bag;
  }
}

/** Draws these chips as the luck says; null if the luck says something else. */
function drawn(
  chips: string[],
  v: Vessel,
  next: Bag | null,
  kinds: string[],
  stream: Stream,
  at: number,
): { at: number; top: string[]; bag: Bag; next: Bag | null } | null {
  const need: Bag = new Map();
  for (const chip of chips) put(need, chip);
  let [top, bag, fresh, place] = [[...v.top], new Map(v.bag), next, at];
  for (let i = 0; i < chips.length; i += 1) {
    let chip = top.shift();
    if (chip === undefined) {
      if (size(bag) === 0) [bag, fresh] = [new Map(fresh ?? []), null];
      if (size(bag) === 0) return null;
      const weights = kinds.map((k) => bag.get(k) ?? 0);
      chip = kinds[stream.pick(place, weights)] ?? '';
      place += 1;
      take(bag, chip);
    }
    if (!take(need, chip)) return null;
  }
  return { at: place, top, bag, next: fresh };
}

class Walk {
  cards = 0;
  places: Place[] = [{ at: 0, others: 0 }];

  constructor(readonly streamOf: (at: number) => Stream) {}

  /** A part of a step in which one and the same game is played. */
  step(
    facts: Fact[],
    before: PuzzleStrikePicture | null,
    after: PuzzleStrikePicture,
    at: number,
  ): void {
    const stream = this.streamOf(at);
    const kinds = kindsOf(after);
    // The opening hands are dealt, and then it is said who goes first.
    const isDealt = facts.some((f) => f.event === 'goes_first');
    const vessels = new Map<string, Vessel>();
    const fresh = new Map<string, Bag | null>();
    for (const p of after.players) {
      const told = facts.filter((f) => seatOf(f) === p.seat);
      const was = before?.players.find((x) => x.seat === p.seat);
      const v = new Vessel(was, p, told);
      if (isDealt && told.some(isDraw)) {
        v.bag = v.shakenIn(0, new Map());
        if (!isStart(v.bag, p.own_chips)) throw new Wrong('deck');
      }
      vessels.set(p.seat, v);
    }
    const place = new Map<string, number>();
    for (const fact of facts) {
      const seat = seatOf(fact);
      const v = vessels.get(seat);
      const nth = (place.get(seat) ?? 0) + 1;
      place.set(seat, nth);
      if (v && fact.event === 'put_on_top') v.top.unshift(fact.chip ?? '');
      else if (v && fact.event === 'put_in_bag') put(v.bag, fact.chip ?? '');
      else if (v && fact.event === 'found') this.#found(v, fact.chip ?? '');
      else if (v && fact.event === 'reshuffled') {
        const bag = v.shakenIn(nth, v.bag);
        if (size(bag) !== fact.count) throw new Wrong('deck');
        fresh.set(seat, bag);
      } else if (v && isDraw(fact)) {
        this.#draw(v, fact.chips ?? [], fresh, seat, kinds, stream);
      } else this.#other(fact, after, stream);
    }
    for (const v of vessels.values()) {
      if (v.after && !same(v.bag, bagOf(v.after))) throw new Wrong('deck');
    }
  }

  /** The end of a game whose table is cleared before anybody sees it: what its discard piles held
   *  is not shown, so a chip drawn from one of them is only counted. */
  lastOf(facts: Fact[], before: PuzzleStrikePicture, at: number): void {
    const seats = new Set(facts.filter((f) => f.event === 'reshuffled').map(seatOf));
    const kinds = kindsOf(before);
    const vessels = new Map(
      before.players.map((p) => [p.seat, new Vessel(p, undefined, [])] as const),
    );
    for (const fact of facts) {
      const v = vessels.get(seatOf(fact));
      if (v && fact.event === 'put_on_top') v.top.unshift(fact.chip ?? '');
      else if (v && fact.event === 'put_in_bag') put(v.bag, fact.chip ?? '');
      else if (v && fact.event === 'found') this.#found(v, fact.chip ?? '');
      else if (v && isDraw(fact) && seats.has(seatOf(fact))) {
        this.skip(fact.chips?.length ?? 0);
      } else if (v && isDraw(fact)) {
        this.#draw(v, fact.chips ?? [], new Map(), seatOf(fact), kinds, this.streamOf(at));
      }
    }
  }

  /** So many chips or fewer came by luck, and nobody looked. */
  skip(n: number): void {
    this.#may(Array.from({ length: n }, (_, i) => this.#unseen(i + 1)).flat());
  }

  #found(v: Vessel, chip: string): void {
    if (take(v.bag, chip)) return;
    const above = v.top.indexOf(chip);
    if (above < 0) throw new Wrong('deck');
    v.top.splice(above, 1);
  }

  #draw(
    v: Vessel,
    chips: string[],
    fresh: Map<string, Bag | null>,
    seat: string,
    kinds: string[],
    stream: Stream,
  ): void {
    const next = fresh.get(seat) ?? null;
    const all = this.places.flatMap((p) => {
      const done = drawn(chips, v, next, kinds, stream, p.at);
      return done ? [{ p, done }] : [];
    });
    const first = all[0];
    if (!first) throw new Wrong('card');
    this.cards += first.done.at - first.p.at;
    this.places = all.map(({ p, done }) => ({ ...p, at: done.at }));
    // Whatever the place, the same chips are left.
    ({ top: v.top, bag: v.bag } = first.done);
    fresh.set(seat, first.done.next);
  }

  /** Luck that decides something else than a chip. */
  #other(fact: Fact, table: PuzzleStrikePicture, stream: Stream): void {
    const seats = table.players.map((p) => p.seat);
    const fell = seats.indexOf(seatOf(fact));
    const spent = (weights: number[]) =>
      this.places
        .filter((p) => stream.pick(p.at, weights) === fell)
        .map((p) => ({ at: p.at + 1, others: p.others + 1 }));
    if (fact.event === 'coin_flipped') {
      this.places = spent([1, 1]);
      if (this.places.length === 0) throw new Wrong('pick');
    } else if (fact.event === 'goes_first') {
      // Who goes first is drawn, unless it was agreed or chosen; of two teams one seat each is
      // drawn before a draft. The chips drawn afterwards show which of them it was.
      const leads = seats.map((_, i) => (i % 2 === 0 ? 1 : 0));
      this.#may([...spent(seats.map(() => 1)), ...(seats.length > 3 ? spent(leads) : [])]);
    } else if (fact.event === 'bank_laid') {
      // Which stacks were drawn, the page cannot say: it does not know which were in the box.
      this.#may(this.#unseen(fact.stacks?.length ?? 0));
    } else if (fact.event === 'revealed_at_random') {
      // One pick among the chips of a hand, which no table shows as it was just then.
      this.places = this.#unseen(1);
    } else if (fact.event === 'pool_dealt') {
      this.places = this.#unseen(fact.chips?.length ?? 0);
    }
  }

  #unseen(n: number): Place[] {
    return this.places.map((p) => ({ ...p, at: p.at + n }));
  }

  #may(more: Place[]): void {
    const all = [...more, ...this.places];
    this.places = all.filter((p, i) => all.findIndex((q) => q.at === p.at) === i);
  }
}

export const follow: Follow = (frames, streamOf) => {
  const walk = new Walk(streamOf);
  let before: PuzzleStrikePicture | null = null;
  let isLaid = false;
  const done = (wrong: Followed['wrong']): Followed => {
    const [first] = walk.places;
    const others = first?.others ?? 0;
    const unseen = Math.max(0, (first?.at ?? 0) - walk.cards - others);
    return { cards: walk.cards, others, unseen, wrong };
  };
  for (const [at, frame] of frames.entries()) {
    const after = puzzleOf(frame.picture);
    if (!after) throw new Error('a match of Puzzle Strike shows tables of Puzzle Strike');
    const facts = factsOf(frame);
    const { cards, places } = walk;
    try {
      // The next game of a match begins with its bank: nothing of the one before is left.
      const bank = facts.findIndex((f) => f.event === 'bank_laid');
      const cut = isLaid ? bank : -1;
      isLaid ||= bank >= 0;
      if (cut > 0 && before) walk.lastOf(facts.slice(0, cut), before, at);
      walk.step(cut < 0 ? facts : facts.slice(cut), cut < 0 ? before : null, after, at);
    } catch (e) {
      if (e instanceof Wrong) return done({ at, what: e.what });
      if (!(e instanceof Unsure)) throw e;
      [walk.cards, walk.places] = [cards, places];
      walk.skip(facts.filter(isDraw).flatMap((f) => f.chips ?? []).length);
    }
    before = after;
  }
  return done(null);
};
