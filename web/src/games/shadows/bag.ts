// Cards in no order, counted by name: what luck draws from.

export class Bag {
  #counts: number[];

  constructor(
    readonly names: readonly string[],
    inside: readonly string[] = [],
  ) {
    this.#counts = names.map(() => 0);
    inside.forEach((name) => this.add(name, 1));
  }
  get weights(): number[] {
    return [...this.#counts];
  }
  get size(): number {
    return this.#counts.reduce((sum, n) => sum + n, 0);
  }
  add(name: string, n: number): void {
    const at = this.names.indexOf(name);
    if (at >= 0) this.#counts[at] = (this.#counts[at] ?? 0) + n;
  }
  take(name: string): void {
    this.add(name, -1);
  }
}
