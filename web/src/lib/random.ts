// Luck that works without a secure context too: a hall at home is often plain http.
export function randomHex(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (b) => b.toString(16).padStart(2, '0')).join('');
}
