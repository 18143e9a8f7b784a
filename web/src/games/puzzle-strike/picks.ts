// What a pick or a draft is about: a character with its chips, or one chip.
import type { CardLine, Choice } from '../../wire';

export type Pickable = { choice: Choice; title: string; owner: string; chips: readonly string[] };

/** Whose chips a label means: it may name the character by the short name or by the full one. */
function ownerOf(label: string, owners: readonly string[]): string {
  const name = label.replace(/^pick /, '').toLowerCase();
  const exact = owners.find((o) => o.toLowerCase() === name);
  const within = (some: string, all: string) =>
    some.split(' ').every((word) => all.split(' ').includes(word));
  const alike = (o: string) => within(name, o.toLowerCase()) || within(o.toLowerCase(), name);
  return exact ?? owners.find(alike) ?? '';
}

export function picking(choices: readonly Choice[], cards: readonly CardLine[]): Pickable[] {
  const owners = [...new Set(cards.filter((c) => c.kind === 'character').map((c) => c.owner))];
  return choices.map((choice) => {
    const chip = choice.parts.chip;
    if (chip) {
      const owner = cards.find((c) => c.name === chip)?.owner ?? '';
      return { choice, title: chip, owner, chips: [chip] };
    }
    const owner = ownerOf(choice.label, owners);
    const chips = cards.filter((c) => owner && c.owner === owner).map((c) => c.name);
    return { choice, title: owner || choice.words, owner, chips };
  });
}
