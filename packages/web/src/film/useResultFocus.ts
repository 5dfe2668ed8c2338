import { useEffect } from 'react';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';

/** The button that leads on. */
const PRIMARY = '.phase .primary:not(:disabled)';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const isTyping = (): boolean => document.activeElement?.matches('input, select, textarea') === true;

/**
 * The focus never falls to the page itself: after a result, and when the film is over, it is on the button that leads on.
 * A film that waits takes it from anywhere but a field; who plays on the map by keys stays there after an own attack.
 */
export const useResultFocus = (table: TableStore): void => {
  const { battle, isRolling, mode } = useStore(table.film, film => film);
  const isResult = battle !== undefined && !isRolling;
  useEffect(() => {
    if (!isResult && mode !== 'off') return undefined;
    // The bar of the new phase is drawn first.
    const frame = requestAnimationFrame(() => {
      if (isLost() || (mode === 'held' && !isTyping()))
        document.querySelector<HTMLElement>(PRIMARY)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isResult, mode]);
};
