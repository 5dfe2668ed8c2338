import { locksOf, newToken } from './locks.ts';

const nameOf = (token: string): string => `narrow-seas/life/${token}`;

/** In the worker: a lock that ends with it, however it ends. Nothing else tells the page that a worker has died. */
export const holdWorkerLock = (tell: (token: string) => void): void => {
  const token = newToken();
  const live = (): Promise<never> => {
    tell(token);
    return new Promise(() => undefined);
  };
  // A browser that refuses locks leaves the page to its patience.
  locksOf()
    ?.request(nameOf(token), live)
    .catch(() => undefined);
};

/** In the page: the lock is granted when the worker is gone. */
export const watchWorkerLock = (token: string, end: () => void): void => {
  locksOf()
    ?.request(nameOf(token), end)
    .catch(() => undefined);
};
