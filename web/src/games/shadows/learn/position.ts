// How a lesson writes down a table: what lies before Ahti and Rolan, and what differs from a first
// game that is under way. What is printed on cards comes from the rulebook.
import { choice, lessonTable, sits } from '../../../learn/table';
import type {
  AimPicture,
  CardLine,
  Choice,
  FieldCardPicture,
  HandCardPicture,
  HeroPicture,
  ItemPicture,
  MonsterPicture,
  ShadowsMomentPicture,
  ShadowsPicture,
  TableNow,
} from '../../../wire';
import { learn } from '../words/lessons';

/** What one player has. */
export type Having = {
  gold?: number;
  xp?: number;
  ss?: number;
  /** Tokens of this round, which wait to be collected. */
  earnedGold?: number;
  earnedXp?: number;
  damage?: number;
  hand?: readonly string[];
  /** Cards used this round. */
  used?: readonly string[];
  items?: readonly string[];
  /** The Monster-Action card before the player: facedown, turned up, or none. */
  front?: 'down' | 'attack' | 'special' | null;
};
export type Here = {
  phase: 'teamup' | 'plan' | 'combat' | 'buildup';
  step?: number;
  kind: string;
  names?: string;
  left?: number;
  me?: Having;
  foe?: Having;
  /** Damage of both on the Monster; none if it is down. */
  wounds?: readonly [number, number] | null;
  market?: readonly string[];
  aims?: readonly { target: string; damage: number; fells?: boolean }[];
  /** An Attack of Rolan that is on its way. */
  struck?: { card: string; damage: number };
  missionDone?: boolean;
  /** Where there is little room only this is shown. */
  shows: readonly ('me' | 'foe' | 'monster' | 'market')[];
};

/** The cards of a Current Deck, in the order in which a Hand is taken from it. */
export const DECK = [
  'The Fist',
  'Search',
  'Stay Behind',
  'Crossbow Bolt',
  "Tracker's Eye",
  'Smoke Pellet',
];
const LIBRARY = ['Strike Weakness', 'Parry', 'Throwing Knives', 'War Hound', 'Second Wind'];
const STATIONS = {
  P1: ['Marked Prey', 'Flat-Footed / Dodge', 'Bounty Collector'],
  P2: ['The Last Stand', 'Flat-Footed / Dodge'],
};
const HEROES = { P1: 'Ahti', P2: 'Rolan' } as const;
/** The Stats on a Hero card: Strength, Technique, Magic, Health. */
export const STATS = { P1: [2, 3, 1, 8], P2: [2, 2, 2, 8] } as const;
/** What the Attacks of Ahti's own cards announce. */
export const DAMAGE: Record<string, number> = { 'The Fist': 1, 'Crossbow Bolt': STATS.P1[1] };
const ICONS = ['attack', 'attack2', 'response', 'response2', 'spell', 'spell2', 'special'];
const NO_USES = { round: 0, per_round: 0, game: 0, per_game: 0, step: false };

const held = (card: string): HandCardPicture => ({
  card,
  met: true,
  lacks: [],
  damage: DAMAGE[card] ?? null,
});
const lying = (card: string): FieldCardPicture => ({
  card,
  side: card.startsWith('Flat-Footed') ? 'Flat-Footed' : null,
  flipped: false,
  entity: null,
  on: null,
  stun: 0,
  shield: 0,
  broken: 0,
  hp: 0,
  hurt: 0,
  track: null,
  marker: 0,
  uses: NO_USES,
  blank: false,
});
const owned = (item: string): ItemPicture => ({ item, shield: 0, broken: 0, uses: NO_USES });
const FRONTS = {
  down: { action: null, known_by: ['P2'] },
  attack: { action: 'attack', known_by: ['P1', 'P2'] },
  special: { action: 'special', known_by: ['P1', 'P2'] },
};

