import { carrierPenalty } from '../air/carrier-penalty.ts';
import { isCarrierBorne } from '../../model/air-kind.ts';
import { chain, type Consequence, type Progress } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { allShips, shipOf, sideOfShip, specOf } from '../../model/fleet.ts';
import { airSpec, rosterOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { departureOf } from '../../model/terms.ts';
import type { AirId, ShipId, Side } from '../../model/vocabulary.ts';

const isOver = ({ common }: State, withdraws: number | undefined): boolean =>
  withdraws !== undefined && withdraws <= common.date;

const fine = (state: State, ship: ShipId, side: Side): readonly Event[] => {
  if (specOf(state.common, ship).kind !== 'CG') return [];
  // A group that was sunk has all its points as hits.
  const { nrp } = carrierPenalty(shipOf(state.fleets[side], ship).hits, 0, 0);
  return nrp === 0 ? [] : [{ type: 'pool', side, what: 'nrp', change: -nrp }];
};

const shipLeaves = ({ common }: State, ship: ShipId): number | undefined =>
  departureOf(common, 'ship', ship, specOf(common, ship).withdraws);

/** [F.24] [36.F.2] At the end of the turn named, wherever it is, with the penalty for a carrier group. */
const shipWithdraws = (state: State, ship: ShipId): readonly Event[] => {
  const side = sideOfShip(state.common, ship);
  const { where } = shipOf(state.fleets[side], ship);
  if (!isOver(state, shipLeaves(state, ship)) || ['gone', 'due'].includes(where.at)) return [];
  return [...fine(state, ship, side), { type: 'withdrew', ship }];
};

/** [36.F.2 b c] Paid by the organisation of the unit. */
const airFine = (state: State, unit: AirId): readonly Event[] => {
  const { side, organisation, kind } = airSpec(state.common.scenario, unit);
  const status = state.common.air[unit]?.status;
  if (!isCarrierBorne(kind)) return [];
  const { arp } = carrierPenalty(0, status === 'aborted' ? 1 : 0, status === 'eliminated' ? 1 : 0);
  return arp === 0 ? [] : [{ type: 'arp', side, organisation, change: -arp }];
};

/** Carrier aircraft leave with their carriers, others on their own date. */
const leaves = (state: State, unit: AirId): boolean => {
  const { base } = state.common.air[unit] ?? {};
  const { withdraws, kind } = airSpec(state.common.scenario, unit);
  if (isOver(state, departureOf(state.common, 'air', unit, withdraws))) return true;
  return isCarrierBorne(kind) && base?.at === 'ship' && isOver(state, shipLeaves(state, base.ship));
};

const airWithdraws = (state: State, unit: AirId): readonly Event[] => {
  const status = state.common.air[unit]?.status;
  if (status === undefined || ['gone', 'due'].includes(status) || !leaves(state, unit)) return [];
  return [...airFine(state, unit), { type: 'air-withdrew', unit }];
};

export const withdrawals = (state: State): Progress => {
  const { air } = rosterOf(state.common.scenario);
  const all: readonly Consequence[] = [
    ...air.map(
      (_, id): Consequence =>
        now =>
          airWithdraws(now, id as AirId),
    ),
    ...allShips(state.common).map(
      (_, id): Consequence =>
        now =>
          shipWithdraws(now, id as ShipId),
    ),
  ];
  return chain(state, ...all);
};
