import { describe, expect, it } from 'vitest';
import { canLay, save, saved, steps } from '../src/games/fantasy-clash/layouts';
import {
  castingOf,
  outcomes,
  percent,
  percents,
  poolWords,
  range,
} from '../src/games/fantasy-clash/odds';
import { lastRoll, lowest, resultOf } from '../src/games/fantasy-clash/rolls';
import { groundOf, seenAt, spacesOf, walked } from '../src/games/fantasy-clash/space';
import { effects, LONGEST } from '../src/games/fantasy-clash/effects';
import { marksOf, spaceWords, warnings } from '../src/games/fantasy-clash/field';
import { follow } from '../src/games/fantasy-clash/luck';
import type { Stream } from '../src/luck/stream';
import type {
  AttackPicture,
  BattleCardPicture,
  CardLine,
  CastingPicture,
  DeploymentPicture,
  FantasyClashPicture,
  Frame,
  Line,
  OddsPicture,
} from '../src/wire';

const size = { columns: 5, rows: 9, home_rows: 4 };
const told = (n: number, event: Record<string, unknown>): Line => ({
  n,
  words: '',
  event,
  things: [],
});
const noRoll = { roll: null } as FantasyClashPicture;

describe('the battlefield', () => {
  it('is seen from the own side: the own back row is lowest, A is on the left of South', () => {
    expect(seenAt('A1', 'south', size)).toEqual({ column: 0, row: 8 });
    expect(seenAt('A1', 'north', size)).toEqual({ column: 4, row: 0 });
    expect(spacesOf(size, 'south')[0]).toBe('A9');
    expect(spacesOf(size, 'north')[0]).toBe('E1');
    expect(new Set(spacesOf(size, 'north')).size).toBe(45);
  });

  it('is walked by arrows as it is seen, and has edges', () => {
    expect(walked('C5', 'ArrowUp', 'south', size)).toBe('C6');
    expect(walked('C5', 'ArrowUp', 'north', size)).toBe('C4');
    expect(walked('A5', 'ArrowLeft', 'south', size)).toBeNull();
    expect(walked('C5', 'x', 'south', size)).toBeNull();
  });

  it('has back rows, home rows and the ground between', () => {
    expect(groundOf('B1', size)).toEqual({ of: 'south', is: 'back' });
    expect(groundOf('B6', size)).toEqual({ of: 'north', is: 'home' });
    expect(groundOf('B5', size)).toEqual({ of: null, is: 'gap' });
  });
});

describe('odds', () => {
  it('never promise what may fail, nor rule out what may happen', () => {
    expect(percent(7775, 7776)).toBe(99);
    expect(percent(1, 7776)).toBe(1);
    expect([percent(0, 36), percent(36, 36), percent(18, 36)]).toEqual([0, 100, 50]);
  });

  it('list what can happen, the good first', () => {
    const o = { attacker_wins: 3, nobody: 0, defender_wins: 2, both: 1, called_off: 0, of: 6 };
    expect(outcomes(o as OddsPicture).map((x) => x.name)).toEqual(['win', 'both', 'loss']);
  });

  it('are a hundred percent together, whatever they are', () => {
    // Each rounded by itself would make 101, and 99.
    expect(percents([525, 220, 255])).toEqual([53, 22, 25]);
    expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percents([996, 1, 0, 1, 1, 1])).toEqual([96, 1, 0, 1, 1, 1]);
    expect(percents([0, 7, 0])).toEqual([0, 100, 0]);
    const o = { attacker_wins: 525, nobody: 220, defender_wins: 255, both: 0, called_off: 0 };
    const odds = { ...o, of: 1000 } as OddsPicture;
    expect(outcomes(odds).map((x) => x.percent)).toEqual([53, 22, 25]);
    // The headline says what the list says.
    expect(range({ worst: odds, best: odds } as AttackPicture)).toEqual([53, 53]);
  });

  it('say what is rolled in words', () => {
    const pool = { dice: 2, bonus: false, printed: 9, plus: 9, mods: [], slays: false };
    expect(poolWords(pool)).toBe('2 dice + 9');
    expect(poolWords({ ...pool, bonus: true, plus: -1 })).toBe('3 dice, the lowest discarded, − 1');
  });

  it('are those of the caster that is picked, else of the likeliest that is revealed', () => {
    const by = (from: string, succeeds: number, reveals = false) =>
      ({ magic: 'Lightning Bolt', from, succeeds, of: 36, reveals }) as CastingPicture;
    const all = [by('A1', 10), by('B1', 15), by('C1', 30, true)];
    const of = (from: string | null) => castingOf(all, 'Lightning Bolt', from)?.from;
    expect([of('A1'), of('C1'), of(null), of('E5')]).toEqual(['A1', 'C1', 'B1', 'B1']);
    expect(castingOf(all.slice(2), 'Lightning Bolt', null)?.from).toBe('C1');
    expect(castingOf(all, 'Swift Wind', 'A1')).toBe(null);
  });
});

