import type { Briefing } from '@narrow-seas/core';
import { useEffect } from 'react';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';

/** The orders of the viewer's side, asked for once for each viewer. */
export const useBriefing = (table: TableStore): Briefing | undefined => {
  const briefing = useStore(table, state => state.briefing);
  const viewer = useStore(table, state => state.snapshot.viewer);
  useEffect(() => {
    if (viewer === '' || table.get().briefing !== undefined) return undefined;
    const asking = table.client('briefing', undefined);
    asking.then(told => table.set({ briefing: told }), table.fail);
    return asking.cancel;
  }, [table, viewer]);
  return briefing;
};
