// One followed match: what the hall tells about it, and what is sent back.
import type { Choice, Deed, Line, Phrase, TableNow } from '../wire';
import { effects, type Effect } from './effects';
import { hall } from './hall.svelte';
import * as narrowing from './narrow';
import { unneeded, yourTurn } from './notify';
import { randomHex } from './random';
import { partAtRound } from './rounds';
import { calm } from './settings.svelte';
import { Sitting } from './sitting.svelte';
import { play } from './sound';
import { note, noted } from '../luck/notes';

export type Said = { by: string; phrase: Phrase; id: number };
export type Trouble = { words: string; clause: string | null };

let said = 0;

export class Table extends Sitting {
  said: Said[] = $state([]);
  trouble: Trouble | null = $state(null);
  missing = $state(false);
  /** When `now` came, for the clocks. */
  heard = $state(0);
  #leave: () => void;
  #noted = false;

  constructor(readonly id: string) {
    super();
    this.#leave = hall.follow(id, (told) => {
      if (told.kind === 'table') this.#table(told.table, told.lines, told.fresh);
      else if (told.kind === 'said') this.#say(told.by, told.phrase);
      else if (told.kind === 'done') this.sending = null;
      else this.#trouble(told.code, told.words, told.clause);
    });
  }

  #table(next: TableNow, lines: Line[], fresh: boolean): void {
    if (fresh) this.#forget();
    else if (this.#held.length > 0 || this.#endsRound(next, lines)) {
      this.#held.push([next, lines]);
      return;
    }
    this.#show(next, lines, fresh);
  }

  /** What has come since: a round that is over is shown to its end before the next is laid out. */
  #held: [TableNow, Line[]][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  #endsRound(next: TableNow, lines: Line[]): boolean {
    const before = this.now?.picture;
    if (!before?.round || !next.picture || next.picture.round <= before.round || calm()) {
      return false;
    }
    const known = this.lines.at(-1)?.n ?? 0;
    const [old] = partAtRound(lines.filter((l) => l.n > known));
    const moves = effects(before, null, old);
    this.lines = [...this.lines, ...old];
    if (moves.length > 0) this.#move(moves);
    const wait = this.#still - performance.now();
    if (wait <= 0) return false;
    this.#timer = setTimeout(() => this.#release(), wait + 400);
    return true;
  }

  /** When all that is shown just now will have come to rest. */
  #still = 0;

  #move(moves: Effect[]): void {
    this.effects = moves;
    const end = Math.max(0, ...moves.map((e) => e.at + e.ms));
    this.#still = performance.now() + end;
    for (const e of moves) play(e.kind, e.at);
  }

  #release(): void {
    const [first, ...rest] = this.#held;
    this.#held = [];
    if (first) this.#show(first[0], first[1], false);
    for (const [next, lines] of rest) this.#table(next, lines, false);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#held = [];
  }

  #show(next: TableNow, lines: Line[], fresh: boolean): void {
    const before = this.now;
    const known = this.lines.at(-1)?.n ?? 0;
    const added = fresh ? lines : lines.filter((l) => l.n > known);
    this.lines = fresh ? added : [...this.lines, ...added];
    // At a new round the pawns are put back to their places; nobody walks there.
    const isNewRound = before?.picture?.round !== next.picture?.round;
    const from = isNewRound ? null : (before?.picture ?? null);
    const moves = fresh ? [] : effects(from, next.picture, added);
    if (next.prompt?.id !== before?.prompt?.id) {
      this.picked = narrowing.nothing;
      this.sending = null;
    }
    this.now = next;
    this.heard = performance.now();
    // A table that came without news must not cut short what is still being shown.
    if (fresh || moves.length > 0) this.#move(moves);
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

  /** Notes the seal of the luck to check it later, and adds to the luck from one's own seat, so that
   *  the hall alone cannot choose the cards. */
  #luck(next: TableNow): void {
    if (this.#noted || !next.commitment) return;
    if (next.status !== 'open' && next.status !== 'running') return;
    const early = next.status === 'open';
    const adds = early && next.you !== null;
    // What was sent once is sent again, so that a reload or a second tab adds the same.
    const nonce = adds ? (noted(next.match)?.nonce ?? randomHex(16)) : null;
    note(next.match, { commitment: next.commitment, early, nonce });
    if (nonce) hall.nonce(next.match, nonce);
    // Whoever only looks at an open table may still sit down at it.
    this.#noted = adds || !early;
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

  override clear(): void {
    super.clear();
    this.trouble = null;
  }

  override answer(choice: Choice): void {
    const now = this.now;
    if (!now?.prompt || this.sending) return;
    this.sending = choice.label;
    this.trouble = null;
    const prompt = now.prompt.id;
    hall.act(now.match, { type: 'answer', prompt, choice: choice.label });
  }

  do(deed: Deed): void {
    if (this.now) hall.act(this.now.match, { type: 'do', deed });
  }

  say(phrase: Phrase): void {
    if (this.now) hall.say(this.now.match, phrase);
  }

  close(): void {
    this.#forget();
    this.#leave();
    unneeded();
  }
}
