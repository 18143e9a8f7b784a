import { describe, expect, it } from 'vitest';
import { Desk } from '../src/games/shadows/desk.svelte';
import { isReadable } from '../src/games/shadows/lying';
import { FREE, priceOf } from '../src/games/shadows/price';
import { rowOf } from '../src/games/shadows/row';
import { cardSpot } from '../src/games/shadows/spots';
import { actionText, chartWords, plainRow } from '../src/games/shadows/words/chart';
import { lackWords, shortWhy } from '../src/games/shadows/words/why';
import { Sitting } from '../src/lib/sitting.svelte';
import type { Choice, HeroPicture, ShadowsPicture, SkillLine, TableNow, WhyNot } from '../src/wire';

const held = (...cards: string[]) =>
  cards.map((card) => ({ card, met: true, lacks: [], damage: null }));
const hero = (more: Partial<HeroPicture>) =>
  ({ seat: 'P1', hand: [], deck: [], library: [], xp: 0, ...more }) as unknown as HeroPicture;
const laid = (kind: string, more: Partial<ShadowsPicture>) =>
  ({
    game: 'shadows',
    round: 2,
    moment: { kind, names: null, left: 3 },
    thinking: ['P1'],
    heroes: [hero({})],
    basics: [],
    rewards: [],
    dealing: [],
    market: [],
    ...more,
  }) as unknown as ShadowsPicture & { game: 'shadows' };

describe('a price', () => {
  const market = [{ item: 'Spyglass', slot: 0, cost: 4, prices: [4, 2] }];
  const p = laid('purchase', { market, heroes: [hero({}), hero({ seat: 'P2' })] });
  it('is what the hall reckons for whoever looks', () => {
    expect(priceOf(p, 'P1', 'Spyglass')).toEqual({ now: 4, printed: 4 });
    expect(priceOf(p, 'P2', 'Spyglass')).toEqual({ now: 2, printed: 4 });
  });
  it('is what is printed for who only watches, and none for what is not for sale', () => {
    expect(priceOf(p, '', 'Spyglass')).toEqual({ now: 4, printed: 4 });
    expect(priceOf(p, 'P1', 'Round Shield')).toBeNull();
  });
  it('is the same in the row; a reward is free, a Basic Item has none', () => {
    const second = { ...p, thinking: ['P2'] };
    expect(rowOf(second, hero({ seat: 'P2' }))[0]?.price).toEqual({ now: 2, printed: 4 });
    const rewards = laid('reward', { rewards: ['Round Shield'] });
    expect(rowOf(rewards, hero({}))[0]?.price).toBe(FREE);
    const basics = laid('basic', { basics: ['Old Buckler'] });
    expect(rowOf(basics, hero({}))[0]?.price).toBeNull();
  });
});

describe("a Monster's chart", () => {
  it('is in plain words', () => {
    expect(plainRow('[Attack] 3 damage to the triggering entity.')).toBe(
      '3 damage to whoever set it off.',
    );
    expect(plainRow('[Response] 2 damage blocked.')).toBe('Blocks 2 damage.');
    expect(plainRow('[Spell] heal the Monster by 1.')).toBe('Heals itself by 1.');
    expect(plainRow('[Spell] break 2 of your Shield Points (your choice).')).toBe(
      'Break 2 of your Shield Points (you choose).',
    );
    const vazbuk = 'otherwise Vazbuk acts: [Attack] 3 damage to the triggering entity.';
    expect(plainRow(vazbuk)).toBe('Otherwise Vazbuk acts: 3 damage to whoever set it off.');
  });
  it('says what the Monster of today makes of a card', () => {
    const row = (icon: string, text: string) => ({ icon, uses: 'plain', text, now: false });
    const chart = [row('attack2', '[Attack] 4 damage to every Hero.'), row('spell', 'No effect.')];
    expect(actionText(chart, 'spell + attack2')).toBe('No effect. 4 damage to every Hero.');
    expect(actionText([], 'spell')).toBe('');
  });
  it('has no numbered names', () => {
    expect(chartWords.action('response + attack2')).toBe('Response + strong attack');
  });
});

describe('why a card is of no use', () => {
  const skill = { initiative: [4, 5] } as unknown as SkillLine;
  const why = (clause: string): WhyNot => ({ clause, words: 'the words of the hall' });
  it('is what it lacks, before all else', () => {
    const lacks = [{ stat: 'mag', n: 3, at_most: false }];
    expect(shortWhy(lacks, why('SH-6.7'), skill)).toBe('needs MAG 3');
    expect(lackWords([...lacks, { stat: 'hp', n: 8, at_most: true }])).toBe(
      'needs MAG 3, at most HP 8',
    );
  });
  it('is the Step it waits for, else a few words, else those of the hall', () => {
    expect(shortWhy([], why('SH-6.7'), skill)).toBe('Step 4 or 5');
    expect(shortWhy([], why('SH-10.1'), skill)).toBe('no answer to this');
    expect(shortWhy([], why('SH-99.9'), skill)).toBe('the words of the hall');
    expect(shortWhy([], null, skill)).toBe('');
  });
});

