import { memo } from '@narrow-seas/core';
import { allShips } from '../model/fleet.ts';
import { rosterOf, scenarioData, type ShipSpec } from '../model/roster.ts';
import type { ScenarioForm } from '../scenarios/form.ts';
import { NOT_HERE, opening, salvosUsed } from '../scenarios/setup.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import type { AirUnit, Common, Ship, State } from '../model/state.ts';
import type { ShipId, Side } from '../model/vocabulary.ts';

/** A scenario as it begins, worked out once: a position is read and written after every change of an editor. */
const beginningOf = memo(({ id }: ScenarioForm) => opening(id, { openSea: false, short: false }, false));

/** A ship that has no part in a position. */
export const emptyShip = (common: Pick<Common, 'scenario' | 'extra'>, id: ShipId): Ship => {
  const side = allShips(common)[id]?.side ?? 'axis';
  return { ...NOT_HERE, salvos: salvosUsed(scenarioData(common.scenario), side) };
};

/** An air unit that has no part in a position. */
export const goneAir = (common: Pick<Common, 'scenario'>, id: number): AirUnit => {
  const unit = beginningOf(scenarioOf(common.scenario)).common.air[id] as AirUnit;
  return { ...unit, status: 'gone' };
};

/** The map of a scenario with its ports, and nobody on it. */
export const emptyState = (scenario: string, date: number, extra: readonly ShipSpec[]): State => {
  const { common, fleets, nextGroup } = beginningOf(scenarioOf(scenario));
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
