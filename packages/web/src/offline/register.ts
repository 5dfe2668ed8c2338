import { makeStore, type Store } from '../store/store.ts';

export interface Version {
  /** A newer build has been fetched and waits. */
  readonly isNewer: boolean;
}

/** The version in use, and the way to the newer one. */
export interface Upgrade extends Store<Version> {
  /** Puts the newer build in charge and loads the page again; the game is kept with every move. */
  readonly load: () => void;
}

/** The very first worker replaces nothing. */
const replaces = (): boolean => navigator.serviceWorker.controller !== null;

const watchWorker = (worker: ServiceWorker | null, version: Store<Version>): void =>
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && replaces()) version.set({ isNewer: true });
  });

/** A page left open for days asks again whenever one comes back to it. */
const askAgain = (registration: ServiceWorkerRegistration): void =>
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing to be asked.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });

const register = async (version: Store<Version>): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  if (registration.waiting !== null && replaces()) version.set({ isNewer: true });
  registration.addEventListener('updatefound', () => watchWorker(registration.installing, version));
  watchWorker(registration.installing, version);
  askAgain(registration);
};

const loadNewer = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting === undefined || registration.waiting === null) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // A worker has one receiver and no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  registration.waiting.postMessage('take over');
};

/** Everything else comes first: what is kept for later must not hold up what is wanted now. */
const whenIdle = (use: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(use, { timeout: 5000 });
  else setTimeout(use, 1000);
};

/** Keeps the page for use without a network. A new version waits until the player wants it or every page is closed. */
export const goOffline = (): Upgrade => {
  const version = makeStore<Version>({ isNewer: false });
  // A browser that refuses still plays, as long as there is a network.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => whenIdle(() => void register(version).catch(() => undefined)));
  return { ...version, load: () => void loadNewer().catch(() => location.reload()) };
};
