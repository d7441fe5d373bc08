/// <reference lib="webworker" />
/** Shows a page of ours when the server cannot be reached, and does nothing else: tables and all that the server says
 * always come from the server. */

declare const self: ServiceWorkerGlobalScope;
/** Filled in when the client is built. */
declare const OFFLINE_KEPT: { version: string; files: string[] };

const { version, files } = OFFLINE_KEPT;
const PREFIX = 'emberhold-offline-';
const CACHE = PREFIX + version;
const at = (file: string): string => new URL(file, self.registration.scope).href;
const PAGE = 'offline.html';

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // The names of all other files change with what is in them.
  await cache.addAll(files.map((file) => new Request(at(file), { cache: file === PAGE ? 'reload' : 'default' })));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while this worker still starts.
  await self.registration.navigationPreload?.enable();
}

/** What the server answers, unless it does not, or the machine in front of it says that it does not. */
async function visit(event: FetchEvent): Promise<Response> {
  const offline = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(at(PAGE));
  try {
    const early = (await event.preloadResponse) as Response | undefined;
    const answer = early ?? (await fetch(event.request));
    return [502, 503, 504].includes(answer.status) ? ((await offline()) ?? answer) : answer;
  } catch (error) {
    const page = await offline();
    if (page) return page;
    throw error;
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || url.startsWith(at('api/'))) return;
  if (mode === 'navigate') event.respondWith(visit(event));
  else if (files.some((file) => at(file) === url)) event.respondWith(keptOrFetched(event.request));
});

export {};
