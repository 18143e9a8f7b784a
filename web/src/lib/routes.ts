// Which page an address means.
export type Page =
  | 'lobby'
  | 'table'
  | 'replay'
  | 'luck'
  | 'rules'
  | 'cards'
  | 'feats'
  | 'leaderboard'
  | 'me'
  | 'learn'
  | 'about'
  | 'device'
  | 'which'
  | 'lost';

export type Route = { page: Page; arg: string };

const WITH_ARG = new Map<string, Page>([
  ['m', 'table'],
  ['r', 'replay'],
  ['rules', 'rules'],
  ['cards', 'cards'],
  ['feats', 'feats'],
  ['leaderboard', 'leaderboard'],
  ['learn', 'learn'],
  ['device', 'device'],
]);
const OF_A_GAME = ['rules', 'cards', 'feats', 'leaderboard', 'learn'];
const PLAIN = new Map<string, Page>([
  ['', 'lobby'],
  ['me', 'me'],
  ['about', 'about'],
]);

export function match(path: string): Route {
  const [first = '', arg, ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (first === 'r' && arg && rest.length === 1 && rest[0] === 'luck') {
    return { page: 'luck', arg: safely(arg) };
  }
  if (rest.length > 0) return { page: 'lost', arg: '' };
  if (arg === undefined) {
    // Of a page that each game has, the short address asks which game is meant.
    if (OF_A_GAME.includes(first)) return { page: 'which', arg: first };
    const page = PLAIN.get(first);
    return page ? { page, arg: '' } : { page: 'lost', arg: '' };
  }
  const page = WITH_ARG.get(first);
  return page && arg ? { page, arg: safely(arg) } : { page: 'lost', arg: '' };
}

function safely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A clause as an address of the rules page. */
export const clauseHref = (game: string, clause: string): string =>
  `/rules/${game}#${encodeURIComponent(clause)}`;
