import type { Event } from '../../model/event.ts';
import { portSpecOf } from '../../model/fleet.ts';
import type { Cargo, Common, State } from '../../model/state.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { LANDED_AT_MALTA, LANDED_IN_AFRICA, scored, SUPPLIES_TO_A_POINT } from '../surrender/cause.ts';
import { SP_IN_SRP } from '../supply/stores.ts';

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
const toCoast = (common: Common, coast: ReadonlySet<string>, { from, to }: Voyage): number => {
  const isThere = (port: PortId | undefined): boolean =>
    port !== undefined && coast.has(portSpecOf(common, port).name);
  return Number(isThere(to)) - Number(isThere(from));
};

/** [S.1] The relief convoys count; sources that never run dry would let anybody else shuttle for points. */
const isRelief = (common: Common, port: string, { from, to }: Voyage): boolean =>
  from === undefined && portSpecOf(common, to).name === port;

/** [S.1] Supplies that reach Africa and Malta; an account of quarters, of which whole points count. */
export const suppliesAt = ({ common }: State, side: Side, voyage: Voyage, cargo: Cargo): readonly Event[] => {
  const goal = scenarioOf(common.scenario).goals.supplies;
  if (goal === undefined) return [];
  const amount = supplies(cargo);
  if (side === 'axis')
    return scored(
      common,
      'axis',
      LANDED_IN_AFRICA,
      (amount * toCoast(common, goal.coast, voyage)) / SUPPLIES_TO_A_POINT,
    );
  return isRelief(common, goal.port, voyage) ? scored(common, 'allied', LANDED_AT_MALTA, amount) : [];
};
