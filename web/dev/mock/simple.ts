// A make-believe hall needs one game that can really be played: Simple mode, against a bot that
// picks at random. Only for working on the client; the rules live in the engine.
import type {
  Choice,
  FighterPicture,
  FlashDuelPicture,
  Line,
  Prompt,
  TableNow,
  Thing,
  WhyNot,
} from '../../src/wire';

type Exchange = { strike: boolean; number: number; strength: number; by: number };
const other = (seat: number) => 1 - seat;
const name = (seat: number) => `P${seat + 1}`;
const roles = ['West', 'East'];

export class SimpleMatch {
  space = [1, 18];
  hands: number[][] = [[], []];
  deck: number[] = [];
  discard: number[] = [];
  inPlay: number[] = [];
  turn = 0;
  round = 0;
  tokens: [number, number] = [0, 0];
  recover = [false, false];
  exchange: Exchange | null = null;
  over: string | null = null;
  prompt = 0;
  lines: Line[] = [];
  who = ['Duellist', 'Duellist'];
  abilities: string[][] = [[], []];

  constructor(
    readonly id: string,
    readonly code: string,
    readonly mode = 'simple',
    readonly needed = 3,
  ) {
    this.begin(0);
  }

  asked(): number {
    return this.exchange ? other(this.exchange.by) : this.turn;
  }

  gap(): number {
    return Math.abs((this.space[0] ?? 0) - (this.space[1] ?? 0));
  }

  private tell(words: string, event: unknown, things: string[] = []): void {
    this.lines.push({ n: this.lines.length + 1, words, event, things });
  }

  private begin(first: number): void {
    this.round += 1;
    this.deck = [1, 2, 3, 4, 5].flatMap((n) => Array<number>(5).fill(n));
    this.deck.sort(() => Math.random() - 0.5);
    this.space = [1, 18];
    this.hands = [this.deck.splice(0, 5), this.deck.splice(0, 5)];
    this.discard = [];
    this.inPlay = [];
    this.recover = [false, false];
    this.exchange = null;
    this.turn = first;
    const begins = first === 0 ? 'you' : name(first);
    this.tell(`Round ${this.round} began; ${begins} had the first turn.`, {
      event: 'round-started',
      round: this.round,
      first,
    });
  }

  private step(seat: number, n: number, forward: boolean): number {
    const at = this.space[seat] ?? 1;
    const foe = this.space[other(seat)] ?? 18;
    const way = (seat === 0) === forward ? 1 : -1;
    const to = Math.max(1, Math.min(18, at + way * n));
    return forward ? (seat === 0 ? Math.min(to, foe - 1) : Math.max(to, foe + 1)) : to;
  }

  choices(seat: number): Choice[] {
    const hand = this.hands[seat] ?? [];
    const kinds = [...new Set(hand)].sort();
    const held = (n: number) => hand.filter((c) => c === n).length;
    const foe = this.space[other(seat)] ?? 18;
    const out: Choice[] = [];
    const add = (
      label: string,
      words: string,
      kind: string,
      cards: number[],
      more: object = {},
      things: string[] = [],
    ) =>
      out.push({
        label,
        words,
        parts: { kind, cards, ...more },
        things: [kind, ...[...new Set(cards)].map((n) => `card ${n}`), ...things],
      });
    if (this.exchange) {
      const { strike, number, strength } = this.exchange;
      if (held(number) >= strength) {
        const cards = Array<number>(strength).fill(number);
        add(`block ${strength}x${number}`, `Block with ${strength} × ${number}`, 'block', cards);
      }
      if (strike && this.space[seat] !== (seat === 0 ? 1 : 18)) {
        for (const n of kinds) {
          const to = this.step(seat, n, false);
          add(`retreat ${n}`, `Retreat ${n} to space ${to}`, 'retreat', [n], { space: to });
        }
      }
      add('take the hit', 'Take the hit', 'take-the-hit', []);
      return out;
    }
    const gap = this.gap();
    for (const n of kinds) {
      for (const forward of [true, false]) {
        const to = this.step(seat, n, forward);
        const way = forward ? 'forward' : 'back';
        add(`move ${way} ${n}`, `Move ${way} ${n} to space ${to}`, 'move', [n], { space: to });
      }
    }
    if (gap === 1) {
      for (const n of kinds) {
        add(`push ${n}`, `Push ${name(other(seat))} back ${n}`, 'push', [n], { space: foe });
      }
    }
    for (let k = 1; k <= held(gap); k += 1) {
      const cards = Array<number>(k).fill(gap);
      add(`attack ${k}x${gap}`, `Attack with ${k} × ${gap}`, 'attack', cards, { space: foe });
    }
    if (gap > 1) {
      for (const dash of kinds) {
        const to = this.step(seat, dash, true);
        const far = Math.abs(foe - to);
        const rest = held(far) - (dash === far ? 1 : 0);
        for (let k = 1; k <= rest; k += 1) {
          const words = `Dash ${dash}, strike with ${k} × ${far}`;
          const cards = [dash, ...Array<number>(k).fill(far)];
          add(`dash ${dash}, strike ${k}x${far}`, words, 'dashing strike', cards, {
            dash,
            space: foe,
          });
        }
      }
    }
    return out;
  }

