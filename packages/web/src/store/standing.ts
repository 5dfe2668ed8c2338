import { ASK_ME, type SeatOrders, type StandingSpec, type StandingValue, withValue } from '@narrow-seas/core';
import type { OrdersSheet } from '../link/protocol.ts';
import type { TableStore } from './table.ts';

/** Opens the standing orders over the orders card. */
export const openStanding = (table: TableStore): void => {
  const { panelHeight } = table.get();
  table.set({ tab: 'standing', panelHeight: panelHeight === 'low' ? 'half' : panelHeight, menu: false });
  refreshStanding(table);
};

/** What the viewer has ordered, as the umpire knows it. */
export const refreshStanding = (table: TableStore): void =>
  void table.client('orders', undefined).then(standing => table.set({ standing }), table.fail);

/** Gives other orders. What follows from them is done at once, so the table may look different afterwards. */
export const giveOrders = async (table: TableStore, orders: SeatOrders): Promise<boolean> => {
  const given = await table.client('setOrders', orders);
  if (!given.ok) {
    table.set({ note: given.error.message, spoken: given.error.message });
    return false;
  }
  const { standing } = table.get();
  if (standing !== undefined) table.set({ standing: { ...standing, orders } });
  table.accept(given.value);
  return true;
};

const change = (table: TableStore, next: (sheet: OrdersSheet) => SeatOrders): void => {
  const { standing } = table.get();
  if (standing !== undefined) giveOrders(table, next(standing)).catch(table.fail);
};

export const setStandingValue = (table: TableStore, spec: StandingSpec, value: StandingValue): void =>
  change(table, ({ orders }) => withValue(orders, spec, value));

/** Missions stay: they are orders to certain units, not answers. */
export const useDefaults = (table: TableStore): void =>
  change(table, ({ orders }) => ({ ...orders, values: {} }));

export const askEverything = (table: TableStore): void =>
  change(table, ({ specs, orders }) =>
    specs.reduce((so, spec) => withValue(so, spec, { choice: ASK_ME }), orders),
  );
