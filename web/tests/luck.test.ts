import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check, type Finding } from '../src/luck/check';
import { duelOf } from '../src/games/flash-duel/duel.svelte';
import * as flashDuel from '../src/games/flash-duel/luck';
import { note, noted, type Note } from '../src/luck/notes';
import { bytesOf, commitmentOf, mixed, Stream } from '../src/luck/stream';
import type { CardLine, Replay } from '../src/wire';
import { w } from '../src/words/en';
import { luck } from '../src/words/luck';

// Real matches of a real hall: their journals, and what their replays show with all hands open.
type Kept = { journal: string; replay: Replay };
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`fixtures/luck/${name}.json`, import.meta.url), 'utf8'));
const kept = (name: string) => read(name) as Kept;
const cards = read('cards') as CardLine[];

const header = (journal: string) => JSON.parse(journal.split('\n')[0] ?? '').match;
const asNoted = (journal: string): Note => {
  const { commitment, nonces } = header(journal);
  return { commitment, early: true, nonce: nonces[0] };
};
const run = ({ journal, replay }: Kept, own: Note | null = asNoted(journal)) =>
  check(journal, replay, cards, own, flashDuel);
const bad = (found: Finding[]) => found.filter((f) => f.state === 'bad').map((f) => f.about);

describe('the luck of a match', () => {
  it('comes from its secret as the hall computes it', () => {
    const { journal } = kept('simple');
    const { secret, commitment, nonces } = header(journal);
    expect(commitmentOf(secret)).toBe(commitment);
    const stream = new Stream(mixed(bytesOf(secret), nonces));
    const first = Array.from({ length: 600 }, (_, i) => stream.pick(i, [1, 1, 1]));
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });

  it.each(['simple', 'stash', 'clockwork', 'solo-rook', 'raid-3'])(
    'is found fair in a real match: %s',
    (name) => {
      const { findings, verdict } = run(kept(name));
      expect(bad(findings)).toEqual([]);
      expect(verdict).toBe('good');
    },
  );

  it('leaves open what this browser has not seen', () => {
    const { findings, verdict } = run(kept('simple'), null);
    const open = findings.filter((f) => f.state === 'open').map((f) => f.about);
    expect(open).toEqual(['seen', 'added']);
    expect(verdict).toBe('open');
  });
});

describe('a forged match', () => {
  it('shows by another secret', () => {
    const match = kept('simple');
    const other = 'ab'.repeat(32);
    match.journal = match.journal.replaceAll(header(match.journal).secret, other);
    match.replay.secret = other;
    expect(bad(run(match).findings)).toEqual(['seal', 'cards']);
  });

  it('shows by a seal that was exchanged together with the secret', () => {
    const match = kept('simple');
    const own = asNoted(match.journal);
    const { secret, commitment } = header(match.journal);
    const other = 'ab'.repeat(32);
    match.journal = match.journal
      .replaceAll(secret, other)
      .replaceAll(commitment, commitmentOf(other));
    Object.assign(match.replay, { secret: other, commitment: commitmentOf(other) });
    expect(bad(run(match, own).findings)).toEqual(['seen', 'cards']);
  });

  it('shows by the own number left out', () => {
    const match = kept('simple');
    const own = asNoted(match.journal);
    match.journal = match.journal.replace(own.nonce ?? '', '00'.repeat(16));
    expect(bad(run(match, own).findings)).toEqual(['added', 'cards']);
  });

  it.each(['simple', 'raid-3'])('shows by one card exchanged for another: %s', (name) => {
    const match = kept(name);
    const drew = match.replay.frames
      .flatMap((f) => f.lines)
      .map((l) => l.event as { event: string; number: number })
      .filter((e) => e.event === 'drew');
    const [one, other] = [drew[2], drew.find((e) => e.number !== drew[2]?.number)];
    [one!.number, other!.number] = [other!.number, one!.number];
    expect(bad(run(match).findings)).toEqual(['cards']);
  });

  it('shows by a card that came from nowhere', () => {
    const match = kept('simple');
    const hand = duelOf(match.replay.frames[3]?.picture)?.fighters[0]?.hand;
    hand![0] = hand![0] === 5 ? 1 : 5;
    const { findings } = run(match);
    expect(findings.at(-1)).toMatchObject({ followed: { wrong: { at: 3, what: 'deck' } } });
  });

  it('shows by another answer', () => {
    const match = kept('simple');
    match.replay.frames[2]!.answer = 'P2: move back 1';
    expect(bad(run(match).findings)).toEqual(['answers']);
  });

  it.each(['', 'nothing', '{"answer":{}}'])('is refused if it is no journal: %s', (journal) => {
    expect(() => run({ ...kept('simple'), journal }, null)).toThrow();
  });
});

describe('a match of earlier rules', () => {
  const why = 'this match was played under version 1 of the rules and this program plays version 2';

  it('is checked as far as no rules are needed, and says why no further', () => {
    const match = kept('simple');
    match.replay.earlier_rules = why;
    // By today's rules this would be a card from nowhere.
    const hand = duelOf(match.replay.frames[3]?.picture)?.fighters[0]?.hand;
    hand![0] = hand![0] === 5 ? 1 : 5;
    const { findings, verdict } = run(match);
    expect(findings.map((f) => f.state)).toEqual(['good', 'good', 'good', 'good', 'open']);
    expect(verdict).toBe('open');
    expect(luck.say(findings.at(-1)!)).toBe(`T${why.slice(1)}.`);
  });

  it('is still found out by its seal', () => {
    const match = kept('simple');
    match.replay.earlier_rules = why;
    const other = 'ab'.repeat(32);
    match.journal = match.journal.replaceAll(header(match.journal).secret, other);
    match.replay.secret = other;
    expect(bad(run(match).findings)).toEqual(['seal']);
  });

  it('of which one moment was kept has no answers to compare', () => {
    const match = kept('simple');
    match.replay.earlier_rules = why;
    const at = match.replay.frames.length - 1;
    match.replay.frames = match.replay.frames.slice(-1);
    match.replay.part = { first: at, last: at, of: at };
    const found = run(match).findings.find((f) => f.about === 'answers');
    expect(found?.state).toBe('open');
    expect(luck.say(found!)).toContain(`only the table after step ${at} was kept`);
    expect(w.replay.part(match.replay.part)).toContain(`after move ${at} of ${at} was kept`);
  });

  it('whose film ends early says where', () => {
    expect(w.replay.part({ first: 0, last: 7, of: 9 })).toContain('ends at move 7 of 9');
  });
});

describe('what a browser notes', () => {
  const shelf = new Map<string, string>();
  beforeEach(() => {
    shelf.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
    });
  });

  it('is the first seal, whatever is said later', () => {
    note('m', { commitment: 'a', early: true, nonce: null });
    note('m', { commitment: 'b', early: false, nonce: 'n' });
    expect(noted('m')).toEqual({ commitment: 'a', early: true, nonce: 'n' });
  });

  it('is kept for the latest matches', () => {
    for (let i = 0; i < 205; i += 1) note(`m${i}x`, { commitment: 'a', early: true, nonce: null });
    expect(noted('m4x')).toBeNull();
    expect(noted('m5x')).not.toBeNull();
  });

  it('is nothing where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(note('m', { commitment: 'a', early: true, nonce: 'n' }).nonce).toBe('n');
    expect(noted('m')).toBeNull();
  });
});
