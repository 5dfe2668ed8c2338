import { allShips } from '../model/fleet.ts';
import { rosterOf, scenarioData, type ShipSpec } from '../model/roster.ts';
import { NOT_HERE, opening, salvosUsed } from '../scenarios/setup.ts';
import type { AirUnit, Common, Ship, State } from '../model/state.ts';
import type { ShipId, Side } from '../model/vocabulary.ts';

/** A ship that has no part in a position. */
export const emptyShip = (common: Pick<Common, 'scenario' | 'extra'>, id: ShipId): Ship => {
  const side = allShips(common)[id]?.side ?? 'axis';
  return { ...NOT_HERE, salvos: salvosUsed(scenarioData(common.scenario), side) };
};

/** An air unit that has no part in a position. */
export const goneAir = (common: Pick<Common, 'scenario'>, id: number): AirUnit => {
  const [unit] = opening(common.scenario, { openSea: false, short: false }, false).common.air.slice(
    id,
    id + 1,
  );
  return { ...(unit as AirUnit), status: 'gone' };
};

/** The map of a scenario with its ports, and nobody on it. */
export const emptyState = (scenario: string, date: number, extra: readonly ShipSpec[]): State => {
  const { common, fleets, nextGroup } = opening(scenario, { openSea: false, short: false }, false);
  const named = { scenario, extra };
  const ships = allShips(named);
  const fleet = (side: Side) => ({
    ships: ships.map((spec, id) => (spec.side === side ? emptyShip(named, id as ShipId) : NOT_HERE)),
    groups: [],
    stocks: [],
    pools: fleets[side].pools,
    handled: [],
  });
  return {
    common: {
      ...common,
      ...(extra.length === 0 ? {} : { extra }),
      date,
      troops: [],
      mines: [],
      air: rosterOf(scenario).air.map((_, id) => ({ ...(common.air[id] as AirUnit), status: 'gone' })),
    },
    fleets: { axis: fleet('axis'), allied: fleet('allied') },
    nextGroup,
  };
};
