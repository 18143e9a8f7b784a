// How a lesson writes down a position: the cards that lie there, and what differs from a battle that
// is under way. What is printed on cards comes from the rulebook.
import { choice, lessonTable, sits } from '../../../learn/table';
import type {
  ActsPicture,
  ArmyPicture,
  AttackPicture,
  BattleCardPicture,
  CardLine,
  CastingPicture,
  Choice,
  FantasyClashPicture,
  OddsPicture,
  TableNow,
  UnitLine,
} from '../../../wire';
import { learn } from '../words/lessons';

export type Lying = {
  id: number;
  at: string;
  /** None: an enemy card that lies face down. */
  unit: string | null;
  isFoe: boolean;
  isUp: boolean;
  isThrough?: boolean;
};
export type Here = {
  cards: readonly Lying[];
  phase: 'movement' | 'combat' | 'magic' | 'reinforcement';
  /** Attacks that may be made: from, to, and the dice of both. */
  attacks?: readonly Strike[];
  /** The spells that may be tried, and by whom. */
  spells?: readonly { magic: string; from: string }[];
  conquered?: readonly string[];
  deck?: number;
  /** Spells that are spent. */
  exhausted?: readonly string[];
  /** What the step is about: the magic of the army is shown also where there is little room. */
  magic?: boolean;
};
export type Strike = { from: string; to: string; dice: readonly [number, number]; shot?: boolean };

let ids = 0;
/** A card of one's own; `up`: everybody sees it. */
export const own = (at: string, unit: string, up = false): Lying => ({
  id: (ids += 1),
  at,
  unit,
  isFoe: false,
  isUp: up,
});
/** A card of the enemy: known by its unit, or face down. */
export const foe = (at: string, unit: string | null = null): Lying => ({
  id: (ids += 1),
  at,
  unit,
  isFoe: true,
  isUp: unit !== null,
});

/** The same position after the card on a space has changed. */
export const after = (here: Here, at: string, change: Partial<Lying>): Here => ({
  ...here,
  attacks: [],
  cards: here.cards.map((c) => (c.at === at ? { ...c, ...change } : c)),
});
/** The same position after the card on a space has fallen. */
export const without = (here: Here, at: string): Here => ({
  ...here,
  attacks: [],
  cards: here.cards.filter((c) => c.at !== at),
});

/** How many ways so many dice make each sum. */
function ways(dice: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < dice; i += 1) {
    const next = new Map<number, number>();
    for (const [sum, n] of sums) {
      for (let face = 1; face <= 6; face += 1) {
        next.set(sum + face, (next.get(sum + face) ?? 0) + n);
      }
    }
    sums = next;
  }
  return sums;
}

/** FC-7.16, FC-7.22 to FC-7.24: what both roll, counted exactly. */
export function oddsOf(attacker: UnitLine, defender: UnitLine, name: string, strike: Strike) {
  const [a, d] = strike.dice;
  const out = { attacker_wins: 0, nobody: 0, defender_wins: 0 };
  for (const [x, n] of ways(a)) {
    for (const [y, m] of ways(d)) {
      const lead = attacker.attack + x - defender.defence - y;
      const key = lead > 0 ? 'attacker_wins' : lead === 0 ? 'nobody' : 'defender_wins';
      out[key] += n * m;
    }
  }
  const pool = (dice: number, printed: number) => ({
    dice,
    bonus: false,
    printed,
    plus: printed,
    mods: dice > 2 ? [{ part: 'dice', why: 'Size', n: dice - 2 }] : [],
    slays: false,
  });
  return {
    ...out,
    unit: name,
    both: 0,
    called_off: 0,
    of: 6 ** (a + d),
    trap: false,
    attacker: pool(a, attacker.attack),
    defender: pool(d, defender.defence),
  } as OddsPicture;
}

const NOTHING_DONE: ActsPicture = {
  moved: 0,
  attacked: false,
  rerolled: false,
  cast: false,
  item: false,
  reinforced: false,
};

/** The spaces a card reaches with its range: beside it or before it (FC-3.6). */
function reachOf(at: string, range: number): string[] {
  const [column, row] = [at.charCodeAt(0) - 65, Number(at.slice(1))];
  return [0, 1, 2, 3, 4].flatMap((c) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((r) => {
      const far = Math.abs(c - column) + Math.abs(r - row);
      return r >= row && far <= range ? [`${String.fromCharCode(65 + c)}${r}`] : [];
    }),
  );
}

export class Shelf {
  #cards: readonly CardLine[];
  constructor(cards: readonly CardLine[]) {
    this.#cards = cards;
  }
  unit(name: string): UnitLine | undefined {
    return this.#cards.find((c) => c.name === name && c.unit)?.unit;
  }

