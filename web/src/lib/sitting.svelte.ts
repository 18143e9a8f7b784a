// Somebody in front of a table: what lies there, what is asked, what is picked so far. The match
// behind it may be a real one, or a lesson.
import type { Choice, Line, TableNow } from '../wire';
import type { Effect } from './effects';
import * as narrowing from './narrow';

export abstract class Sitting {
  now: TableNow | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  effects: Effect[] = $state.raw([]);
  picked: narrowing.Picked = $state.raw(narrowing.nothing);
  /** The answer on its way: the table says so until the hall has it. */
  sending: string | null = $state(null);

  picture = $derived(this.now?.picture ?? null);
  me = $derived(this.picture?.fighters.find((f) => f.seat === this.now?.you) ?? null);
  hand = $derived([...(this.me?.hand ?? [])].sort((a, b) => a - b));
  choices = $derived(this.now?.prompt?.choices ?? []);
  left = $derived(narrowing.narrow(this.choices, this.hand, this.picked));
  meant = $derived(narrowing.meant(this.left, this.hand, this.picked));
  lit = $derived(narrowing.lit(this.left, this.hand, this.picked));
  /** Cards that are part of anything, whatever is picked: a click on them starts anew. */
  able = $derived(new Set(this.choices.flatMap((c) => c.parts.cards)));
  /** Too much for a row of buttons, and cards to narrow it with: kinds are shown first. */
  isLong = $derived(
    this.choices.length > 5 &&
      this.choices.some((c) => c.parts.cards.length > 0) &&
      this.choices.every((c) => narrowing.within(c.parts.cards, this.hand)),
  );
  /** Picks and drafts are read before they are taken: they have a wall of cards of their own. */
  isPicking = $derived(
    this.choices.length > 3 && this.choices.every((c) => /^(pick|draft)/.test(c.parts.kind)),
  );
  isMyTurn = $derived(this.choices.length > 0 && this.now?.status === 'running');
  /** The choices that have a button of their own just now. */
  shown = $derived(narrowing.isEmpty(this.picked) && this.isLong ? [] : this.left);

  abstract answer(choice: Choice): void;

  pickCard(place: number): void {
    this.picked = narrowing.toggle(this.choices, this.hand, this.picked, place);
  }

  /** Picks the next card of this number, or drops the last if all are picked. */
  pickNumber(n: number): void {
    const places = this.hand.flatMap((c, i) => (c === n ? [i] : []));
    const next = places.find((i) => !this.picked.places.includes(i)) ?? places.at(-1);
    if (next !== undefined && this.isMyTurn) this.pickCard(next);
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

  clear(): void {
    this.picked = narrowing.nothing;
  }
}
