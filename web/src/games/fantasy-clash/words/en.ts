// Every word this table says by itself. Sentences about the game come from the hall.
import type { Choice, ModPicture } from '../../../wire';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

const ENDS: Record<string, string> = {
  movement: 'End movement',
  combat: 'End combat',
  magic: 'End magic',
  reinforcement: 'End your turn',
};

const CANNOT: Record<string, string> = {
  movement: 'cannot move',
  combat: 'cannot attack',
};

/** A choice in the few words that fit on a button; none if the words of the hall do. */
function button({ parts }: Choice, phase: string | null): string | null {
  const { magic, rule, card, die } = parts;
  switch (parts.kind) {
    case 'end':
      return ENDS[phase ?? ''] ?? 'End the phase';
    case 'reveal':
      return 'Reveal it';
    case 'use':
    case 'point':
      return `Use ${rule}`;
    case 'move':
      return 'Move there';
    case 'tunnel':
      return 'Tunnel there';
    case 'attack':
      return 'Attack';
    case 'shoot':
      return 'Shoot';
    case 'cast':
      return `Cast ${magic}`;
    case 'attach':
      return `Attach ${magic}`;
    case 'reinforce':
      return 'Bring a reinforcement';
    case 'spend':
      return `Spend ${card}`;
    case 'reroll':
      return `Roll the ${die} again`;
    case 'reroll defence':
      return `Have the defender’s ${die} rolled again`;
    case 'keep':
      return 'Leave the dice';
    case 'follow up':
      return 'Follow up';
    case 'stay':
      return 'Stay';
    case 'go first':
      return 'I start';
    case 'go second':
      return 'The other side starts';
    default:
      return null;
  }
}

/** A change of a roll with its reason. */
function mod({ part, why, n }: ModPicture): string {
  if (part === 'dice') return `${why} ${signed(n)} ${Math.abs(n) === 1 ? 'die' : 'dice'}`;
  if (part === 'lowest') return `${why}: one die more, the lowest discarded`;
  if (part === 'becomes') return `${why}: counts as ${n}`;
  return `${why} ${signed(n)}`;
}

export const VALUES = ['attack', 'defence', 'size', 'range', 'magic'] as const;

