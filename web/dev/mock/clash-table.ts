// The pieces that still tables of Fantasy Clash are made of.
import type {
  ArmyPicture,
  BattleCardPicture,
  CardLine,
  Choice,
  FantasyClashPicture,
  OddsPicture,
  Parts,
  Prompt,
  TableNow,
} from '../../src/wire';
import { rulebooks } from './rules.ts';

const book = rulebooks['fantasy-clash']!.cards;
export const unit = (name: string) => book.find((c) => c.name === name)!.unit!;
const magicOf = (kind: string, owner: string): CardLine[] =>
  book.filter((c) => c.kind === kind && c.owner === owner);
const units = (faction: string) => book.filter((c) => c.unit && c.owner === faction);

const around = ([column, row]: [string, number], range: number): string[] =>
  [...'ABCDE'].flatMap((c) =>
    Array.from({ length: 9 }, (_, i) => i + 1).flatMap((r) => {
      const far = Math.abs(c.charCodeAt(0) - column.charCodeAt(0)) + Math.abs(r - row);
      return far <= range && r >= row ? [`${c}${r}`] : [];
    }),
  );

/** A card in play; without a name nobody here knows what it is. */
export function card(
  id: number,
  space: string,
  name: string | null,
  more: Partial<BattleCardPicture> = {},
): BattleCardPicture {
  const line = name ? unit(name) : null;
  const seat = id < 45 ? 'P1' : 'P2';
  const place: [string, number] = [space[0]!, Number(space.slice(1))];
  return {
    id,
    space,
    controller: seat,
    owner: seat,
    revealed: name !== null && seat === 'P2',
    unit: name,
    values: line,
    rules: line?.rules.map((r) => r.name) ?? [],
    effects: [],
    under: [],
    reach: line && line.range > 1 ? around(place, line.range) : [],
    deployed: true,
    moved: false,
    pointed: false,
    tried_spell: false,
    tried_blessing: false,
    evaded: false,
    spent: false,
    held: false,
    broke_through: false,
    ...more,
  };
}

const army = (
  seat: string,
  faction: string,
  name: string,
  more: Partial<ArmyPicture> = {},
): ArmyPicture => ({
  seat,
  faction,
  faction_name: name,
  side: seat === 'P1' ? 'south' : 'north',
  in_play: 20,
  face_down: 18,
  deck_size: 25,
  deck: null,
  price: 3,
  conquered: [],
  conquered_size: 0,
  spent: 0,
  unseen: units(name).map((u) => ({ card: u.name, count: u.unit!.copies })),
  may_be_deployed: units(name)
    .filter((u) => !/titan|legend/.test(u.unit!.class))
    .map((u) => u.name),
  may_be_reinforcement: units(name).map((u) => u.name),
  spells: magicOf('spell', name).map((s, i) => ({
    name: s.name,
    cost: s.cost ?? 0,
    exhausted: i === 3,
  })),
  items: magicOf('item', name).map((m) => ({ name: m.name, played: false, on: null })),
  evolutions: magicOf('evolution', name).map((m) => ({ name: m.name, played: false, on: null })),
  blessings: [],
  effects: [],
  ...more,
});

export const armies = (): ArmyPicture[] => [
  army('P1', 'alliance', 'Human Alliance', {
    conquered: [
      { card: 'Goblins', count: 2 },
      { card: 'Spiked Plate', count: 1 },
    ],
    conquered_size: 3,
    blessings: magicOf('blessing', 'Gods')
      .slice(0, 4)
      .map((b, i) => ({ name: b.name, cost: b.cost ?? 0, in_play: i === 1, on: null })),
  }),
  army('P2', 'orcs', 'Orcs', { conquered: [{ card: 'Pikemen', count: 1 }], conquered_size: 1 }),
];

export const picture = (more: Partial<FantasyClashPicture>): FantasyClashPicture => ({
  columns: 5,
  rows: 9,
  home_rows: 4,
  turn: 'P1',
  turns: 7,
  phase: 'movement',
  picking: null,
  sealed: [],
  your_pick: null,
  idle_turns: 0,
  idle_limit: 40,
  turn_limit: 200,
  face_up: false,
  cards: [],
  armies: armies(),
  deployment: null,
  acts: {
    moved: 0,
    attacked: false,
    rerolled: false,
    cast: false,
    item: false,
    reinforced: false,
  },
  moment: null,
  roll: null,
  attacks: [],
  castings: [],
  wins: [],
  wins_needed: 1,
  draws: 0,
  ...more,
});

export const odds = (name: string, wins: number, more: Partial<OddsPicture> = {}): OddsPicture => ({
  unit: name,
  attacker_wins: wins,
  nobody: 80,
  defender_wins: 1216 - wins,
  both: 0,
  called_off: 0,
  of: 1296,
  trap: false,
  attacker: {
    dice: 3,
    bonus: false,
    printed: 15,
    plus: 16,
    mods: [
      { part: 'dice', why: 'Size', n: 1 },
      { part: 'score', why: 'Banner', n: 1 },
    ],
    slays: false,
  },
  defender: { dice: 2, bonus: false, printed: 11, plus: 11, mods: [], slays: false },
  ...more,
});

export const choice = (label: string, words: string, parts: Partial<Parts>): Choice => ({
  label,
  words,
  things: parts.from ? [`the card on ${parts.from}`] : [],
  parts: { kind: '', cards: [], ...parts },
});
export const end = choice('end phase', 'End the phase.', { kind: 'end' });
export const ask = (sentence: string, choices: Choice[]): Prompt => ({
  id: 7,
  sentence,
  choices,
  always: [],
  things: [],
});

export const table = (
  match: string,
  p: FantasyClashPicture,
  prompt: Prompt | null,
  more: Partial<TableNow> = {},
): TableNow => ({
  match,
  code: match.toUpperCase(),
  game: 'fantasy-clash',
  title: 'Fantasy Clash',
  mode: 'battle',
  mode_words: 'Battle',
  status: 'running',
  visibility: 'link',
  you: 'P1',
  seats: [
    { seat: 'P1', kind: 'player', name: 'Wanderer', role: 'South', side: 'south', online: true },
    { seat: 'P2', kind: 'player', name: 'Mira', role: 'North', side: 'north', online: true },
  ],
  picture: { game: 'fantasy-clash', ...p },
  prompt,
  waiting: prompt ? ['P1'] : [],
  sentence: prompt?.sentence ?? 'Mira decides.',
  clock: { kind: 'total', seconds: 1800, increment: 20 },
  left: [1_412_000, 1_390_000],
  offers: [],
  may: ['resign', 'offer-draw', 'undo'],
  ended: null,
  commitment: 'b3:5f2c…',
  rematch: null,
  ...more,
});
