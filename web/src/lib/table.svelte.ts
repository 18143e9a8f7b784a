// One followed match as the page sees it: the table now, its log, what is picked, what is sent.
import type { Choice, Deed, Line, Phrase, TableNow } from '../wire';
import { effects, type Effect } from './effects';
import { hall, linkNow } from './hall.svelte';
import * as narrowing from './narrow';
import { unneeded, yourTurn } from './notify';
import { play } from './sound';

export type Said = { by: string; phrase: Phrase; id: number };
export type Trouble = { words: string; clause: string | null };

let said = 0;

export class Table {
  now: TableNow | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  effects: Effect[] = $state.raw([]);
  said: Said[] = $state([]);
  trouble: Trouble | null = $state(null);
  missing = $state(false);
  picked: narrowing.Picked = $state.raw(narrowing.nothing);
  /** The answer on its way: the table says so until the hall has it. */
  sending: string | null = $state(null);
  /** When `now` came, for the clocks. */
  heard = $state(0);
  #leave: () => void;
  #nonced = false;

  picture = $derived(this.now?.picture ?? null);
  me = $derived(this.picture?.fighters.find((f) => f.seat === this.now?.you) ?? null);
  hand = $derived([...(this.me?.hand ?? [])].sort((a, b) => a - b));
  choices = $derived(this.now?.prompt?.choices ?? []);
  left = $derived(narrowing.narrow(this.choices, this.hand, this.picked));
  meant = $derived(narrowing.meant(this.left, this.hand, this.picked));
  lit = $derived(narrowing.lit(this.left, this.hand, this.picked));
  kinds = $derived(new Set(this.choices.map((c) => c.parts.kind)).size);
  isMyTurn = $derived(this.choices.length > 0 && this.now?.status === 'running');

  constructor(readonly id: string) {
    this.#leave = hall.follow(id, (told) => {
      if (told.kind === 'table') this.#table(told.table, told.lines, told.fresh);
      else if (told.kind === 'said') this.#say(told.by, told.phrase);
      else if (told.kind === 'done') this.sending = null;
      else this.#trouble(told.code, told.words, told.clause);
    });
  }

  #table(next: TableNow, lines: Line[], fresh: boolean): void {
    const before = this.now;
    const known = this.lines.at(-1)?.n ?? 0;
    const added = fresh ? lines : lines.filter((l) => l.n > known);
    this.lines = fresh ? added : [...this.lines, ...added];
    const moves = fresh ? [] : effects(before?.picture ?? null, next.picture, added);
    if (next.prompt?.id !== before?.prompt?.id) {
      this.picked = narrowing.nothing;
      this.sending = null;
    }
    this.now = next;
    this.heard = performance.now();
    this.effects = moves;
    for (const e of moves) play(e.kind, e.at);
    this.#turn(before);
    this.#luck(next);
  }

  #turn(before: TableNow | null): void {
    const was = (before?.prompt?.choices.length ?? 0) > 0;
    if (this.isMyTurn && !was) {
      yourTurn(this.now?.prompt?.sentence ?? '');
      play('turn', (this.effects.at(-1)?.at ?? 0) + 200);
    } else if (!this.isMyTurn) unneeded();
  }

  /** Each seat adds to the luck of the match, so that the hall alone cannot choose the cards. */
  #luck(next: TableNow): void {
    if (this.#nonced || !next.you || !next.commitment || next.status === 'ended') return;
    this.#nonced = true;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
    hall.nonce(next.match, hex);
  }

  #say(by: string, phrase: Phrase): void {
    const id = ++said;
    this.said.push({ by, phrase, id });
    setTimeout(() => {
      this.said = this.said.filter((s) => s.id !== id);
    }, 6000);
  }

  #trouble(code: string, words: string, clause: string | null): void {
    this.sending = null;
    if (code === 'no-such-match') this.missing = true;
    // An outdated answer needs no scolding: the newer question is on the table already.
    else if (code !== 'stale') this.trouble = { words, clause };
  }

  pickCard(place: number): void {
    this.picked = narrowing.toggle(this.choices, this.hand, this.picked, place);
  }

  /** Points at something that is no card. Settles the matter if nothing is left open. */
  point(at: Partial<narrowing.Picked>): void {
    const next = { ...this.picked, ...at };
    let left = narrowing.narrow(this.choices, this.hand, next);
    const again = Object.entries(at).every(
      ([key, value]) => this.picked[key as keyof narrowing.Picked] === value,
    );
    if (left.length === 0) {
      this.picked = { ...narrowing.nothing, ...at };
      left = narrowing.narrow(this.choices, this.hand, this.picked);
      return;
    }
    const sole = left.length === 1 ? left[0] : undefined;
    const spelled = sole && narrowing.isSpelledOut(sole, this.hand, next);
    if (sole && (again || (spelled && sole.parts.cards.length > 0))) this.answer(sole);
    else this.picked = next;
  }

  clear(): void {
    this.picked = narrowing.nothing;
    this.trouble = null;
  }

  answer(choice: Choice): void {
    const now = this.now;
    if (!now?.prompt || this.sending) return;
    this.sending = choice.label;
    this.trouble = null;
    const prompt = now.prompt.id;
    hall.act(now.match, { type: 'answer', prompt, choice: choice.label });
    if (linkNow() !== 'open') this.sending = choice.label;
  }

  do(deed: Deed): void {
    if (this.now) hall.act(this.now.match, { type: 'do', deed });
  }

  say(phrase: Phrase): void {
    if (this.now) hall.say(this.now.match, phrase);
  }

  close(): void {
    this.#leave();
    unneeded();
  }
}