describe('the last roll', () => {
  const tally = {
    space: 'A5',
    unit: 'Trolls',
    printed: 12,
    dice: [1, 4, 6],
    mods: [],
    blow: false,
  };
  const fought = told(2, {
    event: 'fought',
    attack: { ...tally, dropped: true, score: 22 },
    defence: { ...tally, dice: [2, 2], dropped: false, score: 16 },
    verdict: 'attacker_won',
  });

  it('shows both sides of a combat, and which die is discarded', () => {
    const roll = lastRoll([told(1, { event: 'turn_began' }), fought], noRoll);
    expect(roll?.sides.map((s) => [s.total, s.discarded])).toEqual([
      [22, 0],
      [16, null],
    ]);
    expect(lowest([3, 1, 1], true)).toBe(1);
    expect(roll && resultOf(roll)).toBe('Trolls 22, Trolls 16: The attacker won.');
  });

  it('is forgotten after two turns', () => {
    const turn = told(3, { event: 'turn_began' });
    expect(lastRoll([fought, turn], noRoll)).not.toBeNull();
    expect(lastRoll([fought, turn, turn], noRoll)).toBeNull();
  });

  it('of a single card has the dice that were told before its total', () => {
    const roll = lastRoll(
      [
        told(1, { event: 'dice_rolled', dice: [1, 1] }),
        told(2, { event: 'rerolled', dice: [1, 5] }),
        told(3, {
          event: 'rolled',
          purpose: { casting: 'Mirage' },
          mods: [{ part: 'value', why: 'Magic', n: 11 }],
          total: 17,
          needed: 15,
          made: true,
          space: 'B2',
        }),
      ],
      noRoll,
    );
    expect([roll?.name, roll?.sides[0]?.dice, roll?.verdict]).toEqual(['Mirage', [1, 5], 'made']);
    expect(roll?.sides[0]?.discarded).toBeNull();
    expect(roll && resultOf(roll)).toBe('Mirage 17, needs 15: Made it.');
  });

  it('of a single card discards a die where the table says so, whatever the sum is', () => {
    const of = (dropped: boolean) => {
      const rolled = { event: 'rolled', total: 6, needed: 6, made: true, space: 'B2', dropped };
      const dice = told(1, { event: 'dice_rolled', dice: [6, 2] });
      return lastRoll([dice, told(2, rolled)], noRoll)?.sides[0]?.discarded;
    };
    expect([of(true), of(false)]).toEqual([1, null]);
  });
});

