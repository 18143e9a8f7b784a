// What this browser remembers about how its owner likes things.
export type Settings = {
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  motion: 'system' | 'less';
  mute: boolean;
  notify: boolean;
  /** How quickly bots answer and how long things fly. */
  pace: 'normal' | 'quick';
  /** The bot that sits down where bots are asked for; none until one is chosen. */
  bot: string | null;
  /** The games of which one was played to its end. */
  played: readonly string[];
};

const KEY = 'sparhall';
const usual: Settings = {
  theme: 'system',
  sound: false,
  motion: 'system',
  mute: false,
  notify: false,
  pace: 'normal',
  bot: null,
  played: [],
};

function read(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...usual };
  }
}

export const settings: Settings = $state(read());

/** Keeps them and puts them on the page; called once at the start and after each change. */
export function apply(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage still plays.
  }
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = calm() ? 'less' : 'full';
}

/** A game was played to its end: its first steps are behind its owner. */
export function playedOnce(game: string): void {
  if (settings.played.includes(game)) return;
  settings.played = [...settings.played, game];
  apply();
}

export const calm = (): boolean =>
  settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
