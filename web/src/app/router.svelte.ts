/** The current page and its parts: `#/table/k3f9?seat=1`. Everything is in the address, so links and the back button
 * work. */

export interface Route {
  page: string;
  /** The parts after the page: `#/replay/k3f9` has `["k3f9"]`. */
  parts: string[];
  query: URLSearchParams;
}

/** A link that holds a deck, `#deck=1-…`, opens it in the deck builder. */
const DECK_LINK = /^#\/?deck=/;

export function parse(hash: string): Route {
  if (DECK_LINK.test(hash)) return { page: 'decks', parts: [], query: new URLSearchParams(hash.replace(/^#\/?/, '')) };
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [page = '', ...parts] = path.split('/').filter((part, i) => part || i === 0).map(plain);
  return { page, parts, query: new URLSearchParams(query) };
}

/** A link that was cut in the middle of a character still opens, even if its page does not exist. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function href(page: string, ...rest: (string | Record<string, string>)[]): string {
  const parts = rest.filter((part) => typeof part === 'string').map(encodeURIComponent);
  const query = new URLSearchParams(rest.find((part) => typeof part === 'object') as Record<string, string>).toString();
  return `#/${[page, ...parts].filter(Boolean).join('/')}${query ? `?${query}` : ''}`;
}

/** The links that people send are paths, `/t/k3f9` and `/r/k3f9`. Within the client, every address is after the `#`. */
function fromPath(): void {
  // A page that was saved as a file has the path of that file.
  if (location.protocol === 'file:') return;
  const path = location.pathname.replace(/^\/+|\/+$/g, '');
  if (path) history.replaceState(null, '', `/${location.hash || `#/${path}`}`);
}
fromPath();

class Router {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      const before = this.route;
      this.route = parse(location.hash);
      if (before.page !== this.route.page) scrollTo(0, 0);
    });
  }

  go(to: string): void {
    location.hash = to;
  }

  /** Change the address without a new history entry, for searches that change with every key. */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.route = parse(location.hash);
  }
}

export const router = new Router();
