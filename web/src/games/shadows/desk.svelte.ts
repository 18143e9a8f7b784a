// Somebody at a table of Shadows: what he points at, and what that answers.
import { PointingAt } from '../../lib/pointing.svelte';
import type { Sitting } from '../../lib/sitting.svelte';
import type { AimPicture, Choice, WhyNot } from '../../wire';
import { type Draft, draftOf, isComplete, isEndOfSet, nextTold, toggled } from './draft';
import { Passing } from '../../lib/passing.svelte';
import { rowOf } from './row';
import * as spots from './spots';
import type { Still } from './standing';
import { sh } from './words/en';

type Picked = { kind: string | null; spot: spots.Spot | null };
const nothing: Picked = { kind: null, spot: null };

export class Desk extends PointingAt<Picked> {
  /** What was put together for this phase, and whether it is on its way to the hall. */
  #drafted: { of: string; cards: string[]; told: number | null } | null = $state.raw(null);
  /** Turns in which there is nothing new to do end by themselves, if he wants so. */
  readonly passing: Passing;
  /** What is being dragged. */
  dragged: spots.Spot | null = $state(null);

  constructor(sitting: Sitting) {
    super(sitting, nothing);
    this.passing = new Passing(sitting, 'end turn');
  }

  get picture() {
    const p = this.sitting.picture;
    return p?.game === 'shadows' ? p : null;
  }
  get you(): string {
    return this.sitting.now?.you ?? '';
  }
  me = $derived.by(() => this.picture?.heroes.find((h) => h.seat === this.you) ?? null);
  #bySpots = $derived.by(() =>
    this.sitting.isMyTurn ? spots.bySpots(this.choices, this.you) : new Map<string, Choice[]>(),
  );
  draft: Draft | null = $derived.by(() =>
    this.picture && this.me && this.sitting.isMyTurn
      ? draftOf(this.picture, this.me, this.choices)
      : null,
  );
  get #phase(): string {
    return `${this.picture?.round} ${this.picture?.moment?.kind}`;
  }
  /** The cards of the draft so far. */
  get drafted(): readonly string[] {
    const cards = this.#drafted?.of === this.#phase ? this.#drafted.cards : [];
    // The hall hears of a Hand in the order in which its cards lie.
    const lie = this.draft?.kind === 'plan' ? this.draft.cards : null;
    return lie?.filter((c) => cards.includes(c)) ?? cards;
  }
  get isTelling(): boolean {
    return this.#drafted?.of === this.#phase && this.#drafted.told !== null;
  }
  /** While the hall hears of it card by card, the table stands still: nothing flickers. */
  #still: Still | null = $state.raw(null);
  get still(): Still | null {
    const still = this.#still?.of === this.#phase ? this.#still : null;
    return this.isTelling || this.sitting.now?.prompt?.id === still?.told ? still : null;
  }
  #hold(): void {
    const { of, cards, row, sentence } = this.still ?? {
      of: this.#phase,
      cards: this.drafted,
      row: this.row,
      sentence: this.sitting.now?.sentence ?? '',
    };
    this.#still = { of, cards, row, sentence, told: this.sitting.now?.prompt?.id ?? 0 };
  }
  /** The cards before the player. */
  get row(): Still['row'] {
    const { picture: p, me } = this;
    return this.still?.row ?? (p && me ? rowOf(p, me) : []);
  }
  get isDrafted(): boolean {
    return this.draft !== null && isComplete(this.draft, this.drafted);
  }
  aims = $derived.by(
    () => new Map((this.picture?.aims ?? []).map((a): [string, AimPicture] => [a.target, a])),
  );
  buttons = $derived.by(() => spots.buttonsOf(this.choices, this.picked.spot, this.you));
  /** Where what is dragged could be dropped. */
  zones = $derived.by(() =>
    this.dragged ? (this.draft ? ['hand'] : spots.zonesOf(this.at(this.dragged))) : [],
  );

  override get left(): readonly Choice[] {
    const { spot } = this.picked;
    return spot ? this.at(spot) : this.choices;
  }
  override get isEmpty(): boolean {
    return this.picked.spot === null;
  }
  override get isLong(): boolean {
    return false;
  }
  override get isPicking(): boolean {
    return false;
  }
  override get shown(): readonly Choice[] {
    return this.draft ? [] : this.buttons;
  }
  override get meant(): Choice | null {
    if (!this.draft) return super.meant;
    return this.isDrafted && !this.isTelling ? nextTold(this.choices, this.drafted) : null;
  }
  get isBusy(): boolean {
    return this.sitting.sending !== null;
  }

  /** Something on the table can be pressed. */
  get hasSpots(): boolean {
    return this.#bySpots.size > 0;
  }
  at(spot: spots.Spot): readonly Choice[] {
    return this.#bySpots.get(spot) ?? [];
  }
  isLit(spot: spots.Spot | null): boolean {
    if (spot === null) return false;
    if (!this.draft) return this.#bySpots.has(spot);
    const card = this.#cardAt(spot);
    const isFull = this.drafted.length >= this.draft.most;
    return !this.isTelling && card !== null && (!isFull || this.drafted.includes(card));
  }
  isPicked(spot: spots.Spot | null): boolean {
    if (spot === null) return false;
    if (this.still) return this.still.cards.some((c) => spots.cardSpot(this.you, c) === spot);
    const card = this.draft ? this.#cardAt(spot) : null;
    return card ? this.drafted.includes(card) : this.picked.spot === spot;
  }
  /** Nothing can be done with the card that lies there, though something is asked. */
  isIdle(card: string, spot: spots.Spot): boolean {
    const isAsked = this.sitting.isMyTurn && !this.draft && !this.still;
    return isAsked && this.why(card) !== null && !this.#bySpots.has(spot);
  }
  /** The card of the draft that lies there. */
  #cardAt(spot: spots.Spot): string | null {
    return this.draft?.cards.find((card) => spots.cardSpot(this.you, card) === spot) ?? null;
  }
  #put(card: string): void {
    if (!this.draft) return;
    const cards = toggled(this.draft, this.drafted, card);
    this.#drafted = { of: this.#phase, cards, told: null };
  }
  /** Tells the hall what was put together, one after the other. */
  tell(): void {
    const next = this.isDrafted && !this.isBusy ? nextTold(this.choices, this.drafted) : null;
    if (!next) return;
    this.#hold();
    const [, ...rest] = this.drafted;
    const told = this.sitting.now?.prompt?.id ?? 0;
    const isLast = isEndOfSet(next) || (this.draft?.exact && rest.length === 0);
    this.#drafted = isLast ? null : { of: this.#phase, cards: rest, told };
    super.answer(next);
  }
  /** A new question came: the rest of what was put together goes on its way. */
  goOn(): void {
    // What the hall did not take is chosen again.
    if (this.still && !this.isBusy && this.sitting.trouble) this.#drafted = this.#still = null;
    const told = this.#drafted?.told ?? null;
    if (told === null || this.isBusy || this.sitting.now?.prompt?.id === told) return;
    // All of the set is told, and nothing more of it could be: what ends it was meant as well.
    const end = this.drafted.length === 0 ? this.choices.find(isEndOfSet) : undefined;
    if (this.isTelling && !this.draft && end) {
      this.#drafted = null;
      super.answer(end);
    } else if (!this.isTelling || !this.draft || !nextTold(this.choices, this.drafted)) {
      this.#drafted = null;
    } else this.tell();
  }
  override answer(choice: Choice): void {
    if (this.draft && choice === this.meant) this.tell();
    else super.answer(choice);
  }
  /** Presses a spot; says whether that meant anything. */
  press(spot: spots.Spot): boolean {
    if (!this.sitting.isMyTurn || this.isBusy || !this.isLit(spot)) return false;
    const card = this.draft && this.#cardAt(spot);
    if (card) {
      this.#put(card);
      return true;
    }
    const only = spots.pressed(this.at(spot));
    if (only) this.answer(only);
    else if (this.picked.spot === spot) this.clear();
    else this.picked = { kind: null, spot };
    return true;
  }
  drop(zone: string): void {
    const card = this.dragged && this.#cardAt(this.dragged);
    const choice = this.dragged && spots.dropped(this.at(this.dragged), zone);
    this.dragged = null;
    if (card && !this.drafted.includes(card)) return this.#put(card);
    if (choice && !this.isBusy) this.answer(choice);
  }
  /** A digit presses the card that lies there in the row. */
  override digit(n: number): void {
    const card = this.row.at(n - 1);
    if (card) this.press(card.spot);
  }
  /** Why nothing can be done with an own card just now, in the words of the hall. */
  why(card: string): WhyNot | null {
    const things = this.sitting.now?.prompt?.things ?? [];
    const own = things.filter((t) => t.name === `${card} in Hand` || t.name === `${card} in play`);
    return own.every((t) => t.why_not) ? (own[0]?.why_not ?? null) : null;
  }
  /** Puts back a card that the hall has heard of: all are taken back, and the others are chosen still. */
  putBack(card: string): void {
    const back = this.takeBack;
    if (!back || this.isBusy || this.isTelling) return;
    const hand = this.me?.hand?.map((c) => c.card) ?? [];
    const cards = [...hand, ...this.drafted].filter((c) => c !== card);
    this.#drafted = { of: this.#phase, cards, told: null };
    super.answer(back);
  }
  /** What can be taken back while the others are still thinking. */
  get takeBack(): Choice | null {
    const always = this.sitting.now?.prompt?.always ?? [];
    return always.find((c) => c.parts.kind === 'take back') ?? null;
  }
  override clear(): void {
    super.clear();
    if (this.draft && !this.isTelling) this.#drafted = null;
  }
  override onButton(choice: Choice): string {
    return sh.button(choice) ?? super.onButton(choice);
  }
}
