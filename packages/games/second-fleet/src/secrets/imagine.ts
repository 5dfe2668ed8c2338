import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { isCampaign } from '../turn/campaign/rules-in-play.ts';
import { supposedWings } from '../rules/optional/wings.ts';
import { FIRST_STRATEGIES } from '../rules/reinforcement/set-up.ts';
import { supposedStores } from '../rules/supply/supposed-stores.ts';
import { sampleFire } from '../turn/fire/sample.ts';
import { besideOpen, watersOf } from '../model/chart.ts';
import { withMines } from '../rules/mines/minefields.ts';
import { pieceOf } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import { isLayer, refuseMine } from '../rules/mines/mines.ts';
import type { Lot, Order, Secret, State, PublicState } from '../model/state.ts';
import type { View } from './view.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';

/** A truth that fits the view: the other side's secrets are made up. */
export const imagine = (view: View, random: Random): State => ({
  table: view.table,
  secret: { nato: secretFor(view, 'nato', random), soviet: secretFor(view, 'soviet', random) },
});

const secretFor = ({ viewer, table, own }: View, side: Side, random: Random): Secret =>
  viewer === side && own !== undefined ? own : inventedFor(table, side, random);

const inventedFor = (table: PublicState, side: Side, random: Random): Secret => {
  const strategy = side === 'soviet' ? strategyOf(table, random) : undefined;
  const secret: Secret = {
    orders: [],
    stores: supposedStores(table, side, random),
    wings: side === 'nato' ? supposedWings(table) : [],
    lots: [],
    ...(strategy === undefined ? {} : { strategy }),
  };
  return {
    ...secret,
    orders: ordersOf(table, side, secret, random),
    lots: lotsOf(table, side, random),
  };
};

const strategyOf = (table: PublicState, random: Random): Secret['strategy'] =>
  table.campaign.strategy ?? (isCampaign(table) ? pick(random, FIRST_STRATEGIES) : undefined);

/** How many aircraft the other side may have sent out at most. */
const MOST_ORDERS = 8;

/** [C.12.1] While orders are sealed, some that could have been given. */
const ordersOf = (table: PublicState, side: Side, secret: Secret, random: Random): readonly Order[] => {
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

/** [C.12.5] [23.1.3] Who of a side could have dropped a mine by now: aircraft at it or on their way home, and submarines. */
const minersOf = (table: PublicState, side: Side): readonly UnitId[] => {
  const { phase, pieces } = table;
  if (phase.name !== 'mining' || (side === 'nato' && phase.side === 'soviet')) return [];
  return pieces.flatMap(({ where }, unit) => {
    const mining = (where.at === 'mission' || where.at === 'returning') && where.mission === 'mining';
    const mayHave = mining || isLayer(table, unit as UnitId);
    return mayHave && specOf(table, unit as UnitId).side === side ? [unit as UnitId] : [];
  });
};

/** How often each is supposed to have laid one, out of eight: aircraft were sent to, submarines seldom do. */
const LAID = { air: 6, submarine: 1, surface: 0 } as const;

/** [C.1.4] [C.12.5] While mines are being laid, some that could lie in the zone that each aircraft was seen to go to, or by a submarine. */
const lotsOf = (table: PublicState, side: Side, random: Random): readonly Lot[] => {
  let lots: readonly Lot[] = [];
  for (const unit of minersOf(table, side)) {
    const seen = withMines(table.mines, lots);
    const has = random.below(8) < LAID[specOf(table, unit).arm];
    const hex = has ? pick(random, roomFor({ ...table, mines: seen }, unit)) : undefined;
    if (hex !== undefined) lots = [...lots, { unit, hex }];
  }
  return lots;
};

const roomFor = (table: PublicState, unit: UnitId): readonly HexId[] => {
  const { where } = pieceOf(table, unit);
  if (where.at === 'sea') return besideOpen(where.hex).filter(hex => refuseMine(table, hex) === undefined);
  if (where.at !== 'mission' && where.at !== 'returning') return [];
  return watersOf(where.zone).filter(hex => refuseMine(table, hex) === undefined);
};
