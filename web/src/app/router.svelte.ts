/** Where in the client we are: `#/table/k3f9?seat=1`. The address holds everything, so links and the back button work. */

export interface Route {
  page: string;
  /** What follows the page: `#/replay/k3f9` has `["k3f9"]`. */
  parts: string[];
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [page = '', ...parts] = path.split('/').map(decodeURIComponent);
  return { page, parts, query: new URLSearchParams(query) };
}

export function href(page: string, ...rest: (string | Record<string, string>)[]): string {
  const parts = rest.filter((part) => typeof part === 'string').map(encodeURIComponent);
  const query = new URLSearchParams(rest.find((part) => typeof part === 'object') as Record<string, string>).toString();
  return `#/${[page, ...parts].filter(Boolean).join('/')}${query ? `?${query}` : ''}`;
}

/** Links that people send are paths, `/t/k3f9` and `/r/k3f9`; within the client they are `#/t/k3f9` and `#/r/k3f9`. */
function fromPath(): void {
  const link = /^\/([tr])\/([^/]+)\/?$/.exec(location.pathname);
  if (link && !location.hash) history.replaceState(null, '', `/#/${link[1]}/${link[2]}`);
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

  /** Change the address without a step in the history, for searches that change with every key. */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.route = parse(location.hash);
  }
}

export const router = new Router();
