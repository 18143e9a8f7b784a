// What a pick or a draft is about: a character with its chips, or one chip.
import type { CardLine, Choice } from '../../wire';

export type Pickable = { choice: Choice; title: string; owner: string; chips: readonly string[] };

/** A label names the character by the short name, the rulebook by the full one. */
const isOf = (owner: string, label: string): boolean => {
  const name = label.replace(/^pick /, '').toLowerCase();
  const words = owner.toLowerCase().split(' ');
  return (
    owner.toLowerCase() === name ||
    words.includes(name) ||
    name.split(' ').some((n) => words.includes(n))
  );
};

export function picking(choices: readonly Choice[], cards: readonly CardLine[]): Pickable[] {
  const owners = [...new Set(cards.filter((c) => c.kind === 'character').map((c) => c.owner))];
  return choices.map((choice) => {
    const chip = choice.parts.chip;
    if (chip) {
      const owner = cards.find((c) => c.name === chip)?.owner ?? '';
      return { choice, title: chip, owner, chips: [chip] };
    }
    const owner = owners.find((o) => isOf(o, choice.label)) ?? '';
    const chips = cards.filter((c) => owner && c.owner === owner).map((c) => c.name);
    return { choice, title: owner || choice.words, owner, chips };
  });
}
