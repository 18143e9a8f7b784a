import { describe, expect, it } from 'vitest';
import { canLay, save, saved, steps } from '../src/games/fantasy-clash/layouts';
import { outcomes, percent, poolWords, rollsReaching } from '../src/games/fantasy-clash/odds';
import { lastRoll, lowest } from '../src/games/fantasy-clash/rolls';
import { groundOf, seenAt, spacesOf, walked } from '../src/games/fantasy-clash/space';
import { effects, LONGEST } from '../src/games/fantasy-clash/effects';
import { warnings } from '../src/games/fantasy-clash/field';
import { isQuiet } from '../src/games/fantasy-clash/moves';
import { follow } from '../src/games/fantasy-clash/luck';
import type { Stream } from '../src/luck/stream';
import type {
  CardLine,
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

  it('say what is rolled in words', () => {
    const pool = { dice: 2, bonus: false, printed: 9, plus: 9, mods: [], slays: false };
    expect(poolWords(pool)).toBe('2 dice + 9');
    expect(poolWords({ ...pool, bonus: true, plus: -1 })).toBe('3 dice, the lowest discarded, − 1');
  });

  it('count the rolls of two dice', () => {
    expect([rollsReaching(2), rollsReaching(7), rollsReaching(12), rollsReaching(13)]).toEqual([
      36, 21, 1, 0,
    ]);
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

describe('moves', () => {
  const begun = told(1, { event: 'phase_began' });
  it('can be taken back until something is revealed or rolled', () => {
    const moved = told(2, { event: 'moved' });
    expect(isQuiet([begun, moved, moved])).toBe(true);
    expect(isQuiet([begun, moved, told(3, { event: 'revealed' }), moved])).toBe(false);
    expect(isQuiet([told(0, { event: 'dice_rolled' }), begun, moved])).toBe(true);
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
});
