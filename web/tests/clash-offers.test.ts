import { describe, expect, it } from 'vitest';
import {
  aimsOf,
  attackOf,
  buttonsOf,
  cardsOf,
  meant,
  narrow,
  nothing,
  settled,
} from '../src/games/fantasy-clash/offers';
import type { AttackPicture, Choice, Parts } from '../src/wire';

const choice = (label: string, parts: Partial<Parts>): Choice => ({
  label,
  words: label,
  things: [],
  parts: { kind: label.split(' ')[0] ?? '', cards: [], ...parts },
});
const end = choice('end phase', {});
const moves = [
  choice('move A4 A5', { from: 'A4', to: 'A5' }),
  choice('move B4 B5', { from: 'B4', to: 'B5' }),
  choice('reveal A4', { from: 'A4' }),
  choice('reveal C1', { from: 'C1' }),
  end,
];
const casts = [
  choice('cast Mirage from A1 at B1', { kind: 'cast', magic: 'Mirage', from: 'A1', to: 'B1' }),
  choice('cast Mirage from A1 at C1', { kind: 'cast', magic: 'Mirage', from: 'A1', to: 'C1' }),
  choice('cast Sandstorm from A1', { kind: 'cast', magic: 'Sandstorm', from: 'A1' }),
  choice('attach Ankh to B1', { kind: 'attach', magic: 'Ankh', from: 'B1' }),
  end,
];
const attack = (from: string, to: string, more: Partial<AttackPicture> = {}) =>
  ({ from, to, shot: false, reveals: false, cards: 1, ...more }) as AttackPicture;
const labels = (choices: readonly Choice[]) => choices.map((c) => c.label);

describe('what is offered on the battlefield', () => {
  it('lights up the cards that can do something, and not those that could only be revealed', () => {
    const { lit, quiet } = cardsOf(moves, [], nothing);
    expect([...lit]).toEqual(['A4', 'B4']);
    expect([...quiet]).toEqual(['C1']);
  });

  it('shows where the card that is picked up can go, and nowhere else', () => {
    expect([...aimsOf(moves, [], nothing)]).toEqual([]);
    expect([...aimsOf(moves, [], { ...nothing, from: 'A4' })]).toEqual([['A5', 'move']]);
  });

  it('moves at once, but never reveals or attacks at once', () => {
    const at = { ...nothing, from: 'A4', to: 'A5' };
    expect(settled(narrow(moves, at), at)?.label).toBe('move A4 A5');
    const revealed = { ...nothing, from: 'C1' };
    expect(settled(narrow(moves, revealed), revealed)).toBeNull();
    const strikes = [choice('attack A6 with A5', { from: 'A5', to: 'A6' })];
    const aimed = { ...nothing, from: 'A5', to: 'A6' };
    expect(settled(narrow(strikes, aimed), aimed)).toBeNull();
    expect(meant(strikes, aimed)?.label).toBe('attack A6 with A5');
  });

  it('answers a question about cards by pressing one of them', () => {
    const saves = [choice('save with D2', { from: 'D2' }), choice('pass', {})];
    const at = { ...nothing, from: 'D2' };
    expect(settled(narrow(saves, at), at)?.label).toBe('save with D2');
  });

  it('answers a question about spaces without a card', () => {
    const puts = [choice('put A1', { to: 'A1' }), choice('put C1', { to: 'C1' })];
    expect([...aimsOf(puts, [], nothing).keys()]).toEqual(['A1', 'C1']);
    const at = { ...nothing, to: 'C1' };
    expect(settled(narrow(puts, at), at)?.label).toBe('put C1');
  });

  it('has buttons for what needs no pointing, and for what is clear once something is picked', () => {
    expect(labels(buttonsOf(moves, nothing))).toEqual(['end phase']);
    expect(labels(buttonsOf(moves, { ...nothing, from: 'A4' }))).toEqual([
      'reveal A4',
      'end phase',
    ]);
  });

  it('has a button for each card that may answer a question between the phases', () => {
    const saves = [choice('save with D2', { from: 'D2' }), choice('pass', {})];
    expect(labels(buttonsOf(saves, nothing))).toEqual(['save with D2', 'pass']);
    const shows = [choice('reveal D2', { from: 'D2' }), choice('pass', {})];
    expect(labels(buttonsOf(shows, nothing))).toEqual(['reveal D2', 'pass']);
    const checks = ['B2', 'C2'].map((to) => choice(`check ${to} by A2`, { from: 'A2', to }));
    expect(labels(buttonsOf(checks, nothing))).toEqual(['check B2 by A2', 'check C2 by A2']);
  });

  it('finds casters by spell, targets by caster, and waits for Enter', () => {
    const mirage = { ...nothing, magic: 'Mirage' };
    expect([...cardsOf(casts, [], mirage).lit]).toEqual(['A1']);
    const caster = { ...mirage, from: 'A1' };
    expect([...aimsOf(casts, [], caster)]).toEqual([
      ['B1', 'cast'],
      ['C1', 'cast'],
    ]);
    expect(meant(casts, caster)).toBeNull();
    expect(meant(casts, { ...caster, to: 'C1' })?.label).toBe('cast Mirage from A1 at C1');
    expect(meant(casts, { ...nothing, magic: 'Sandstorm', from: 'A1' })?.label).toBe(
      'cast Sandstorm from A1',
    );
  });

  it('shows the attacks of a card that must be revealed first', () => {
    const only = [choice('reveal A5', { from: 'A5' }), end];
    const attacks = [attack('A5', 'A6', { reveals: true })];
    expect([...cardsOf(only, attacks, nothing).lit]).toEqual(['A5']);
    const picked = { ...nothing, from: 'A5' };
    expect([...aimsOf(only, attacks, picked)]).toEqual([['A6', 'attack']]);
    expect(attackOf(attacks, { ...picked, to: 'A6' })?.reveals).toBe(true);
    expect(meant(only, { ...picked, to: 'A6' })).toBeNull();
  });
});