export const fc = {
  button,
  mod,
  values: {
    attack: 'Attack',
    defence: 'Defence',
    size: 'Size',
    range: 'Range',
    magic: 'Magic',
  } as Record<(typeof VALUES)[number], string>,
  valueRules: {
    attack: 'Added to the dice when it attacks.',
    defence: 'Added to the dice when it is attacked.',
    size: '5 or more above the other: one die more in close combat.',
    range: 'How far it shoots, casts and helps; 1 is no range.',
    magic: 'Added to two dice for spells and blessings, and against spells.',
  } as Record<(typeof VALUES)[number], string>,
  phases: {
    movement: 'Movement',
    combat: 'Combat',
    magic: 'Magic',
    reinforcement: 'Reinforcement',
  } as Record<string, string>,
  deploying: 'Deployment',
  turn: (n: number) => `Turn ${n}`,
  turnOf: (n: number, of: number) => `Turn ${n} of ${of} at most`,
  idle: (n: number, limit: number) => `${limit - n} turns until a draw`,
  idleWords: (n: number, limit: number) =>
    `Nothing has been conquered or reinforced for ${n} turns; after ${limit} the game is drawn`,
  wins: (mine: number, theirs: number, draws: number) =>
    `Games ${mine} : ${theirs}${draws > 0 ? `, ${count(draws, 'draw', 'draws')}` : ''}`,
  field: 'Battlefield',
  empty: 'empty',
  yours: 'yours',
  of: (name: string) => `of ${name}`,
  aCard: 'a face-down card',
  faceDown: 'face down',
  seenByYou: 'face down; only you see what it is',
  canAct: 'can be picked up',
  picked: 'picked up',
  aims: {
    move: 'can move here',
    tunnel: 'can tunnel here',
    attack: 'can be attacked',
    shoot: 'can be shot at',
    cast: 'can be aimed at',
    point: 'can be pointed at',
    put: 'can be chosen',
  },
  inReach: 'in range',
  marks: {
    through: 'Broke through: wins if it still stands there when its next turn begins',
    held: 'Cannot move now',
    captured: 'Captured: fights for the other side',
    under: (names: string) => `Underneath: ${names}`,
    moved: 'Has moved this turn',
  },
  danger: (unit: string, space: string) =>
    `${unit} on ${space} holds your back row: beat it this turn, or the battle is lost.`,
  near: (unit: string, space: string) =>
    `Your ${unit} on ${space} has broken through: if it still stands there when your next turn begins, you win.`,
  mayBe: (n: number) => `It may be one of ${count(n, 'card', 'different cards')}:`,
  classes: {
    regular: 'Regular',
    veteran: 'Veteran',
    elite: 'Elite',
    champion: 'Champion',
    hero: 'Hero',
    titan: 'Titan',
    legend: 'Legend',
  } as Record<string, string>,
  copies: (n: number) => `${n} in the deck`,
  tag: (tag: string) => `counts as ${tag}`,
  printed: (n: number) => `printed ${n}`,
  names: (what: string) => `(${what})`,
  effects: 'Lies on it',
  by: (name: string) => `by ${name}`,
  read: 'Read',
  /** A face-down card that was pressed and can do nothing else. */
  only: (unit: string | null | undefined, phase: string | null | undefined) =>
    `${unit ?? 'This card'} ${CANNOT[phase ?? ''] ?? 'can do nothing'} now; it can only be revealed.`,
  aboutNothing: 'Point at a card to read it. Press one of yours to see what it can do.',
  take: 'Take back',
  takeWords: 'Take your last move back; nobody has learned anything by it',
  attackTitle: (from: string, to: string) => `${from} against ${to}`,
  unknownCard: 'an unknown card',
  win: 'Win',
  outcomes: {
    win: 'It wins',
    called: 'Called off',
    tie: 'Nothing happens',
    both: 'Both fall',
    loss: 'It falls',
  } as Record<string, string>,
  misses: 'It misses',
  exact: (n: number, of: number) => (n === of ? 'every roll' : `${n} of ${of} rolls`),
  range: (worst: number, best: number) => (worst === best ? `${best} %` : `${worst} to ${best} %`),
  overCards: (n: number) => `over the ${n} cards it may still be`,
  before: 'Before rerolls and saves.',
  worst: 'At worst',
  best: 'At best',
  trap: 'A trap: both fall without dice',
  slays: 'a 6 wins',
  attacker: 'Attack',
  defender: 'Defence',
  reveals: 'It lies face down and must be revealed first.',
  revealFirst: 'Reveal it first',
  chance: (percent: number) => `succeeds ${percent} %`,
  castTitle: (caster: string, magic: string) => `${caster}: ${magic}`,
  succeeds: 'Succeeds',
  castNeeds: (needed: number, dice: number) =>
    dice > 12
      ? `${needed} must be reached, and two dice are not enough for it`
      : `${needed} must be reached: ${Math.max(2, dice)} or more with two dice`,
  castBefore: 'Your Leader may then have one die rolled again.',
  castReveals: 'It lies face down and must be revealed first.',
  castAim: 'Choose its target on the battlefield.',
  lastRoll: 'Last roll',
  rolling: 'The dice roll …',
  needs: (n: number) => `needs ${n}`,
  discarded: 'discarded',
  die: (n: number) => `a ${n}`,
  blow: 'Killing Blow',
  verdicts: {
    attacker_won: 'The attacker won',
    defender_won: 'The defender won',
    tie: 'Nobody won',
    both_fell: 'Both fell',
    made: 'Made it',
    failed: 'Failed',
  } as Record<string, string>,
  purposes: { attack: 'Attack', defence: 'Defence', resisting: 'Resisting' } as Record<
    string,
    string
  >,
  magicOf: (name: string) => `Magic of ${name}`,
  magicMine: 'Your magic',
  noMagic: 'This faction has neither spells nor items.',
  spells: 'Spells',
  blessings: 'Blessings',
  items: 'Magic items',
  evolutions: 'Bio Evolutions',
  cost: (n: number) => `costs ${n}`,
  exhausted: 'exhausted',
  lost: 'lost',
  on: (space: string) => `on ${space}`,
  inPlay: 'in play',
  canCast: 'can be used now',
  inPlayCount: (n: number) => count(n, 'card in play', 'cards in play'),
  downCount: (n: number) => `${n} of them face down`,
  deckCount: (n: number) => count(n, 'reinforcement left', 'reinforcements left'),
  conqueredCount: (n: number, price: number) =>
    `${count(n, 'card', 'cards')} conquered; a reinforcement costs ${price}`,
  piles: 'Piles',
  pilesOf: (name: string) => `Piles of ${name}`,
  conquered: 'Conquered, not spent',
  spent: (n: number) => `Spent on reinforcements: ${n}`,
  deck: 'Reinforcement deck, in no order',
  unseen: 'Not seen by anybody else yet',
  nothing: 'Nothing is there.',
  onArmy: 'Lies on the army',
  thinks: 'decides',
  bot: 'bot',
  you: 'you',
  keys: [
    ['← ↑ → ↓', 'Walk over the battlefield'],
    ['Enter', 'Pick a card up, put it down, aim; once more confirms an attack'],
    ['u', 'Take your last move back'],
  ] as [string, string][],
  picking: 'Factions',
  pick: {
    title: 'Pick your faction',
    meanwhile: 'Factions are picked',
    over: 'It ended before both factions were known',
    about: 'Nobody sees your pick before both are made. You may both pick the same.',
    aboutOne: 'The other side plays a faction that was agreed before.',
    read: 'Press a faction to read about it; press again to take it.',
    take: (faction: string) => `Play ${faction}`,
    made: (faction: string) => `You play ${faction}. Waiting for the other side …`,
    again: 'Pick another one',
    watch: 'Both players pick their factions in secret.',
    plays: (faction: string) => `plays ${faction}`,
    firstWhy: (why: string) => `Good for a first game: ${why}.`,
    average: 'Its cards on average',
    support: (spells: number, items: number, evolutions: number) => {
      const all = [
        spells > 0 ? count(spells, 'spell', 'spells') : '',
        items > 0 ? count(items, 'magic item', 'magic items') : '',
        evolutions > 0 ? count(evolutions, 'Bio Evolution', 'Bio Evolutions') : '',
      ].filter(Boolean);
      return all.length > 0 ? `Beside its deck: ${all.join(' and ')}.` : 'No spells and no items.';
    },
  },
  deploy: {
    title: 'Lay out your army',
    against: 'against',
    about:
      'Choose a unit, then a space; or drag it there. Nobody sees your army before the battle.',
    pool: 'Your deck',
    drawn: 'Your force was drawn; only its places are yours to choose.',
    preset: {
      balanced: 'Balanced',
      wall: 'Wall',
      flank: 'Flank',
      'hidden-hero': 'Hidden hero',
    } as Record<string, string>,
    presets: 'Each of these lays out a whole army; you may change it afterwards.',
    presetWords: {
      balanced: 'Sturdy cards in front, shooters and helpers behind',
      wall: 'The best defence in front, the best attack behind it',
      flank: 'The best attack on the outer columns',
      'hidden-hero': 'The hero hides in the front row',
    } as Record<string, string>,
    save: 'Save my deployment',
    saved: 'Saved in this browser.',
    notSaved: 'This browser keeps nothing.',
    load: 'My deployment',
    noLoad: 'These cards are not in this force.',
    clear: 'Clear the field',
    lift: 'Put it back',
    commit: 'Ready for battle',
    open: 'Change it again',
    waiting: 'Your army stands. Waiting for the other side …',
    otherReady: (name: string) => `${name} is ready.`,
    otherNot: (name: string) => `${name} is still deploying.`,
    front: 'Front',
    backRow: 'Your back row',
    placed: (n: number, of: number) => `${n} of ${of}`,
    left: (n: number) => `${n} left`,
    watch: 'Both armies are laid out in secret.',
    keys: 'Arrows walk, Enter picks up and puts down, Delete puts back.',
    still: (n: number) => `${count(n, 'space is', 'spaces are')} still empty.`,
    picked: (unit: string) => `${unit}: choose a space.`,
  },
};
