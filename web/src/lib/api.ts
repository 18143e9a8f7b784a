// Requests to the hall. A refusal is an ordinary answer with words for a person.
import type {
  Advice,
  Analysis,
  Clock,
  DeviceLink,
  Feats,
  GameLine,
  Join,
  Joined,
  Leaderboard,
  Lobby,
  Made,
  MatchLine,
  Me,
  NewMatch,
  RatingLine,
  RecoveryCodes,
  Refusal,
  Replay,
  Rulebook,
  SessionLine,
} from '../wire';
import { w } from '../words/en';

/** The hall refuses in a clause; where it stands alone it is a sentence. */
export const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[\p{L}\p{N})]$/u.test(words) ? '.' : '');

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(sentence(refusal.words));
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const said = await text(path, method, body);
  return (said ? parse(said) : null) as T;
}

/** What comes back as it is; a refusal is thrown. */
async function text(path: string, method = 'GET', body?: unknown): Promise<string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-sparhall'] = '1';
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { code: 'unreachable', words: w.net.unreachable, reasons: [] });
  }
  const said = await answer.text();
  if (!answer.ok) {
    const refusal = parse(said) as Refusal | null;
    const words = w.net.failed(answer.status);
    throw new Refused(answer.status, refusal ?? { code: '', words, reasons: [] });
  }
  return said;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const m = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('POST', '/api/me', { name }),
  games: () => ask<GameLine[]>('GET', '/api/games'),
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  create: (wish: NewMatch) => ask<Made>('POST', '/api/matches', wish),
  match: (id: string) => ask<MatchLine>('GET', m(id)),
  join: (id: string, join: Join) => ask<Joined>('POST', `${m(id)}/join`, join),
  leave: (id: string) => ask<MatchLine>('POST', `${m(id)}/leave`),
  hint: (id: string) => ask<Advice>('GET', `${m(id)}/hint`),
  analysis: (id: string, peek: boolean) =>
    ask<Analysis>('GET', `${m(id)}/analysis${peek ? '?peek=true' : ''}`),
  replay: (id: string, eyes: string) =>
    ask<Replay>('GET', `${m(id)}/replay?eyes=${encodeURIComponent(eyes)}`),
  journal: (id: string) => text(`${m(id)}/journal`),
  journalHref: (id: string) => `${m(id)}/journal`,
  continueAt: (id: string, at: number) => ask<Made>('POST', `${m(id)}/continue?at=${at}`),
  rules: (game: string) => ask<Rulebook>('GET', `/api/rules/${encodeURIComponent(game)}`),
  feats: (game: string) => ask<Feats>('GET', `/api/feats/${encodeURIComponent(game)}`),
  ratings: () => ask<RatingLine[]>('GET', '/api/ratings/me'),
  leaderboard: (game: string) =>
    ask<Leaderboard>('GET', `/api/leaderboard/${encodeURIComponent(game)}`),
  account: (account: string, password: string) =>
    ask<RecoveryCodes>('POST', '/api/account', { account, password }),
  login: (account: string, password: string) =>
    ask<Me>('POST', '/api/login', { account, password }),
  logout: () => ask<Me>('POST', '/api/logout'),
  recover: (account: string, code: string, password: string) =>
    ask<Me>('POST', '/api/recover', { account, code, password }),
  useDevice: (token: string) => ask<Me>('POST', '/api/device', { token }),
  sessions: () => ask<SessionLine[]>('GET', '/api/sessions'),
  endSession: (id: string) => ask<unknown>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  deviceLink: () => ask<DeviceLink>('POST', '/api/device-link'),
  exportHref: '/api/export',
  forgetMe: () => ask<unknown>('DELETE', '/api/me'),
};

export const noClock: Clock = { kind: 'none' };
