import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Event, NOTHING } from '../../model/event.ts';
import { chartOf, portSpecOf, shipOf, specOf } from '../../model/fleet.ts';
import { FUEL_CAP, sailingPrice, stepPrice } from './fuel.ts';
import { noGroup } from '../../turn/refusals.ts';
import type { Common, Fleet, Group, Ship } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import type { Fuel, PortId, ShipId, Side } from '../../model/vocabulary.ts';
import { seaDistance } from '../movement/waters.ts';

export { FUELS, type Fuel } from '../../model/vocabulary.ts';

interface Bill {
  readonly sp: number;
  readonly srp: number;
}

/** [36.E] Axis task forces in the Mediterranean burn what the army in Africa wants. */
export const burnsFuel = (
  common: Pick<Common, 'map' | 'scenario' | 'extra'>,
  side: Side,
  ship: ShipId,
): boolean => common.map === 'mediterranean' && side === 'axis' && specOf(common, ship).kind === 'TF';

const thirsty = (common: Common, side: Side, ships: readonly ShipId[]): readonly ShipId[] =>
  ships.filter(ship => burnsFuel(common, side, ship));

/** [36.E] By the step a task force pays once in it, however often it leaves port. */
const priceFor = ({ fuel: paid, oiled }: Ship, fuel: Fuel): Bill =>
  fuel === 'as-you-go' ? { sp: oiled ? 0 : stepPrice(paid), srp: 0 } : sailingPrice(paid, fuel);

/** [36.E] What sailing costs all of them at once; by the step, the first step is paid now. */
const fuelBill = (common: Common, fleet: Fleet, side: Side, ships: readonly ShipId[], fuel: Fuel): Bill => {
  const prices = thirsty(common, side, ships).map(ship => priceFor(shipOf(fleet, ship), fuel));
  return {
    sp: prices.reduce((sum, { sp }) => sum + sp, 0),
    srp: prices.reduce((sum, { srp }) => sum + srp, 0),
  };
};

/** Whether the port has the oil. */
export const hasFuel = (
  common: Common,
  fleet: Fleet,
  side: Side,
  ships: readonly ShipId[],
  port: PortId,
  fuel: Fuel,
): boolean => {
  const bill = fuelBill(common, fleet, side, ships, fuel);
  const { sp, srp } = stockOf(common, fleet, side, port);
  return bill.sp <= sp && bill.srp <= srp;
};

/** [36.E] Paid for one step. */
const BY_THE_STEP = { asYouGo: true, oiled: true } as const;

/** The events of paying, ship by ship. */
export const payFuel = (
  common: Common,
  fleet: Fleet,
  side: Side,
  ships: readonly ShipId[],
  port: PortId,
  fuel: Fuel,
): readonly Event[] =>
  thirsty(common, side, ships).map(ship => ({
    type: 'fuelled',
    ship,
    port,
    ...priceFor(shipOf(fleet, ship), fuel),
    ...(fuel === 'as-you-go' ? BY_THE_STEP : { asYouGo: false }),
  }));

interface Due {
  readonly ship: ShipId;
  readonly port: PortId;
}

const paysByStep = (fleet: Fleet, ship: ShipId): boolean => shipOf(fleet, ship).payAsYouGo !== undefined;

/** [F.22] Who still has to pay for this step before the group spends a point of it. In port she pays when she leaves. */
const dueThisStep = (common: Common, fleet: Fleet, group: Group): readonly Due[] =>
  group.place.at === 'port' || !group.ships.some(ship => paysByStep(fleet, ship))
    ? NOTHING
    : thirsty(common, group.side, group.ships).flatMap(ship => {
        const { payAsYouGo: port, fuel, oiled } = shipOf(fleet, ship);
        return port === undefined || oiled || fuel >= FUEL_CAP ? [] : [{ ship, port }];
      });

/** [F.22] One SP each, from the port that she left; what is not there is not paid on the way back to it. */
export const payStep = (common: Common, fleet: Fleet, group: Group): readonly Event[] => {
  const due = dueThisStep(common, fleet, group);
  if (due.length === 0) return NOTHING;
  const left = new Map<PortId, number>();
  return due.flatMap(({ ship, port }) => {
    const sp = left.get(port) ?? stockOf(common, fleet, group.side, port).sp;
    left.set(port, sp - 1);
    return sp < 1 ? [] : [{ type: 'fuelled' as const, ship, port, sp: 1, srp: 0, ...BY_THE_STEP }];
  });
};

/** Whether each hex of the way lies nearer to the port than the one before. */
const returnsTo = (common: Common, port: PortId, from: HexId, path: readonly HexId[]): boolean => {
  const { hex } = portSpecOf(common, port);
  const ways = [from, ...path].map(each => seaDistance(chartOf(common), hex, each));
  return ways.every((far, at) => at === 0 || far < (ways[at - 1] as number));
};

/** [F.22] Without oil the group lies stopped, but for the way back to the port that it left, or home when turned back [F.5.4]. */
export const refuseStepFuel = (
  common: Common,
  fleet: Fleet,
  group: Group,
  path: readonly HexId[],
): Refusal | undefined => {
  const due = dueThisStep(common, fleet, group);
  if (due.length === 0 || payStep(common, fleet, group).length === due.length) return undefined;
  const { place } = group;
  const back =
    group.turnedBack ||
    (place.at === 'sea' &&
      path.length > 0 &&
      due.every(({ port }) => returnsTo(common, port, place.hex, path)));
  return back
    ? undefined
    : noGroup(
        'F.22',
        'no-oil',
        'The port this ship left has no oil for this step, so she can only go back there.',
        group.id,
      );
};
