// A make-believe hall inside the dev server (SPARHALL_MOCK=1): the lobby, a Simple match that can
// be played, and still tables of the other modes. It knows just enough to work on the client.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Feats, Replay, TableNow, ToClient, ToHall } from '../src/wire';
import { analysis } from './mock/analysis.ts';
import { games, line } from './mock/lobby.ts';
import { fantasyClash } from './mock/clash.ts';
import * as clash from './mock/clash-scenes.ts';
import { puzzleStrike } from './mock/puzzle.ts';
import * as puzzle from './mock/puzzle-scenes.ts';
import { leaderboard, ratings } from './mock/ratings.ts';
import { rulebooks } from './mock/rules.ts';
import * as scenes from './mock/scenes.ts';
import * as shadows from './mock/shadows.ts';
import { SimpleMatch } from './mock/simple.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
  "connect-src 'self' ws:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const played = new Map<string, SimpleMatch>();
const book = rulebooks['flash-duel']!;
const chips = rulebooks['puzzle-strike']!;
const abilityNames = book.cards.map((c) => c.name);
const characters = [...new Set(book.cards.map((c) => c.owner))].filter((c) => c !== 'Dragon');
const strikers = chips.cards.filter((c) => c.kind === 'character');
let me = { id: 'me', name: 'Wanderer', account: null as string | null };

const still: Record<string, () => TableNow> = {
  'demo-full': scenes.full,
  'demo-betrayal': scenes.betrayal,
  'demo-draft': () => scenes.draft(abilityNames),
  'demo-pick': () => scenes.pick(characters),
  'demo-ended': scenes.ended,
  'demo-open': scenes.open,
  'puzzle-action': puzzle.action,
  'puzzle-crash': puzzle.crash,
  'puzzle-buy': puzzle.buy,
  'puzzle-react': puzzle.react,
  'puzzle-ffa': puzzle.ffa,
  'puzzle-team': puzzle.team,
  'puzzle-options': puzzle.options,
  'puzzle-draft': () => puzzle.draft(strikers.map((c) => c.name)),
  'puzzle-pick': () => puzzle.pick([...new Set(strikers.map((c) => c.owner))]),
  'puzzle-loser': () => puzzle.loser([...new Set(strikers.map((c) => c.owner))]),
  'puzzle-over': puzzle.over,
  'clash-deployment': clash.deployment,
  'clash-movement': clash.movement,
  'clash-combat': clash.combat,
  'clash-magic': clash.magic,
  'clash-reroll': clash.reroll,
  'clash-waiting': clash.waiting,
  'shadows-combat': shadows.combat,
  'shadows-buildup': shadows.buildUp,
  'demo-watch': () => ({ ...scenes.full(), match: 'demo-watch', you: null, prompt: null, may: [] }),
};

function found(id: string): SimpleMatch | undefined {
  if (id.startsWith('play') && !played.has(id)) played.set(id, new SimpleMatch(id, 'PLAY22'));
  return played.get(id) ?? [...played.values()].find((m) => m.code === id);
}

function lobby() {
  const other = { seat: 'P2', kind: 'open' as const, name: '' };
  const mira = { seat: 'P1', kind: 'player' as const, name: 'Mira' };
  return {
    open: [line('demo-open', { status: 'open', code: 'OPEN22', seats: [mira, other] })],
    running: [line('demo-watch', { mode_words: 'Team Battle', mode: 'team' })],
    mine: [
      line('demo-full', { your_turn: true, you: 'P1' }),
      line('clash-movement', {
        game: 'fantasy-clash',
        title: 'Fantasy Clash',
        mode: 'battle',
        mode_words: 'Battle',
        you: 'P1',
      }),
      line('demo-betrayal', { mode: 'betrayal', mode_words: 'Betrayal (4 mortals)', you: 'P1' }),
    ],
    recent: [
      line('puzzle-over', {
        game: 'puzzle-strike',
        title: 'Puzzle Strike',
        mode: 'team',
        mode_words: 'Team Battle',
        status: 'ended',
        ended: Date.now(),
        result: 'Won by Mira and Ben.',
      }),
      line('demo-ended', { status: 'ended', ended: Date.now(), result: 'West won, 3 to 1' }),
    ],
  };
}

