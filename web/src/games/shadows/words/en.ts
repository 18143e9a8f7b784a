// Every word this table says by itself. Sentences about the game come from the hall.
import type { Choice, RewardPicture, UsesPicture } from '../../../wire';
import type { Draft } from '../draft';
import type { Row } from '../row';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

const TOKENS: Record<string, string> = {
  gold: 'Gold',
  xp: 'Experience',
  ss: 'Shadow Stones',
};

/** A choice in the few words that fit on a button; none if the words of the hall do. */
function button({ parts, label }: Choice): string | null {
  // A card with two sides is called by the one that counts.
  const side = label.slice(parts.kind.length + 1);
  const { card, damage, number, numbers, price, seat, token, who } = parts;
  switch (parts.kind) {
    case 'hero':
      return `Play ${who}`;
    case 'mission':
      return `Keep ${card}`;
    case 'keep':
      return 'Keep these cards';
    case 'mulligan':
      return 'Draw anew, one fewer';
    case 'equip':
      return `Take ${card}`;
    case 'everyone':
      return `1 ${TOKENS[token ?? ''] ?? token} for everyone`;
    case 'deal':
      return `Give ${card} to ${seat}`;
    case 'take back':
      return 'Choose again';
    case 'play':
    case 'use':
      return damage ? `Use ${side} (attacks for ${damage})` : `Use ${side}`;
    case 'queue':
      return `Lay ${card} behind it`;
    case 'ready':
      return 'Use it';
    case 'flip':
      return damage ? `Turn it up (attacks for ${damage})` : 'Turn it up and use it';
    case 'skip':
      return 'Skip it';
    case 'end turn':
      return 'End my turn in this Step';
    case 'predict':
      return `${number} on ${seat}`;
    case 'swap':
      return 'Replace it unseen';
    case 'again':
      return 'Attack again';
    case 'pass':
      return 'Pass';
    case 'respond':
      return `Respond with ${side}`;
    case 'no response':
      return 'No Response';
    case 'shield':
      return `Shield Point of ${card}`;
    case 'enough':
      return 'No more Shield Points';
    case 'lose':
      return `Lose 1 ${TOKENS[token ?? ''] ?? token} ${parts.zone ? 'earned this round' : 'of your Inventory'}`;
    case 'show':
      return `Show the numbers ${numbers?.join('/')}`;
    case 'buy':
      return `Buy ${card} for ${price} Gold`;
    case 'drop':
      return `Give up ${card}`;
    case 'study':
      return `Study ${card}`;
    case 'done':
      return 'Done';
    default:
      return null;
  }
}

const reward = (r: RewardPicture): string[] => [
  ...(r.ss ? [count(r.ss, 'Shadow Stone', 'Shadow Stones')] : []),
  ...(r.xp ? [`${r.xp} Experience`] : []),
  ...(r.gold ? [`${r.gold} Gold`] : []),
  ...(r.item ? ['one of two random Items'] : []),
];

const uses = (u: UsesPicture): string[] => [
  ...(u.per_round ? [`used ${u.round} of ${u.per_round} times this round`] : []),
  ...(u.per_game ? [`used ${u.game} of ${u.per_game} times this game`] : []),
  ...(u.step ? ['used in this Step'] : []),
];

export const STATS = ['str', 'tech', 'mag'] as const;

