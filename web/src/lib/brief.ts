// A choice in so many words as fit on a button; the whole text stays its tooltip.
const LONG = 64;

export function brief(words: string): string {
  const line = words.split('\n')[0] ?? '';
  const short = line.length > LONG ? (line.split(': ')[0] ?? line) : line;
  return short.replace(/\.$/, '');
}
