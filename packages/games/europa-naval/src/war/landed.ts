import type { Event } from '../event.ts';
import { portSpecOf } from '../fleet.ts';
import type { Cargo, Common, State } from '../state.ts';
import type { PortId, Side } from '../vocabulary.ts';
import { LANDED_AT_MALTA, LANDED_IN_AFRICA, scored } from './cause.ts';
import { AFRICA } from './region.ts';
import { SP_IN_SRP } from './stores.ts';

const supplies = (cargo: Cargo): number => {
  if (cargo.kind === 'sp') return cargo.amount;
  return cargo.kind === 'srp' ? SP_IN_SRP * cargo.amount : 0;
};

interface Voyage {
  /** Nowhere on the map for what a convoy brought into play. */
  readonly from: PortId | undefined;
  readonly to: PortId;
}

/** [S.1] What crosses counts: nothing between ports of Africa, and what is brought out again is taken off. */
const toAfrica = (common: Common, { from, to }: Voyage): number => {
  const isThere = (port: PortId | undefined): boolean =>
    port !== undefined && AFRICA.has(portSpecOf(common, port).name);
  return Number(isThere(to)) - Number(isThere(from));
};

/** [S.1] The relief convoys count; sources that never run dry would let anybody else shuttle for points. */
const isRelief = (common: Common, { from, to }: Voyage): boolean =>
  from === undefined && portSpecOf(common, to).name === 'Valletta';

/** [S.1] Supplies that reach Africa and Malta; an account of quarters, of which whole points count. */
export const suppliesAt = ({ common }: State, side: Side, voyage: Voyage, cargo: Cargo): readonly Event[] => {
  if (common.scenario !== 'malta') return [];
  const amount = supplies(cargo);
  if (side === 'axis') return scored('axis', LANDED_IN_AFRICA, (amount * toAfrica(common, voyage)) / 4);
  return isRelief(common, voyage) ? scored('allied', LANDED_AT_MALTA, amount) : [];
};
