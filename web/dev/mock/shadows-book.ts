// The cards of Shadows as the hall would list them, read from the documents with a rough eye.
import type { CardLine, RewardPicture, SkillLine } from '../../src/wire';
import { tables } from './rules.ts';

const FILE = 'shadows-cards.toml';
const OWNERS: Record<string, string> = {
  'neutral-skill': 'Neutral Skills',
  'basic-item': 'Basic Items',
  item: 'Market Items',
  'monster-action': 'Monster-Action cards',
  mission: 'Missions',
  status: 'The rules',
};
const ICONS = ['attack', 'attack2', 'response', 'response2', 'spell', 'spell2', 'special'];
/** What begins with a capital in the document is a word of its own on the wire. */
const traits = (all: readonly string[]): string[] =>
  all.flatMap(
    (t) => /^(attack|spell|predict|response|attachment|auto)/.exec(t.toLowerCase()) ?? [],
  );

type Table = ReturnType<typeof tables>[number];

/** A Hero has them one by one. */
const STATS = ['str', 'tech', 'mag', 'hp'];

const skillOf = ({ of, field, list, numbers, digits }: Table): SkillLine => ({
  form: field('field') === 'combat' ? 'combat' : field('field') ? 'self' : '',
  initiative: digits('init'),
  answers: list('traits').flatMap((t) => /^Response>\((\w+)\)$/.exec(t)?.[1]?.toLowerCase() ?? []),
  traits: [...new Set(traits(list('traits')))],
  requires: numbers('req').map(([stat, n]) => ({ stat, n, at_most: false })),
  gold: 0,
  hp: Number(field('hp') || 0),
  shield: Number(field('shield') || 0),
  stats: [...numbers('stats'), ...STATS.map((stat) => [stat, Number(field(stat))] as const)]
    .filter(([stat, n]) => n !== 0 && (stat !== 'hp' || of === 'hero'))
    .map(([stat, n]) => ({ stat, n })),
  delay: Number(field('delay') || 0),
  one_time: false,
  restricted: list('traits').includes('Restricted'),
  sides: [],
  copies: Number(field('count') || 1),
  rare: field('rarity') === 'rare',
  list: field('beginner') || null,
  heroes: [],
});

function kindOf(name: string, { field }: Table): string {
  if (name === 'skill') return field('set') === 'hero' ? 'hero-skill' : 'neutral-skill';
  if (name === 'item') return field('kind') === 'basic' ? 'basic-item' : 'item';
  return name.replace('_', '-');
}

function lineOf(name: string, table: Table): CardLine {
  const { field, list, numbers } = table;
  const kind = kindOf(name, table);
  const reward = Object.fromEntries(numbers('reward'));
  const line: CardLine = {
    name: field('name'),
    owner: OWNERS[kind] ?? field('hero') ?? '',
    trigger: '',
    text: field('text') || field('tips'),
    rulings: list('rulings'),
    origins: table.origins(),
    parts: [],
    kind,
    cost: kind === 'item' ? Number(field('cost')) : kind === 'mission' ? (reward['ss'] ?? 0) : null,
    colors: field('color') ? [field('color')] : [],
    icons: name === 'monster_action' ? list('icons') : traits(list('traits')),
  };
  if (name === 'monster') {
    const nothing: RewardPicture = { xp: 0, gold: 0, ss: 0, item: false };
    return {
      ...line,
      owner: field('species'),
      parts: ICONS.map((icon) => ({
        heading: icon,
        text: /text = "(.*?)"/.exec(field(icon))?.[1] ?? '',
      })),
      monster: {
        species: field('species'),
        level: Number(field('level')),
        hp: Number(field('hp')),
        reward: { ...nothing, ...reward },
      },
    };
  }
  return kind === 'mission' ? line : { ...line, skill: skillOf(table) };
}

/** Each card once, though every Hero has a copy of some. */
export function shadowsCards(): CardLine[] {
  const kinds = [
    'hero',
    'special',
    'skill',
    'item',
    'monster',
    'monster_action',
    'mission',
    'status',
  ];
  const all = kinds.flatMap((kind) =>
    tables(FILE, new RegExp(`^\\[\\[${kind}\\]\\]`)).map((table) => lineOf(kind, table)),
  );
  return [...new Map(all.map((card) => [card.name, card])).values()];
}
