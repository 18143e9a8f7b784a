// Follows the cards of a finished match along its luck: each card that was drawn must be the one
// on which the next pick falls, among the cards that lay nowhere else.
import type { Follow, Followed } from '../../luck/follow';
import type { FlashDuelPicture, Frame } from '../../wire';
import { duelOf } from './duel.svelte';

export { pieces } from './words/luck';

type Moment = Omit<Frame, 'picture'> & { picture: FlashDuelPicture };
type Fact = {
  event: string;
  number?: number;
  seat?: string;
  first?: string;
  traitor?: boolean;
  ability?: string;
  cards?: unknown;
};
/** How many of each number, from 1 to 5. */
type Count = number[];
type Luck = { weights: number[]; fell: number; card: boolean };

/** The Dragon's abilities are in no pool. */
const DRAGON = /dragon$/i;
const NUMBERS = 5;
const SIDES = ['west', 'east'];
/** So many picks in a row may go unspoken of while an ability is used. */
const UNSEEN = 4;

const count = (cards: number[]): Count =>
  Array.from({ length: NUMBERS }, (_, i) => cards.filter((c) => c === i + 1).length);
const plus = (a: Count, b: Count, sign = 1): Count => a.map((n, i) => n + sign * (b[i] ?? 0));
const size = (a: Count): number => a.reduce((x, y) => x + y, 0);
const same = (a: Count, b: Count): boolean => a.every((n, i) => n === b[i]);

/** Every card of the picture that is not in the draw pile. */
function outside(picture: FlashDuelPicture): Count {
  const hands = picture.fighters.flatMap((f) => [f.stash, f.drawn, ...(f.hand ?? [])]);
  const cards = [...hands.filter((c) => c !== null), ...picture.discard, ...picture.in_play];
  return count(cards);
}

/** All cards of the game; each number is there equally often. */
function whole(frames: Moment[]): Count {
  const dealt = frames.find((f) => f.picture.deck > 0)?.picture;
  const all = dealt ? dealt.deck + size(outside(dealt)) : 0;
  return Array.from({ length: NUMBERS }, () => all / NUMBERS);
}

const facts = (frame: Moment): Fact[] => frame.lines.map((l) => l.event as Fact);
const isDraw = (f: Fact): boolean => f.event === 'drew' || f.event === 'drew-openly';

/** Walks through the match as everybody sees it with all hands open. */
export class Walk {
  #deck: Count = [];
  #pool: string[];
  readonly #all: Count;

  constructor(
    private readonly frames: Moment[],
    abilities: string[],
  ) {
    this.#all = whole(frames);
    this.#pool = [...abilities];
  }

  /** What luck decided in this step, in its order; null if cards came from nowhere. */
  step(at: number): Luck[] | null {
    const frame = this.frames[at];
    if (!frame) return [];
    const list = facts(frame);
    const end = plus(this.#all, outside(frame.picture), -1);
    const out: Luck[] = [];
    for (const [i, fact] of list.entries()) {
      if (fact.event === 'round-started') this.#deck = this.#anew(at);
      else if (fact.event === 'reshuffled') this.#deck = plus(end, count(drawn(list.slice(i))));
      else if (fact.event === 'shuffled-in') {
        this.#deck = plus(this.#deck, count(fact.cards as number[]));
      }
      const luck = this.#luck(fact);
      if (luck) out.push(luck);
    }
    const isDealt = frame.picture.deck > 0 || size(outside(frame.picture)) > 0;
    if (isDealt && (!same(this.#deck, end) || size(end) !== frame.picture.deck)) return null;
    return out;
  }

  /** A new round is dealt from everything but what was set aside in an earlier one. */
  #anew(at: number): Count {
    const aside = this.frames[at - 1]?.picture.fighters.map((f) => f.stash) ?? [];
    return plus(this.#all, count(aside.filter((c) => c !== null)), -1);
  }

  #luck(fact: Fact): Luck | null {
    if (isDraw(fact)) {
      const weights = this.#deck;
      const fell = (fact.number ?? 0) - 1;
      this.#deck = weights.map((n, i) => (i === fell ? n - 1 : n));
      return { weights, fell, card: true };
    }
    if (fact.event === 'coin-flipped') {
      return { weights: [1, 1], fell: SIDES.indexOf(fact.first ?? ''), card: false };
    }
    if (fact.event === 'loyalty-dealt' && fact.traitor) {
      const fell = Number(fact.seat?.slice(1)) - 1;
      return { weights: [1, 1, 1, 1, 1], fell, card: false };
    }
    if (fact.event === 'pool-dealt') {
      const fell = this.#pool.indexOf(fact.ability ?? '');
      const weights = this.#pool.map((name) => (name === '' ? 0 : 1));
      this.#pool = this.#pool.map((name, i) => (i === fell ? '' : name));
      return { weights, fell, card: false };
    }
    return null;
  }
}

const drawn = (list: Fact[]): number[] => list.filter(isDraw).map((f) => f.number ?? 0);

/** What is said when luck may also decide something that no line speaks of. */
const QUIET = [
  'announced',
  'play-announced',
  'countered',
  'chosen-at-random',
  'cards-shown',
  'discarded',
];
const mayBeSilent = (frame: Moment): boolean => facts(frame).some((f) => QUIET.includes(f.event));

export const follow: Follow = (all, streamOf, cards) => {
  const frames = all.map((f): Moment => {
    const picture = duelOf(f.picture);
    if (!picture) throw new Error('a match of Flash Duel shows tables of Flash Duel');
    return { ...f, picture };
  });
  const abilities = cards.filter((c) => !DRAGON.test(c.owner)).map((c) => c.name);
  const walk = new Walk(frames, abilities);
  // Where in the luck the match may be: one place, and more only after picks nobody spoke of.
  let places = [0];
  const done: Followed = { cards: 0, others: 0, unseen: 0, wrong: null };
  for (const [at, frame] of frames.entries()) {
    const stream = streamOf(at);
    const list = walk.step(at);
    if (!list) return { ...done, wrong: { at, what: 'deck' } };
    const silent = mayBeSilent(frame);
    for (const luck of list) {
      const reach = silent ? spread(places) : places;
      const next = reach.filter((p) => stream.pick(p, luck.weights) === luck.fell);
      if (next.length === 0) return { ...done, wrong: { at, what: luck.card ? 'card' : 'pick' } };
      places = next.map((p) => p + 1);
      if (luck.card) done.cards += 1;
      else done.others += 1;
    }
    if (silent) places = spread(places);
  }
  done.unseen = Math.min(...places) - done.cards - done.others;
  return done;
};

function spread(places: number[]): number[] {
  const all = places.flatMap((p) => Array.from({ length: UNSEEN + 1 }, (_, i) => p + i));
  return [...new Set(all)];
}