export const sh = {
  button,
  reward,
  uses,
  signed,
  round: (n: number) => `Round ${n}`,
  rounds: 'Rounds',
  roundOf: (n: number, of: number) => `Round ${n}; after ${of} rounds the game is scored`,
  setup: 'Getting ready',
  over: 'The game is over',
  phases: {
    teamup: 'TeamUp',
    plan: 'Plan',
    combat: 'Combat',
    buildup: 'BuildUp',
    cleanup: 'CleanUp',
  } as Record<string, string>,
  refresh: 'Refresh',
  phaseWords: {
    setup: 'Heroes, Missions, Basic Items and Libraries are chosen.',
    teamup: 'The Leader gives everyone a token and deals the Monster-Action cards.',
    plan: 'Everybody chooses a Hand in secret.',
    combat: 'Six Steps. In each of them the Leader is first, then clockwise.',
    buildup: 'What was earned is collected; Items are bought, then cards are studied.',
    cleanup: 'Cards go back to the decks; the Leader card is passed.',
    refresh: 'A new Monster, new Items in the Market.',
  } as Record<string, string>,
  step: (n: number) => `Step ${n}`,
  stepWords: (n: number) =>
    n === 3
      ? 'Step 3: cards with a 3, then every Monster-Action card that still lies facedown is revealed'
      : `Step ${n}: cards with a ${n} can be used`,
  stats: { str: 'STR', tech: 'TECH', mag: 'MAG', hp: 'HP' } as Record<string, string>,
  tokens: TOKENS,
  tokenWords: {
    gold: 'Gold buys Items of the Market',
    xp: 'Experience: 3 of it study a card of the Library',
    earned: (n: number) => `${n} more earned this round, collected in BuildUp`,
  },
  ssOf: (n: number, of: number) => `${n} of ${of} Shadow Stones; with ${of} the game ends`,
  health: (left: number, of: number) => `Health ${left} of ${of}`,
  sources: (all: readonly { name: string; n: number }[]) =>
    all.map((s) => `${s.name} ${signed(s.n)}`).join(', '),
  attackBonus: (n: number) => `Next Attack ${signed(n)}`,
  priceChange: (n: number) => `Prices ${signed(n)}`,
  shields: (n: number) => count(n, 'Shield Point', 'Shield Points'),
  shieldsOf: (left: number, of: number) =>
    `${left} of ${count(of, 'Shield Point', 'Shield Points')}`,
  leader: 'Leader: first in every Step, one Shield Point',
  bounties: (n: number) => count(n, 'Bounty', 'Bounties'),
  bountyWords: 'whoever knocks this Hero down gains 1 Gold more for each',
  downs: (by: number, of: number) => `KnockDowns: ${by} caused, ${of} suffered`,
  invincible: { step: 'Invincible in this Step', round: 'Invincible this round' } as Record<
    string,
    string
  >,
  predicted: (all: readonly number[]) => `Predicted this round: ${all.join(', ')}`,
  fields: { combat: 'Combat', station: 'Station', inventory: 'Inventory' } as Record<
    string,
    string
  >,
  fieldWords: {
    combat: 'Combat Field: Skills that were used this round. They return in CleanUp.',
    station: 'Station Field: what stays in play. Specials, Creatures, Objects.',
    inventory: 'Inventory Field: Items, Current Deck and Library.',
  } as Record<string, string>,
  empty: 'empty',
  hand: 'Hand',
  handOf: (n: number) => count(n, 'card in Hand', 'cards in Hand'),
  queueOf: (n: number) => `${count(n, 'card', 'cards')} facedown in the queue`,
  queueTitle: 'Your queue, in this order',
  deck: 'Deck',
  deckOf: (n: number) => `Current Deck: ${count(n, 'card', 'cards')}`,
  library: 'Library',
  libraryOf: (n: number) => `Library: ${count(n, 'card', 'cards')}`,
  row: {
    deck: 'Deck',
    hand: 'Hand',
    library: 'Library',
    market: 'Market',
    offer: 'On offer',
  } satisfies Record<Row, string>,
  pilesOf: (name: string) => (name === 'You' ? 'Your cards' : `Cards of ${name}`),
  unseen: 'Known to be in Deck, Hand or queue',
  secrets: (n: number) => `and ${count(n, 'studied card', 'studied cards')} nobody has seen`,
  gone: 'Left the game',
  handSeen: 'Seen in Hand this round',
  mission: 'Your Mission',
  missionOf: 'Mission',
  fulfilled: 'fulfilled as things stand',
  unfulfilled: 'not fulfilled yet',
  worth: (n: number) => count(n, 'Shadow Stone', 'Shadow Stones'),
  action: 'Monster-Action card',
  actionDown: 'a facedown Monster-Action card',
  actionKnown: (what: string) => `facedown: ${what}. Only who dealt it knows`,
  actionWait: 'revealed by the first Attack on the Monster, or at the end of Step 3',
  actionLies: 'lies revealed',
  known: (names: string) => `known to ${names}`,
  level: (n: number) => `Level ${['', 'I', 'II', 'III'][n] ?? n}`,
  monsterHp: (n: number) => `Health ${n}`,
  monsterNeed: (name: string, n: number, left: number) =>
    `${name}: ${n} damage, ${left} more to defeat it`,
  noMonster: 'No Monster until Refresh',
  noMonsterNow: 'No Monster in play',
  noMonsterYet: 'The first Monster appears when everybody is ready',
  rewardFor: 'Reward',
  trophy: (monster: string, name: string) => `${monster}, by ${name}`,
  toCome: (n: number) => `${count(n, 'Monster', 'Monsters')} still to come`,
  icons: {
    attack: 'attack',
    attack2: 'strong attack',
    response: 'response',
    response2: 'strong response',
    spell: 'spell',
    spell2: 'strong spell',
    special: 'special',
  } as Record<string, string>,
  market: 'Market',
  marketWords: 'Bought in BuildUp, in turns from the Leader. Each Item is worth 1 Shadow Stone.',
  price: (n: number) => `costs you ${n} Gold`,
  printed: (n: number) => `printed ${n}`,
  costs: ({ now, printed }: { now: number; printed: number }) =>
    now === printed ? `${now} Gold` : `${now} Gold for you (printed ${printed})`,
  free: 'free',
  soldOut: 'sold',
  you: 'You',
  bot: 'bot',
  thinking: 'thinking …',
  ready: 'ready',
  turnNow: 'decides',
  passed: 'bought enough',
  forms: {
    combat: '',
    self: 'Self',
    creature: 'Creature',
    object: 'Object',
    attachment: 'Attachment',
  } as Record<string, string>,
  traits: {
    attack: 'Attack',
    standalone: 'Attack (Standalone)',
    spell: 'Spell',
    predict: 'Predict',
    response: 'Response',
    attachment: 'Attachment',
    auto: 'Auto',
  } as Record<string, string>,
  traitWords: {
    attack: 'Damage to a target. It can be answered and stopped by Shield Points.',
    standalone: 'The only Attack its player may make this round.',
    spell: 'Takes effect directly; Shield Points do not help.',
    predict: 'Name an opponent and a number: is such a card in his Hand?',
    response: 'Used at once when something is aimed at you.',
    attachment: 'Stays on what it is attached to.',
    auto: 'Happens by itself.',
  } as Record<string, string>,
  kinds: {
    hero: 'Hero',
    special: 'Hero Special',
    'hero-skill': 'Hero Skill',
    'neutral-skill': 'Neutral Skill',
    'basic-item': 'Basic Item',
    item: 'Market Item',
    monster: 'Monster',
    creature: "Monster's Creature",
    'monster-action': 'Monster-Action card',
    mission: 'Mission',
    status: 'Status card',
  } as Record<string, string>,
  initiative: (all: readonly number[]) =>
    all.length === 0
      ? 'Used as its text says'
      : all.includes(0)
        ? 'In play at once'
        : `Step ${all.join(' or ')}`,
  answersTo: (all: readonly string[]) => `answers ${all.join(', ')}`,
  needs: (stat: string, n: number, atMost: boolean) =>
    `needs ${atMost ? 'at most ' : ''}${stat.toUpperCase()} ${n}`,
  unmet: 'requirement not met',
  delay: (n: number) => `Delay ${'I'.repeat(n)}: rests for ${n === 1 ? 'a round' : `${n} rounds`}`,
  oneTime: 'One Time: leaves the game once it is used',
  restricted: 'Restricted: one such Item for each Hero',
  gold: (n: number) => `${n} Gold for each use`,
  rulings: 'Rulings',
  atFor: (name: string, n: number) => `${name} (${n})`,
  attacksFor: (n: number) => `attacks for ${n}`,
  stun: (n: number) => count(n, 'Stun token', 'Stun tokens'),
  blank: 'blank: its requirement is not met',
  on: (what: string) => `on ${what}`,
  marker: (n: number, of: number) => `${n} of ${of} on its track`,
  damageTo: (n: number, die: boolean) => (die ? `${n} + die` : String(n)),
  aim: (n: number, die: boolean, health: number, fells: boolean) =>
    `${die ? `${n} and a die` : n} damage, ${health} left${fells ? ': enough' : ''}`,
  fells: 'enough',
  strike: (from: string, to: string, n: number) => `${from} → ${to}: ${n} damage`,
  strikeNo: 'No Response possible',
  ifNot: 'If you do nothing:',
  slots: (n: number, of: number) => `Your Hand: ${n} of ${of}`,
  slot: 'free',
  putBack: (card: string) => `${card}: put it back`,
  draft: ({ kind, most }: Pick<Draft, 'kind' | 'most'>, cards: readonly string[]) => {
    const n = cards.length;
    if (kind === 'plan') return n < most ? `Choose ${most - n} more` : 'Take this Hand';
    if (kind === 'queue') return n === 0 ? 'Use it alone' : `Use it, then ${cards.join(', then ')}`;
    return n === 0 ? 'Study nothing' : `Study ${count(n, 'card', 'cards')}`;
  },
  blocks: (response: string, n: number, of: number) => `${response}: blocks ${n} of ${of}`,
  passOn: 'End my turns until something new',
  passOnWords:
    'Your turns end by themselves until you can use something that you cannot use now, or you are ' +
    'asked for anything else: an Attack on you, for example',
  passing: 'Your turns end by themselves: stop that',
  canPress: 'can be chosen',
  picked: 'chosen',
  legend: 'Signs',
  legendTitle: 'What the signs mean',
  down: 'KnockDown!',
  slain: (name: string) => `${name} is defeated`,
  yes: 'right',
  no: 'wrong',
  list: (l: string) => `Beginner list ${l}`,
  keys: [
    ['1 … 9', 'Choose the card at that place of the row before you'],
    ['Enter', 'Do what is chosen'],
    ['Shift Enter', 'Read the card that has the focus'],
  ] as [string, string][],
};
