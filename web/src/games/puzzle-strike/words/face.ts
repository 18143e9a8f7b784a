// What the lobby says of the game: small, because it comes with every page.
import type { OptionWords } from '../../game';

const options: Record<string, OptionWords> = {
  sets: {
    title: 'Play with',
    of: { shadows: 'Shadows', base: 'The base set', both: 'Both sets mixed' },
  },
  bank: {
    title: 'Bank',
    hint: 'The ten Puzzle stacks that everybody buys from.',
    of: { random: 'Random bank' },
  },
  stacks: { title: 'Or choose the ten Puzzle stacks yourselves', each: ['stack', 'stacks'] },
  characters: { title: 'Character' },
  promos: { title: 'Promotional chips', hint: 'Three more Puzzle chips may be in the bank.' },
  mirror: { title: 'Twins allowed', hint: 'Two players may have the same character.' },
  blind: { title: 'Secret picks', hint: 'Everybody picks in secret; all are shown together.' },
  clockwork: {
    title: 'Custom Clockwork',
    hint: 'Draft three chips from an open pool instead of picking a character.',
  },
  tournament: {
    title: 'Best of three',
    hint: 'Whoever loses a game may change one thing before the next.',
  },
  'last-standing': {
    title: 'Last Man Standing',
    hint: 'Whoever reaches ten is out; the last one left wins.',
  },
  'extra-rounds': {
    title: 'When the lowest are tied',
    of: {
      'until-won': 'They play extra rounds until one of them wins',
      ten: 'They play ten extra rounds at most, then share the victory',
    },
  },
  'improvisation-order': {
    title: 'Chips that another chip makes you play',
    of: { drawn: 'In the order they were drawn', choose: 'In any order one likes' },
  },
  first: {
    title: 'First turn',
    of: { random: 'Decided at random', P1: 'P1 goes first', P2: 'P2 goes first' },
  },
};

export const face = { cards: 'Chips', options };
