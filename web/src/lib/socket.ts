// The one connection of a page: follows matches, sends answers, comes back by itself.
import { randomHex } from './random';
import type {
  Choice,
  Code,
  Deed,
  Line,
  Phrase,
  TableNow,
  ToClient,
  ToHall,
  Trouble,
} from '../wire';

export type Told =
  | { kind: 'table'; seq: number; lines: Line[]; table: TableNow; fresh: boolean }
  | { kind: 'said'; by: string; phrase: Phrase }
  | { kind: 'trouble'; code: Code; words: string; clause: string | null }
  | { kind: 'done'; client: string };

export type Link = 'open' | 'connecting' | 'lost' | 'going-down';

/** What of a WebSocket is used, so that tests can stand in for it. */
export type Wire = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((e: { data: string }) => void) | null;
};

type Following = { hear: (told: Told) => void; seq: number | null; match: string };
type Owed = { message: ToHall & { client: string }; match: string };
type Doing = { type: 'answer'; prompt: number; choice: string } | { type: 'do'; deed: Deed };

const FIRST_WAIT = 300;
// A restart takes seconds: whoever waits for it is back within two. Later there is no hurry.
const SHORT = { waits: 12, longest: 1500 };
const LONGEST_WAIT = 8000;

/** A little longer each time, with some luck in it so that not all come back at once. */
export function wait(attempt: number, luck: number): number {
  const longest = attempt < SHORT.waits ? SHORT.longest : LONGEST_WAIT;
  const full = Math.min(longest, FIRST_WAIT * 2 ** attempt);
  return Math.round(full * (0.7 + 0.6 * luck));
}

/** The hall leaves empty lists out of choices; everything behind here may rely on them. */
function complete(table: TableNow): TableNow {
  const { prompt } = table;
  if (!prompt) return table;
  const whole = (c: Choice): Choice => ({
    ...c,
    things: c.things ?? [],
    parts: { ...c.parts, cards: c.parts.cards ?? [] },
  });
  const choices = prompt.choices.map(whole);
  return { ...table, prompt: { ...prompt, choices, always: prompt.always.map(whole) } };
}

export class Socket {
  link: Link = 'connecting';
  onlink: (link: Link) => void = () => {};
  #wire: Wire | null = null;
  #attempt = 0;
  #goingDown = false;
  #quick = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #following = new Map<string, Following>();
  // Sent and not yet confirmed. They are sent again after a reconnect under the same id.
  #owed = new Map<string, Owed>();

  constructor(
    private readonly open: () => Wire,
    private readonly newId: () => string = () => randomHex(16),
    private readonly luck: () => number = Math.random,
  ) {}

