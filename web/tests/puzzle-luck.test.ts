import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as puzzle from '../src/games/puzzle-strike/luck';
import { check, type Finding } from '../src/luck/check';
import type { Replay } from '../src/wire';

// Real matches of a real hall. Of each step only what is new is kept: what was told of luck and
// bags, and how the bags changed.
type Fact = { event: string; seat?: string; chips?: string[]; chip?: string; count?: number };
type Player = { own: string; bag: string; top: string };
type Step = {
  answer?: string;
  facts?: Fact[];
  bank?: string;
  players?: Record<string, Player>;
};
type Kept = { journal: string; steps: Step[] };

const names = (text: string) => (text ? text.split('|') : []);
function kept(name: string): Kept {
  const file = new URL(`fixtures/luck/${name}.json`, import.meta.url);
  const { journal, steps } = JSON.parse(readFileSync(file, 'utf8'));
  return { journal, steps: steps.map((s: string) => JSON.parse(s)) };
}

function run({ journal, steps }: Kept) {
  let bank: string[] = [];
  const players = new Map<string, Player>();
  const frames = steps.map((s, at) => {
    if (s.bank !== undefined) bank = names(s.bank);
    for (const [seat, p] of Object.entries(s.players ?? {})) players.set(seat, p);
    const shown = [...players].map(([seat, p]) => ({
      seat,
      own_chips: names(p.own),
      top: names(p.top),
      bag: names(p.bag).map((text) => {
        const [, count, chip] = /^(\d+) (.+)$/.exec(text) ?? [];
        return { count: Number(count), chip };
      }),
    }));
    return {
      at,
      answer: s.answer ?? null,
      lines: (s.facts ?? []).map((event, i) => ({ n: i + 1, words: '', event, things: [] })),
      picture: { game: 'puzzle-strike', bank: bank.map((chip) => ({ chip })), players: shown },
    };
  });
  const { commitment, secret } = JSON.parse(journal.split('\n')[0] ?? '').match;
  const replay = { frames, commitment, secret: secret ?? null } as unknown as Replay;
  return check(journal, replay, [], null, puzzle).findings;
}
const dealt = (all: Finding[]) => all.find((f) => f.about === 'cards');
const followed = (name: string) => dealt(run(kept(name)));

describe('the luck of Puzzle Strike', () => {
  it('gave every chip of a duel with a bank drawn at random', () => {
    expect(followed('puzzle-duel')).toMatchObject({
      state: 'good',
      // Which ten stacks were drawn is left to the command.
      followed: { others: 1, unseen: 10, wrong: null },
    });
  });

  it('gave every chip after a draft, whose pool is left to the command', () => {
    expect(followed('puzzle-clockwork')).toMatchObject({
      state: 'good',
      followed: { others: 1, unseen: 9, wrong: null },
    });
  });

  it('gave every chip of a match of several games, and flipped the coin', () => {
    const found = followed('puzzle-tournament');
    expect(found).toMatchObject({ state: 'good', followed: { wrong: null } });
    const facts = kept('puzzle-tournament').steps.flatMap((s) => s.facts ?? []);
    expect(facts.filter((f) => f.event === 'bank_laid').length).toBeGreaterThan(1);
    expect(facts.some((f) => f.event === 'coin_flipped')).toBe(true);
  });
});

describe('a forged match of Puzzle Strike', () => {
  /** The match with one thing changed. */
  const forged = (change: (steps: Step[]) => void) => {
    const match = kept('puzzle-duel');
    change(match.steps);
    return dealt(run(match));
  };
  const late = (steps: Step[], event: string) =>
    steps.findLastIndex((s) => s.facts?.some((f) => f.event === event));
  const factOf = (steps: Step[], at: number, event: string) =>
    steps[at]!.facts!.find((f) => f.event === event)!;

  it('shows where another chip was drawn than the luck says', () => {
    let at = 0;
    const found = forged((steps) => {
      // Bag and hand agree with each other, but not with the luck.
      at = steps.findIndex((s) => s.facts?.some((f) => f.event === 'drew') && s.players?.['P1']);
      const drew = steps[at]!.facts!.find((f) => f.event === 'drew' && f.seat === 'P1')!;
      const bag = names(steps[at]!.players!['P1']!.bag);
      const [taken] = bag.filter((x) => !drew.chips!.some((c) => x.endsWith(` ${c}`)));
      const chip = taken!.replace(/^\d+ /, '');
      const given = drew.chips!.pop()!;
      drew.chips!.push(chip);
      const count = bag.map((x) => x.split(/ (.+)/) as [string, string]);
      const moved = new Map(count.map(([n, c]) => [c, Number(n)]));
      moved.set(chip, (moved.get(chip) ?? 0) - 1);
      moved.set(given, (moved.get(given) ?? 0) + 1);
      const left = [...moved].filter(([, n]) => n > 0).map(([c, n]) => `${n} ${c}`);
      steps[at]!.players!['P1']!.bag = left.join('|');
    });
    expect(found).toMatchObject({ state: 'bad', followed: { wrong: { at, what: 'card' } } });
  });

  it('shows by a chip that came from nowhere', () => {
    let at = 0;
    const found = forged((steps) => {
      at = steps.findLastIndex((s) => s.players?.['P2'] && !s.facts);
      if (at < 0) at = steps.length - 1;
      (steps[at]!.players ??= {})['P2'] = { own: '', bag: '9 4-gem', top: '' };
    });
    expect(found).toMatchObject({ state: 'bad', followed: { wrong: { at, what: 'deck' } } });
  });

  it('shows by a bag that was filled with more than its discard pile', () => {
    let at = 0;
    const found = forged((steps) => {
      at = late(steps, 'reshuffled');
      factOf(steps, at, 'reshuffled').count! += 1;
    });
    expect(found).toMatchObject({ state: 'bad', followed: { wrong: { at, what: 'deck' } } });
  });

  it('shows by another player who went first', () => {
    const found = forged((steps) => {
      const first = factOf(steps, late(steps, 'goes_first'), 'goes_first');
      first.seat = first.seat === 'P1' ? 'P2' : 'P1';
    });
    expect(found).toMatchObject({ state: 'bad' });
  });

  it('shows by a coin that fell on the other side', () => {
    const match = kept('puzzle-tournament');
    const at = late(match.steps, 'coin_flipped');
    const coin = factOf(match.steps, at, 'coin_flipped');
    coin.seat = coin.seat === 'P1' ? 'P2' : 'P1';
    expect(dealt(run(match))).toMatchObject({ followed: { wrong: { at, what: 'pick' } } });
  });
});

it('says nothing of what its game cannot follow', () => {
  const { journal } = kept('puzzle-duel');
  const { commitment, secret } = JSON.parse(journal.split('\n')[0] ?? '').match;
  const replay = { frames: [], commitment, secret } as unknown as Replay;
  const { findings, verdict } = check(journal, replay, [], null, null);
  expect(dealt(findings)).toMatchObject({ state: 'open', followed: null });
  expect(verdict).not.toBe('good');
});
