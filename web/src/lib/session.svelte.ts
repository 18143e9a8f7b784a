// Who looks at the page, and the rulebooks read so far.
import type { GameLine, Me, Rulebook } from '../wire';
import { api } from './api';

class Session {
  me: Me | null = $state(null);
  failed = $state(false);

  async load(): Promise<void> {
    try {
      this.failed = false;
      this.me = await api.me();
    } catch {
      this.failed = true;
    }
  }
}

export const session = new Session();

const books = new Map<string, Promise<Rulebook>>();
export function rulebook(game: string): Promise<Rulebook> {
  let book = books.get(game);
  if (!book) {
    book = api.rules(game);
    books.set(game, book);
    // A failed request is asked again the next time.
    book.catch(() => books.delete(game));
  }
  return book;
}

let gamesAsked: Promise<GameLine[]> | null = null;
export function games(): Promise<GameLine[]> {
  gamesAsked ??= api.games().catch((e: unknown) => {
    gamesAsked = null;
    throw e;
  });
  return gamesAsked;
}

const KEY = 'sparhall game';
/** The game that was looked at last in this browser. */
export function lastGame(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
export function rememberGame(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser without storage begins with the first game each time.
  }
}

const titles: Record<string, string> = $state({});
export function loadTitles(): void {
  games().then(
    (all) => {
      for (const g of all) for (const m of g.modes) titles[`${g.name} ${m.name}`] = m.title;
    },
    () => {},
  );
}
/** What is played, as the hall calls it; a table of the tutorial is called by its mode. */
export const modeTitle = (of: { game: string; mode: string; mode_words: string }): string =>
  of.mode_words || (titles[`${of.game} ${of.mode}`] ?? '');