  follow(match: string, hear: (told: Told) => void): () => void {
    this.#following.set(match, { hear, seq: null, match });
    if (this.link === 'open') this.#ask(match);
    else this.#connect();
    return () => {
      this.#following.delete(match);
      for (const [id, owed] of this.#owed) {
        if ((this.#alias.get(owed.match) ?? owed.match) === match) this.#owed.delete(id);
      }
      if (this.link === 'open') this.#put({ type: 'unfollow', match });
    };
  }

  /** Sends something that must arrive once; the id comes back with `done`. */
  act(match: string, doing: Doing): string {
    const client = this.newId();
    const message = { ...doing, match, client } as ToHall & { client: string };
    this.#owed.set(client, { message, match });
    if (this.link === 'open') this.#put(message);
    return client;
  }

  say(match: string, phrase: Phrase): void {
    if (this.link === 'open') this.#put({ type: 'say', match, phrase });
  }

  nonce(match: string, nonce: string): void {
    if (this.link === 'open') this.#put({ type: 'nonce', match, nonce });
  }

  /** Whether bots may answer sooner; it counts for whatever is followed, now and later. */
  pace(quick: boolean): void {
    if (this.#quick === quick) return;
    this.#quick = quick;
    if (this.link !== 'open') return;
    for (const match of this.#following.keys()) this.#put({ type: 'pace', match, quick });
  }

  /** Try at once, for instance because the page was shown again. */
  hurry(): void {
    if (this.link === 'open' || this.#wire || this.#following.size === 0) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#attempt = 0;
    this.#connect();
  }

  #connect(): void {
    if (this.#wire || this.#timer) return;
    const wire = this.open();
    this.#wire = wire;
    wire.onopen = () => {
      this.#attempt = 0;
      this.#goingDown = false;
      this.#set('open');
      for (const match of this.#following.keys()) this.#ask(match);
      for (const owed of this.#owed.values()) this.#put(owed.message);
    };
    wire.onmessage = (e) => this.#hear(e.data);
    wire.onclose = () => {
      if (this.#wire !== wire) return;
      this.#wire = null;
      this.#set(this.#goingDown ? 'going-down' : 'lost');
      if (this.#following.size === 0) return;
      this.#timer = setTimeout(
        () => {
          this.#timer = null;
          this.#connect();
        },
        wait(this.#attempt++, this.luck()),
      );
    };
  }

  #ask(match: string): void {
    const after = this.#following.get(match)?.seq ?? null;
    this.#put({ type: 'follow', match, after });
    if (this.#quick) this.#put({ type: 'pace', match, quick: true });
  }

  #put(message: ToHall): void {
    this.#wire?.send(JSON.stringify({ v: 1, ...message }));
  }

  #set(link: Link): void {
    this.link = link;
    this.onlink(link);
  }

  #hear(data: string): void {
    let m: ToClient;
    try {
      m = JSON.parse(data) as ToClient;
    } catch {
      return;
    }
    if (m.type === 'snapshot' || m.type === 'update') this.#table(m);
    else if (m.type === 'done') this.#settled(m.client);
    else if (m.type === 'error') this.#trouble(m);
    else if (m.type === 'said') {
      this.#whose(m.match)?.hear({ kind: 'said', by: m.by, phrase: m.phrase });
    } else if (m.type === 'going-down') {
      this.#goingDown = true;
      this.#set('going-down');
    }
  }

  #table(m: Extract<ToClient, { type: 'snapshot' | 'update' }>): void {
    const f = this.#whose(m.table.match, m.table.code);
    if (!f) return;
    const fresh = m.type === 'snapshot';
    // What is older than the last word (an update that crossed a snapshot) is passed over. The
    // same number again is a newer table about which there was nothing to tell.
    if (!fresh && f.seq !== null && m.seq < f.seq) return;
    const lines = m.type === 'snapshot' ? m.missed : m.lines;
    // The whole log again, because we look with other eyes now or somebody in it was forgotten.
    const anew = fresh && (lines[0]?.n ?? Infinity) <= (f.seq ?? 0);
    const first = f.seq === null || anew;
    f.seq = m.seq;
    f.hear({ kind: 'table', seq: m.seq, lines, table: complete(m.table), fresh: first });
  }

  #settled(client: string): void {
    const owed = this.#owed.get(client);
    this.#owed.delete(client);
    if (owed) this.#whose(owed.match)?.hear({ kind: 'done', client });
  }

  #trouble(t: Trouble): void {
    const owed = t.client ? this.#owed.get(t.client) : undefined;
    if (t.client) this.#owed.delete(t.client);
    const told: Told = { kind: 'trouble', code: t.code, words: t.words, clause: t.clause };
    const match = t.match ?? owed?.match;
    const to = match ? this.#whose(match) : undefined;
    if (to) to.hear(told);
    else for (const f of this.#following.values()) f.hear(told);
  }

  /** A page may follow by the short code while the hall speaks of the id. */
  #whose(match: string, code?: string): Following | undefined {
    const by = (key: string | undefined) => (key ? this.#following.get(key) : undefined);
    // People type codes as they like.
    const typed = () =>
      [...this.#following.values()].find((f) => f.match.toUpperCase() === code?.toUpperCase());
    const found = by(match) ?? by(this.#alias.get(match)) ?? typed();
    if (found && code) this.#alias.set(match, found.match);
    return found;
  }
  #alias = new Map<string, string>();
}
