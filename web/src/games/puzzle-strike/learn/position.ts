// How a lesson writes down a position: only what differs from a duel that has just begun.
import { choice, lessonTable, sits } from '../../../learn/table';
import type {
  ArrowsPicture,
  ChipCount,
  Choice,
  PilePicture,
  PlayerPicture,
  PlayingPicture,
  SendPicture,
  StackPicture,
  TableNow,
} from '../../../wire';
import { counted, gemName, gemValue } from '../chips';

export type Here = {
  /** The gems of both piles, the largest first. */
  me: number[];
  foe: number[];
  hand: string[];
  /** Whose turn it is, mine unless said. */
  turn?: 'P1' | 'P2';
  phase?: 'ante' | 'action' | 'buy' | 'cleanup';
  arrows?: Partial<ArrowsPicture>;
  money?: number;
  pigs?: number;
  played?: string[];
  discard?: string[];
  foePlayed?: string[];
  playing?: PlayingPicture;
  send?: SendPicture;
  /** Stacks that hold less than they would, by name. */
  left?: Record<string, number>;
  panic?: number;
  /** The bank is what the step is about: it is shown also where there is little room. */
  bank?: boolean;
};

/** PS-13.1: who ends a turn with so much has lost. */
export const LIMIT = 10;
/** PS-3.2: what everybody's bag holds beside the chips of the character. */
const BAG = ['Crash Gem', ...Array.from({ length: 6 }, () => '1-gem')];
export const GLORIA = ['Radiant Healing', 'Saving Grace', 'Healing Touch'];
export const ZANE = ['Crash Bomb', 'Crash Potato', 'Maximum Anarchy'];

/** Chips, what they cost and how many are there before a duel takes its bags (PS-3.3, PS-3.4). */
const fixed: [string, number, number][] = [
  ['1-gem', 1, 64],
  ['2-gem', 3, 20],
  ['3-gem', 5, 16],
  ['4-gem', 7, 12],
  ['Combine', 4, 20],
  ['Crash Gem', 5, 16],
  ['Double Crash Gem', 9, 10],
  ['Wound', 0, 24],
];
/** The bank "First Game" (PS-19.2). */
const puzzle: [string, number][] = [
  ['Axe Kick', 5],
  ['Bang then Fizzle', 2],
  ['Blues Are Good', 3],
  ['Button Mashing', 3],
  ['Just a Scratch', 1],
  ['Money for Nothing', 2],
  ['Now or Later', 2],
  ['Ouch!', 4],
  ['Punch, Punch, Kick', 6],
  ['Signature Move', 5],
];
export const STACKS: [string, number, number][] = [
  ...fixed,
  ...puzzle.map(([chip, cost]): [string, number, number] => [chip, cost, 5]),
];

/** PS-4.27: so many chips more for so high a pile. */
export const heightBonus = (total: number): number => Math.min(3, Math.floor(total / 3));
export const sum = (gems: readonly number[]): number => gems.reduce((a, b) => a + b, 0);

