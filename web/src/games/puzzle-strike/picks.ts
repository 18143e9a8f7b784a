// What a pick or a draft is about: a character with its chips, or one chip.
import type { CardLine, Choice } from '../../wire';

export type Pickable = { choice: Choice; title: string; owner: string; chips: readonly string[] };

export function picking(choices: readonly Choice[], cards: readonly CardLine[]): Pickable[] {
  return choices.map((choice) => {
    const chip = choice.parts.chip;
    if (chip) {
      const owner = cards.find((c) => c.name === chip)?.owner ?? '';
      return { choice, title: chip, owner, chips: [chip] };
    }
    const owner = choice.parts.who ?? '';
    const chips = cards.filter((c) => owner && c.owner === owner).map((c) => c.name);
    return { choice, title: owner || choice.words, owner, chips };
  });
}
