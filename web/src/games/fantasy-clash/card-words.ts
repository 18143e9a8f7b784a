// What the page of all cards says of a unit: its class, how many of it a deck has, and every special
// rule of it in full.
import type { CardWords } from '../game';
import { slug } from './room';
import { fc } from './words/en';

export const cardWords: CardWords = {
  about: ({ unit }) =>
    unit
      ? [
          fc.classes[unit.class] ?? unit.class,
          fc.copies(unit.copies),
          ...(unit.tag ? [fc.tag(unit.tag)] : []),
        ]
      : [],
  signs: ({ unit }, all) =>
    (unit?.rules ?? []).map((r) => ({
      icon: slug(r.name),
      title: r.names ? `${r.name} ${fc.names(r.names)}` : r.name,
      text: all.find((c) => c.kind === 'rule' && c.name === r.name)?.text ?? '',
    })),
};