/** What is left of some chips without some others. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((chip) => {
    const at = left.indexOf(chip);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export const worth = (hand: readonly string[]): number =>
  sum(hand.map((chip) => gemValue(chip) ?? 0));

function bank(h: Here): StackPicture[] {
  const mine = [...h.hand, ...(h.played ?? []), ...(h.discard ?? [])];
  const out = [
    ...BAG,
    ...BAG,
    ...without(mine, [...BAG, ...GLORIA]),
    ...without(h.foePlayed ?? [], [...BAG, ...ZANE]),
    ...[...h.me, ...h.foe].map(gemName),
  ];
  const money = (h.money ?? 0) + worth(h.hand);
  return STACKS.map(([chip, price, full]) => {
    const count = h.left?.[chip] ?? full - out.filter((c) => c === chip).length;
    const affordable = h.phase === 'buy' && count > 0 && price <= money;
    return { chip, count, price, affordable, removed: false, traps: 0 };
  });
}

function player(seat: string, who: string, own: string[]): PlayerPicture {
  return {
    seat,
    who,
    own_chips: own,
    side: seat.toLowerCase(),
    is_out: false,
    hand_size: 5,
    hand: null,
    known: [],
    kept: 0,
    bag_size: 5,
    bag: null,
    hand_and_bag: counted([...own, ...BAG]),
    top: [],
    discard: [],
    table: [],
    ongoing: [],
    arrows: { black: 0, brown: 0, purple: 0, red: 0, blue: 0 },
    money: 0,
    pigs: 0,
    is_done: false,
  };
}

function me(h: Here): PlayerPicture {
  const seen = [...h.hand, ...(h.played ?? []), ...(h.discard ?? [])];
  const bag: ChipCount[] = counted(without([...GLORIA, ...BAG], seen));
  const plain = player('P1', 'Gloria', GLORIA);
  return {
    ...plain,
    hand: h.hand,
    hand_size: h.hand.length,
    bag,
    bag_size: sum(bag.map((c) => c.count)),
    discard: counted(h.discard ?? []),
    table: counted(h.played ?? []),
    arrows: { ...plain.arrows, ...h.arrows },
    money: h.money ?? 0,
    pigs: h.pigs ?? 0,
  };
}

const pile = (seat: string, gems: number[]): PilePicture => ({
  seat,
  owners: [seat],
  gems,
  total: sum(gems),
  chips: [],
  height_bonus: heightBonus(sum(gems)),
});

export function table(h: Here, choices: Choice[], id = 1): TableNow {
  const stacks = bank(h);
  const panic = h.panic ?? 0;
  return lessonTable({
    mode: 'duel',
    seats: [sits('P1', 'player', '', 'p1'), sits('P2', 'bot', '', 'p2')],
    picture: {
      game: 'puzzle-strike',
      turn: [h.turn ?? 'P1'],
      phase: h.phase ?? 'action',
      // PS-12.1, PS-12.2: each level makes the ante larger by one.
      ante: 1 + panic,
      panic,
      empty_stacks: stacks.filter((s) => s.count === 0).length,
      next_panic_at: panic < 3 ? 2 + panic : null,
      pile_limit: LIMIT,
      bank: stacks,
      players: [me(h), { ...player('P2', 'Zane', ZANE), table: counted(h.foePlayed ?? []) }],
      piles: [pile('P1', h.me), pile('P2', h.foe)],
      playing: h.playing ? [h.playing] : [],
      send: h.send ?? null,
      floating: [],
      pool: [],
      wins: [],
      wins_needed: 1,
      your_pick: null,
      sealed: [],
    },
    choices,
    id,
  });
}

// The choices of a real table, as the hall names them.
const ofHand = (kind: string) => (chip: string) =>
  choice(`${kind} ${chip}`, '', { kind, chip, zone: 'hand' });
export const play = ofHand('play');
export const react = ofHand('react');
export const keep = ofHand('keep');
export const crash = (value: number) =>
  choice(`crash ${value} at P2`, `Crash the ${value}-gem.`, {
    kind: 'crash',
    gems: [value],
    seat: 'P2',
  });
export const breaks = (value: number) =>
  choice(`break ${value}`, `Break the ${value}-gem.`, { kind: 'break', gems: [value] });
export const combine = (a: number, b: number) =>
  choice(`combine ${a}+${b}`, `Combine ${a} and ${b} into a ${a + b}-gem.`, {
    kind: 'combine',
    gems: [a, b],
  });
export const pass = (words: string) => choice('pass', words, { kind: 'pass' });
export const endActions = choice('end actions', 'End your action phase.', { kind: 'end' });
export const keepNothing = choice('keep nothing more', 'Keep nothing more.', { kind: 'end' });
export const say = (words: string) => choice(words, words, {});
export const payAll = (hand: readonly string[]) =>
  choice('pay all', `All gems of your hand for ${worth(hand)} money.`, { kind: 'pay', seat: 'P1' });
/** Everything that so much money buys; a Wound is always to be had (PS-4.17). */
export const buys = (money: number, gone: readonly string[] = []) =>
  STACKS.filter(([chip, cost]) => cost <= money && !gone.includes(chip)).map(([chip, cost]) =>
    choice(`buy ${chip}`, `Buy ${chip} for ${cost}.`, { kind: 'buy', chip, zone: 'bank' }),
  );
