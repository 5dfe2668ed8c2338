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
self.addEventListener('message', event => {
  // The browser may end a worker that has nothing left to wait for.
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
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

interface NoticeTold {
  readonly title: string;
  readonly body: string;
  readonly url?: string;
}

/** "It's your turn", while no page is open. */
self.addEventListener('push', event => {
  const told = event.data?.json() as NoticeTold | undefined;
  if (told === undefined) return;
  const { title, body, url = '/' } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: url, icon: '/icon.svg', data: url }),
  );
});

/** A press leads to the game: in a page that is open, or in a new one. */
const openGame = async (url: string): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) await self.clients.openWindow(url);
  else await (await open.navigate(url))?.focus();
};

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openGame(String(event.notification.data)));
});

/** What tells about the server itself is never kept. */
const LIVE = new Set(['/healthz', '/games.json']);

/** Whether the server has online play. Without a network the answer is known, and no fault. */
const ONLINE = '/online.json';

const askOnline = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return Response.json({ online: 'unreachable' });
  }
};

/** Addresses of the one page; other files of the build can be opened, too, and what else a server adds is asked of it. */
const isPage = (pathname: string): boolean => pathname === '/' || pathname === '/index.html';

self.addEventListener('fetch', event => {
  const { origin, pathname } = new URL(event.request.url);
  const isOurs = origin === self.location.origin && !LIVE.has(pathname) && !pathname.startsWith('/api/');
  if (isOurs && pathname === ONLINE) return event.respondWith(askOnline(event.request));
  const isStrange = event.request.mode === 'navigate' && !isPage(pathname) && !FILES.includes(pathname);
  if (event.request.method === 'GET' && isOurs && !isStrange) return event.respondWith(answer(event.request));
  return undefined;
});
