import { describe, expect, it } from 'vitest';
import {
  chipSpot,
  lit,
  meant,
  narrow,
  nothing,
  otherArrows,
  pileOf,
  point,
  type Sight,
} from '../src/games/puzzle-strike/intent';
import { bar, isPicking, loose, main } from '../src/games/puzzle-strike/offers';
import {
  isInReach,
  isUnpaid,
  payment,
  purchase,
  run,
  ways,
} from '../src/games/puzzle-strike/purse';
import type {
  Choice,
  Parts,
  PlayerPicture,
  Prompt,
  PuzzleStrikePicture,
  StackPicture,
} from '../src/wire';

const choice = (label: string, parts: Partial<Parts>): Choice => ({
  label,
  words: label,
  things: [],
  parts: { kind: '', cards: [], ...parts },
});
const play = (chip: string, arrow?: string) =>
  choice(arrow ? `play ${chip} with ${arrow}` : `play ${chip}`, {
    kind: 'play',
    chip,
    zone: 'hand',
    ...(arrow ? { arrow } : {}),
  });
const crash = (gems: number[], seat: string) =>
  choice(`crash ${gems.join('+')} at ${seat}`, { kind: 'crash', gems, seat });
const end = choice('end actions', { kind: 'end' });
const pass = choice('pass', { kind: 'pass' });
/** Everything these tests speak of lies in sight, but for what is said to lie elsewhere. */
const table: Sight = {
  chips: new Set([
    ...['Axe Kick', 'Combine', 'Option Select', '1-gem', '2-gem'].map((chip) => `hand ${chip}`),
    ...['Axe Kick', 'Combine', 'Wound'].map((chip) => `bank ${chip}`),
    'pile Blackguard',
  ]),
  gems: [4, 3, 2, 1],
};
const labels = (all: readonly Choice[]) => all.map((c) => c.label);

