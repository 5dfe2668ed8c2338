import { pick, type Random } from '@narrow-seas/core';
import { isCampaign } from './campaign/gates.ts';
import { supposedWings } from './campaign/optional/wings.ts';
import { FIRST_STRATEGIES } from './campaign/set-up.ts';
import { storesAtStart } from './campaign/stores.ts';
import { sampleFire } from './fire/sample.ts';
import type { Order, Secret, State, Table } from './state.ts';
import type { View } from './view.ts';
import type { Side } from './vocabulary.ts';

/** A truth that fits the view: the other side's secrets are made up. */
export const imagine = (view: View, random: Random): State => ({
  table: view.table,
  secret: { nato: secretFor(view, 'nato', random), soviet: secretFor(view, 'soviet', random) },
});

const secretFor = ({ viewer, table, own }: View, side: Side, random: Random): Secret =>
  viewer === side && own !== undefined ? own : inventedFor(table, side, random);

const inventedFor = (table: Table, side: Side, random: Random): Secret => {
  const strategy = side === 'soviet' ? strategyOf(table, random) : undefined;
  const secret: Secret = {
    orders: [],
    stores: table.options.logistics ? storesAtStart(table, side) : [],
    wings: side === 'nato' ? supposedWings(table) : [],
    ...(strategy === undefined ? {} : { strategy }),
  };
  return { ...secret, orders: ordersOf(table, side, secret, random) };
};

const strategyOf = (table: Table, random: Random): Secret['strategy'] =>
  table.campaign.strategy ?? (isCampaign(table) ? pick(random, FIRST_STRATEGIES) : undefined);

/** How many aircraft the other side may have sent out at most. */
const MOST_ORDERS = 8;

/** [C.12.1] While orders are sealed, some that could have been given. */
const ordersOf = (table: Table, side: Side, secret: Secret, random: Random): readonly Order[] => {
  const { phase } = table;
  if (phase.name !== 'assignment') return [];
  let orders: readonly Order[] = [];
  for (let left = random.below(MOST_ORDERS); left > 0; left -= 1) {
    const action = sampleFire({ viewer: side, table, own: { ...secret, orders } }, phase, random);
    if (action?.type !== 'assign') continue;
    const { unit, mission, zone } = action;
    orders = [...orders.filter(order => order.unit !== unit), { unit, mission, zone }];
  }
  return orders;
};
