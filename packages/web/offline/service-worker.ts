// Keeps every file of one build for use without a network. The list is written in when the page is built, so this text
// changes with it, and the browser notices a new version.
declare const self: ServiceWorkerGlobalScope;
declare const FILES: readonly string[];
declare const BUILD: string;

const NAME = `narrow-seas ${BUILD}`;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(NAME).then(cache => cache.addAll([...FILES])));
});

// A page in use keeps the files it was loaded with. The new ones wait until every page is closed, or until a player
// asks for them.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('activate', event => {
  event.waitUntil(dropOldFiles().then(() => self.clients.claim()));
});

const dropOldFiles = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== NAME).map(name => caches.delete(name)));
};

/**
 * The page, too, comes from this build: with a page of one version and files of another a game kept by the newer rules
 * would be refused as soon as the network is gone. The upgrade is told by the page, and one click away.
 */
const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(NAME);
  const isPageOfOurs = request.mode === 'navigate' && isPage(new URL(request.url).pathname);
  const kept = await cache.match(isPageOfOurs ? '/' : request);
  return kept ?? fetch(request);
};

/** What tells about the server itself is never kept. */
const LIVE = new Set(['/healthz', '/games.json']);

/** Addresses of the one page; other files of the build can be opened, too, and what else a server adds is asked of it. */
const isPage = (pathname: string): boolean => pathname === '/' || pathname === '/index.html';

self.addEventListener('fetch', event => {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = origin === self.location.origin && !LIVE.has(pathname);
  const isStrange = event.request.mode === 'navigate' && !isPage(pathname) && !FILES.includes(pathname);
  if (event.request.method === 'GET' && isOurs && !isStrange) event.respondWith(answer(event.request));
});
