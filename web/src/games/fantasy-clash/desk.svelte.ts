// Somebody at a battlefield: what he points at, and what that answers.
import { PointingAt } from '../../lib/pointing.svelte';
import type { Sitting } from '../../lib/sitting.svelte';
import type { Table } from '../../lib/table.svelte';
import type { BattleCardPicture, CastingPicture, Choice, WhyNot } from '../../wire';
import { castingOf } from './odds';
import * as offers from './offers';
import { sideOf } from './space';
import { fc } from './words/en';

export class Desk extends PointingAt<offers.Picked> {
  /** The attack that is meant once its card is revealed. */
  #errand: { from: string; to: string; prompt: number | undefined } | null = null;

  /** Beside answering, a real table can do more; a lesson cannot. */
  constructor(readonly table: Sitting & { do?: Table['do'] }) {
    super(table, offers.nothing);
  }

  get picture() {
    const p = this.sitting.picture;
    return p?.game === 'fantasy-clash' ? p : null;
  }
  get you(): string | null {
    return this.sitting.now?.you ?? null;
  }
  me = $derived.by(() => this.picture?.armies.find((a) => a.seat === this.you) ?? null);
  side = $derived.by(() => (this.picture ? sideOf(this.picture, this.you) : 'south'));
  #cards = $derived.by(() => new Map((this.picture?.cards ?? []).map((c) => [c.space, c])));
  attacks = $derived.by(() => this.picture?.attacks ?? []);
  lit = $derived.by(() => offers.cardsOf(this.choices, this.attacks, this.picked));
  aims = $derived.by(() => offers.aimsOf(this.choices, this.attacks, this.picked));
  buttons = $derived.by(() => offers.buttonsOf(this.choices, this.picked));
  /** The attack that is looked at before it is made. */
  attack = $derived.by(() => offers.attackOf(this.attacks, this.picked));

  /** The casting that is looked at before it is tried. */
  casting = $derived.by((): CastingPicture | null => {
    const { magic, from } = this.picked;
    return magic && from ? this.castingOf(magic, from) : null;
  });

  /** How likely this magic succeeds, by this card or by the best of those that could try. */
  castingOf(magic: string | undefined, from: string | null | undefined): CastingPicture | null {
    return castingOf(this.picture?.castings ?? [], magic, from);
  }
  cardOn(space: string): BattleCardPicture | null {
    return this.#cards.get(space) ?? null;
  }
  override get left(): readonly Choice[] {
    return offers.narrow(this.choices, this.picked);
  }
  override get isEmpty(): boolean {
    return offers.isEmpty(this.picked);
  }
  override get isLong(): boolean {
    return false;
  }
  override get shown(): readonly Choice[] {
    return this.picture?.deployment || this.isPicking ? [] : this.buttons;
  }
  override get isPicking(): boolean {
    return this.picture?.picking != null;
  }
  override get meant(): Choice | null {
    return offers.meant(this.choices, this.picked);
  }
  /** Nothing is picked up, and nothing can be but cards to be revealed: all there is to do is to end. */
  get isIdle(): boolean {
    const isDone = this.choices.every((c) => /^(end|reveal)$/.test(c.parts.kind));
    return this.isEmpty && isDone && this.attacks.length === 0;
  }
  get isBusy(): boolean {
    return this.sitting.sending !== null;
  }

