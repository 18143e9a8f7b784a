// Luck that works without a secure context too: a hall at home is often plain http.
export function randomHex(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** So many of these, each as likely as the others, in any order. */
export function someOf<T>(all: readonly T[], count: number): T[] {
  const left = [...all];
  const out: T[] = [];
  while (out.length < count && left.length > 0) {
    out.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  }
  return out;
}