describe('what a click on the table means', () => {
  it('plays a chip at once, with the arrow that pays if nothing is said (PS-5.5)', () => {
    const all = [play('Axe Kick'), play('Axe Kick', 'black'), play('Combine'), end];
    const next = point(all, [], nothing, { chip: 'hand Axe Kick' });
    expect(meant(narrow(all, [], next!))?.label).toBe('play Axe Kick');
    expect(labels(otherArrows(all, 'hand Axe Kick'))).toEqual(['play Axe Kick with black']);
    expect(otherArrows(all, 'hand Combine')).toEqual([]);
  });

  it('knows nothing of what is not offered', () => {
    expect(point([play('Combine')], [], nothing, { chip: 'hand Wound' })).toBeNull();
  });

  it('crashes with one click in a duel, and asks for the target among several', () => {
    const pile = [3, 1];
    const duel = [crash([3], 'P2'), crash([1], 'P2')];
    const one = point(duel, pile, nothing, { gems: [0] });
    expect(meant(narrow(duel, pile, one!))?.label).toBe('crash 3 at P2');
    const many = ['P2', 'P3'].flatMap((to) => [crash([3], to), crash([1], to)]);
    const gem = point(many, pile, nothing, { gems: [1] })!;
    expect(meant(narrow(many, pile, gem))).toBeNull();
    expect(lit(narrow(many, pile, gem), pile, gem).seats).toEqual(new Set(['P2', 'P3']));
    const target = point(many, pile, gem, { seat: 'P3' })!;
    expect(meant(narrow(many, pile, target))?.label).toBe('crash 1 at P3');
  });

  it('does not ask for the only target there is', () => {
    const all = [crash([3], 'P2'), crash([1], 'P2')];
    expect(lit(all, [3, 1], nothing).seats.size).toBe(0);
  });

  it('takes two gems of one value one after the other', () => {
    const pile = [2, 1, 1];
    const all = [crash([2, 1], 'P2'), crash([1, 1], 'P2')];
    const first = point(all, pile, nothing, { gems: [1] })!;
    expect(lit(narrow(all, pile, first), pile, first).gems).toEqual(new Set([2, 1]));
    const both = point(all, pile, first, { gems: [1, 2] })!;
    expect(meant(narrow(all, pile, both))?.label).toBe('crash 1+1 at P2');
  });

  it('begins anew with a gem that does not go with what is picked', () => {
    const pile = [3, 2, 1];
    const all = [choice('combine 2+1', { kind: 'combine', gems: [2, 1] }), crash([3], 'P2')];
    const first = point(all, pile, nothing, { gems: [2] })!;
    expect(point(all, pile, first, { gems: [2, 0] })?.gems).toEqual([0]);
  });

  it('tells the same chip in several places apart', () => {
    const from = (zone: string) =>
      choice(`trash 1-gem from ${zone}`, { kind: 'trash', chip: '1-gem', zone });
    const all = [from('hand'), from('discard'), from('pile'), pass];
    expect(all.slice(0, 3).map(chipSpot)).toEqual(['hand 1-gem', 'discard 1-gem', null]);
    const gem = point(all, [1, 1], nothing, { gems: [1] })!;
    expect(meant(narrow(all, [1, 1], gem))?.label).toBe('trash 1-gem from pile');
    const { buttons, tray } = bar(all, all, nothing, table);
    expect(labels(tray)).toEqual(['trash 1-gem from discard']);
    expect(labels(buttons)).toEqual(['trash 1-gem from pile', 'pass']);
  });

  it('asks as which chip another is used once it is pointed at', () => {
    const as = (other: string) =>
      choice(`react Option Select as ${other}`, {
        kind: 'react',
        chip: 'Option Select',
        zone: 'hand',
        other,
      });
    const all = [as('Crash Gem'), as('Ebb or Flow'), pass];
    expect(bar(all, all, nothing, table).tray).toEqual([]);
    const picked = point(all, [], nothing, { chip: 'hand Option Select' })!;
    const left = narrow(all, [], picked);
    expect(meant(left)).toBeNull();
    expect(lit(left, [], picked).others).toEqual(new Set(['other Crash Gem', 'other Ebb or Flow']));
    expect(bar(all, left, picked, table).tray).toHaveLength(2);
    expect(labels(bar(all, left, picked, table).buttons)).toEqual(['pass']);
  });

  it('uses a chip that lies among the gems from there', () => {
    const piled = (arrow?: string) =>
      choice(`play Blackguard from pile${arrow ?? ''}`, {
        kind: 'play',
        chip: 'Blackguard',
        zone: 'pile',
        ...(arrow ? { arrow } : {}),
      });
    const all = [piled(), piled('black'), end];
    expect(lit(all, [2, 1], nothing).chips).toEqual(new Set(['pile Blackguard']));
    const next = point(all, [2, 1], nothing, { chip: 'pile Blackguard' })!;
    expect(meant(narrow(all, [2, 1], next))).toBe(all[0]);
    expect(bar(all, all, nothing, table).buttons).toEqual([all[1], end]);
  });

  it('lights nobody up for paying, which names the player who pays', () => {
    const all = [choice('pay all', { kind: 'pay', seat: 'P1' })];
    expect(lit(all, [], nothing).seats.size).toBe(0);
  });

  it("finds the gems in one's own pile, or in that of whom one commands (PS-11.17)", () => {
    const pile = (seat: string, gems: number[]) => ({ seat, owners: [seat], gems });
    const picture = {
      piles: [pile('P1', [2, 1]), pile('P2', [2, 1])],
      playing: [{ seat: 'P2', chip: 'Crash Gem', played_as: null, aimed_at: [] }],
    } as unknown as PuzzleStrikePicture;
    expect(pileOf([crash([2], 'P2')], picture, 'P1')?.seat).toBe('P1');
    expect(pileOf([crash([2], 'P1')], picture, 'P1')?.seat).toBe('P2');
    const trash = { kind: 'trash', chip: '1-gem', zone: 'pile', gems: [1] };
    const his = choice('trash 1-gem from pile', { ...trash, seat: 'P2' });
    expect(pileOf([his], { ...picture, playing: [] }, 'P1')?.seat).toBe('P2');
    expect(pileOf([choice('trash 1-gem', trash)], picture, 'P1')?.seat).toBe('P1');
  });
});

describe('the buttons beside the table', () => {
  it('leaves hand and bank to be pointed at, and ends last', () => {
    const all = [end, play('Combine'), choice('Ebb or Flow: ante a 2-gem', { kind: 'option' })];
    expect(labels(bar(all, all, nothing, table).buttons)).toEqual([
      'Ebb or Flow: ante a 2-gem',
      'end actions',
    ]);
  });

  it('has no wall of buttons for many gems', () => {
    const all = [4, 3, 2, 1].flatMap((g) => ['P2', 'P3', 'P4'].map((to) => crash([g], to)));
    expect(bar(all, all, nothing, table).buttons).toEqual([]);
    expect(loose(all, all)).toBe(true);
    expect(loose(all.slice(0, 3), all.slice(0, 3))).toBe(false);
  });

  it('shows what the loser of a game may change: the others are pointed at (PS-18.6)', () => {
    const swap = (other: string) =>
      choice(`swap Axe Kick for ${other}`, { kind: 'swap', chip: 'Axe Kick', zone: 'bank', other });
    const all = [
      choice('pick Zane', { kind: 'pick' }),
      swap('X-Copy'),
      swap('Ouch!'),
      choice('new random bank', { kind: 'swap' }),
      pass,
    ];
    expect(isPicking(all)).toBe(false);
    expect(labels(bar(all, all, nothing, table).buttons)).toEqual(['new random bank', 'pass']);
    const picked = point(all, [], nothing, { chip: 'bank Axe Kick' })!;
    expect(labels(bar(all, narrow(all, [], picked), picked, table).tray)).toEqual([
      'swap Axe Kick for X-Copy',
      'swap Axe Kick for Ouch!',
    ]);
  });

  it('makes ending the main answer only when nothing else is left', () => {
    expect(main([play('Combine'), end])).toBeNull();
    expect(main([end])?.label).toBe('end actions');
    expect(main([pass])?.label).toBe('pass');
    const wound = choice('buy Wound', { kind: 'buy', chip: 'Wound', zone: 'bank' });
    expect(main([wound])).toBeNull();
    expect(main([wound, choice('end buying', { kind: 'end' })])?.label).toBe('end buying');
  });
});

