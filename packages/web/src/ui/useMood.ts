import { useSyncExternalStore } from 'react';

const watch = (listener: () => void): (() => void) => {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, { attributeFilter: ['data-mood'] });
  void document.fonts.ready.then(listener);
  return () => watcher.disconnect();
};

/** The palette now in use, and whether its fonts have come: canvases are drawn again when either changes. */
export const useMood = (): string =>
  useSyncExternalStore(
    watch,
    () => `${document.documentElement.dataset['mood'] ?? ''} ${document.fonts.status}`,
  );
