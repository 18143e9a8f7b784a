// The chips of Puzzle Strike as the hall would serve them, read from the chip data with a rough eye.
import { readFileSync } from 'node:fs';
import type { CardLine, Rulebook } from '../../src/wire';

const data = readFileSync(
  new URL('../../../docs/rules/puzzle-strike-cards.toml', import.meta.url),
  'utf8',
);

const title = (id: string) =>
  id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('-');

function card(block: string): CardLine {
  const field = (name: string) => new RegExp(`^${name} = "(.*)"`, 'm').exec(block)?.[1] ?? '';
  const list = (name: string) => {
    const inside = new RegExp(`^${name} = \\[([^\\]]*)\\]`, 'm').exec(block)?.[1] ?? '';
    return [...inside.matchAll(/"([^"]*)"/g)].map((m) => m[1]!);
  };
  const cost = /^cost = (\d+)/m.exec(block)?.[1];
  const kind = field('type');
  const owners: Record<string, string> = { character: title(field('character')), puzzle: 'Puzzle' };
  const parts = [
    { heading: 'Reaction', text: field('reaction') },
    { heading: 'Ongoing', text: field('ongoing_text') },
  ];
  return {
    name: field('name'),
    owner: owners[kind] ?? 'Fixed',
    trigger: list('banner').length > 0 ? 'Action.' : '',
    text: field('main'),
    parts: parts.filter((p) => p.text),
    rulings: list('rulings'),
    kind,
    cost: cost ? Number(cost) : null,
    colors: list('banner'),
    icons: list('icons'),
  };
}

export const puzzleBook = (): Rulebook => ({
  game: 'puzzle-strike',
  title: 'Puzzle Strike',
  sections: [],
  cards: data
    .split(/\n(?=\[\[)/)
    .filter((b) => b.startsWith('[[chip]]') && !/^type = "blank"/m.test(b))
    .map(card),
});
