// What a pick or a draft is about: a character with its chips, or one chip. Without a choice it is
// somebody else's pick, and only read.
import type { CardLine, Choice, PuzzleStrikePicture } from '../../wire';

export type Pickable = {
  choice: Choice | null;
  title: string;
  owner: string;
  chips: readonly string[];
};

const chipsOf = (owner: string, cards: readonly CardLine[]) =>
  cards.filter((c) => owner && c.owner === owner).map((c) => c.name);
const ownerOf = (chip: string, cards: readonly CardLine[]) =>
  cards.find((c) => c.name === chip)?.owner ?? '';

export function picking(choices: readonly Choice[], cards: readonly CardLine[]): Pickable[] {
  return choices.map((choice) => {
    const chip = choice.parts.chip;
    if (chip) return { choice, title: chip, owner: ownerOf(chip, cards), chips: [chip] };
    const owner = choice.parts.who ?? '';
    return { choice, title: owner || choice.words, owner, chips: chipsOf(owner, cards) };
  });
}

/** What others pick or draft from now, to be read meanwhile. Who has picked in secret waits. */
export function readable(p: PuzzleStrikePicture, cards: readonly CardLine[]): Pickable[] {
  if (p.your_pick !== null || p.phase !== null) return [];
  const choice = null;
  if (p.pool.length > 0) {
    return p.pool.map((chip) => ({
      choice,
      title: chip,
      owner: ownerOf(chip, cards),
      chips: [chip],
    }));
  }
  return (p.pickable ?? []).map((who) => ({
    choice,
    title: who,
    owner: who,
    chips: chipsOf(who, cards),
  }));
}