  /** Why nothing can be done with a card just now, in the words of the hall. */
  why(space: string): WhyNot | null {
    return this.#whyNot(`space ${space}`);
  }
  /** Why one's own magic cannot be used just now. */
  whyMagic(magic: string): WhyNot | null {
    return this.#whyNot(magic);
  }
  #whyNot(name: string): WhyNot | null {
    const things = this.sitting.now?.prompt?.things ?? [];
    return things.find((t) => t.name === name)?.why_not ?? null;
  }

  #pick(picked: Partial<offers.Picked>): void {
    const next = { ...offers.nothing, ...picked };
    const choice = offers.settled(offers.narrow(this.choices, next), next);
    if (choice) this.answer(choice);
    else this.picked = next;
  }
  /** Presses a space: aims there, picks its card up, or puts it down. Says whether it did anything. */
  press(space: string): boolean {
    if (!this.sitting.isMyTurn || this.isBusy) return false;
    const { from, magic, to } = this.picked;
    if (this.aims.has(space) && to !== space) {
      this.#pick({ from, magic, to: space });
      return true;
    }
    if (from === space) {
      this.clear();
      return true;
    }
    const { lit, quiet } = this.lit;
    if (!lit.has(space) && !quiet.has(space)) {
      if (!this.isEmpty) this.clear();
      return false;
    }
    this.#pick({ from: space, magic: quiet.has(space) ? null : magic });
    return true;
  }
  /** Picks up the card on a space, whatever was picked before. */
  take(space: string): boolean {
    const { lit, quiet } = this.lit;
    if (!this.sitting.isMyTurn || !(lit.has(space) || quiet.has(space))) return false;
    this.picked = { ...offers.nothing, magic: this.picked.magic, from: space };
    return true;
  }
  canUse(magic: string): boolean {
    return this.sitting.isMyTurn && this.choices.some((c) => c.parts.magic === magic);
  }
  pressMagic(magic: string): boolean {
    if (!this.canUse(magic) || this.isBusy) return false;
    if (this.picked.magic === magic) {
      this.picked = { ...this.picked, magic: null, to: null };
      return true;
    }
    const { from } = this.picked;
    const of = this.choices.filter((c) => c.parts.magic === magic);
    const casters = new Set(of.map((c) => c.parts.from));
    const only = casters.size === 1 ? [...casters][0] : undefined;
    this.picked = {
      ...offers.nothing,
      magic,
      from: only ?? (casters.has(from ?? '') ? from : null),
    };
    return true;
  }

  /** Reveals the card that is picked, to attack with it as soon as it lies there. */
  revealAndAttack(): void {
    const { from, to } = this.picked;
    const reveal = this.choices.find((c) => c.parts.kind === 'reveal' && c.parts.from === from);
    if (!reveal || !from || !to) return;
    const prompt = this.sitting.now?.prompt?.id;
    this.answer(reveal);
    this.#errand = { from, to, prompt };
  }
  override answer(choice: Choice): void {
    this.#errand = null;
    super.answer(choice);
  }
  /** A new question came: an attack that was prepared is looked at again before it is made. */
  goOn(): void {
    if (!this.#errand || this.isBusy || !this.sitting.isMyTurn) return;
    const { from, to, prompt } = this.#errand;
    // Until the hall has answered the old question is still there.
    if (prompt === this.sitting.now?.prompt?.id) return;
    const isOffered = this.choices.some(
      ({ parts }) => parts.from === from && parts.to === to && /^(attack|shoot)$/.test(parts.kind),
    );
    if (this.picture?.phase !== 'combat' || this.choices.some((c) => c.parts.kind === 'end'))
      this.#errand = null;
    if (isOffered) this.picked = { ...offers.nothing, from, to };
  }

  /** What was pressed in vain: why, is said beside the question it was pressed for. */
  #vain: { prompt: number | undefined; thing: string } | null = $state.raw(null);
  pressedInVain(thing: string | null): void {
    this.#vain = thing === null ? null : { prompt: this.sitting.now?.prompt?.id, thing };
  }
  get vain(): string | null {
    const vain = this.#vain;
    return vain && vain.prompt === this.sitting.now?.prompt?.id ? vain.thing : null;
  }

  /** Whether the last move can be taken back: nobody has learned anything by it. */
  get canTakeBack(): boolean {
    return this.sitting.now?.takes_back === true && !this.picture?.deployment;
  }
  takeBack(): void {
    this.clear();
    this.table.do?.('undo');
  }

  override onButton(choice: Choice): string {
    return fc.button(choice, this.picture?.phase ?? null) ?? super.onButton(choice);
  }
}
