// The little markup of rules and rulings: clauses, emphasis, names of fields. No HTML is made.
export type Token = { kind: 'plain' | 'clause' | 'em' | 'strong'; text: string };

// Where a statement comes from (`[S]` the rulebook, and so on) interests its author alone.
const SOURCES = / ?`\[[A-Z]\]`/g;
const PARTS = /(FD-(?:R\d+|\d+\.\d+[a-z]?))|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

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