/** A short game played by nobody, to step through. */
function replay(eyes: string): Replay {
  const m = new SimpleMatch('demo-ended', 'ENDED2', 'simple', 1);
  const frames: Replay['frames'] = [];
  let told = 0;
  const frame = (at: number, answer: string | null) => {
    const lines = m.lines.slice(told);
    told = m.lines.length;
    const picture = { game: 'flash-duel' as const, ...m.picture(eyes === 'all') };
    frames.push({ at, answer, lines, picture, sentence: m.now().sentence });
  };
  frame(0, null);
  for (let at = 1; !m.over && at < 200; at += 1) {
    const seat = m.asked();
    const all = m.choices(seat);
    const pick = all[Math.floor(Math.random() * all.length)]!;
    m.answer(seat, pick.label);
    frame(at, `P${seat + 1}: ${pick.label}`);
  }
  return {
    line: line('demo-ended', { status: 'ended', result: 'West won' }),
    eyes,
    frames,
    ended: 'West won the game.',
    commitment: 'b3:5f2c9e…',
    secret: '77ab01…',
  };
}

const feats: Feats = {
  game: 'flash-duel',
  points: 20,
  of: 180,
  feats: [
    ['Initiation', 'Win a round against the Training Dummy using no abilities.', 5, true],
    ['First Win', 'Win a game against the Training Dummy using no abilities.', 5, true],
    ['Stop the Rock', 'Win a game against Rook.', 10, true],
    ['Party of Three', 'Beat Rook in games with three characters.', 10, false],
    ['Rook Stomper', 'Win a game against Rook using no abilities.', 15, false],
    ['Dragon Blood', 'Win a round against the Dragon bot.', 20, false],
    ['Dragon Victory', 'Win a game against the Dragon bot.', 20, false],
    ['Sad Dragon', 'Beat the Dragon bot in games with three characters.', 20, false],
    ['Dragon Stomper', 'Win a game against the Dragon bot using no abilities.', 25, false],
    ['Master Flash Dueler', 'Beat the Dragon bot with each of the 20 characters.', 50, false],
  ].map(([name, about, points, earned]) => ({ name, about, points, earned })) as Feats['feats'],
};

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://mock');
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const body = text ? JSON.parse(text) : {};
  const send = (value: unknown, status = 200) => {
    res.statusCode = status;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(value));
  };
  const [, , what = '', id = '', more = ''] = url.pathname.split('/').map(decodeURIComponent);
  const key = `${req.method} ${what}`;
  const refuse = (words: string, status = 404) => send({ code: 'no', words, reasons: [] }, status);
  switch (key) {
    case 'GET me':
      return send(me);
    case 'POST me':
      return send((me = { ...me, name: body.name }));
    case 'DELETE me':
      return send({});
    case 'GET games':
      return send([...games(characters), puzzleStrike(chips), fantasyClash()]);
    case 'GET lobby':
      return send(lobby());
    case 'GET rules':
      return rulebooks[id] ? send(rulebooks[id]) : refuse('There is no such game.');
    case 'GET feats':
      return send(feats);
    case 'GET ratings':
      return send(ratings);
    case 'GET leaderboard':
      return send(leaderboard(id));
    case 'POST account':
      me = { ...me, account: body.account };
      return send({ codes: ['dusk-4821', 'rope-1187', 'lamp-9034', 'plank-5520'] });
    case 'POST login':
      if (body.password === 'wrong') return refuse('The name or the password is wrong.', 403);
      return send((me = { ...me, account: body.account }));
    case 'POST logout':
      return send((me = { ...me, account: null }));
    case 'POST recover':
      return send((me = { ...me, account: body.account }));
    case 'GET sessions':
      return send([
        {
          id: 'a',
          about: 'Firefox on Linux',
          created: Date.now() - 9e7,
          seen: Date.now(),
          current: true,
        },
        {
          id: 'b',
          about: 'Chrome on Android',
          created: Date.now() - 9e8,
          seen: Date.now() - 9e6,
          current: false,
        },
      ]);
    case 'DELETE sessions':
      return send({});
    case 'POST device-link':
      return send({ url: 'http://127.0.0.1:5173/link/9f2k-77ad', expires: Date.now() + 6e5 });
    case 'GET export':
      return send({ me });
    case 'POST matches': {
      if (!id) {
        const open = body.seats.some((s: { kind: string }) => s.kind === 'open');
        if (body.options?.stacks && body.options.bank) {
          const reasons = ['name a `bank` or its `stacks`, not both'];
          return send({ code: 'bad', words: 'This cannot be played.', reasons }, 400);
        }
        if (body.game === 'puzzle-strike') {
          return send({ match: 'puzzle-action', code: 'GEMS22', url: '' });
        }
        const made = open ? 'demo-open' : `play-${Math.random().toString(36).slice(2, 7)}`;
        return send({ match: made, code: 'OPEN22', url: `http://127.0.0.1:5173/m/OPEN22` });
      }
      if (more === 'join') return send({ match: id, seat: id === 'demo-open' ? 'P2' : null });
      if (more === 'continue') return send({ match: 'play-again', code: 'AGAIN2', url: '' });
      return send(line(id, { status: 'open' }));
    }
    case 'GET matches': {
      if (more === 'replay') return send(replay(url.searchParams.get('eyes') ?? 'public'));
      if (more === 'analysis') return send(analysis(url.searchParams.has('peek')));
      if (more === 'journal') return res.end('journal 1\nmatch demo\n') as unknown as void;
      return still[id] || found(id) ? send(line(id, {})) : refuse('There is no such table.');
    }
    default:
      return refuse('Not made up yet.');
  }
}

