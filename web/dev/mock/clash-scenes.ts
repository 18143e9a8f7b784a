// Tables of Fantasy Clash that cannot be played here but must look right.
import type { CastingPicture, TableNow } from '../../src/wire';
import { ask, card, choice, end, odds, picture, table, unit } from './clash-table.ts';
import { rulebooks } from './rules.ts';

/** Two armies that have met in the middle; some cards are revealed. */
const battle = () => [
  ...['Swordsmen', 'Wizard', 'Crossbows', 'Priests', 'Field Surgeons'].map((u, i) =>
    card(i, `${'ABCDE'[i]}1`, u, { revealed: u === 'Wizard' || u === 'Priests' }),
  ),
  ...['Pikemen', 'Halberdiers', 'Pit Fighters', 'Pikemen'].map((u, i) =>
    card(5 + i, `${'ABCD'[i]}3`, u, { revealed: i === 1 }),
  ),
  card(9, 'C5', 'Templars', {
    revealed: true,
    effects: [
      { name: 'Blessing of War', kind: 'blessing', by: 'P1', ends: 'until its next attack' },
    ],
  }),
  card(10, 'B4', 'Marshall Voss', { revealed: true, moved: true }),
  card(45, 'C6', 'Trolls'),
  card(46, 'B6', null),
  card(47, 'E6', 'Orcs', {
    effects: [{ name: 'Bounty', kind: 'mark', by: 'P1', ends: 'until its next combat' }],
  }),
  ...[...'ABCDE'].map((c, i) => card(48 + i, `${c}8`, null, { deployed: i > 0 })),
  card(53, 'D9', 'Darkstaff', { revealed: true }),
];
const move = (from: string, to: string) =>
  choice(`move ${from} to ${to}`, `Move it to ${to}.`, { kind: 'move', from, to });
const reveal = (from: string) => choice(`reveal ${from}`, 'Reveal it.', { kind: 'reveal', from });

export function movement(): TableNow {
  const p = picture({ cards: battle(), acts: { ...picture({}).acts, moved: 1 } });
  const moves = [move('A3', 'A4'), move('A3', 'A2'), move('D3', 'D4'), move('C5', 'D5')];
  const sentence = 'Your movement phase. One card has moved; the others may, too.';
  const prompt = ask(sentence, [...moves, reveal('A3'), reveal('C3'), end]);
  return table('clash-movement', p, prompt, { takes_back: true });
}

export function combat(): TableNow {
  const attack = (from: string, to: string) =>
    choice(`attack ${to} with ${from}`, `Attack ${to}.`, { kind: 'attack', from, to });
  const trap = { trap: true, attacker_wins: 0, nobody: 0, defender_wins: 0, both: 1, of: 1 };
  const attacks = [
    { from: 'C5', to: 'C6', shot: false, reveals: false, cards: 1, unit: 'Trolls' },
    { from: 'C5', to: 'B6', shot: false, reveals: false, cards: 14, unit: null },
  ].map(({ unit: name, ...a }) => ({
    ...a,
    worst: name ? odds(name, 905) : odds('Gremlins', 0, trap),
    best: odds(name ?? 'Goblins', name ? 905 : 1190),
  }));
  const p = picture({ phase: 'combat', cards: battle(), attacks });
  const prompt = ask('Your combat phase. You may make one attack.', [
    ...attacks.map((a) => attack(a.from, a.to)),
    reveal('A3'),
    end,
  ]);
  return table('clash-combat', p, prompt);
}

/** Ways to reach so much with two dice. */
const WAYS = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

