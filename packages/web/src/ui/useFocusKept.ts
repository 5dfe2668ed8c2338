import { useEffect } from 'react';
import type { TableStore } from '../store/table.ts';

/** Where the keyboard goes on: the next step, or the map. */
const PLACES = ['.main-way:not(:disabled)', 'canvas.map'];

const isLost = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !activeElement.isConnected;
};

/** What had the focus may be gone after an action: it then goes to the primary button, never to the body. */
export const useFocusKept = (table: TableStore): void => {
  useEffect(() => {
    const keep = (): void => {
      if (!isLost()) return;
      const found = PLACES.map(place => document.querySelector<HTMLElement>(place)).find(Boolean);
      found?.focus({ preventScroll: true });
    };
    let frame = requestAnimationFrame(keep);
    const stop = table.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [table]);
};
