// Which page an address means.
export type Page =
  | 'lobby'
  | 'table'
  | 'replay'
  | 'luck'
  | 'rules'
  | 'cards'
  | 'feats'
  | 'me'
  | 'learn'
  | 'about'
  | 'device'
  | 'lost';

export type Route = { page: Page; arg: string };

const WITH_ARG = new Map<string, Page>([
  ['m', 'table'],
  ['r', 'replay'],
  ['rules', 'rules'],
  ['cards', 'cards'],
  ['feats', 'feats'],
  ['device', 'device'],
]);
const PLAIN = new Map<string, Page>([
  ['', 'lobby'],
  ['me', 'me'],
  ['learn', 'learn'],
  ['about', 'about'],
]);

export function match(path: string): Route {
  const [first = '', arg, ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (first === 'r' && arg && rest.length === 1 && rest[0] === 'luck') {
    return { page: 'luck', arg: safely(arg) };
  }
  if (rest.length > 0) return { page: 'lost', arg: '' };
  if (arg === undefined) {
    // A game's pages have one game so far: the short address is enough.
    if (first === 'rules' || first === 'cards' || first === 'feats') {
      return { page: first, arg: 'flash-duel' };
    }
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
