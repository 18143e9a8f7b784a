// Everything that can be checked of a finished match's luck, each with what came of it.
import type { CardLine, Replay } from '../wire';
import type { Follow, Followed, Pieces } from './follow';
import { readJournal, type Journal } from './journal';
import type { Note } from './notes';
import { bytesOf, commitmentOf, mixed, Stream } from './stream';

/** `open`: this browser cannot tell, because it was not there. */
export type State = 'good' | 'bad' | 'open';
export type Finding =
  | { about: 'seal'; state: State; commitment: string }
  | { about: 'seen'; state: State; early: boolean }
  | { about: 'added'; state: State; nonces: number }
  | { about: 'answers'; state: State; answers: number; at: number }
  | {
      about: 'cards';
      state: State;
      followed: Followed | null;
      pieces: Pieces | null;
      /** Why nothing of it is checked: the match was played by earlier rules. */
      earlier?: string | undefined;
    };

export type Checked = { journal: Journal; findings: Finding[]; verdict: State };

export function check(
  text: string,
  replay: Replay,
  cards: Pick<CardLine, 'name' | 'owner'>[],
  note: Note | null,
  /** How its game follows what was dealt; none if it cannot. */
  game: { follow: Follow; pieces: Pieces } | null,
): Checked {
  const journal = readJournal(text);
  const findings = [
    seal(journal, replay),
    seen(journal, note),
    added(journal, note),
    answers(journal, replay),
    dealt(journal, replay, cards, game),
  ];
  const states = findings.map((f) => f.state);
  const verdict = states.includes('bad') ? 'bad' : states.includes('open') ? 'open' : 'good';
  return { journal, findings, verdict };
}

function seal(journal: Journal, replay: Replay): Finding {
  const { commitment, secret } = journal;
  const shown = replay.commitment === commitment && (replay.secret ?? secret) === secret;
  const holds = isSecret(secret) && commitmentOf(secret) === commitment;
  return { about: 'seal', state: shown && holds ? 'good' : 'bad', commitment };
}

function seen(journal: Journal, note: Note | null): Finding {
  if (!note) return { about: 'seen', state: 'open', early: false };
  const state = note.commitment === journal.commitment ? 'good' : 'bad';
  return { about: 'seen', state, early: note.early };
}

function added(journal: Journal, note: Note | null): Finding {
  const nonces = journal.nonces.length;
  if (!note?.nonce) return { about: 'added', state: 'open', nonces };
  const state = journal.nonces.includes(note.nonce) ? 'good' : 'bad';
  return { about: 'added', state, nonces };
}

/** The journal and the replay must tell of one and the same match. */
function answers(journal: Journal, replay: Replay): Finding {
  const shown = replay.frames.slice(1).map((f) => f.answer);
  // Where only one moment was kept, there is nothing to compare.
  const first = replay.part?.first ?? 0;
  if (first > 0) return { about: 'answers', state: 'open', answers: 0, at: first };
  const written = journal.answers.map((a) => a.said);
  const at = shown.findIndex((answer, i) => answer !== written[i]);
  const isSame = at < 0 && shown.length === written.length;
  const state = isSame ? 'good' : 'bad';
  return { about: 'answers', state, answers: written.length, at: at < 0 ? shown.length : at + 1 };
}

function dealt(
  journal: Journal,
  replay: Replay,
  cards: Pick<CardLine, 'name' | 'owner'>[],
  game: { follow: Follow; pieces: Pieces } | null,
): Finding {
  // What was dealt by earlier rules, today's could take for wrong.
  const earlier = replay.earlier_rules;
  if (earlier) return { about: 'cards', state: 'open', followed: null, pieces: null, earlier };
  if (!game) return { about: 'cards', state: 'open', followed: null, pieces: null };
  const { follow, pieces } = game;
  const nothing: Followed = { cards: 0, others: 0, unseen: 0, wrong: { at: 0, what: 'pick' } };
  if (!isSecret(journal.secret)) return { about: 'cards', state: 'bad', followed: nothing, pieces };
  const key = mixed(bytesOf(journal.secret), journal.nonces);
  const streams = new Map<string, Stream>();
  // What was taken back with consent goes on with other luck, named by its epoch.
  const streamOf = (at: number): Stream => {
    const epoch = journal.answers[at - 1]?.epoch ?? '';
    let stream = streams.get(epoch);
    if (!stream) streams.set(epoch, (stream = new Stream(mixed(key, epoch ? [epoch] : []))));
    return stream;
  };
  const followed = follow(replay.frames, streamOf, cards);
  return { about: 'cards', state: followed.wrong ? 'bad' : 'good', followed, pieces };
}

const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);
