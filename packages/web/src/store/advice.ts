import { latestDieRoll } from './speech.ts';
import type { TableStore } from './table.ts';
import type { AdviceRequest } from './table-state.ts';

/** Milliseconds during which the worker may not hear the page. */
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
  let shown: AdviceRequest = { told: undefined, plan: 0, done: 0 };
  const { panelHeight } = table.get();
  table.set({ advice: shown, menu: false, panelHeight: panelHeight === 'low' ? 'half' : panelHeight });
  while (table.get().advice === shown && shown.told?.complete !== true) {
    // oxlint-disable-next-line no-await-in-loop -- one slice after another: in between the page is heard
    const told = await table.client('advice', SLICE);
    if (table.get().advice !== shown) return;
    if (told === undefined) return table.set({ advice: undefined });
    shown = { ...shown, told };
    table.set({ advice: shown, ...(told.complete ? { spoken: told.plans[0]?.title ?? '' } : {}) });
  }
};

/** Another of the plans is looked at; what is drawn follows. */
export const lookAtPlan = (table: TableStore, plan: number): void => {
  const { advice } = table.get();
  if (advice !== undefined) table.set({ advice: { ...advice, plan, done: 0 } });
};

/** Plays the next steps of the plan, one or all. Dice end a plan: what they bring is thought about again. */
export const followPlan = (table: TableStore, steps: 'one' | 'all'): void => {
  const { advice, display } = table.get();
  const plan = advice?.told?.plans[advice.plan];
  if (advice === undefined || plan === undefined) return;
  const next = steps === 'one' ? advice.done + 1 : plan.actions.length;
  const isLeft = next < plan.actions.length;
  table.perform({ actions: plan.actions.slice(advice.done, next) }, snapshot => {
    const isOver = snapshot.refused !== undefined || latestDieRoll(display, snapshot.entries) !== undefined;
    return isLeft && !isOver ? { advice: { ...advice, done: next } } : {};
  });
};
