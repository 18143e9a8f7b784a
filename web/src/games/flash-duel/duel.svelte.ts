// What a player of Flash Duel points at: cards of the hand, spaces, abilities, others at the table.
import { PointingAt } from '../../lib/pointing.svelte';
import type { Sitting } from '../../lib/sitting.svelte';
import type { Choice, FighterPicture, FlashDuelPicture, Picture, Thing } from '../../wire';
import { brief } from '../../lib/brief';
import type { Effect } from './effects';
import * as narrowing from './narrow';
import { kindWords, w } from './words/en';

/** A table of Flash Duel, if it is one. */
export const duelOf = (picture: Picture | null | undefined): FlashDuelPicture | null =>
  picture?.game === 'flash-duel' ? picture : null;

const ACTIONS = ['move', 'push', 'attack', 'dashing strike'];
const RESPONSES = ['block', 'retreat', 'dashing block'];

export class Duel extends PointingAt<narrowing.Picked> {
  constructor(sitting: Sitting) {
    super(sitting, narrowing.nothing);
  }

  picture = $derived.by(() => duelOf(this.sitting.picture));
  effects = $derived.by(() => this.sitting.effects as Effect[]);
  me: FighterPicture | null = $derived(
    this.picture?.fighters.find((f) => f.seat === this.sitting.now?.you) ?? null,
  );
  hand = $derived([...(this.me?.hand ?? [])].sort((a, b) => a - b));
  left: Choice[] = $derived(narrowing.narrow(this.choices, this.hand, this.picked));
  lit = $derived(narrowing.lit(this.left, this.hand, this.picked));
  #meant = $derived(narrowing.meant(this.left, this.hand, this.picked));
  /** Cards that are part of anything, whatever is picked: a click on them starts anew. */
  able = $derived(new Set(this.choices.flatMap((c) => c.parts.cards)));

  override get isEmpty(): boolean {
    return narrowing.isEmpty(this.picked);
  }
  override get meant(): Choice | null {
    return this.#meant;
  }
  /** Too much for a row of buttons, and cards to narrow it with. */
  override get isLong(): boolean {
    return (
      this.choices.length > 5 &&
      this.choices.some((c) => c.parts.cards.length > 0) &&
      this.choices.every((c) => narrowing.within(c.parts.cards, this.hand))
    );
  }
  override get barred(): readonly Thing[] {
    const now = this.sitting.now;
    const kinds = new Set(this.choices.map((c) => c.parts.kind));
    const answers = this.picture?.exchange?.target === now?.you && now?.you;
    const group = answers ? RESPONSES : ACTIONS.some((k) => kinds.has(k)) ? ACTIONS : [];
    return (now?.prompt?.things ?? []).filter(
      (t) => t.why_not && group.includes(t.name) && !kinds.has(t.name),
    );
  }

  pickCard(place: number): void {
    this.picked = narrowing.toggle(this.choices, this.hand, this.picked, place);
  }

  /** Picks the next card of this number, or drops the last if all are picked. */
  override digit(n: number): void {
    const places = this.hand.flatMap((c, i) => (c === n ? [i] : []));
    const next = places.find((i) => !this.picked.places.includes(i)) ?? places.at(-1);
    if (next !== undefined && this.sitting.isMyTurn) this.pickCard(next);
  }

  /** Points at something that is no card. Settles the matter if nothing is left open. */
  point(at: Partial<narrowing.Picked>): void {
    const next = { ...this.picked, ...at };
    const left = narrowing.narrow(this.choices, this.hand, next);
    if (left.length === 0) {
      this.picked = { ...narrowing.nothing, ...at };
      return;
    }
    const again = Object.entries(at).every(
      ([key, value]) => this.picked[key as keyof narrowing.Picked] === value,
    );
    const sole = left.length === 1 ? left[0] : undefined;
    const spelled = sole && narrowing.isSpelledOut(sole, this.hand, next);
    if (sole && (again || (spelled && sole.parts.cards.length > 0))) this.answer(sole);
    else this.picked = next;
  }

  override pickKind(kind: string): void {
    if (this.picked.kind === kind) this.clear();
    else this.point({ kind });
  }

  /** The plays that come by the dozen have the shortest words; the notation says which they are. */
  override onButton(c: Choice): string {
    const { space } = c.parts;
    const step = /^move (forward|back) (\d)$/.exec(c.label);
    if (step && space !== undefined) {
      return w.plays.move(step[1] === 'forward', Number(step[2]), space);
    }
    const strike = /^dash (\d), strike (\d)x(\d)$/.exec(c.label);
    if (strike) {
      const [, dash, many, number] = strike.map(Number);
      return w.plays.strike(dash ?? 0, many ?? 0, number ?? 0);
    }
    return brief(c.words);
  }
  override kindWords(kind: string): string {
    return kindWords(kind);
  }
}
