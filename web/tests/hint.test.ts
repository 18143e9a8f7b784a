import { expect, test } from 'vitest';
import { Hint } from '../src/lib/hint.svelte';
import type { Advice, TableNow } from '../src/wire';

const BUSY = 'a bot is still thinking about your last hint';

/** A table that asks, and a hall that thinks about one question at a time. */
function table(question: number) {
  const sitting = { now: asking(question) };
  const waiting: { done: (advice: Advice) => void; fail: (e: Error) => void }[] = [];
  let isBusy = false;
  let asked = 0;
  const think = () => {
    asked += 1;
    if (isBusy) return Promise.reject(new Error(BUSY));
    isBusy = true;
    return new Promise<Advice>((done, fail) => waiting.push({ done, fail })).finally(
      () => (isBusy = false),
    );
  };
  const hint = new Hint(sitting, think);
  return {
    hint,
    get asked() {
      return asked;
    },
    asks: (next: number) => (sitting.now = asking(next)),
    says: (prompt: number) => waiting.shift()!.done({ prompt, choices: [], line: [] } as Advice),
    fails: (words: string) => waiting.shift()!.fail(new Error(words)),
  };
}
const asking = (id: number) => ({ prompt: { id, choices: [] } }) as unknown as TableNow;

test('whoever asks again while a bot thinks hears what it says', async () => {
  const t = table(1);
  const first = t.hint.ask();
  await t.hint.ask();
  expect([t.asked, t.hint.trouble, t.hint.advice]).toEqual([1, null, null]);
  t.says(1);
  await first;
  expect(t.hint.trouble).toBeNull();
  expect(t.hint.advice?.prompt).toBe(1);
  await t.hint.ask();
  expect(t.asked, 'what was said is said').toBe(1);
});

test('what a bot said of an earlier question is nothing; it thinks about the next one then', async () => {
  const t = table(1);
  const first = t.hint.ask();
  t.asks(2);
  void t.hint.ask();
  t.says(1);
  await Promise.resolve();
  expect(t.hint.advice).toBeNull();
  await expect.poll(() => t.asked).toBe(2);
  t.says(2);
  await first;
  expect(t.hint.advice?.prompt).toBe(2);
});

test('who does not ask again is not thought for again', async () => {
  const t = table(1);
  const first = t.hint.ask();
  t.asks(2);
  t.says(1);
  await first;
  expect([t.asked, t.hint.advice]).toEqual([1, null]);
});

test('a refusal is told until somebody asks again, and nobody hears of an earlier one', async () => {
  const t = table(1);
  const refused = t.hint.ask();
  t.fails('nothing comes to mind');
  await refused;
  expect(t.hint.trouble).toBe('nothing comes to mind');
  const again = t.hint.ask();
  expect(t.hint.trouble).toBeNull();
  t.asks(2);
  void t.hint.ask();
  t.fails('you are not asked anything now');
  await expect.poll(() => t.asked).toBe(3);
  expect(t.hint.trouble).toBeNull();
  t.says(2);
  await again;
  expect([t.hint.trouble, t.hint.advice?.prompt]).toEqual([null, 2]);
});
