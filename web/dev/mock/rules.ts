// The rulebooks as the hall would serve them, read from the documents with a rough eye.
import { readFileSync } from 'node:fs';
import type { CardLine, Origin, PartOrigin, Rulebook, RuleSection } from '../../src/wire';
import { shadowsCards } from './shadows-book.ts';

const doc = (name: string) =>
  readFileSync(new URL(`../../../docs/rules/${name}`, import.meta.url), 'utf8');

const plain = (t: string) => t.replace(/\*\*|\*/g, '').trim();

const MARK = /\[(rulebook|public|designed|reconstructed|inferred|ruling)\]/g;
const marks = (t: string) => [...new Set([...t.matchAll(MARK)].map((m) => m[1] as Origin))];

function sections(file: string): RuleSection[] {
  const out: RuleSection[] = [];
  for (const line of doc(file).split('\n')) {
    const heading = /^## (?:[A-Z]{2}-\w+ )?(.+)$/.exec(line)?.[1];
    if (heading) out.push({ id: heading.replace(/\W+/g, '-'), heading, clauses: [] });
    const clause = /^- (?:\*\*)?([A-Z]{2}-[\w.]+)(?:\*\*)? (.+)$/.exec(line);
    if (clause) out.at(-1)?.clauses.push({ id: clause[1]!, text: plain(clause[2]!), origins: [] });
    else if (/^ {2}\S/.test(line)) {
      const last = out.at(-1)?.clauses.at(-1);
      if (last) last.text += ` ${plain(line)}`;
    }
  }
  for (const clause of out.flatMap((s) => s.clauses)) clause.origins = marks(clause.text);
  return out.filter((s) => s.clauses.length > 0);
}

/** Every table of this kind in a file, by its fields. */
export function tables(file: string, kind: RegExp) {
  const blocks = doc(file).split(/\n(?=\[\[)/);
  return blocks
    .filter((b) => kind.test(b))
    .map((b) => ({
      /** The name of its list. */
      of: /\[\[(\w+)\]\]/.exec(b)?.[1] ?? '',
      origins: (): PartOrigin[] => {
        const all = /^origin = \{(.*)\}$/m.exec(b)?.[1] ?? '';
        const parts = [...all.matchAll(/(\w+) = "(\w+)"/g)];
        return parts.map((m) => ({ part: m[1]!, origin: m[2] as Origin }));
      },
      field: (name: string) => new RegExp(`^${name} = "?(.*?)"?$`, 'm').exec(b)?.[1] ?? '',
      /** Numbers by name, of an inline table: `{ str = 2, hp = 8 }`. */
      numbers: (name: string) => {
        const all = new RegExp(`^${name} = \\{(.*)\\}$`, 'm').exec(b)?.[1] ?? '';
        return [...all.matchAll(/(\w+) = (-?\d+)/g)].map((m) => [m[1]!, Number(m[2])] as const);
      },
      digits: (name: string) => {
        const all = new RegExp(`^${name} = \\[(.*)\\]$`, 'm').exec(b)?.[1] ?? '';
        return [...all.matchAll(/\d+/g)].map(Number);
      },
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
  tables('flash-duel-cards.toml', /^\[\[(dragon_)?ability\]\]/).map(({ field, list, origins }) => ({
    name: field('name'),
    owner: title(field('owner')),
    trigger: field('trigger'),
    text: field('text'),
    rulings: list('rulings'),
    origins: origins(),
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
    .map(({ field, list, origins }) => {
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
        origins: origins(),
        parts: [...part('Reaction', 'reaction'), ...part('Ongoing', 'ongoing_text')],
        kind,
        cost: field('cost') ? Number(field('cost')) : null,
        colors: list('banner'),
        icons: list('icons'),
      };
    });
}

const FACTIONS: Record<string, string> = {
  alliance: 'Human Alliance',
  orcs: 'Orcs',
  dragons: 'Dragons',
  aegyptus: 'Aegyptus',
  catastrophe: 'Catastrophe',
};

/** Units with what is printed on them, then special rules, then magic. */
function armies(): CardLine[] {
  const file = 'fantasy-clash-cards.toml';
  const rules = new Map(
    tables(file, /^\[\[special_rule\]\]/).map((r) => [r.field('id'), r.field('name')]),
  );
  return tables(file, /^\[\[(unit|special_rule|spell|item|evolution|blessing)\]\]/).map((c) => {
    const { field, list } = c;
    const kind = c.of === 'special_rule' ? 'rule' : c.of;
    const n = (name: string) => Number(field(name));
    const named = list('rules').flatMap((id) => {
      const name = rules.get(id);
      return name ? [{ name, names: null }] : [];
    });
    const card: CardLine = {
      name: field('name'),
      owner: FACTIONS[field('faction')] ?? (kind === 'rule' ? 'Special rules' : 'Gods'),
      trigger: '',
      text: field('text'),
      rulings: list('rulings'),
      origins: c.origins(),
      parts: [],
      kind,
      cost: field('cost') ? n('cost') : null,
      colors: [],
      icons: kind === 'rule' ? [field('id')] : [],
    };
    if (kind !== 'unit') return card;
    const unit = {
      class: field('class'),
      copies: n('count'),
      attack: n('attack'),
      defence: n('defence'),
      size: n('size'),
      range: n('range'),
      magic: n('magic'),
      tag: null,
      rules: named,
    };
    return { ...card, unit };
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
  'fantasy-clash': {
    game: 'fantasy-clash',
    title: 'Fantasy Clash',
    sections: sections('fantasy-clash.md'),
    cards: armies(),
  },
  shadows: {
    game: 'shadows',
    title: 'Shadows: Heroes & Monsters',
    sections: sections('shadows.md'),
    cards: shadowsCards(),
  },
};
