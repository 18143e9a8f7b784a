// What the make-believe lobby offers of Fantasy Clash.
import type { GameLine, OptionLine } from '../../src/wire';

const yesNo = (name: string, about: string): OptionLine => ({
  name,
  about,
  kind: { kind: 'yes-no' },
  default: 'no',
});
const seat = (seat: string, role: string) => ({
  seat,
  role,
  side: role.toLowerCase(),
  by_rules: false,
});

/** The game as the hall would describe it. */
export const fantasyClash = (): GameLine => ({
  name: 'fantasy-clash',
  title: 'Fantasy Clash',
  owner: 'the makers of Fantasy Clash',
  provenance: 'Most numbers on its units are designed by this project.',
  about: 'Two armies of face-down cards cross a small battlefield; break through to win.',
  modes: [
    {
      name: 'battle',
      title: 'Battle',
      about: "Two armies of face-down cards; break through to the enemy's back row",
      seats: [seat('P1', 'South'), seat('P2', 'North')],
      options: [
        {
          name: 'factions',
          about: 'Factions by seat, separated by commas; `-` leaves the usual one',
          kind: {
            kind: 'names',
            of: ['Human Alliance', 'Orcs', 'Dragons', 'Aegyptus', 'Catastrophe'],
            seats: ['P1', 'P2'],
          },
          default: '',
        },
        yesNo('random-force', 'The starting forces are drawn at random instead of chosen'),
        yesNo('face-up', 'All cards lie face up from the start, for learning'),
      ],
      only: [],
      rateable: true,
    },
  ],
  presets: [],
  bots: [{ name: 'greedy', about: 'a sensible beginner' }],
  usual_bot: 'greedy',
  first_bot: 'greedy',
});
