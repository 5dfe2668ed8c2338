import { scenarioOf } from '../scenarios/shelf.ts';
import type { AirSpec, GroundSpec, Roster, ScenarioData, ShipSpec } from './scenario-file.ts';
import type { AirId, GroundId, ShipId } from './vocabulary.ts';

export type { AirSpec, FrontData, GroundSpec, Roster, ScenarioData, ShipSpec } from './scenario-file.ts';

/** Forces, length, income and levels of a scenario. */
export const scenarioData = (id: string): ScenarioData => scenarioOf(id).data;

export const rosterOf = (scenario: string): Roster => scenarioOf(scenario).roster;

const at = <T>(list: readonly T[], id: number): T => {
  const found = list[id];
  if (found === undefined) throw new RangeError(`There is no unit ${id}`);
  return found;
};

export const shipSpec = (scenario: string, id: ShipId, extra: readonly ShipSpec[] = []): ShipSpec => {
  const { ships } = rosterOf(scenario);
  return id < ships.length ? at(ships, id) : at(extra, id - ships.length);
};
export const airSpec = (scenario: string, id: AirId): AirSpec => at(rosterOf(scenario).air, id);
export const groundSpec = (scenario: string, id: GroundId): GroundSpec => at(rosterOf(scenario).ground, id);