export class Shelf {
  #cards: ReadonlyMap<string, CardLine>;
  constructor(cards: readonly CardLine[]) {
    this.#cards = new Map(cards.map((c) => [c.name, c]));
  }
  card(name: string): CardLine | undefined {
    return this.#cards.get(name);
  }
  /** What an Item adds to Health. */
  #health(item: string): number {
    const stats = this.card(item)?.skill?.stats ?? [];
    return stats.find((s) => s.stat === 'hp')?.n ?? 0;
  }

  #hero(seat: 'P1' | 'P2', have: Having, here: Here): HeroPicture {
    const isMe = seat === 'P1';
    const [str, tech, mag, hp] = STATS[seat];
    const name = HEROES[seat];
    const items = have.items ?? (isMe ? ['Vital Element'] : ['Bargain Purse']);
    const full = items.reduce<number>((sum, item) => sum + this.#health(item), hp);
    const hand = have.hand ?? [];
    const used = have.used ?? [];
    const deck = DECK.filter((card) => !hand.includes(card) && !used.includes(card));
    const mission = this.card(learn.mission);
    const stat = (stat: string, value: number) => ({
      stat,
      value,
      sources: [{ name, n: value }],
    });
    return {
      seat,
      hero: name,
      epithet: '',
      hp: full,
      damage: have.damage ?? 0,
      stats: [stat('str', str), stat('tech', tech), stat('mag', mag), stat('hp', full)],
      attack_bonus: 0,
      attack_sources: [],
      price_change: 0,
      price_sources: [],
      gold: have.gold ?? 0,
      xp: have.xp ?? 0,
      ss: have.ss ?? 0,
      earned_gold: have.earnedGold ?? 0,
      earned_xp: have.earnedXp ?? 0,
      earned_ss: 0,
      bounties: 0,
      knockdowns: 0,
      knocked_down: 0,
      leads: isMe,
      shield_points: isMe ? 1 : 0,
      guards: isMe ? [{ name: 'Leader', left: 1, of: 1 }] : [],
      invincible: null,
      dodge: false,
      predicted: [],
      attacked: false,
      standalone: false,
      colors: [],
      combat: used.map(lying),
      stunned: [],
      station: STATIONS[seat].map(lying),
      attachments: [],
      items: items.map(owned),
      hand_size: isMe ? hand.length : here.phase === 'combat' ? 3 - used.length : 0,
      hand: isMe ? hand.map(held) : null,
      hand_seen: [],
      queue_size: 0,
      queue: isMe ? [] : null,
      deck_size: isMe ? deck.length : 4,
      deck: isMe ? deck.map(held) : null,
      unseen: [],
      secrets: 0,
      known: [],
      library_size: LIBRARY.length,
      library: isMe
        ? LIBRARY.map((card) => ({
            card,
            met: true,
            lacks: [],
            chosen: false,
            dead: false,
          }))
        : null,
      gone: [],
      mission:
        isMe && mission
          ? {
              mission: mission.name,
              text: mission.text,
              ss: 1,
              fulfilled: here.missionDone === true,
            }
          : null,
      mission_offers: [],
      front: have.front ? FRONTS[have.front] : null,
      revealed: [],
      passed: false,
      redraws: 0,
    };
  }

  #monster(here: Here): MonsterPicture | null {
    const card = this.card(learn.monster);
    const line = card?.monster;
    if (!line || here.wounds === null) return null;
    const [mine, foes] = here.wounds ?? [0, 0];
    const turned = here.me?.front;
    return {
      name: learn.monster,
      species: line.species,
      level: line.level,
      hp: line.hp,
      wounds: [
        { seat: 'P1', damage: mine, left: line.hp - mine },
        { seat: 'P2', damage: foes, left: line.hp - foes },
      ],
      // The rows of the chart stand on the card in this order.
      chart: ICONS.map((icon, i) => ({
        icon,
        uses: icon === 'special' ? 'plain' : icon.replace('2', ''),
        text: card.parts[i]?.text ?? '',
        now: icon === turned,
      })),
      reward: line.reward,
    };
  }

  #moment(here: Here): ShadowsMomentPicture {
    const { kind, names = null, left = null, struck } = here;
    return {
      kind,
      card: struck?.card ?? null,
      from: struck ? 'P2' : null,
      to: struck ? 'P1' : null,
      against: struck ? 'attack' : null,
      names,
      n: struck?.damage ?? null,
      deal_to: null,
      left,
      otherwise: null,
    };
  }

  picture(here: Here): ShadowsPicture {
    const me = this.#hero('P1', here.me ?? {}, here);
    const market = here.market ?? ["Traveler's Boots", 'Crystal Orb', 'Iron Gauntlets'];
    const cost = (item: string) => this.card(item)?.cost ?? 0;
    const { struck } = here;
    const text = struck ? (this.card(struck.card)?.text ?? '') : '';
    const blow = (n: number) => ({
      target: 'P1',
      damage: n,
      health: me.hp - me.damage,
      no_shields: false,
      shielded: false,
      answered: false,
      fells: false,
    });
    return {
      libraries: 'first',
      round: 3,
      round_limit: 60,
      phase: here.phase,
      step: here.step ?? null,
      leader: 'P1',
      turn: here.phase === 'combat' ? (struck ? 'P2' : 'P1') : null,
      order: ['P1', 'P2'],
      thinking: ['P1'],
      hand_size: 3,
      stones_to_end: 9,
      heroes: [me, this.#hero('P2', here.foe ?? {}, here)],
      monster: this.#monster(here),
      creature: null,
      trophies: here.wounds === null ? [{ level: 1, monster: learn.monster, seat: 'P1' }] : [],
      levels_left: [2, 3],
      market: market.map((item, slot) => ({
        item,
        slot,
        cost: cost(item),
        prices: [cost(item), cost(item)],
      })),
      slots: 3,
      basics: [],
      item_deck: [],
      item_discard: [],
      action_deck: 17,
      action_discard: [],
      action_buried: 0,
      action_buried_known: [],
      dealing: [],
      rewards: [],
      moment: this.#moment(here),
      running: struck
        ? [{ by: 'P2', card: struck.card, icon: null, text, user: 'P2', target: 'P1' }]
        : [],
      attack: struck
        ? {
            by: 'P2',
            from: 'P2',
            no_response: false,
            blows: [blow(struck.damage)],
            at: 0,
            answered: [],
          }
        : null,
      aims: (here.aims ?? []).map((a): AimPicture => ({
        target: a.target,
        damage: a.damage,
        die: false,
        sources: [],
        health: 0,
        shields: 0,
        fells: a.fells ?? false,
      })),
    };
  }

  table = (here: Here, choices: Choice[], id = 1): TableNow =>
    lessonTable({
      mode: 'two-heroes',
      seats: [sits('P1', 'player', learn.me, ''), sits('P2', 'player', learn.foe, '')],
      picture: { game: 'shadows', ...this.picture(here) },
      choices,
      id,
    });
}

// The choices of a real table, as the hall names them.
const ofCard = (kind: string) => (card: string) => choice(`${kind} ${card}`, '', { kind, card });
export const take = ofCard('take');
export const study = ofCard('study');
export const respond = ofCard('respond');
export const play = (card: string, damage = DAMAGE[card]) => {
  return choice(`play ${card}`, '', { kind: 'play', card, ...(damage ? { damage } : {}) });
};
export const buy = (card: string, price: number) =>
  choice(`buy ${card}`, '', { kind: 'buy', card, price });
export const everyone = (token: 'gold' | 'xp') =>
  choice(`everyone ${token}`, '', { kind: 'everyone', token });
export const predict = (number: number) =>
  choice(`predict ${number}`, '', { kind: 'predict', number, seat: 'P2' });
export const at = (target: string, damage: number) =>
  choice(`at ${target}`, '', {
    kind: 'at',
    target,
    damage,
    ...(target === 'Monster' ? {} : { seat: target }),
  });
export const noResponse = choice('no response', '', { kind: 'no response' });
export const endTurn = choice('end turn', '', { kind: 'end turn' });
export const pass = choice('pass', '', { kind: 'pass' });
export const say = (words: string) => choice(words, words, {});