describe('buying with one press', () => {
  const stack = (chip: string, more: Partial<StackPicture> = {}): StackPicture => ({
    chip,
    count: 5,
    price: 4,
    affordable: true,
    removed: false,
    traps: 0,
    ...more,
  });
  const me = { pigs: 0 } as PlayerPicture;
  const payAll = choice('pay all', { kind: 'pay', seat: 'P1' });
  const pay = choice('pay 2-gem', { kind: 'pay', chip: '2-gem', zone: 'hand' });
  const buy = choice('buy Combine', { kind: 'buy', chip: 'Combine', zone: 'bank' });
  const prompt = (id: number, ...choices: Choice[]): Prompt => ({
    id,
    sentence: '',
    choices,
    always: [],
    things: [],
  });

  it('buys at once what can be bought', () => {
    expect(purchase(stack('Combine'), prompt(1, payAll, buy), me)).toEqual({
      now: buy,
      then: null,
    });
  });

  it('asks where to, if a chip can be bought to several places', () => {
    const top = choice('buy Combine on top', { kind: 'buy', chip: 'Combine', zone: 'bank' });
    expect(ways([buy, top, payAll], 'Combine')).toEqual([buy, top]);
    expect(meant(narrow([buy, top], [], { ...nothing, chip: 'bank Combine' }))).toBeNull();
    expect(
      labels(bar([buy, top], [buy, top], { ...nothing, chip: 'bank Combine' }, table).buttons),
    ).toEqual(['buy Combine', 'buy Combine on top']);
  });

  it('pays first, and buys when the next question offers it', () => {
    const deal = purchase(stack('Combine'), prompt(1, pay, payAll), me)!;
    expect(deal.now).toBe(payAll);
    expect(run(deal.then!, prompt(1, pay, payAll))).toBe('wait');
    expect(run(deal.then!, prompt(2, buy))).toBe(buy);
  });

  it('gives up when something else came instead', () => {
    const errand = { chip: 'Combine', after: 1 };
    expect(run(errand, prompt(2, pass))).toBe('over');
    expect(run(errand, null)).toBe('over');
  });

  it('asks where to once it is paid, if there are several ways to buy it', () => {
    const top = choice('buy Combine on top', { kind: 'buy', chip: 'Combine', zone: 'bank' });
    expect(run({ chip: 'Combine', after: 1 }, prompt(2, buy, top))).toBe('ask');
  });

  it('pays with the only gem there is', () => {
    expect(payment([pay, end])).toBe(pay);
    const other = choice('pay 1-gem', { kind: 'pay', chip: '1-gem', zone: 'hand' });
    expect(payment([pay, other])).toBeNull();
  });

  it('leaves it to who could keep a gem which gems he pays with (PS-4.24)', () => {
    const one = choice('pay 1-gem', { kind: 'pay', chip: '1-gem', zone: 'hand' });
    const saver = (money: number, ...hand: string[]) => ({ pigs: 1, money, hand }) as PlayerPicture;
    const many = saver(0, '2-gem', '2-gem', '1-gem');
    const all = [one, pay, payAll];
    expect(isInReach(stack('Combine'), all, many)).toBe(false);
    expect(isUnpaid(stack('Combine'), all, many)).toBe(true);
    expect(isInReach(stack('Combine'), [...all, buy], many)).toBe(true);
    // None can be spared: all are paid.
    const bare = saver(1, '2-gem', '1-gem');
    expect(purchase(stack('Combine'), prompt(1, ...all), bare)?.now).toBe(payAll);
    // All are alike: one after the other, so that what is not needed is left.
    const alike = saver(0, '2-gem', '2-gem', '2-gem');
    expect(purchase(stack('Combine'), prompt(1, pay, payAll), alike)?.now).toBe(pay);
    expect(isUnpaid(stack('Combine', { affordable: false }), all, many)).toBe(false);
  });

  it('never pays for what could not be bought even then', () => {
    const dear = stack('Combine', { affordable: false });
    expect(purchase(dear, prompt(1, payAll), me)).toBeNull();
  });
});
