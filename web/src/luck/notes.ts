// What this browser wrote down while a match went on, to hold it against what is shown later.

export type Note = {
  /** The hash of the secret as it was first seen, and whether no card had been dealt by then. */
  commitment: string;
  early: boolean;
  /** What this browser added to the luck; none for whoever watched. */
  nonce: string | null;
};

const KEY = 'sparhall luck';
const MOST = 200;

type Notes = Record<string, Note>;

function read(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Notes;
  } catch {
    return {};
  }
}

export const noted = (match: string): Note | null => read()[match] ?? null;

/** Notes what is new. The first sight of a commitment stays, whatever is said afterwards. */
export function note(match: string, seen: Note): Note {
  const notes = read();
  const old = notes[match];
  const kept = old ? { ...old, nonce: old.nonce ?? seen.nonce } : seen;
  if (old && old.nonce === kept.nonce) return old;
  delete notes[match];
  notes[match] = kept;
  for (const oldest of Object.keys(notes).slice(0, -MOST)) delete notes[oldest];
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // A browser without storage plays, and says later that it noted nothing.
  }
  return kept;
}
