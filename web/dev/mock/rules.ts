// The rulebooks as the hall would serve them, read from the documents with a rough eye.
import { readFileSync } from 'node:fs';
import type { CardLine, Rulebook, RuleSection } from '../../src/wire';

const doc = (name: string) =>
  readFileSync(new URL(`../../../docs/rules/${name}`, import.meta.url), 'utf8');

const plain = (t: string) => t.replace(/`\[\w\]`|\*\*|\*/g, '').trim();

function sections(file: string): RuleSection[] {
  const out: RuleSection[] = [];
  for (const line of doc(file).split('\n')) {
    const heading = /^## (?:[A-Z]{2}-\w+ )?(.+)$/.exec(line)?.[1];
    if (heading) out.push({ id: heading.replace(/\W+/g, '-'), heading, clauses: [] });
    const clause = /^- (?:\*\*)?([A-Z]{2}-[\w.]+)(?:\*\*)? (.+)$/.exec(line);
    if (clause) out.at(-1)?.clauses.push({ id: clause[1]!, text: plain(clause[2]!) });
    else if (/^ {2}\S/.test(line)) {
      const last = out.at(-1)?.clauses.at(-1);
      if (last) last.text += ` ${plain(line)}`;
    }
  }
  return out.filter((s) => s.clauses.length > 0);
}

/** Every table of this kind in a file, by its fields. */
function tables(file: string, kind: RegExp) {
  const blocks = doc(file).split(/\n(?=\[\[)/);
  return blocks
    .filter((b) => kind.test(b))
    .map((b) => ({
      field: (name: string) => new RegExp(`^${name} = "?(.*?)"?$`, 'm').exec(b)?.[1] ?? '',
      list: (name: string) => {
        const all = new RegExp(`^${name} = \\[([\\s\\S]*?)\\]$`, 'm').exec(b)?.[1] ?? '';
        return [...all.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((m) => m[1]!);
      },
    }));
}

const title = (id: string) =>
  ({ degrey: 'DeGrey', 'bal-bas-beta': 'Bal-Bas-Beta', 'deathstrike-dragon': 'Dragon' })[id] ??
  id.charAt(0).toUpperCase() + id.slice(1);

const abilities = (): CardLine[] =>
  tables('flash-duel-cards.toml', /^\[\[(dragon_)?ability\]\]/).map(({ field, list }) => ({
    name: field('name'),
    owner: title(field('owner')),
    trigger: field('trigger'),
    text: field('text'),
    rulings: list('rulings'),
    parts: [],
    kind: '',
    cost: null,
    colors: [],
    icons: [],
  }));

function chips(): CardLine[] {
  const file = 'puzzle-strike-cards.toml';
  const owners = new Map(
    tables(file, /^\[\[character\]\]/).flatMap((c) =>
      c.list('chips').map((chip) => [chip, c.field('name')] as const),
    ),
  );
  return tables(file, /^\[\[chip\]\]/)
    .filter((c) => c.field('type') !== 'blank')
    .map(({ field, list }) => {
      const kind = field('type');
      const usual = kind === 'puzzle' ? 'Puzzle' : 'Fixed';
      const part = (heading: string, name: string) =>
        field(name) ? [{ heading, text: field(name) }] : [];
      return {
        name: field('name'),
        owner: owners.get(field('id')) ?? usual,
        trigger: list('banner').length > 0 ? 'Action.' : '',
        text: field('main'),
        rulings: list('rulings'),
        parts: [...part('Reaction', 'reaction'), ...part('Ongoing', 'ongoing_text')],
        kind,
        cost: field('cost') ? Number(field('cost')) : null,
        colors: list('banner'),
        icons: list('icons'),
      };
    });
}

export const rulebooks: Record<string, Rulebook> = {
  'flash-duel': {
    game: 'flash-duel',
    title: 'Flash Duel',
    sections: sections('flash-duel.md'),
    cards: abilities(),
  },
  'puzzle-strike': {
    game: 'puzzle-strike',
    title: 'Puzzle Strike',
    sections: sections('puzzle-strike.md'),
    cards: chips(),
  },
};
