// What a newcomer is told in each phase of a first game: until it was read, or a game is over.
const KEY = 'sparhall-shadows-hints';

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};

export class Hints {
  #read = $state(read());

  isNew(key: string): boolean {
    return !this.#read.includes(key) && !this.#read.includes('all');
  }
  done(key: string): void {
    this.#read = [...this.#read, key];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#read));
    } catch {
      // A browser without storage is told again.
    }
  }
}
/** One for the whole page: what was read at one table is known at the next. */
export const hints = new Hints();
