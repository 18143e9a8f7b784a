import { describe, expect, it } from 'vitest';
import { agent } from '../src/lib/agent';
import { answers, isAnswer, rights } from '../src/lib/deeds';
import { brief, gist } from '../src/lib/brief';
import { addIcons, addressOf, iconFor } from '../src/lib/icon-names';
import { letter, placeOf } from '../src/lib/letters';
import { asTable, toldUntil } from '../src/lib/replay';
import { tokens } from '../src/lib/tokens';
import { atOnce, chosen, clockOf, usual } from '../src/lib/wishes';
import { abilities, simple } from '../src/games/flash-duel/learn/script';
import { stage } from '../src/games/flash-duel/stage';
import { narrow } from '../src/games/flash-duel/narrow';
import { within } from '../src/games/flash-duel/narrow';
import type { Frame, GameLine, ModeLine, Replay } from '../src/wire';

const mode = {
  name: 'solo-rook',
  title: '',
  about: '',
  seats: [
    { seat: 'P1', role: '', side: 'west', by_rules: false },
    { seat: 'P2', role: '', side: 'east', by_rules: true },
  ],
  options: [
    { name: 'tokens', about: '', kind: { kind: 'number', least: 1, most: 5 }, default: '3' },
    { name: 'blind', about: '', kind: { kind: 'yes-no' }, default: 'no' },
  ],
  only: [],
} as unknown as ModeLine;
const game = {
  name: 'flash-duel',
  modes: [mode],
  bots: [
    { name: 'random', about: '' },
    { name: 'greedy', about: '' },
  ],
  usual_bot: 'greedy',
  first_bot: 'random',
} as unknown as GameLine;
const duel = { ...mode, seats: mode.seats.map((s) => ({ ...s, by_rules: false })) };

describe('usual tables', () => {
  it('put me first and the usual bot against me', () => {
    expect(usual(game, duel, 'bots').seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', name: 'greedy' },
    ]);
    expect(usual(game, duel, 'friends').seats[1]).toEqual({ kind: 'open' });
  });
  it('seat the bot that is wished for, if there is one', () => {
    const against = (bot: string | null) => usual(game, duel, 'bots', {}, bot).seats[1];
    expect(against('random')).toEqual({ kind: 'bot', name: 'random' });
    expect(against('of-yesterday')).toEqual({ kind: 'bot', name: 'greedy' });
    expect(against(null)).toEqual({ kind: 'bot', name: 'random' });
  });
  it('are called what they are among all ways', () => {
    const gently = { tokens: '1' };
    const preset = { name: 'short', title: 'Short', about: '', mode: duel.name, options: gently };
    const many = { ...game, modes: [duel], presets: [preset] } as unknown as GameLine;
    expect(atOnce(many, duel.name, gently)).toMatchObject({ title: 'Short', options: gently });
    expect(atOnce(many, duel.name)).toMatchObject({ title: duel.title, options: {} });
    expect(atOnce(many, duel.name, { tokens: '2' })?.options).toEqual({ tokens: '2' });
  });
  it('ask for nobody where the rules play', () => {
    expect(usual(game, mode, 'bots').seats).toEqual([{ kind: 'me' }]);
  });
  it('send only options that differ', () => {
    expect(chosen(mode, { tokens: '5', blind: 'no', other: 'x' })).toEqual({ tokens: '5' });
  });
  it('know three kinds of clock', () => {
    expect(clockOf('none', 1, 2, 3)).toEqual({ kind: 'none' });
    expect(clockOf('per-move', 30, 2, 3)).toEqual({ kind: 'per-move', seconds: 30 });
    expect(clockOf('total', 30, 2.5, 3)).toEqual({ kind: 'total', seconds: 150, increment: 3 });
  });
});

it('puts answers beside the offer they answer', () => {
  const may = ['resign', 'accept-undo', 'decline-undo', 'accept-draw'] as const;
  expect(answers(may, 'undo')).toEqual(['accept-undo', 'decline-undo']);
  expect(answers(may, 'offer-draw')).toEqual(['accept-draw']);
  expect(isAnswer('resign')).toBe(false);
  expect(rights(['resign', 'give-time'])).toEqual([]);
  expect(rights(['give-time', 'claim-win'])).toEqual(['claim-win', 'give-time']);
});

it('gives the first choices a letter and finds them again', () => {
  expect([letter(0), letter(25), letter(26)]).toEqual(['a', 'z', '']);
  expect([placeOf('c'), placeOf('Enter'), placeOf('7')]).toEqual([2, -1, -1]);
});

