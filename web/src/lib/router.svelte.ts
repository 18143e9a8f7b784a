// Addresses to pages and back: a dozen lines instead of a library.
import { match, type Route } from './routes';

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);
  route: Route = $derived(match(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (e) => this.#click(e));
  }

  go(href: string, replace = false): void {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    this.#read();
    if (location.hash) {
      // A part of a page that is there already; other pages go to their part when it is loaded.
      const part = decodeURIComponent(location.hash.slice(1));
      requestAnimationFrame(() => document.getElementById(part)?.scrollIntoView());
      return;
    }
    scrollTo(0, 0);
    // Whoever listens to the page starts at its beginning too.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  // Plain links stay plain links: only an ordinary click inside the hall is taken over.
  #click(e: MouseEvent): void {
    const a = (e.target as Element | null)?.closest?.('a');
    if (!a || e.defaultPrevented || e.button !== 0) return;
    if (e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    if (a.target || a.hasAttribute('download') || a.origin !== location.origin) return;
    if (a.pathname.startsWith('/api/')) return;
    e.preventDefault();
    this.go(a.pathname + a.search + a.hash);
  }
}

export const router = new Router();
