// Somebody at a table of Puzzle Strike: what he points at, and what that answers.
import { PointingAt } from '../../lib/pointing.svelte';
import type { Sitting } from '../../lib/sitting.svelte';
import type { Choice, PlayerPicture, StackPicture, Thing, WhyNot } from '../../wire';
import * as intent from './intent';
import { bar, isPicking, loose, main, picks } from './offers';
import { inBank, isInReach, isUnpaid, purchase, run, ways, type Errand } from './purse';
import { lookOf, ordered } from './chips';
import { ps } from './words/en';

/** Nobody has read a question sooner than this. */
const HASTE = 500;
/** The end of the buy phase, as the hall names it. */
const END_BUYING = 'end buying';

export class Desk extends PointingAt<intent.Picked> {
  #errand: Errand | null = null;
  #prompt: number | undefined;
  #asked = 0;

  constructor(
    sitting: Sitting,
    readonly card: (name: string) => import('../../wire').CardLine | undefined,
  ) {
    super(sitting, intent.nothing);
  }

  get picture() {
    const p = this.sitting.picture;
    return p?.game === 'puzzle-strike' ? p : null;
  }
  me: PlayerPicture | null = $derived.by(
    () => this.picture?.players.find((p) => p.seat === this.sitting.now?.you) ?? null,
  );
  look = (name: string) => lookOf(name, this.card(name));
  hand = $derived.by(() => ordered(this.me?.hand ?? [], this.look));
  /** The pile that gems are chosen from. */
  pile = $derived.by(() =>
    this.picture ? intent.pileOf(this.choices, this.picture, this.sitting.now?.you ?? null) : null,
  );
  gems = $derived.by(() => this.pile?.gems ?? []);
  remaining = $derived.by(() => intent.narrow(this.choices, this.gems, this.picked));
  lit = $derived.by(() => intent.lit(this.remaining, this.gems, this.picked));
  sight = $derived.by(() => intent.sightOf(this.picture, this.sitting.now?.you ?? null, this.pile));
  bar = $derived.by(() => bar(this.choices, this.remaining, this.picked, this.sight));
  picks = $derived.by(() => picks(this.choices));

  override get left(): readonly Choice[] {
    return this.remaining;
  }
  override get isEmpty(): boolean {
    return intent.isEmpty(this.picked);
  }
  override get isLong(): boolean {
    return false;
  }
  /** In the order of their letters. */
  override get shown(): readonly Choice[] {
    return [...this.bar.buttons, ...this.bar.tray];
  }
  override get isPicking(): boolean {
    return isPicking(this.choices);
  }
  override get meant(): Choice | null {
    return this.isEmpty ? null : intent.meant(this.remaining);
  }
  get main(): Choice | null {
    return this.isEmpty ? main(this.choices) : this.meant;
  }
  get isBusy(): boolean {
    return this.sitting.sending !== null;
  }

  /** Why nothing can be done with a thing just now, in the words of the hall. */
  why(thing: string): WhyNot | null {
    return this.sitting.now?.prompt?.things.find((t) => t.name === thing)?.why_not ?? null;
  }