it('lays a moment of a replay out like a table', () => {
  const frame = {
    at: 1,
    answer: null,
    sentence: 'P2 thinks.',
    lines: [{ n: 1 }],
    picture: {
      game: 'flash-duel',
      turn: 'P2',
      fighters: [
        { seat: 'P1', side: 'west' },
        { seat: 'P2', side: 'east' },
      ],
    },
  } as unknown as Frame;
  const replay = {
    line: {
      seats: [
        { seat: 'P1', kind: 'player', name: 'A' },
        { seat: 'P2', kind: 'bot', name: 'B' },
      ],
    },
    commitment: 'c',
  } as unknown as Replay;
  const table = asTable(replay, frame, stage);
  expect(table.waiting).toEqual(['P2']);
  expect(table.seats[1]).toMatchObject({ name: 'B', side: 'east' });
  expect(toldUntil([frame, frame], 0)).toHaveLength(1);
});

describe('the tutorial', () => {
  const steps = [...simple, ...abilities];
  it('has eight steps for the duel and four for abilities', () => {
    expect([simple.length, abilities.length]).toEqual([8, 4]);
  });
  it.each(steps.map((s) => [s.title, s] as const))('%s can be done', (_, step) => {
    expect(step.words).not.toBe('');
    if (!step.right) return;
    const right = step.choices?.find((c) => c.label === step.right);
    expect(right).toBeDefined();
    expect(step.well).not.toBe('');
    expect(within(right!.parts.cards, step.here.hand)).toBe(true);
    const none = { places: [], space: null, ability: null, seat: null, kind: null };
    expect(narrow(step.choices!, step.here.hand, none)).toContain(right);
  });
});

it('reads the marks of the rules', () => {
  expect(tokens('*Push*: as FD-7.5, **(ruling)** `x`. `[S]`')).toEqual([
    { kind: 'em', text: 'Push' },
    { kind: 'plain', text: ': as ' },
    { kind: 'clause', text: 'FD-7.5' },
    { kind: 'plain', text: ', ' },
    { kind: 'strong', text: '(ruling)' },
    { kind: 'plain', text: ' ' },
    { kind: 'em', text: 'x' },
    { kind: 'plain', text: '.' },
  ]);
  expect(tokens('FD-R12 and FD-11.12a').map((t) => t.kind)).toEqual(['clause', 'plain', 'clause']);
});

it('puts few words on a button', () => {
  expect(brief('Pass.')).toBe('Pass');
  const long = 'Play Dragon Form: Enter Dragon Form: every attack of yours has strength +1.';
  expect(brief(long)).toBe('Play Dragon Form');
  expect(brief('Grave Stormborne.\nReversal and so on')).toBe('Grave Stormborne');
  const later =
    'Take Aegis into your Hand. Initiative 6. Response: prevent all harm done to you now.';
  expect(brief(later)).toBe('Take Aegis into your Hand');
  // Without a colon a button tells what comes of it; a list of choices does not.
  const costly = 'Use no further Shield Point. You take 2 damage; 6 Health would be left.';
  expect(brief(costly)).toBe(costly.slice(0, -1));
  expect(gist(costly)).toBe('Use no further Shield Point');
  expect(gist(long)).toBe('Play Dragon Form');
});

it('knows a picture by a full name once its game has brought it', () => {
  expect(iconFor('Garus Rook')).toBeNull();
  addIcons({ Rook: 'rock-golem', Dragon: 'spiked-dragon-head' }, '/duel.svg');
  expect([iconFor('Garus Rook'), iconFor('Deathstrike Dragon'), iconFor('constructor')]).toEqual([
    'Rook',
    'Dragon',
    null,
  ]);
  expect(addressOf('Garus Rook', '/hall.svg')).toBe('/duel.svg#rock-golem');
  expect(addressOf('lantern', '/hall.svg')).toBe('/hall.svg#lantern-flame');
  expect(addressOf('nobody at all', '/hall.svg')).toBe('/hall.svg#lantern-flame');
});

it('shows a mode without a picture by the picture of its game', () => {
  expect(iconFor('flash-duel simple')).toBe('flash-duel simple');
  expect(iconFor('flash-duel tomorrow')).toBe('flash-duel');
});

it('knows a browser again', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0 Safari/537.36';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604.1';
  expect([agent(chrome), agent(phone), agent('curl/7.88.1')]).toEqual([
    'Chrome, Linux',
    'Safari, iOS',
    'curl/7.88.1',
  ]);
});
