// What a tutorial is written down as: steps, and in each of them one thing to do after the other.
import type { Choice } from '../wire';

/** What is said in a step. */
export type Said = {
  title: string;
  words: string;
  /** Said when the right thing was done. */
  well: string;
  /** Said beside the task when something else was done. */
  hint: string;
};

/** One question. `Here` is how its game writes down a position. */
export type Task<Here> = {
  here: Here;
  choices?: Choice[];
  /** The label of the right choice; without one there is only something to read. */
  right?: string;
  /** What lies there afterwards, if nothing else is asked. */
  then?: Here;
  told?: unknown[];
};

export type Step<Here> = Said &
  Task<Here> & {
    /** What is asked next, after the right answer. */
    more?: readonly (Task<Here> & Pick<Said, 'words' | 'hint'>)[];
    /** A card that must be read to go on. */
    read?: string;
  };

/** All that is asked in a step, in order. */
export const tasks = <Here>(
  step: Step<Here>,
): readonly (Task<Here> & Pick<Said, 'words' | 'hint'>)[] => [step, ...(step.more ?? [])];

/** A step with the words that its game has for it. */
export function said<Here>(
  all: Record<string, Partial<Said> & Pick<Said, 'title' | 'words'>>,
  key: string,
  rest: Omit<Step<Here>, keyof Said>,
): Step<Here> {
  const { title, words, well = '', hint = '' } = all[key] ?? { title: key, words: '' };
  return { title, words, well, hint, ...rest };
}