describe('a deployment', () => {
  const spaces = ['A1', 'B1', 'C1'];
  const d = {
    spaces,
    layout: ['Orcs', null, 'Grunt'],
    classes: [
      { class: 'regular', needed: 2, placed: 1 },
      { class: 'champion', needed: 1, placed: 1 },
    ],
    pool: [
      { unit: 'Orcs', class: 'regular', left: 1, fits: true },
      { unit: 'Goblins', class: 'regular', left: 4, fits: true },
      { unit: 'Grunt', class: 'champion', left: 0, fits: false },
    ],
  } as unknown as DeploymentPicture;

  it('is changed into another by lifting first and placing then', () => {
    expect(steps(spaces, d.layout, ['Goblins', 'Orcs', 'Grunt'])).toEqual([
      'lift A1',
      'place Goblins at A1',
      'place Orcs at B1',
    ]);
    expect(steps(spaces, d.layout, d.layout)).toEqual([]);
  });

  it('can only be laid from the cards and classes of the force', () => {
    expect(canLay(d, ['Orcs', 'Orcs', 'Grunt'])).toBe(true);
    expect(canLay(d, ['Goblins', 'Grunt', 'Grunt'])).toBe(false);
    expect(canLay(d, ['Goblins', 'Goblins', 'Goblins'])).toBe(false);
    expect(canLay(d, ['Goblins', null, 'Grunt'])).toBe(false);
    expect(canLay(d, ['Goblins', 'Orcs'])).toBe(false);
  });

  it('is kept for each faction, and a broken shelf is an empty one', () => {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
    };
    expect(saved('orcs', shelf)).toBeNull();
    save('orcs', ['Orcs'], shelf);
    save('dragons', ['Drakes'], shelf);
    expect(saved('orcs', shelf)).toEqual(['Orcs']);
    for (const k of kept.keys()) kept.set(k, '{');
    expect(saved('orcs', shelf)).toBeNull();
  });
});

describe('what moves on the screen', () => {
  it('comes in the order in which it was told, within a bearable time', () => {
    const lines = [
      told(1, { event: 'attacked', from: 'A5', to: 'A6', shot: true }),
      told(2, { event: 'something new' }),
      told(3, { event: 'removed', space: 'A6', unit: 'Orcs' }),
    ];
    expect(effects(lines).map((e) => e.kind)).toEqual(['shot', 'fall']);
    const many = effects(Array.from({ length: 40 }, (_, n) => ({ ...lines[0]!, n })));
    expect(Math.max(...many.map((e) => e.at + e.ms))).toBeLessThanOrEqual(LONGEST + 1);
  });
});

describe('a breakthrough', () => {
  const card = (controller: string) => ({
    controller,
    space: 'C1',
    unit: 'Trolls',
    broke_through: true,
  });
  const now = (controller: string, turn: string) =>
    ({ phase: 'combat', turn, cards: [card(controller)] }) as unknown as FantasyClashPicture;
  it('is a danger in the own turn and a hope in the turn of the other', () => {
    expect(warnings(now('P2', 'P1'), 'P1')[0]).toMatch(/holds your back row/);
    expect(warnings(now('P1', 'P2'), 'P1')[0]).toMatch(/you win/);
    expect(warnings(now('P2', 'P2'), 'P1')).toEqual([]);
    expect(warnings(now('P2', 'P1'), null)).toEqual([]);
  });
});

