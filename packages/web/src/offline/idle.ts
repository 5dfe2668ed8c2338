/** Everything else comes first: what is fetched for later must not hold up what is wanted now. */
export const whenIdle = (use: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(use, { timeout: 5000 });
  else setTimeout(use, 1000);
};
