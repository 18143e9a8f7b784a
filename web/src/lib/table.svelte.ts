// One followed match: what the hall tells about it, and what is sent back.
import type { Choice, Deed, Line, Phrase, Picture, TableNow } from '../wire';
import { api } from './api';
import { hall } from './hall.svelte';
import { Hint } from './hint.svelte';
import { unneeded, yourTurn } from './notify';
import { randomHex } from './random';
import { calm, settings } from './settings.svelte';
import { Sitting } from './sitting.svelte';
import { play, YOUR_TURN } from './sound';
import type { Beat, Stage } from './stage';
import { note, noted } from '../luck/notes';

export type Said = { by: string; phrase: Phrase; id: number };

let said = 0;

export class Table extends Sitting {
  said: Said[] = $state([]);
  missing = $state(false);
  /** Whoever asked for a rematch goes there as soon as it is laid out. */
  wantsRematch = $state(false);
  /** When `now` came, for the clocks. */
  heard = $state(0);
  /** How its game is shown; until it is there nothing moves. */
  stage: Stage | null = null;
  readonly hint = new Hint(this, () => api.hint(this.id));
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
    const { stage } = this;
    if (!stage?.part || !before || !next.picture || calm()) return false;
    const known = this.lines.at(-1)?.n ?? 0;
    const added = lines.filter((l) => l.n > known);
    const [old] = stage.part(before, next.picture, added) ?? [null];
    if (!old) return false;
    const moves = stage.effects(before, null, old);
    this.lines = [...this.lines, ...old];
    if (moves.length > 0) this.#move(moves);
    const wait = this.#still - performance.now();
    if (wait <= 0) return false;
    this.#timer = setTimeout(() => this.#release(), wait + 400);
    return true;
  }

  #isAnew(before: Picture | null, after: Picture | null): boolean {
    return Boolean(before && after && this.stage?.isLaidAnew?.(before, after));
  }

  /** When all that is shown just now will have come to rest. */
  #still = 0;

  #move(told: Beat[]): void {
    const share = settings.pace === 'quick' ? 0.55 : 1;
    const moves = told.map((e) => ({ ...e, at: e.at * share, ms: e.ms * share }));
    this.effects = moves;
    const end = Math.max(0, ...moves.map((e) => e.at + e.ms));
    this.#still = performance.now() + end;
    for (const e of moves) play(this.stage?.tones[e.kind], e.at);
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
    // What is laid out anew is put to its place; nobody walks there.
    const was = before?.picture ?? null;
    const from = this.#isAnew(was, next.picture) ? null : was;
    const moves = fresh ? [] : (this.stage?.effects(from, next.picture, added) ?? []);
    if (next.prompt?.id !== before?.prompt?.id) this.sending = null;
    this.now = next;
    this.heard = performance.now();
    // A table that came without news must not cut short what is still being shown.
    if (fresh || moves.length > 0) this.#move(moves);
    if (fresh) this.speak();
    const hush = fresh || calm() ? null : (this.stage?.hush?.(added, this.effects) ?? null);
    if (hush) this.hush(hush);
    this.#turn(before);
    this.#luck(next);
  }

  #turn(before: TableNow | null): void {
    const was = (before?.prompt?.choices.length ?? 0) > 0;
    if (this.isMyTurn && !was) {
      yourTurn(this.now?.prompt?.sentence ?? '');
      play(YOUR_TURN, (this.effects.at(-1)?.at ?? 0) + 200);
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

  override answer(choice: Choice): void {
    const now = this.now;
    if (!now?.prompt || this.sending) return;
    this.sending = choice.label;
    this.trouble = null;
    const prompt = now.prompt.id;
    hall.act(now.match, { type: 'answer', prompt, choice: choice.label });
  }

  do(deed: Deed): void {
    if (deed === 'rematch') this.wantsRematch = true;
    if (this.now) hall.act(this.now.match, { type: 'do', deed });
  }

  say(phrase: Phrase): void {
    if (this.now) hall.say(this.now.match, phrase);
  }

  close(): void {
    this.#forget();
    this.speak();
    this.#leave();
    unneeded();
  }
}
