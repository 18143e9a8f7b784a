// What stands below a moment of a replay.
import { expect, it } from 'vitest';
import { captionOf } from '../src/lib/replay';
import type { Frame, Replay } from '../src/wire';

const replay = { line: { seats: [{ seat: 'P1', kind: 'player', name: 'Anna' }] } } as Replay;
const frame = (answer: string | null, words: string[]) =>
  ({
    answer,
    lines: words.map((w, n) => ({ n, words: w, event: null, things: [] })),
  }) as unknown as Frame;

it('is what was told, not the label of the answer', () => {
  const told = ['Anna played Combine.', '', 'Anna got a black arrow.'];
  const caption = captionOf(replay, frame('P1: play Combine with black', told));
  expect(caption).toBe('Anna played Combine. Anna got a black arrow.');
});

it('names who answered where nothing was told', () => {
  expect(captionOf(replay, frame('P1: pass', ['']))).toBe('Anna: pass');
  expect(captionOf(replay, frame(null, []))).toBe('');
});
