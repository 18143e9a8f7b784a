// The rulebook as the hall would serve it, read from the documents with a rough eye.
import { readFileSync } from 'node:fs';
import type { CardLine, Rulebook, RuleSection } from '../../src/wire';

const doc = (name: string) =>
  readFileSync(new URL(`../../../docs/rules/${name}`, import.meta.url), 'utf8');

function sections(): RuleSection[] {
  const out: RuleSection[] = [];
  for (const line of doc('flash-duel.md').split('\n')) {
    const heading = /^## (FD-\w+) (.+)$/.exec(line) ?? /^## (Rulings of this project)$/.exec(line);
    if (heading) {
      const id = heading[2] ? heading[1]! : 'FD-R';
      out.push({ id, heading: heading[2] ?? heading[1]!, clauses: [] });
    }
    const clause = /^- \*\*(FD-[\w.]+)\*\* (.+)$/.exec(line);
    const plain = (t: string) => t.replace(/`\[\w\]`|\*\*|\*/g, '').trim();
    if (clause) out.at(-1)?.clauses.push({ id: clause[1]!, text: plain(clause[2]!) });
    else if (/^ {2}\S/.test(line)) {
      const last = out.at(-1)?.clauses.at(-1);
      if (last) last.text += ` ${plain(line)}`;
    }
  }
  return out.filter((s) => s.clauses.length > 0);
}

const title = (id: string) =>
  ({ degrey: 'DeGrey', 'bal-bas-beta': 'Bal-Bas-Beta', 'deathstrike-dragon': 'Dragon' })[id] ??
  id.charAt(0).toUpperCase() + id.slice(1);

function cards(): CardLine[] {
  const blocks = doc('flash-duel-cards.toml').split(/\n(?=\[\[)/);
  return blocks
    .filter((b) => /^\[\[(dragon_)?ability\]\]/.test(b))
    .map((b) => {
      const field = (name: string) => new RegExp(`^${name} = "(.*)"`, 'm').exec(b)?.[1] ?? '';
      const list = /^rulings = \[([\s\S]*?)^\]/m.exec(b)?.[1] ?? '';
      const rulings = [...list.matchAll(/"(.*)",?$/gm)].map((m) => m[1]!);
      const owner = title(field('owner'));
      return {
        name: field('name'),
        owner,
        trigger: field('trigger'),
        text: field('text'),
        rulings,
        parts: [],
        kind: '',
        cost: null,
        colors: [],
        icons: [],
      };
    });
}

export const rulebook = (): Rulebook => ({
  game: 'flash-duel',
  title: 'Flash Duel',
  sections: sections(),
  cards: cards(),
});
