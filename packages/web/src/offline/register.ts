import { makeStore, type Store } from '../store/store.ts';
import { whenIdle } from './idle.ts';

export interface Version {
  /** A newer build has been fetched and waits. */
  readonly isNewer: boolean;
}

/** The version in use, and the way to the newer one. */
export interface Upgrade extends Store<Version> {
  /** Puts the newer build in charge and reloads the page; the game is saved with every move. */
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
  reloadWith(registration, registration.waiting);
};

const ASK_AGAIN_MS = 2000;
const GIVE_UP_MS = 20_000;

/**
 * The page may hear of the new worker before it is handed over to it, or only then: the first of the two counts. On a busy machine
 * the browser may end a worker before it has heard us, so it is asked again. If it still does not come, the page is loaded
 * from the network, which has the newer build too, and both workers go.
 */
const reloadWith = (registration: ServiceWorkerRegistration, worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload();
  });
  // A worker has one receiver and no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const ask = (): void => worker.postMessage('take over');
  ask();
  setInterval(ask, ASK_AGAIN_MS);
  setTimeout(() => void registration.unregister().finally(() => location.reload()), GIVE_UP_MS);
};

/** Keeps the page for use without a network. A new version waits until the player wants it or every page is closed. */
export const goOffline = (): Upgrade => {
  const version = makeStore<Version>({ isNewer: false });
  // A browser that refuses still plays, as long as there is a network.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => whenIdle(() => void register(version).catch(() => undefined)));
  return { ...version, load: () => void loadNewer().catch(() => location.reload()) };
};