export function magic(): TableNow {
  const castings = (from: string, name: string, kind: string, own: string): CastingPicture[] =>
    rulebooks['fantasy-clash']!.cards.filter((c) => c.kind === kind && c.owner === own)
      .slice(0, kind === 'blessing' ? 4 : 5)
      .map((c) => {
        const [needed, plus] = [c.cost ?? 0, unit(name).magic];
        const succeeds = WAYS[Math.max(0, needed - plus)] ?? 0;
        const mods = [{ part: 'value', why: 'Magic', n: plus }];
        const base = { from, magic: c.name, reveals: false, may_reroll: true };
        return { ...base, needed, plus, mods, succeeds, of: 36 };
      });
  const all = [
    ...castings('B1', 'Wizard', 'spell', 'Human Alliance'),
    ...castings('D1', 'Priests', 'blessing', 'Gods'),
  ];
  const cast = (magic: string, from: string, to: string) =>
    choice(`cast ${magic} from ${from} at ${to}`, `Cast ${magic}.`, {
      kind: 'cast',
      magic,
      from,
      to,
    });
  const p = picture({ phase: 'magic', cards: battle(), castings: all });
  const prompt = ask('Your magic phase. You may cast or attach something.', [
    cast('Arcane Shield', 'B1', 'B1'),
    cast('Arcane Shield', 'B1', 'B3'),
    cast('Blessing of War', 'D1', 'C5'),
    cast('Blessing of War', 'D1', 'B4'),
    choice('attach Aegis Shield to C5', 'Attach Aegis Shield.', {
      kind: 'attach',
      magic: 'Aegis Shield',
      from: 'C5',
    }),
    end,
  ]);
  return table('clash-magic', p, prompt);
}

export function reroll(): TableNow {
  const side = { discarded: null, mods: [], blow: false };
  const p = picture({
    phase: 'combat',
    cards: battle(),
    moment: { ...none, kind: 'reroll', space: 'C5', to: 'C6' },
    roll: {
      purpose: 'combat',
      name: null,
      needed: null,
      shot: false,
      may_reroll: 'P1',
      sides: [
        {
          ...side,
          seat: 'P1',
          space: 'C5',
          unit: 'Templars',
          dice: [2, 5],
          printed: 15,
          total: 22,
        },
        { ...side, seat: 'P2', space: 'C6', unit: 'Trolls', dice: [6, 6], printed: 11, total: 23 },
      ],
    },
  });
  const again = (die: number) =>
    choice(`reroll ${die}`, `Roll a die that shows ${die} again.`, { kind: 'reroll', die });
  const words =
    'Your attack rolled 2 5 against 6 6. Your Leader may have one of your dice rolled again.';
  const keep = choice('keep', 'Leave the dice as they lie.', { kind: 'keep' });
  return table('clash-reroll', p, ask(words, [again(2), again(5), keep]));
}
const none = {
  space: null,
  to: null,
  name: null,
  cause: null,
  left: null,
  unit: null,
};

export function deployment(): TableNow {
  const home = [1, 2, 3, 4].flatMap((row) => [...'ABCDE'].map((c) => `${c}${row}`));
  const classes = { regular: 10, veteran: 5, elite: 3, champion: 1, hero: 1 };
  const deck = rulebooks['fantasy-clash']!.cards.filter(
    (c) => c.owner === 'Human Alliance' && c.unit && c.unit.class in classes,
  );
  const laid = ['Field Surgeons', 'Wizard', 'Crossbows', 'Wizard', 'Priests', 'Swordsmen'];
  const p = picture({
    phase: 'deployment',
    turn: null,
    turns: 0,
    deployment: {
      ready: ['P2'],
      spaces: home,
      layout: home.map((_, i) => laid[i] ?? null),
      next: home[laid.length] ?? null,
      classes: Object.entries(classes).map(([name, needed]) => ({
        class: name,
        needed,
        placed: laid.filter((u) => unit(u).class === name).length,
      })),
      pool: deck.map((c) => ({
        unit: c.name,
        class: c.unit!.class,
        left: c.unit!.copies - laid.filter((u) => u === c.name).length,
        fits: true,
        fits_instead_of: [...new Set(laid)].filter((u) => unit(u).class === c.unit!.class),
      })),
      drawn: false,
      presets: ['balanced', 'wall', 'flank', 'hidden-hero'].map((name) => ({ name, layout: [] })),
    },
  });
  const place = deck.map((c) =>
    choice(`place ${c.name} at B2`, `Put ${c.name} on B2.`, {
      kind: 'place',
      card: c.name,
      to: 'B2',
    }),
  );
  const sentence = 'Deploy your army in secret: 6 of 20 cards lie there.';
  return table('clash-deployment', p, ask(sentence, place));
}

export function waiting(): TableNow {
  const cards = battle().map((c) => (c.space === 'B4' ? { ...c, broke_through: true } : c));
  return table('clash-waiting', picture({ turn: 'P2', cards }), null);
}
