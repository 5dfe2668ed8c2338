import type { TableStore } from './table.ts';
import type { AdviceAsked } from './table-state.ts';

/** So long the worker may be deaf to the page. */
const SLICE = 40;

/**
 * Asks for advice and shows it as it grows; asked again it is put away. What has been put away, or overtaken by a
 * move, is thought about no more.
 */
export const askAdvice = (table: TableStore): void => {
  if (table.get().advice !== undefined) return table.set({ advice: undefined });
  think(table).catch(table.fail);
};

const think = async (table: TableStore): Promise<void> => {
  let shown: AdviceAsked = { told: undefined };
  table.set({ advice: shown, menu: false });
  while (table.get().advice === shown && shown.told?.complete !== true) {
    // oxlint-disable-next-line no-await-in-loop -- one slice after another: in between the page is heard
    const told = await table.client('advice', SLICE);
    if (table.get().advice !== shown) return;
    if (told === undefined) return table.set({ advice: undefined });
    shown = { told };
    table.set({ advice: shown, ...(told.complete ? { spoken: told.plans[0]?.title ?? '' } : {}) });
  }
};
