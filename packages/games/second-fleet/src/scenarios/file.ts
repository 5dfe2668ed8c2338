import { decoderOf, mustBe } from '@narrow-seas/core';
import { z } from 'zod';
import file from '../../data/scenarios.json' with { type: 'json' };
import { baseOf } from '../rules/stacking/bases.ts';
import { hexOf } from '../model/chart.ts';
import { unitOf } from '../model/roster.ts';
import { KINDS, LEVELS, MISSIONS, OPTIONAL_RULES, SIDES, ZONES } from '../model/vocabulary.ts';
import type { ScenarioData, Start } from './spec.ts';

const PLACE = z.union([
  z.strictObject({ hex: z.string() }),
  z.strictObject({ base: z.string() }),
  z.strictObject({ carrier: z.string() }),
  z.strictObject({ zone: z.enum(ZONES) }),
  z.strictObject({ edge: z.enum(ZONES) }),
]);

const FORCE = z.strictObject({
  side: z.enum(SIDES),
  place: PLACE,
  units: z.array(z.string()),
  box: z.int().default(0),
  option: z.enum(OPTIONAL_RULES).optional(),
  level: z.enum(LEVELS).optional(),
});

const SCENARIO = z.strictObject({
  id: z.string(),
  title: z.string(),
  briefing: z.string(),
  level: z.enum(LEVELS),
  turns: z.int(),
  period: z.literal([1, 2, 3, 4]),
  options: z.array(z.enum(OPTIONAL_RULES)),
  rules: z.strictObject({
    airSegment: z.boolean(),
    cap: z.boolean(),
    missions: z.array(z.enum(MISSIONS)),
    sosus: z.boolean(),
    attackBases: z.strictObject({ nato: z.array(z.string()), soviet: z.array(z.string()) }),
  }),
  leave: z.array(
    z.strictObject({
      side: z.enum(SIDES),
      kind: z.enum([...KINDS, 'any']),
      ports: z.array(z.string()),
    }),
  ),
  levels: z.array(z.strictObject({ min: z.int().nullable(), level: z.string() })),
  handicaps: z.tuple([z.int()], z.int()),
  handicapHint: z.string(),
  forces: z.array(FORCE),
});

const startOf = (place: z.output<typeof PLACE>): Start => {
  if ('hex' in place) return { at: 'hex', hex: hexOf(place.hex) };
  if ('base' in place) return { at: 'base', base: baseOf(place.base) };
  if ('carrier' in place) return { at: 'carrier', carrier: unitOf(place.carrier) };
  return 'zone' in place ? { at: 'zone', zone: place.zone } : { at: 'edge', zone: place.edge };
};

/** Forces are written by name in a scenario of our own, as in the file. */
export const scenarioOfNames = (names: z.input<typeof SCENARIO>): ScenarioData =>
  dataOfScenario(mustBe(decoderOf(SCENARIO)(names)));

const dataOfScenario = (scenario: z.output<typeof SCENARIO>): ScenarioData => ({
  ...scenario,
  leave: scenario.leave.map(({ ports, ...rest }) => ({ ...rest, ports: ports.map(baseOf) })),
  forces: scenario.forces.map(({ side, place, units, box, option, level }) => ({
    side,
    start: startOf(place),
    units: units.map(unitOf),
    box,
    option,
    level,
  })),
});

const DATA: readonly ScenarioData[] = mustBe(
  decoderOf(z.object({ scenarios: z.array(SCENARIO) }))(file),
).scenarios.map(dataOfScenario);

/** What `data/scenarios.json` says of the scenario with this id. */
export const scenarioData = (id: string): ScenarioData => {
  const found = DATA.find(scenario => scenario.id === id);
  if (found === undefined) throw new RangeError(`data/scenarios.json has no scenario ${id}`);
  return found;
};
