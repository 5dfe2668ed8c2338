// Keeps every file of one build for use without a network. The list is written in when the page is built, so this text
// changes with it, and the browser notices a new version.
declare const self: ServiceWorkerGlobalScope;
declare const FILES: readonly string[];
declare const BUILD: string;

const NAME = `narrow-seas ${BUILD}`;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(NAME).then(cache => cache.addAll([...FILES])));
});

// Without skipWaiting a page in use keeps the files it was loaded with; the new ones wait for the next load.
self.addEventListener('activate', event => {
  event.waitUntil(dropOldFiles().then(() => self.clients.claim()));
});

const dropOldFiles = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== NAME).map(name => caches.delete(name)));
};

/** A page is asked of the network first: an upgrade should show at the first load after it. */
const answerPage = async (request: Request, cache: Cache): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
};

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(NAME);
  if (request.mode === 'navigate') return answerPage(request, cache);
  return (await cache.match(request)) ?? fetch(request);
};

/** What tells about the server itself is never kept. */
const LIVE = new Set(['/healthz', '/games.json']);

self.addEventListener('fetch', event => {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = origin === self.location.origin && !LIVE.has(pathname);
  if (event.request.method === 'GET' && isOurs) event.respondWith(answer(event.request));
});
