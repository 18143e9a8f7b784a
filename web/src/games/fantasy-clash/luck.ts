// Follows a finished match along its luck: every die takes one pick among six, every card of a
// reinforcement deck one among the cards that are left in it.
import type { Follow, Followed } from '../../luck/follow';
import type { Stream } from '../../luck/stream';
import type { CardLine, FantasyClashPicture, Frame } from '../../wire';
import { clashOf } from './stage';

export { pieces } from './words/luck';

type Fact = Record<string, unknown> & { event: string };
type Units = readonly Pick<CardLine, 'name' | 'owner' | 'unit'>[];

const factsOf = (frame: Frame): Fact[] =>
  frame.lines.flatMap((l) => (l.event === null ? [] : [l.event as Fact]));
const SIX = [1, 1, 1, 1, 1, 1];

class Wrong extends Error {
  constructor(readonly what: 'card' | 'pick' | 'deck') {
    super(what);
  }
}

class Walk {
  cards = 0;
  #at = 0;

  constructor(readonly units: Units) {}

  #pick(stream: Stream, weights: number[], fell: number, what: 'card' | 'pick'): void {
    if (stream.pick(this.#at, weights) !== fell) throw new Wrong(what);
    this.#at += 1;
    this.cards += 1;
  }
  #dice(stream: Stream, faces: readonly number[]): void {
    for (const face of faces) this.#pick(stream, SIX, face - 1, 'pick');
  }

  step(facts: Fact[], before: FantasyClashPicture | null, stream: Stream): void {
    let isAgain = false;
    for (const fact of facts) {
      const dice = (fact['dice'] as number[] | undefined) ?? [];
      if (fact.event === 'dice_rolled') this.#dice(stream, dice);
      else if (fact.event === 'rerolled') this.#dice(stream, [this.#anew(fact, dice, before)]);
      else if (fact.event === 'rolled_for_first') {
        this.#first(stream, Number(fact['south']), Number(fact['north']), isAgain);
        isAgain = true;
      } else if (fact.event === 'drew') this.#drew(stream, fact, before);
      else if (fact.event === 'force_drawn') this.#force(stream, fact['cards'] as string[]);
    }
  }

  /** What the one die shows that was rolled again: the others lie as they lay. */
  #anew(fact: Fact, now: readonly number[], before: FantasyClashPicture | null): number {
    const lay = before?.roll?.sides.find((s) => s.seat === (fact['of'] ?? fact['seat']))?.dice ?? [];
    const others = [...lay];
    others.splice(others.indexOf(Number(fact['face'])), 1);
    const faces = [...now];
    for (const face of others) {
      const at = faces.indexOf(face);
      if (at < 0) throw new Wrong('pick');
      faces.splice(at, 1);
    }
    const [face] = faces;
    if (face === undefined || faces.length !== 1) throw new Wrong('pick');
    return face;
  }

  /** Each rolls a die; after a tie one roll is drawn among all that decide (FC-R7). */
  #first(stream: Stream, south: number, north: number, isAgain: boolean): void {
    this.#dice(stream, [south]);
    const weights = SIX.map((w, i) => (isAgain && i + 1 === south ? 0 : w));
    this.#pick(stream, weights, north - 1, 'pick');
  }

  #drew(stream: Stream, fact: Fact, before: FantasyClashPicture | null): void {
    const army = before?.armies.find((a) => a.seat === fact['seat']);
    const left = new Map(army?.deck?.map((c) => [c.card, c.count]));
    const kinds = this.#kinds(army?.faction_name ?? '');
    if (left.size === 0) throw new Wrong('deck');
    const weights = kinds.map((k) => left.get(k.name) ?? 0);
    const fell = kinds.findIndex((k) => k.name === fact['unit']);
    this.#pick(stream, weights, fell, 'card');
  }

  /** A force that is drawn at random, class by class (FC-16.3). It is told in the same order of
   *  classes, so that each card says of which class the next one was drawn. */
  #force(stream: Stream, cards: readonly string[]): void {
    const owner = this.units.find((u) => u.unit && u.name === cards[0])?.owner ?? '';
    const kinds = this.#kinds(owner);
    const left = kinds.map((k) => k.unit?.copies ?? 0);
    const need = new Map<string, number>();
    for (const name of cards) need.set(name, (need.get(name) ?? 0) + 1);
    for (const name of cards) {
      const of = kinds.find((k) => k.name === name)?.unit?.class;
      const weights = kinds.map((k, at) => (k.unit?.class === of ? (left[at] ?? 0) : 0));
      const fell = stream.pick(this.#at, weights);
      const drawn = kinds[fell]?.name ?? '';
      const wanted = need.get(drawn) ?? 0;
      if (wanted === 0) throw new Wrong('card');
      need.set(drawn, wanted - 1);
      left[fell] = (left[fell] ?? 0) - 1;
      this.#at += 1;
      this.cards += 1;
    }
  }

  #kinds(owner: string) {
    return this.units.filter((u) => u.unit && u.owner === owner);
  }
}

export const follow: Follow = (frames, streamOf, cards) => {
  const walk = new Walk(cards as Units);
  let before: FantasyClashPicture | null = null;
  const done = (wrong: Followed['wrong']): Followed => ({
    cards: walk.cards,
    others: 0,
    unseen: 0,
    wrong,
  });
  for (const [at, frame] of frames.entries()) {
    const after = clashOf(frame.picture);
    if (!after) throw new Error('a match of Fantasy Clash shows tables of Fantasy Clash');
    try {
      walk.step(factsOf(frame), before, streamOf(at));
    } catch (e) {
      if (e instanceof Wrong) return done({ at, what: e.what });
      throw e;
    }
    before = after;
  }
  return done(null);
};
