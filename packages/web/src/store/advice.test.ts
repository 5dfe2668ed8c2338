import { expect, test, vi } from 'vitest';
import { FREE_MOVE, SURE_ATTACK } from '../testing/positions.ts';
import { openTable } from '../worker/testing/services.ts';
import { askAdvice, followPlan } from './advice.ts';
import type { TableStore } from './table.ts';

const soon = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 60_000 });

const advised = async (table: TableStore): Promise<void> => {
  askAdvice(table);
  expect(table.get().advice).toEqual({ told: undefined, plan: 0, done: 0 });
  await soon(() => expect(table.get().advice?.told?.complete).toBe(true));
};

test('a sure attack is advised with its reason, and can be made from there', async () => {
  const table = await openTable({ position: SURE_ATTACK });
  await advised(table);
  const [plan] = table.get().advice?.told?.plans ?? [];
  expect(plan?.title).toMatch(/^Attack/);
  expect(plan?.reasons.length).toBeGreaterThan(0);
  table.perform({ actions: plan?.actions ?? [] });
  await soon(() => expect(table.get().log.length).toBeGreaterThan(0));
  expect(table.get().advice).toBeUndefined();
});

test('asked again it is put away, and nothing more is thought', async () => {
  const table = await openTable({ position: FREE_MOVE });
  askAdvice(table);
  askAdvice(table);
  expect(table.get().advice).toBeUndefined();
  await table.client('notation', undefined);
  await table.client('notation', undefined);
  expect(table.get().advice).toBeUndefined();
});

test('Escape puts it away before anything else', async () => {
  const table = await openTable({ position: FREE_MOVE });
  await advised(table);
  table.stepBack();
  expect(table.get().advice).toBeUndefined();
});

test('who only watches is not advised', async () => {
  const table = await openTable({ position: FREE_MOVE });
  expect(await table.client('look', 'spectator')).toMatchObject({ viewer: 'spectator' });
  expect(await table.client('advice', 1)).toBeUndefined();
});

test('a plan is drawn step by step, never ends the phase, and is followed one step at a time', async () => {
  const table = await openTable({ position: `${FREE_MOVE} | nato @0912 US7` });
  await advised(table);
  const [plan] = table.get().advice?.told?.plans ?? [];
  expect(plan?.actions.map(action => (action as { readonly type: string }).type)).not.toContain('done');
  expect(plan?.ways).toHaveLength(plan?.actions.length ?? -1);
  expect(plan?.steps).toHaveLength(plan?.actions.length ?? -1);
  expect(plan?.actions.length).toBeGreaterThan(1);
  followPlan(table, 'one');
  await soon(() => expect(table.get().log.length).toBe(1));
  expect(table.get().advice).toMatchObject({ plan: 0, done: 1 });
});
