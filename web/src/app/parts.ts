/** Parts of the client that are loaded when they are needed: pages, boards. */

import { api } from './api';
import { remember } from './report';

const RELOADED = 'emberhold.reloaded';
/** A page that was reloaded and still lacks a part will not find it by reloading again. */
const AGAIN_MS = 30_000;

const begun = new Map<unknown, Promise<unknown>>();
/** After a failure the browser may believe that it has style sheets that never came. Only a new page is sure to have all. */
let failed = false;

function begin<T>(load: () => Promise<T>): Promise<T> {
  let found = begun.get(load) as Promise<T> | undefined;
  if (!found) {
    found = load().then(async (part) => {
      await styled();
      return part;
    });
    found.catch(() => {
      begun.delete(load);
      failed = true;
    });
    begun.set(load, found);
  }
  return found;
}

/** Until all style sheets are there, those too that another part has asked for: nothing is shown without. */
async function styled(): Promise<void> {
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !link.sheet);
  await Promise.all(
    late.map((link) => new Promise((done) => ['load', 'error'].forEach((end) => link.addEventListener(end, done, { once: true })))),
  );
}

/** A part of the client, by the function that imports it. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  if (!failed) {
    try {
      return await begin(load);
    } catch (error) {
      remember(error);
    }
  }
  // If the server cannot be reached, this says so. If it can, it has another version of the client by now.
  await api.health();
  const before = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - before < AGAIN_MS) return load();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}

/** Fetch parts that will probably be needed next, as soon as there is nothing else to do. */
export function loadAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  const ahead = (): void => {
    // What does not come now is loaded when it is needed, and then it is said what is wrong.
    for (const load of loads) if (!failed) begin(load).catch(() => undefined);
  };
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(ahead, 1500);
    return () => clearTimeout(timer);
  }
  const waits = requestIdleCallback(ahead, { timeout: 5000 });
  return () => cancelIdleCallback(waits);
}
