import { decoderOf, mustBe } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import file from '../data/scenarios.json' with { type: 'json' };
import { baseOf } from './bases.ts';
import { hexOf } from './chart.ts';
import { unitOf } from './roster.ts';
import {
  type BaseId,
  type BySide,
  KINDS,
  type Kind,
  LEVELS,
  type Level,
  MISSIONS,
  type Mission,
  OPTIONAL_RULES,
  type OptionalRuleId,
  SIDES,
  type Side,
  type UnitId,
  ZONES,
  type Zone,
} from './vocabulary.ts';

/** [C.26] Where units begin or arrive. */
export type Start =
  | { readonly at: 'hex'; readonly hex: HexId }
  | { readonly at: 'base'; readonly base: BaseId }
  | { readonly at: 'carrier'; readonly carrier: UnitId }
  /** [C.16.3] The owner chooses a hex. */
  | { readonly at: 'zone'; readonly zone: Zone }
  | { readonly at: 'edge'; readonly zone: Zone };

export interface StartForce {
  readonly side: Side;
  readonly start: Start;
  readonly units: readonly UnitId[];
  /** [C.16] Box of the reinforcement track; 0 without one. */
  readonly box: number;
  /** Only with this option, or from this level on. */
  readonly option: OptionalRuleId | undefined;
  readonly level: Level | undefined;
}

/** What is peculiar to a scenario. */
export interface ScenarioRules {
  readonly airSegment: boolean;
  readonly cap: boolean;
  readonly missions: readonly Mission[];
  readonly sosus: boolean;
  /** Nations whose bases each side may attack. */
  readonly attackBases: BySide<readonly string[]>;
}

/** Ships that end a turn in one of these ports leave play unharmed. */
export interface SafePort {
  readonly side: Side;
  readonly kind: Kind | 'any';
  readonly ports: readonly BaseId[];
}

export interface ScenarioSpec {
  readonly id: string;
  readonly title: string;
  readonly briefing: string;
  readonly level: Level;
  readonly turns: number;
  readonly period: 1 | 2 | 3 | 4;
  /** On unless the players agree otherwise. */
  readonly options: readonly OptionalRuleId[];
  readonly rules: ScenarioRules;
  readonly leave: readonly SafePort[];
  /** [C.22] Lowest difference Soviet less NATO of each result, best for the Soviets first. */
  readonly levels: readonly { readonly min: number | null; readonly level: string }[];
  /** [C.22.2] Points that the Soviets may begin ahead: the scenario's own, then those that suit other players. */
  readonly handicaps: readonly [own: number, ...others: number[]];
  /** Whom each of them suits. */
  readonly handicapHint: string;
  readonly forces: readonly StartForce[];
}

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

const specOfScenario = (scenario: z.output<typeof SCENARIO>): ScenarioSpec => ({
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

export const SCENARIO_SPECS: readonly ScenarioSpec[] = mustBe(
  decoderOf(z.object({ scenarios: z.array(SCENARIO) }))(file),
).scenarios.map(specOfScenario);

const BY_ID: ReadonlyMap<string, ScenarioSpec> = new Map(SCENARIO_SPECS.map(spec => [spec.id, spec]));

export const scenarioNamed = (id: string): ScenarioSpec | undefined => BY_ID.get(id);

export const scenarioOf = ({ scenario }: { readonly scenario: string }): ScenarioSpec => {
  const spec = BY_ID.get(scenario);
  if (spec === undefined) throw new RangeError(`There is no scenario ${scenario}`);
  return spec;
};

type Agreed = {
  readonly level: Level;
  readonly options: { readonly [rule in OptionalRuleId]: boolean };
};

/** The forces of a scenario as it is played: with these options, at this level. */
export const forcesInPlay = (spec: ScenarioSpec, { level, options }: Agreed): readonly StartForce[] =>
  spec.forces.filter(
    force =>
      (force.option === undefined || options[force.option]) &&
      (force.level === undefined || LEVELS.indexOf(level) >= LEVELS.indexOf(force.level)),
  );
