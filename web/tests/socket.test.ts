import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket, wait, type Told, type Wire } from '../src/lib/socket';
import type { Line, TableNow } from '../src/wire';

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify({ v: 1, ...message }) });
  }
}

const table = (match: string, code = 'CODE') => ({ match, code }) as TableNow;
const line = (n: number): Line => ({ n, words: `line ${n}`, event: null, things: [] });

describe('the socket', () => {
  let wires: FakeWire[];
  let socket: Socket;
  let ids: number;
  let told: Told[];
  const last = () => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    told = [];
    ids = 0;
    socket = new Socket(
      () => {
        wires.push(new FakeWire());
        return last();
      },
      () => `id-${++ids}`,
      () => 0.5,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('follows once it is open and says the version', () => {
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    expect(last().sent).toEqual([{ v: 1, type: 'follow', match: 'm1', after: null }]);
  });

  it('says how quickly bots may answer, also after it came back', () => {
    const pace = (quick: boolean) => ({ v: 1, type: 'pace', match: 'm1', quick });
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    socket.pace(true);
    socket.pace(true);
    expect(last().sent.slice(1)).toEqual([pace(true)]);
    last().close();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent.at(-1)).toEqual(pace(true));
    socket.pace(false);
    expect(last().sent.at(-1)).toEqual(pace(false));
  });

  it('comes back and resumes after what it was told last', () => {
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    last().say({ type: 'snapshot', seq: 4, missed: [], table: table('m1') });
    last().say({ type: 'update', seq: 5, lines: [line(1)], table: table('m1') });
    last().close();
    expect(socket.link).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: 'follow', after: 5 });
    expect(socket.link).toBe('open');
  });

  it('takes the whole log anew when the hall tells it from the beginning', () => {
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    last().say({ type: 'snapshot', seq: 2, missed: [line(1), line(2)], table: table('m1') });
    last().say({ type: 'snapshot', seq: 1, missed: [line(1)], table: table('m1') });
    last().say({ type: 'snapshot', seq: 3, missed: [line(2), line(3)], table: table('m1') });
    const fresh = told.map((t) => t.kind === 'table' && t.fresh);
    expect(fresh).toEqual([true, true, false]);
  });

  it('waits longer each time, but never too long', () => {
    expect([0, 1, 2, 3].map((n) => wait(n, 0.5))).toEqual([300, 600, 1200, 1500]);
    expect(wait(11, 1)).toBeLessThan(2000);
    expect(wait(30, 1)).toBeLessThanOrEqual(8000 * 1.3);
    socket.follow('m1', () => {});
    last().close();
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    last().close();
    vi.advanceTimersByTime(599);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(3);
  });

  it('tries at once when told to hurry', () => {
    socket.follow('m1', () => {});
    for (let i = 0; i < 6; i += 1) {
      last().close();
      vi.advanceTimersByTime(20_000);
    }
    last().close();
    const before = wires.length;
    socket.hurry();
    expect(wires).toHaveLength(before + 1);
  });

  it('sends an unconfirmed answer again under the same id', () => {
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    const id = socket.act('m1', { type: 'answer', prompt: 7, choice: 'move forward 3' });
    last().close();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    const again = last().sent.filter((m) => m['type'] === 'answer');
    expect(again).toEqual([
      { v: 1, type: 'answer', prompt: 7, choice: 'move forward 3', match: 'm1', client: id },
    ]);
    last().say({ type: 'done', client: id });
    expect(told.at(-1)).toEqual({ kind: 'done', client: id });
    last().close();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent.filter((m) => m['type'] === 'answer')).toHaveLength(0);
  });

  it('keeps an answer given while the hall is away', () => {
    socket.follow('m1', () => {});
    last().onopen?.();
    last().close();
    socket.act('m1', { type: 'do', deed: 'resign' });
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent.map((m) => m['type'])).toEqual(['follow', 'do']);
  });

  it('does not send again what was refused', () => {
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    const client = socket.act('m1', { type: 'answer', prompt: 1, choice: 'x' });
    last().say({
      type: 'error',
      code: 'illegal',
      words: 'No.',
      clause: 'FD-7.4',
      client,
      match: null,
    });
    expect(told.at(-1)).toMatchObject({ kind: 'trouble', clause: 'FD-7.4' });
    last().close();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent.map((m) => m['type'])).toEqual(['follow']);
  });

  it('tells nothing twice', () => {
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    last().say({ type: 'snapshot', seq: 2, missed: [], table: table('m1') });
    last().say({ type: 'update', seq: 1, lines: [line(1)], table: table('m1') });
    expect(told).toHaveLength(1);
  });

  it('takes a newer table about which there was nothing to tell', () => {
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    last().say({ type: 'snapshot', seq: 2, missed: [], table: table('m1') });
    last().say({ type: 'update', seq: 2, lines: [], table: table('m1') });
    expect(told).toHaveLength(2);
  });

  it('fills in the lists that the hall leaves out', () => {
    socket.follow('m1', (t) => told.push(t));
    last().onopen?.();
    const prompt = { id: 1, choices: [{ label: 'pass', parts: { kind: 'other' } }], always: [] };
    last().say({ type: 'snapshot', seq: 1, missed: [], table: { ...table('m1'), prompt } });
    const heard = told[0];
    expect(heard?.kind === 'table' && heard.table.prompt?.choices[0]).toMatchObject({
      things: [],
      parts: { cards: [] },
    });
  });

  it('knows a match by its code as well as by its id', () => {
    socket.follow('code', (t) => told.push(t));
    last().onopen?.();
    last().say({ type: 'snapshot', seq: 1, missed: [], table: table('m1') });
    const client = socket.act('m1', { type: 'do', deed: 'undo' });
    last().say({ type: 'done', client });
    last().say({ type: 'said', match: 'm1', by: 'P2', phrase: 'hello' });
    expect(told.map((t) => t.kind)).toEqual(['table', 'done', 'said']);
  });

  it('says that the hall restarts until it is back', () => {
    socket.follow('m1', () => {});
    last().onopen?.();
    last().say({ type: 'going-down' });
    last().close();
    expect(socket.link).toBe('going-down');
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(socket.link).toBe('open');
  });

  it('stops coming back when nobody listens any more', () => {
    const leave = socket.follow('m1', () => {});
    last().onopen?.();
    leave();
    expect(last().sent.at(-1)).toMatchObject({ type: 'unfollow' });
    last().close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
