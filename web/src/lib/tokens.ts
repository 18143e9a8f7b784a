// The little markup of rules and rulings: clauses, emphasis, names of fields. No HTML is made.
export type Token = { kind: 'plain' | 'clause' | 'em' | 'strong'; text: string };

// Where a statement comes from (`[S]` the rulebook, and so on) interests its author alone.
const SOURCES = / ?`\[[A-Z]\]`/g;
const PARTS = /([A-Z]{2}-(?:R\d+|\d+\.\d+[a-z]?))|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

export function tokens(text: string): Token[] {
  const clean = text.replace(SOURCES, '').trim();
  const out: Token[] = [];
  let from = 0;
  for (const m of clean.matchAll(PARTS)) {
    if (m.index > from) out.push({ kind: 'plain', text: clean.slice(from, m.index) });
    const [whole, clause, strong, em, code] = m;
    if (clause) out.push({ kind: 'clause', text: clause });
    else if (strong) out.push({ kind: 'strong', text: strong });
    else out.push({ kind: 'em', text: em ?? code ?? whole });
    from = m.index + whole.length;
  }
  if (from < clean.length) out.push({ kind: 'plain', text: clean.slice(from) });
  return out;
}

/** What to look for in a text: every word that begins like one of these. */
export function pattern(find: string): RegExp | null {
  const words = find.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const plain = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain.join('|')})`, 'giu');
}

/** Whether every word that is looked for begins a word of this text. */
export const finds = (find: string, text: string): boolean =>
  find
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => pattern(word)?.test(text));

/** A text cut where something looked for was found. */
export function marked(text: string, what: RegExp | null): { text: string; hit: boolean }[] {
  if (!what) return [{ text, hit: false }];
  const out: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (const m of text.matchAll(what)) {
    if (m.index > from) out.push({ text: text.slice(from, m.index), hit: false });
    out.push({ text: m[0], hit: true });
    from = m.index + m[0].length;
  }
  if (from < text.length) out.push({ text: text.slice(from), hit: false });
  return out;
}
