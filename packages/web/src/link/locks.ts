/** Undefined where there are none, as on a page without https. */
export const locksOf = (): LockManager | undefined =>
  'navigator' in globalThis && 'locks' in navigator ? navigator.locks : undefined;

/** A word that nobody else has. */
export const newToken = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
