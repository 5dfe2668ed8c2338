import { locksOf, newToken } from './locks.ts';

const nameOf = (life: string): string => `narrow-seas/life/${life}`;

/** In the worker: a lock that ends with it, however it ends. Nothing else tells the page that a worker has died. */
export const beginLife = (tell: (life: string) => void): void => {
  const life = newToken();
  const live = (): Promise<never> => {
    tell(life);
    return new Promise(() => undefined);
  };
  // A browser that refuses locks leaves the page to its patience.
  locksOf()
    ?.request(nameOf(life), live)
    .catch(() => undefined);
};

/** In the page: the lock is granted when the worker is gone. */
export const watchLife = (life: string, end: () => void): void => {
  locksOf()
    ?.request(nameOf(life), end)
    .catch(() => undefined);
};
