// What a newcomer is told once: it goes away when it was read, or after a few turns of one's own.
const KEY = 'sparhall-puzzle-strike-turns';
/** After so many turns nobody is new any more. */
const NEW = 2;

const read = (): number => {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) || 0;
  } catch {
    return 0;
  }
};

export class Hints {
  #turns = $state(read());

  get isNew(): boolean {
    return this.#turns < NEW;
  }
  #keep(turns: number): void {
    this.#turns = turns;
    try {
      localStorage.setItem(KEY, String(turns));
    } catch {
      // A browser without storage is told again.
    }
  }
  /** A turn of mine is over. */
  turn(): void {
    if (this.isNew) this.#keep(this.#turns + 1);
  }
  done(): void {
    this.#keep(NEW);
  }
}

/** Whether the list of signs is laid open. */
export class Legend {
  open = $state(false);
}
