// What somebody points at, and which of the offered choices that leaves. A game says what it has to
// point at: cards, chips, spaces. No rules in here.
import type { Choice, Thing } from '../wire';
import { brief } from './brief';
import type { Sitting } from './sitting.svelte';
import { kindWords } from '../words/en';

/** More choices than this are no row of buttons any more: their kinds are shown first. */
const MANY = 12;

/** What is pointed at. Every game can tell kinds of choices apart. */
export type Picked = { kind: string | null };
export const nothing: Picked = { kind: null };

export abstract class PointingAt<P extends Picked> {
  /** What was picked belongs to the question it was picked for. */
  #held: { prompt: number | undefined; picked: P } | null = $state.raw(null);

  constructor(
    readonly sitting: Sitting,
    readonly nothing: P,
  ) {}

  get picked(): P {
    const held = this.#held;
    return held && held.prompt === this.sitting.now?.prompt?.id ? held.picked : this.nothing;
  }
  set picked(picked: P) {
    this.#held = { prompt: this.sitting.now?.prompt?.id, picked };
  }

  /** The choices that what is picked leaves. */
  abstract readonly left: readonly Choice[];
  get choices(): readonly Choice[] {
    return this.sitting.choices;
  }
  /** Too much for a row of buttons. */
  get isLong(): boolean {
    return this.choices.length > MANY && byKinds(this.choices).length > 1;
  }
  get isEmpty(): boolean {
    return this.picked.kind === null;
  }
  /** The one choice that is meant, for whoever presses Enter. */
  get meant(): Choice | null {
    return !this.isEmpty && this.left.length === 1 ? (this.left[0] ?? null) : null;
  }
  /** The choices that have a button of their own just now. */
  get shown(): readonly Choice[] {
    return this.isEmpty && this.isLong ? [] : this.left;
  }
  /** Picks and drafts are read before they are taken: they have a wall of cards of their own. */
  get isPicking(): boolean {
    return this.choices.length > 3 && this.choices.every((c) => /^(pick|draft)/.test(c.parts.kind));
  }
  /** What cannot be done now and stands beside what can, to say why when asked. */
  get barred(): readonly Thing[] {
    return [];
  }

  pickKind(kind: string): void {
    this.picked = { ...this.nothing, kind: this.picked.kind === kind ? null : kind };
  }
  /** A digit was pressed. */
  digit(_: number): void {}
  clear(): void {
    this.picked = this.nothing;
    this.sitting.trouble = null;
  }
  answer(choice: Choice): void {
    this.sitting.answer(choice);
  }

  /** A choice in so many words as fit on its button. */
  onButton(choice: Choice): string {
    return brief(choice.words);
  }
  kindWords(kind: string): string {
    return kindWords(kind);
  }
}

/** For a game that has nothing else to point at. */
export class Pointing extends PointingAt<Picked> {
  constructor(sitting: Sitting) {
    super(sitting, nothing);
  }
  get left(): readonly Choice[] {
    const { kind } = this.picked;
    return this.choices.filter((c) => kind === null || isOfKind(c, kind));
  }
}

export const isOfKind = (c: Choice, kind: string): boolean =>
  c.parts.kind === kind || c.things.includes(kind);

/** A hundred buttons of one kind would be no help, where the kind has a better way to be said. */
export const areTooMany = (choices: readonly Choice[], kind: string, most: number): boolean =>
  choices.length > most && choices.every((c) => c.parts.kind === kind);

/** Choices of a kind together, in the order in which the kinds first come. */
export function byKinds(choices: readonly Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const c of choices) {
    const group = groups.get(c.parts.kind);
    if (group) group.push(c);
    else groups.set(c.parts.kind, [c]);
  }
  return [...groups];
}
