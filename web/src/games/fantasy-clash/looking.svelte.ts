// What somebody looks at: a space, a unit that lies nowhere, a piece of magic.
export type Seen =
  | { what: 'space'; space: string }
  | { what: 'unit'; unit: string }
  | { what: 'magic'; magic: string };

export class Looking {
  /** Under the pointer or the focus. */
  near: Seen | null = $state.raw(null);
  /** What was pressed to be read, until something else is. */
  kept: Seen | null = $state.raw(null);
  /** Whether it is read in a dialog of its own, on small screens. */
  isOpen = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): Seen | null {
    return this.near ?? this.kept;
  }
  at(seen: Seen): void {
    clearTimeout(this.#timer);
    this.near = seen;
  }
  /** The pointer may be on its way to the next card: nothing flickers in between. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.near = null), 250);
  }
  keep(seen: Seen | null): void {
    this.kept = seen;
  }
}
