// A choice in fewer words than the hall has for it.
const LONG = 64;

/** So many as fit on a button; the whole text stays its tooltip. */
export function brief(words: string): string {
  const line = words.split('\n')[0] ?? '';
  return line.includes(': ') ? gist(line) : bare(line);
}

/** What is chosen, without what comes of it. */
export function gist(words: string): string {
  const line = words.split('\n')[0] ?? '';
  if (line.length <= LONG) return bare(line);
  // A later sentence may have a colon of its own: only the first one says what is chosen.
  const [sentence = line] = line.split(/(?<=[.!?]) (?=[\p{Lu}[])/u);
  return bare(sentence.split(': ')[0] ?? sentence);
}

const bare = (line: string): string => line.replace(/\.$/, '');