function talk(socket: WebSocket): void {
  const seq = new Map<string, number>();
  const next = (id: string) => {
    seq.set(id, (seq.get(id) ?? 0) + 1);
    return seq.get(id) ?? 1;
  };
  const put = (m: ToClient) => socket.send(JSON.stringify({ v: 1, ...m }));
  const update = (m: SimpleMatch, from: number) =>
    put({ type: 'update', seq: next(m.id), lines: m.lines.slice(from), table: m.now() });
  const botTurn = (m: SimpleMatch) => {
    if (m.over || m.asked() === 0) return;
    setTimeout(() => {
      const all = m.choices(1);
      const fights = all.filter((c) => /attack|strike|block/.test(c.parts.kind));
      const from = m.lines.length;
      const of = fights.length > 0 ? fights : all.filter((c) => !/back/.test(c.label));
      const pick = of[Math.floor(Math.random() * of.length)] ?? all[0]!;
      m.answer(1, pick.label);
      update(m, from);
      botTurn(m);
    }, 1100);
  };
  socket.on('message', (data) => {
    const m = JSON.parse(String(data)) as ToHall;
    const id = m.match;
    const match = found(id);
    const scene = still[id] ?? Object.values(still).find((s) => s().code === id);
    if (m.type === 'follow') {
      const table = scene?.() ?? match?.now();
      if (!table) {
        const words = 'There is no such table.';
        return put({
          type: 'error',
          code: 'no-such-match',
          words,
          clause: null,
          client: null,
          match: id,
        });
      }
      const isPuzzle = table.game === 'puzzle-strike';
      const missed = match?.lines ?? (isPuzzle ? puzzle.story() : scenes.story());
      put({ type: 'snapshot', seq: next(table.match), missed, table });
      if (match) botTurn(match);
      if (!match)
        setTimeout(
          () =>
            put({
              type: 'said',
              match: table.match,
              by: 'P2',
              phrase: 'good-luck',
            }),
          800,
        );
    } else if (m.type === 'answer' && match) {
      const from = match.lines.length;
      const good = match.answer(0, m.choice);
      put({ type: 'done', client: m.client });
      if (good) update(match, from);
      botTurn(match);
    } else if (m.type === 'answer' && scene?.().game === 'puzzle-strike') {
      put({ type: 'done', client: m.client });
      put({ type: 'update', seq: next(id), lines: puzzle.commotion(), table: scene() });
    } else if (m.type === 'answer') {
      put({
        type: 'error',
        code: 'not-possible',
        clause: 'FD-24.1',
        client: m.client,
        match: id,
        words: 'This table stands still: it is only to look at.',
      });
    } else if (m.type === 'do') put({ type: 'done', client: m.client });
    else if (m.type === 'say') put({ type: 'said', match: id, by: 'P1', phrase: m.phrase });
  });
}

export function mock(): Plugin {
  const sockets = new WebSocketServer({ noServer: true });
  sockets.on('connection', talk);
  const attach = (
    server: {
      middlewares: {
        use: (f: (q: IncomingMessage, s: ServerResponse, n: () => void) => void) => void;
      };
      httpServer: unknown;
    },
    strict: boolean,
  ) => {
    server.middlewares.use((req, res, next) => {
      if (strict) res.setHeader('content-security-policy', POLICY);
      if (req.url?.startsWith('/api/')) void answer(req, res);
      else next();
    });
    const http = server.httpServer as import('node:http').Server | null;
    http?.on('upgrade', (req, socket, head) => {
      if (req.url !== '/api/socket') return;
      sockets.handleUpgrade(req, socket, head, (ws) => sockets.emit('connection', ws));
    });
  };
  // The built client must live with the policy of the real hall.
  return {
    name: 'mock-hall',
    configureServer: (server) => attach(server, false),
    configurePreviewServer: (server) => attach(server, true),
  };
}