  #lying(c: Lying): BattleCardPicture {
    const line = c.unit ? this.unit(c.unit) : undefined;
    const seat = c.isFoe ? 'P2' : 'P1';
    return {
      id: c.id,
      space: c.at,
      controller: seat,
      owner: seat,
      revealed: c.isUp,
      unit: c.unit,
      values: line ?? null,
      rules: line?.rules.map((r) => r.name) ?? [],
      effects: [],
      under: [],
      reach: line && line.range > 1 ? reachOf(c.at, line.range) : [],
      deployed: true,
      moved: false,
      pointed: false,
      tried_spell: false,
      tried_blessing: false,
      evaded: false,
      spent: false,
      held: false,
      broke_through: c.isThrough ?? false,
    };
  }

  #army(seat: string, faction: string, name: string, here: Here): ArmyPicture {
    const mine = here.cards.filter((c) => c.isFoe === (seat === 'P2'));
    const units = this.#cards.filter((c) => c.unit && c.owner === name);
    const may = units.filter((c) => !/titan|legend/.test(c.unit?.class ?? '')).map((c) => c.name);
    const conquered = seat === 'P1' ? (here.conquered ?? []) : [];
    const magic = (kind: string) => this.#cards.filter((c) => c.kind === kind && c.owner === name);
    return {
      seat,
      faction,
      faction_name: name,
      side: seat === 'P1' ? 'south' : 'north',
      in_play: mine.length,
      face_down: mine.filter((c) => !c.isUp).length,
      deck_size: here.deck ?? 25,
      deck: null,
      price: 3,
      conquered: conquered.map((card) => ({ card, count: 1 })),
      conquered_size: conquered.length,
      spent: 0,
      unseen: [],
      may_be_deployed: may,
      may_be_reinforcement: units.map((c) => c.name),
      spells: magic('spell').map((s) => ({
        name: s.name,
        cost: s.cost ?? 0,
        exhausted: here.exhausted?.includes(s.name) ?? false,
      })),
      items: magic('item').map((m) => ({ name: m.name, played: false, on: null })),
      evolutions: [],
      blessings: [],
      effects: [],
    };
  }

  #attack(here: Here, strike: Strike): AttackPicture[] {
    const unitOn = (at: string) => here.cards.find((c) => c.at === at)?.unit ?? '';
    const [from, to] = [this.unit(unitOn(strike.from)), this.unit(unitOn(strike.to))];
    if (!from || !to) return [];
    const odds = oddsOf(from, to, unitOn(strike.to), strike);
    const { shot = false } = strike;
    const places = { from: strike.from, to: strike.to };
    return [{ ...places, shot, reveals: false, cards: 1, worst: odds, best: odds }];
  }

  #casting({ cards }: Here, spell: { magic: string; from: string }): CastingPicture {
    const caster = cards.find((c) => c.at === spell.from)?.unit ?? '';
    const plus = this.unit(caster)?.magic ?? 0;
    const needed = this.#cards.find((c) => c.name === spell.magic)?.cost ?? 0;
    // FC-9: the magic of the caster and two dice must reach the cost.
    const succeeds = [...ways(2)].reduce((n, [sum, m]) => n + (sum + plus >= needed ? m : 0), 0);
    const mods = [{ part: 'score', why: 'Magic', n: plus }];
    const rest = { reveals: false, needed, plus, mods, succeeds, of: 36, may_reroll: false };
    return { ...spell, ...rest };
  }

  picture(here: Here): FantasyClashPicture {
    return {
      columns: 5,
      rows: 9,
      home_rows: 4,
      turn: 'P1',
      turns: 7,
      phase: here.phase,
      picking: null,
      sealed: [],
      your_pick: null,
      idle_turns: 0,
      idle_limit: 40,
      turn_limit: 200,
      face_up: false,
      cards: here.cards.map((c) => this.#lying(c)),
      armies: [
        this.#army('P1', 'alliance', 'Human Alliance', here),
        this.#army('P2', 'orcs', 'Orcs', here),
      ],
      deployment: null,
      acts: NOTHING_DONE,
      moment: null,
      roll: null,
      attacks: (here.attacks ?? []).flatMap((s) => this.#attack(here, s)),
      castings: (here.spells ?? []).map((s) => this.#casting(here, s)),
      wins: [],
      wins_needed: 1,
      draws: 0,
    };
  }

  table = (here: Here, choices: Choice[], id = 1): TableNow =>
    lessonTable({
      mode: 'battle',
      seats: [sits('P1', 'player', learn.me, 'south'), sits('P2', 'bot', learn.foe, 'north')],
      picture: { game: 'fantasy-clash', ...this.picture(here) },
      choices,
      id,
    });
}

// The choices of a real table, as the hall names them.
export const move = (from: string, to: string) =>
  choice(`move ${from} ${to}`, `Move it to ${to}.`, { kind: 'move', from, to });
export const attack = (from: string, to: string) =>
  choice(`attack ${from} ${to}`, `Attack ${to}.`, { kind: 'attack', from, to });
export const shoot = (from: string, to: string) =>
  choice(`shoot ${from} ${to}`, `Shoot at ${to}.`, { kind: 'shoot', from, to });
export const cast = (magic: string, from: string, to: string) =>
  choice(`cast ${magic} ${from} ${to}`, `Cast ${magic} at ${to}.`, {
    kind: 'cast',
    magic,
    from,
    to,
  });
export const put = (to: string) => choice(`put ${to}`, `Put it on ${to}.`, { kind: 'put', to });
export const followUp = choice('follow up', 'Follow up.', { kind: 'follow up' });
export const stay = choice('stay', 'Stay.', { kind: 'stay' });
export const reinforce = choice('reinforce', 'Bring a reinforcement.', { kind: 'reinforce' });
export const end = choice('end phase', 'End the phase.', { kind: 'end' });
export const say = (words: string) => choice(words, words, {});
