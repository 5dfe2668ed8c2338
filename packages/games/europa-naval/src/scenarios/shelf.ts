import { BALTIC, BALTIC_1941, BALTIC_1944 } from './baltic.ts';
import type { ScenarioForm } from './form.ts';
import { HUSKY } from './husky.ts';
import { MALTA } from './malta.ts';
import { PEDESTAL } from './pedestal.ts';

/** The scenarios of this game, in the order of the menu. */
export const OWN_SCENARIOS: readonly ScenarioForm[] = [
  MALTA,
  HUSKY,
  BALTIC,
  BALTIC_1941,
  BALTIC_1944,
  PEDESTAL,
];

/** No map: rules ask for the scenario hundreds of times a move, and a property is found in half the time. */
const known: { [id: string]: ScenarioForm } = Object.fromEntries(
  OWN_SCENARIOS.map(scenario => [scenario.id, scenario]),
);

/** The one lookup: what is asked of a scenario is asked of this object. */
export const scenarioOf = (id: string): ScenarioForm => {
  const found = known[id];
  if (found === undefined) throw new RangeError(`There is no scenario ${id}`);
  return found;
};

export const isScenario = (id: string): boolean => Object.hasOwn(known, id);

/** Every scenario that can be opened, those added later included. */
export const allScenarios = (): readonly ScenarioForm[] => Object.values(known);

/**
 * Puts a scenario on the shelf; answers with what takes it off again. No id is given twice: games that are under way
 * name their scenario by it.
 */
export const addScenario = (scenario: ScenarioForm): (() => void) => {
  if (isScenario(scenario.id)) throw new RangeError(`There is a scenario ${scenario.id} already`);
  known[scenario.id] = scenario;
  return () => {
    delete known[scenario.id];
  };
};