  /** Points at something; answers as soon as nothing is left open. Says whether it meant anything. */
  point(at: Partial<intent.Picked>): boolean {
    const next = intent.point(this.choices, this.gems, this.picked, at);
    if (!next) return false;
    const left = intent.narrow(this.choices, this.gems, next);
    const meant = intent.meant(left);
    if (meant) this.answer(meant);
    else this.picked = next;
    return true;
  }
  pressHand(chip: string): boolean {
    return this.#pressChip(intent.spot('hand', chip));
  }
  pressStray(chip: string): boolean {
    return this.#pressChip(intent.spot('pile', chip));
  }
  #pressChip(at: string): boolean {
    if (this.picked.chip === at) {
      this.clear();
      return true;
    }
    return this.point({ chip: at });
  }
  pressGem(place: number): boolean {
    const { gems } = this.picked;
    const next = gems.includes(place) ? gems.filter((i) => i !== place) : [...gems, place];
    if (next.length < gems.length) {
      this.picked = { ...this.picked, gems: next };
      return true;
    }
    return this.point({ gems: next });
  }
  /** Gems and targets that are chosen beside the table as well: on a small screen gems are thin. */
  get loose(): { gems: number[]; seats: string[] } | null {
    if (!this.sitting.isMyTurn || !loose(this.choices, this.remaining)) return null;
    const gems = [...this.lit.gems].sort((a, b) => b - a);
    return { gems, seats: this.picked.seat ? [] : [...this.lit.seats] };
  }
  pressValue(value: number): boolean {
    const place = this.gems.findIndex((v, i) => v === value && !this.picked.gems.includes(i));
    return place >= 0 && this.pressGem(place);
  }
  pressSeat(seat: string): boolean {
    return this.point({ seat });
  }
  pressStack(stack: StackPicture): boolean {
    const prompt = this.sitting.now?.prompt;
    if (!prompt || !this.sitting.isMyTurn) return false;
    const other = intent.spot('other', stack.chip);
    if (this.lit.others.has(other)) return this.point({ other });
    const at = intent.spot('bank', stack.chip);
    if (this.picked.chip === at) {
      this.clear();
      return true;
    }
    const isPlain = this.isBuying && ways(this.choices, stack.chip).length < 2;
    if (this.lit.chips.has(at) && !isPlain) return this.point({ chip: at });
    const deal = purchase(stack, prompt, this.me);
    if (this.isUnpaid(stack)) {
      this.#urged = prompt.id;
      return true;
    }
    if (!deal || this.isBusy) return false;
    this.answer(deal.now);
    this.#errand = deal.then;
    return true;
  }
  get isBuying(): boolean {
    return this.choices.some((c) => c.parts.kind === 'buy' || c.parts.kind === 'pay');
  }
  /** Within reach, but only its buyer knows which gems he would rather keep. */
  isUnpaid(stack: StackPicture): boolean {
    return this.sitting.isMyTurn && isUnpaid(stack, this.choices, this.me);
  }
  /** The question at which he pressed such a stack: he is told to pay first. */
  #urged: number | null = $state(null);
  get isUrged(): boolean {
    return this.#urged !== null && this.#urged === this.sitting.now?.prompt?.id;
  }
  isInReach(stack: StackPicture): boolean {
    return this.sitting.isMyTurn && isInReach(stack, this.choices, this.me);
  }
  isStackLit(stack: StackPicture): boolean {
    const { chips, others } = this.lit;
    return (
      this.isInReach(stack) ||
      chips.has(intent.spot('bank', stack.chip)) ||
      others.has(intent.spot('other', stack.chip))
    );
  }
  isHandLit(chip: string): boolean {
    return this.sitting.isMyTurn && this.lit.chips.has(intent.spot('hand', chip));
  }
  isStrayLit(chip: string): boolean {
    return this.sitting.isMyTurn && this.lit.chips.has(intent.spot('pile', chip));
  }
  arrowsFor(chip: string): readonly Choice[] {
    return this.sitting.isMyTurn ? intent.otherArrows(this.choices, intent.spot('hand', chip)) : [];
  }

  /** To end one's actions with so much in the pile would be a pity: it is asked for twice. */
  isGrave(choice: Choice): boolean {
    const total = this.picture?.piles.find((p) => p.owners.includes(this.me?.seat ?? ''))?.total;
    const isFull = (total ?? 0) >= (this.picture?.pile_limit ?? Infinity);
    const canElse = this.picture?.phase === 'action' && this.choices.length > 1;
    return choice.parts.kind === 'end' && isFull && canElse;
  }
  /** The question and the answer that was asked for once. */
  #once: string | null = $state(null);
  isSure(choice: Choice): boolean {
    return this.#once === `${this.sitting.now?.prompt?.id} ${choice.label}`;
  }
  unsure(): void {
    this.#once = null;
  }
  override answer(choice: Choice): void {
    if (this.isGrave(choice) && !this.isSure(choice)) {
      this.#once = `${this.sitting.now?.prompt?.id} ${choice.label}`;
      return;
    }
    this.#once = null;
    this.#errand = null;
    super.answer(choice);
  }
  /** Whether a press may have been meant for the question before this one. */
  isHasty(): boolean {
    return this.isBusy || performance.now() - this.#asked < HASTE;
  }
  /** A new question came: what was to be bought after paying is bought now, if it is offered. */
  goOn(): void {
    const id = this.sitting.now?.prompt?.id;
    if (id !== this.#prompt) [this.#prompt, this.#asked] = [id, performance.now()];
    if (!this.#errand || this.isBusy) return;
    const { chip } = this.#errand;
    const prompt = this.sitting.now?.prompt ?? null;
    const next = run(this.#errand, prompt);
    if (next === 'wait') return;
    this.#errand = null;
    // One gem was not enough: the next one is paid, as long as it is clear which.
    const stack = this.picture?.bank.find((s) => s.chip === chip);
    const deal = next === 'over' && prompt && stack ? purchase(stack, prompt, this.me) : null;
    if (deal) {
      this.answer(deal.now);
      this.#errand = deal.then;
      return;
    }
    if (next === 'ask') this.point({ chip: intent.spot('bank', chip) });
    else if (next !== 'over') this.answer(next);
    else if (this.isBuying) {
      // The gems are paid, and yet it is not for sale: whoever pressed it hears why.
      const why = this.why(inBank(chip));
      this.sitting.trouble = {
        words: why?.words ?? ps.notForSale(chip),
        clause: why?.clause ?? null,
      };
    }
  }
  /** The hall did not take the payment: nothing is bought either. */
  forget(): void {
    this.#errand = null;
  }

  /** Whoever must still buy something sees why he may not end the phase. */
  override get barred(): readonly Thing[] {
    if (!this.isBuying || this.choices.some((c) => c.parts.kind === 'end')) return [];
    const things = this.sitting.now?.prompt?.things ?? [];
    return things.filter((t) => t.name === END_BUYING && t.why_not);
  }
  /** There is nothing to choose: one only goes on. */
  get isForced(): boolean {
    return this.choices.length === 1;
  }
  /** What ends a phase says so in two words; the rest is what its tooltip is for. */
  override onButton(choice: Choice): string {
    if (this.isForced && choice.parts.kind === 'pass') return ps.goOn;
    return ps.ends[choice.label] ?? super.onButton(choice);
  }

  override digit(n: number): void {
    const chip = this.hand[n - 1];
    if (chip && this.sitting.isMyTurn) this.pressHand(chip);
  }
}