describe('a space that is heard', () => {
  const card = {
    unit: 'Trolls',
    values: { attack: 12, defence: 0, size: 9, range: 1, magic: 0 },
    controller: 'P1',
    owner: 'P1',
    revealed: true,
    under: [],
    effects: [],
  } as unknown as BattleCardPicture;
  const sight = { you: 'P1', name: 'you', aim: null, isPicked: false, canAct: true };
  const words = (c: Partial<BattleCardPicture>) =>
    spaceWords('C4', { ...card, ...c }, { ...sight, inReach: false });

  it('says what is written on its card, and nothing of values it has not', () => {
    expect(words({})).toBe('C4, Trolls, Attack 12, Defence 0, Size 9, yours, can be picked up');
    const values = { attack: 1, defence: 2, size: 3, range: 4, magic: 5 };
    expect(words({ values })).toMatch(/Size 3, Range 4, Magic 5/);
  });

  it('says whatever the signs on its card show', () => {
    const all = words({ owner: 'P2', held: true, moved: true, under: ['Orcs', 'Grunt'] });
    expect(all).toMatch(/Captured.*Cannot move now.*Has moved.*Underneath: Orcs, Grunt/);
    expect(words({ unit: null, values: null })).toMatch(/^C4, a face-down card, yours/);
  });

  it('has as many signs as there are, each once', () => {
    const effects = ['Shield', 'Poison', 'Shield', 'Fear', 'Web'].map((name) => ({ name }));
    const marks = marksOf({ ...card, held: true, effects } as BattleCardPicture);
    expect(marks).toEqual(['held', 'Shield', 'Poison', 'Fear', 'Web']);
  });
});

describe('the luck of a battle', () => {
  const unit = (name: string, kind: string) =>
    ({ name, owner: 'Orcs', kind: 'unit', unit: { class: kind, copies: 4 } }) as CardLine;
  const cards = [unit('Goblins', 'regular'), unit('Trolls', 'veteran')];
  const army = {
    seat: 'P1',
    faction_name: 'Orcs',
    deck: [
      { card: 'Goblins', count: 2 },
      { card: 'Trolls', count: 1 },
    ],
  };
  const picture = (roll: object | null = null) =>
    ({ game: 'fantasy-clash', armies: [army], roll }) as unknown as Frame['picture'];
  const frame = (events: Record<string, unknown>[], roll: object | null = null): Frame => ({
    at: 0,
    answer: null,
    lines: events.map((e, i) => told(i + 1, e)),
    picture: picture(roll),
    sentence: '',
  });
  /** Luck that is written down: what each pick falls on. */
  const written = (falls: number[]) => () =>
    ({ pick: (at: number) => falls[at] ?? -1 }) as unknown as Stream;
  const lying = { sides: [{ seat: 'P1', dice: [1, 4] }] };
  const frames = [
    frame([{ event: 'rolled_for_first', south: 3, north: 3 }]),
    frame([{ event: 'dice_rolled', dice: [1, 4] }], lying),
    frame([{ event: 'rerolled', seat: 'P1', face: 1, dice: [6, 4] }]),
    frame([{ event: 'drew', seat: 'P1', unit: 'Trolls' }]),
  ];

  it('is followed die by die and card by card', () => {
    const found = follow(frames, written([2, 2, 0, 3, 5, 1]), cards);
    expect(found).toEqual({ cards: 6, others: 0, unseen: 0, wrong: null });
  });

  it('is found wrong where a die or a card is another', () => {
    expect(follow(frames, written([2, 2, 0, 3, 4, 1]), cards).wrong).toEqual({
      at: 2,
      what: 'pick',
    });
    expect(follow(frames, written([2, 2, 0, 3, 5, 0]), cards).wrong).toEqual({
      at: 3,
      what: 'card',
    });
  });

  it('of a force that is drawn goes through its classes as they are told', () => {
    const force = [frame([{ event: 'force_drawn', cards: ['Goblins', 'Goblins', 'Trolls'] }])];
    /** The first card that may fall at all. */
    const first = () =>
      ({ pick: (_: number, w: number[]) => w.findIndex((n) => n > 0) }) as unknown as Stream;
    expect(follow(force, first, cards)).toMatchObject({ cards: 3, wrong: null });
    const other = [frame([{ event: 'force_drawn', cards: ['Goblins', 'Trolls'] }])];
    expect(follow(other, written([0, 0]), cards).wrong).toEqual({ at: 0, what: 'card' });
    const five = [frame([{ event: 'force_drawn', cards: Array(5).fill('Goblins') }])];
    expect(follow(five, first, cards).wrong).toEqual({ at: 0, what: 'card' });
  });
});
