import { describe, expect, it } from 'vitest';
import { Passing } from '../src/lib/passing.svelte';
import { Sitting } from '../src/lib/sitting.svelte';
import type { Choice, TableNow } from '../src/wire';

const choice = (label: string, kind = label): Choice => ({
  label,
  words: label,
  things: [],
  parts: { kind, cards: [] },
});
const END = choice('end turn');
const USE = choice('use Orb', 'use');

class Seat extends Sitting {
  answered: string[] = [];
  asks(...choices: Choice[]) {
    this.now = { status: 'running', prompt: { id: 1, choices } } as unknown as TableNow;
  }
  answer(choice: Choice) {
    this.answered.push(choice.label);
    this.now = { status: 'running', prompt: null } as unknown as TableNow;
  }
}

describe('turns that end by themselves', () => {
  const begun = () => {
    const seat = new Seat();
    const passing = new Passing(seat, 'end turn');
    seat.asks(USE, END);
    passing.begin();
    return { seat, passing };
  };
  it('end while nothing new can be done', () => {
    const { seat, passing } = begun();
    seat.asks(END);
    passing.goOn();
    seat.asks(USE, END);
    passing.goOn();
    expect(seat.answered).toEqual(['end turn', 'end turn', 'end turn']);
    expect(passing.isOn).toBe(true);
  });
  it('stop for a card that could not be used before, and for any other question', () => {
    for (const asked of [[choice('play Cleave', 'play'), END], [choice('no response')]]) {
      const { seat, passing } = begun();
      seat.asks(...asked);
      passing.goOn();
      expect(seat.answered).toEqual(['end turn']);
      expect(passing.isOn).toBe(false);
    }
  });
  it('are switched on where a turn can be ended, and off at any time', () => {
    const seat = new Seat();
    const passing = new Passing(seat, 'end turn');
    seat.asks(choice('no response'));
    passing.begin();
    expect(passing.isOn).toBe(false);
    const other = begun();
    other.passing.stop();
    other.seat.asks(END);
    other.passing.goOn();
    expect(other.seat.answered).toEqual(['end turn']);
  });
});
