// Lists of names as the hall reads them: separated by commas, although a name may hold commas.

/** The names that are listed in a text. At each place the longest name that fits is meant. */
export function readList(text: string, names: readonly string[]): string[] {
  const said = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  // No name is looked for in more words than the longest name has between its commas.
  const most = Math.max(1, ...names.map((name) => name.split(',').length));
  const out: string[] = [];
  let at = 0;
  while (at < said.length) {
    let to = Math.min(said.length, at + most);
    while (to > at + 1 && !names.includes(said.slice(at, to).join(', '))) to -= 1;
    out.push(said.slice(at, to).join(', '));
    at = to;
  }
  return out;
}

/** A name put in or taken out, in the order of the game, so that a list is always written alike. */
export function withName(
  listed: readonly string[],
  names: readonly string[],
  name: string,
  isIn: boolean,
): string {
  return names.filter((x) => (x === name ? isIn : listed.includes(x))).join(',');
}