  private things(seat: number, choices: Choice[]): Thing[] {
    const named = new Set(choices.flatMap((c) => c.things));
    const gap = this.gap();
    const why: Record<string, WhyNot> = {
      push: { words: 'You are not adjacent to an opponent.', clause: 'FD-7.4' },
      attack: { words: `You hold no ${gap}: the distance is ${gap}.`, clause: 'FD-7.8' },
      'dashing strike':
        gap === 1
          ? { words: 'You are adjacent already.', clause: 'FD-7.10' }
          : { words: 'No dash leaves a distance that you can strike at.', clause: 'FD-7.13' },
      block: { words: 'You do not hold the cards.', clause: 'FD-8.3' },
      retreat: { words: 'Only from a dashing strike.', clause: 'FD-8.4' },
    };
    const actions = this.exchange
      ? ['block', 'retreat']
      : ['move', 'push', 'attack', 'dashing strike'];
    const out = actions.map((a): Thing => ({
      name: a,
      why_not: named.has(a) ? null : (why[a] ?? null),
    }));
    for (const n of new Set(this.hands[seat])) {
      const words = 'It neither blocks this attack nor helps otherwise.';
      const not = named.has(`card ${n}`) ? null : { words, clause: 'FD-8.3' };
      out.push({ name: `card ${n}`, why_not: not });
    }
    return out;
  }

  answer(seat: number, label: string): boolean {
    const choice = this.choices(seat).find((c) => c.label === label);
    if (!choice || this.asked() !== seat || this.over) return false;
    const from = this.space[seat] ?? 1;
    const you = seat === 0 ? 'You' : name(seat);
    const { kind, cards } = choice.parts;
    for (const n of cards) {
      const hand = this.hands[seat] ?? [];
      hand.splice(hand.indexOf(n), 1);
      this.inPlay.push(n);
    }
    const [first = 0] = cards;
    const card = { number: first, from: 'hand', lent: null };
    const meld = (number: number, hand: number) => ({
      number,
      hand,
      stash: false,
      drawn: false,
      lent: null,
      shifts_stash: false,
    });
    const pawn = `pawn ${name(seat)}`;
    if (kind === 'move' || kind === 'retreat') {
      const to = choice.parts.space ?? from;
      this.space[seat] = to;
      const verb = kind === 'move' ? 'moved' : 'retreated';
      const event = { event: verb, seat, card, way: 'forward', from, to };
      this.tell(`${you} ${verb} with a ${first} to space ${to}.`, event, [`space ${to}`, pawn]);
      if (kind === 'move') this.endTurn();
      else {
        this.recover[seat] = true;
        this.exchange = null;
        this.endTurn();
      }
    } else if (kind === 'push') {
      const foe = other(seat);
      const was = this.space[foe] ?? 1;
      const to = this.step(foe, first, false);
      this.space[foe] = to;
      this.tell(`${you} pushed with a ${first}.`, { event: 'pushed', by: seat, card });
      const event = { event: 'displaced', seat: foe, from: was, to, how: 'push' };
      this.tell(`${name(foe)} was pushed to space ${to}.`, event, [`space ${to}`]);
      this.endTurn();
    } else if (kind === 'attack' || kind === 'dashing strike') {
      const strike = kind !== 'attack';
      const number = cards.at(-1) ?? 0;
      const strength = cards.length - (strike ? 1 : 0);
      const space = choice.parts.space ?? 0;
      if (strike) {
        const to = this.step(seat, first, true);
        this.space[seat] = to;
        const event = { event: 'dashed', seat, card, from, to };
        this.tell(`${you} dashed with a ${first} to space ${to}.`, event, [`space ${to}`, pawn]);
      }
      const verb = strike ? 'struck' : 'attacked';
      const words = `${you} ${verb} space ${space} with ${strength} × ${number}.`;
      const event = { event: verb, by: seat, with: meld(number, strength), space, strength };
      this.tell(words, event, [`space ${space}`]);
      this.exchange = { strike, number, strength, by: seat };
    } else if (kind === 'block') {
      this.tell(`${you} blocked with ${cards.length} × ${first}.`, {
        event: 'blocked',
        seat,
        with: meld(first, cards.length),
      });
      this.exchange = null;
      this.endTurn();
    } else {
      this.tell(`${you} ${seat === 0 ? 'were' : 'was'} hit.`, { event: 'hit-taken', seat }, [pawn]);
      this.win(other(seat));
    }
    this.prompt += 1;
    return true;
  }

  private win(seat: number): void {
    const side = seat === 0 ? 'west' : 'east';
    const who = seat === 0 ? 'You' : name(seat);
    this.tokens[seat] = (this.tokens[seat] ?? 0) + 1;
    this.tell(`${who} won the round.`, { event: 'round-won', side, tokens: 1 });
    if ((this.tokens[seat] ?? 0) >= this.needed) {
      this.exchange = null;
      this.over = side;
      this.tell(`${who} won the game.`, { event: 'game-won', side });
    } else this.begin(other(seat));
  }

