import { describe, expect, it } from 'vitest';
import { Deploying } from '../src/games/fantasy-clash/deploying.svelte';
import type { Table } from '../src/lib/table.svelte';
import type { Choice, DeploymentPicture } from '../src/wire';

/** A hall that writes down what it hears; it has heard it when the test says so. */
function laidOut(layout: (string | null)[]) {
  const d = {
    ready: [],
    spaces: ['A1', 'B1', 'C1'],
    layout,
    pool: [
      { unit: 'Orcs', class: 'regular', left: 2, fits: true, fits_instead_of: ['Goblins'] },
      { unit: 'Goblins', class: 'regular', left: 2, fits: true, fits_instead_of: ['Orcs'] },
      { unit: 'Grunt', class: 'champion', left: 0, fits: false, fits_instead_of: [] },
      { unit: 'Kholek', class: 'hero', left: 1, fits: false, fits_instead_of: ['Grunt'] },
    ],
  } as unknown as DeploymentPicture;
  const heard: string[] = [];
  const table = {
    sending: null as string | null,
    now: { prompt: { id: 1 } },
    answer(c: Choice) {
      this.sending = c.label;
      heard.push(c.label);
    },
  };
  const deploying = new Deploying(table as unknown as Table, () => d);
  return {
    heard,
    deploying,
    /** The hall has taken the word, and asks anew; the layout may be as it was. */
    takes() {
      table.sending = null;
      table.now = { prompt: { id: table.now.prompt.id + 1 } };
      deploying.goOn();
    },
    /** It has taken the word, but its next question is still on the way. */
    nods() {
      table.sending = null;
      deploying.goOn();
    },
    refuses() {
      table.sending = null;
      deploying.forget();
    },
  };
}

describe('an army that is laid out word by word', () => {
  it('says one word to each question, and waits for the next', () => {
    const { heard, deploying, takes, nods } = laidOut([null, null, null]);
    deploying.say('place Orcs at A1', 'place Orcs at B1');
    expect(heard).toEqual(['place Orcs at A1']);
    nods();
    expect(heard).toHaveLength(1);
    takes();
    expect(heard).toEqual(['place Orcs at A1', 'place Orcs at B1']);
    takes();
    expect(deploying.isBusy).toBe(false);
  });

  it('goes on after a word that changed nothing', () => {
    const { heard, deploying, takes } = laidOut(['Orcs', 'Orcs', 'Grunt']);
    deploying.say('swap A1 B1', 'commit');
    takes();
    expect(heard).toEqual(['swap A1 B1', 'commit']);
    takes();
    expect(deploying.isBusy).toBe(false);
  });

  it('does not answer an old question once more', () => {
    const { heard, deploying, takes, nods } = laidOut(['Orcs', 'Orcs', 'Grunt']);
    deploying.say('swap A1 C1');
    nods();
    deploying.say('commit');
    expect(heard).toEqual(['swap A1 C1']);
    takes();
    expect(heard).toEqual(['swap A1 C1', 'commit']);
  });

  it('forgets what was to follow when a word is refused, and can be told anew', () => {
    const { heard, deploying, refuses } = laidOut([null, null, null]);
    deploying.say('place Grunt at A1', 'place Orcs at B1');
    refuses();
    expect(deploying.isBusy).toBe(false);
    deploying.say('place Orcs at A1');
    expect(heard).toEqual(['place Grunt at A1', 'place Orcs at A1']);
  });

  it('swaps two cards that differ, and says nothing where they are alike', () => {
    const { heard, deploying } = laidOut(['Orcs', 'Orcs', 'Grunt']);
    deploying.press('A1');
    deploying.press('B1');
    expect([heard, deploying.held]).toEqual([[], null]);
    deploying.press('A1');
    deploying.press('C1');
    expect(heard).toEqual(['swap A1 C1']);
  });

  it('takes the word of the hall for what a unit may replace', () => {
    const { deploying } = laidOut(['Orcs', null, 'Grunt']);
    deploying.takeUnit('Kholek');
    expect(['A1', 'B1', 'C1'].map((at) => deploying.takes(at))).toEqual([false, false, true]);
  });

  it('puts a unit in the place of one that it may replace, and holds it no longer', () => {
    const { heard, deploying, takes } = laidOut(['Orcs', null, 'Grunt']);
    deploying.takeUnit('Goblins');
    expect(['A1', 'B1', 'C1'].map((at) => deploying.takes(at))).toEqual([true, true, false]);
    deploying.press('A1');
    takes();
    expect(heard).toEqual(['lift A1', 'place Goblins at A1']);
    expect(deploying.held).toBeNull();
  });
});