/** A hall that takes a Hand card by card. */
class Hall extends Sitting {
  told: string[] = [];
  constructor(readonly deck: string[]) {
    super();
    this.ask();
  }
  ask(): void {
    const deck = this.deck.filter((card) => !this.told.includes(card));
    const left = 3 - this.told.length;
    const heroes = [hero({ deck: held(...deck), hand: held(...this.told) })];
    const picture = { ...laid('plan', { heroes }), moment: { kind: 'plan', names: null, left } };
    const choices = (left > 0 ? deck : []).map(
      (card): Choice =>
        ({ label: `take ${card}`, words: '', things: [], parts: { kind: 'take', card } }) as never,
    );
    const things = deck.map((card) => ({
      name: `${card} in Hand`,
      why_not: card === 'B' ? { words: 'no', clause: 'SH-6.7' } : null,
    }));
    const prompt = { id: this.told.length + 1, choices, always: [], things };
    const sentence = `${left} more`;
    this.now = { you: 'P1', status: 'running', sentence, picture, prompt } as unknown as TableNow;
  }
  answer(choice: Choice): void {
    this.sending = choice.label;
  }
  /** What was sent arrives. */
  hear(): void {
    this.told.push(this.sending!.replace('take ', ''));
    this.sending = null;
    this.ask();
  }
}

describe('a Hand that is told to the hall', () => {
  const lies = (desk: Desk) => ({
    row: desk.row.map((c) => c.card),
    hand: [...(desk.still?.cards ?? desk.drafted)],
    sentence: desk.still?.sentence ?? hallOf(desk).now!.sentence,
  });
  const hallOf = (desk: Desk) => desk.sitting as Hall;
  const put = (hall: Hall) => {
    const desk = new Desk(hall);
    for (const card of ['A', 'C', 'D']) desk.press(cardSpot('P1', card));
    return desk;
  };
  it('stands still on the table until all of it is heard', () => {
    const hall = new Hall(['A', 'B', 'C', 'D']);
    const desk = put(hall);
    const before = lies(desk);
    expect(before).toEqual({
      row: ['A', 'B', 'C', 'D'],
      hand: ['A', 'C', 'D'],
      sentence: '3 more',
    });
    desk.tell();
    for (let n = 0; n < 2; n += 1) {
      expect(lies(desk)).toEqual(before);
      hall.hear();
      expect(lies(desk)).toEqual(before);
      desk.goOn();
    }
    expect(lies(desk)).toEqual(before);
    // That it was heard is told before the table is.
    const last = hall.sending;
    hall.sending = null;
    desk.goOn();
    expect(lies(desk)).toEqual(before);
    hall.sending = last;
    hall.hear();
    desk.goOn();
    expect(hall.told).toEqual(['A', 'C', 'D']);
    expect(desk.still).toBeNull();
    expect(lies(desk)).toEqual({ row: ['B'], hand: [], sentence: '0 more' });
  });
  it('can be chosen again if the hall does not take it', () => {
    const hall = new Hall(['A', 'B', 'C', 'D']);
    const desk = put(hall);
    desk.tell();
    hall.sending = null;
    hall.trouble = { words: 'no', clause: null };
    desk.goOn();
    expect(desk.still).toBeNull();
    expect(desk.isLit(cardSpot('P1', 'B'))).toBe(true);
  });
  it('knows what the hall says against a card, wherever it lies', () => {
    const desk = new Desk(new Hall(['A', 'B']));
    expect(desk.why('B')?.clause).toBe('SH-6.7');
    expect(desk.why('A')).toBeNull();
    expect(desk.why('Z')).toBeNull();
  });
});

describe('what lies open', () => {
  const of = (n: number) =>
    hero({
      combat: Array(n).fill({}) as HeroPicture['combat'],
      stunned: [],
      station: [],
      attachments: [],
      items: [],
    });
  it("is read where it lies while there is room, one's own before the rival's", () => {
    const [own, few, many, crowd] = [of(7), of(5), of(6), of(9)];
    const isRead = (heroes: HeroPicture[], h: HeroPicture, row = 4) =>
      isReadable(laid('turn', { heroes }), h, h === heroes[0], row);
    expect(isRead([own, few], own)).toBe(true);
    expect(isRead([own, few], own, 8)).toBe(false);
    expect(isRead([own, few], few)).toBe(true);
    expect(isRead([own, many], many)).toBe(false);
    expect(isRead([crowd, few], crowd)).toBe(false);
    expect(isRead([of(1), few, of(1)], few)).toBe(false);
  });
});
