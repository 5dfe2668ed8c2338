import { makeStore, type Store } from '../store/store.ts';

export interface Version {
  /** A newer build has been fetched and waits for the next load. */
  readonly isNewer: boolean;
}

/** Tells when the worker that was found has been fetched; the very first one replaces nothing. */
const watchWorker = (worker: ServiceWorker | null, version: Store<Version>): void =>
  worker?.addEventListener('statechange', () => {
    const replaces = navigator.serviceWorker.controller !== null;
    if (worker.state === 'installed' && replaces) version.set({ isNewer: true });
  });

const register = async (version: Store<Version>): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  registration.addEventListener('updatefound', () => watchWorker(registration.installing, version));
};

/** Keeps the page for use without a network. A new version waits until the page is loaded again. */
export const goOffline = (): Store<Version> => {
  const version = makeStore<Version>({ isNewer: false });
  // A browser that refuses still plays, as long as there is a network.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => void register(version).catch(() => undefined));
  return version;
};