  private endTurn(): void {
    this.discard.push(...this.inPlay);
    this.discard.sort();
    this.inPlay = [];
    const seat = this.turn;
    const hand = this.hands[seat] ?? [];
    let drew = 0;
    while (hand.length < 5 && this.deck.length > 0) {
      const number = this.deck.pop() ?? 1;
      hand.push(number);
      drew += 1;
      const event = seat === 0 ? { event: 'drew', seat, number } : { event: 'drew-unseen', seat };
      const words = seat === 0 ? `You drew a ${number}.` : `${name(seat)} drew a card.`;
      this.tell(words, event, seat === 0 ? [`card ${number}`] : []);
    }
    if (drew > 0 && this.deck.length === 0) {
      this.tell('The last card was drawn: time is over.', { event: 'time-over' });
      const gap = this.gap();
      const held = this.hands.map((h) => h.filter((c) => c === gap).length);
      const best =
        (held[0] ?? 0) - (held[1] ?? 0) || (this.space[0] ?? 0) - 1 - (18 - (this.space[1] ?? 0));
      this.win(best >= 0 ? 0 : 1);
      return;
    }
    this.turn = other(seat);
    if (this.recover[this.turn]) {
      this.recover[this.turn] = false;
      const who = this.turn === 0 ? 'You recover' : `${name(this.turn)} recovers`;
      this.tell(`${who}: no main action.`, { event: 'recovered', seat: this.turn });
      this.endTurn();
    }
  }

  picture(open = false): FlashDuelPicture {
    const fighter = (seat: number): FighterPicture => ({
      seat: name(seat),
      who: this.who[seat] ?? '',
      side: seat === 0 ? 'west' : 'east',
      space: this.space[seat] ?? 1,
      defeated: false,
      hand_size: this.hands[seat]?.length ?? 0,
      hand: seat === 0 || open ? [...(this.hands[seat] ?? [])].sort() : null,
      known: [],
      has_stash: false,
      stash: null,
      drawn: null,
      abilities: (this.abilities[seat] ?? []).map((n) => ({
        name: n,
        face_up: true,
        usable: false,
      })),
      recovering: this.recover[seat] ?? false,
      hit_points: null,
      soldier: null,
      mine: null,
      loyalty: null,
      offer: null,
    });
    const x = this.exchange;
    return {
      round: this.round,
      tokens: [...this.tokens],
      tokens_needed: this.needed,
      is_raid: false,
      turn: name(this.turn),
      fighters: [fighter(0), fighter(1)],
      deck: this.deck.length,
      discard: [...this.discard],
      in_play: [...this.inPlay],
      in_force: [],
      exchange: x && {
        by: name(x.by),
        strike: x.strike,
        number: x.number,
        strength: x.strength,
        space: this.space[other(x.by)] ?? 0,
        target: name(other(x.by)),
        can_be_blocked: true,
      },
      pool: [],
      you_are_traitor: null,
      your_pick: null,
    };
  }

  private ask(): Prompt | null {
    if (this.over || this.asked() !== 0) return null;
    const choices = this.choices(0);
    const x = this.exchange;
    const sentence = x
      ? `P2 made ${x.strike ? 'a dashing strike' : 'an attack'} (strength ${x.strength}). ` +
        `${x.strength} × ${x.number} would block.`
      : 'Your turn: choose your action.';
    return { id: this.prompt, sentence, choices, always: [], things: this.things(0, choices) };
  }

  now(): TableNow {
    const prompt = this.ask();
    const won = this.over === 'west';
    return {
      match: this.id,
      code: this.code,
      game: 'flash-duel',
      title: 'Flash Duel',
      mode: this.mode,
      mode_words: this.mode === 'full' ? 'Full Game' : 'Simple',
      status: this.over ? 'ended' : 'running',
      visibility: 'link',
      you: 'P1',
      seats: [0, 1].map((s) => ({
        seat: name(s),
        kind: s === 0 ? 'player' : 'bot',
        name: s === 0 ? 'Wanderer' : 'greedy',
        role: roles[s] ?? '',
        side: s === 0 ? 'west' : 'east',
        online: true,
      })),
      picture: { game: 'flash-duel', ...this.picture() },
      prompt,
      waiting: this.over ? [] : [name(this.asked())],
      sentence: prompt?.sentence ?? (this.over ? 'The game is over.' : 'P2 is thinking.'),
      clock: { kind: 'total', seconds: 600, increment: 5 },
      left: [412_000, 388_000],
      offers: [],
      may: this.over ? ['rematch'] : ['resign', 'offer-draw', 'undo'],
      ended: this.over
        ? {
            sentence: won ? 'You won, three tokens to none.' : 'P2 won the game.',
            results: won ? ['win', 'loss'] : ['loss', 'win'],
            secret: '9c…',
          }
        : null,
      commitment: 'b3:5f2c…',
      rematch: null,
    };
  }
}
