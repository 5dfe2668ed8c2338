import {
  type Fault,
  fault,
  type OptionalRule,
  type OptionValue,
  ok,
  paceOf,
  type Result,
  type Scenario,
  type ScenarioOpening,
} from '@narrow-seas/core';
import { BASES_AT_REST } from '../rules/stacking/bases.ts';
import { campaignAtStart } from '../rules/supply/campaign-at-start.ts';
import { storesAtStart } from '../rules/supply/stores.ts';
import { CLEAR_SKIES } from '../rules/weather/weather.ts';
import { ROSTER } from '../model/roster.ts';
import { SCENARIO_SPECS, scenarioIds, scenarioNamed } from './scenarios.ts';
import { forcesInPlay, type ScenarioSpec, type StartForce } from './spec.ts';
import { open } from '../turn/sequence.ts';
import { UNUSED, withForce } from './start.ts';
import type { Secret, State, PublicState } from '../model/state.ts';
import {
  type BySide,
  LEVELS,
  type Level,
  OPTIONAL_RULES,
  type OptionalRuleId,
  type Side,
} from '../model/vocabulary.ts';

/** Titles of the optional rules [20] to [24], and of the choices every scenario leaves open. */
export const TITLES: { readonly [rule in OptionalRuleId]: readonly [title: string, summary: string] } = {
  solitaire: [
    'Open assignment',
    'Strategic air is assigned in the open, one unit at a time, by the die [C.23].',
  ],
  logistics: ['Logistics', 'Fuel and ammunition are counted and replenished [C.18].'],
  nuclear: ['Nuclear weapons', 'Tactical nuclear weapons, once they are released [C.19].'],
  deepMode: ['Deep mode', 'Submarines may hide in the deep [22].'],
  mines: ['Mines', 'Mines are laid and swept [23].'],
  cruiseMissiles: ['Cruise missiles', 'Some ships fire at bases from afar [C.21.1].'],
  b1: ['B-1', 'A bomber joins NATO [C.21.2].'],
  alternateWings: ['Alternate wings', 'The US player mixes the wings of his carriers in secret [C.21.3].'],
  futureCombatants: ['Future ships', 'Ships that were still being built are in play [C.21.4].'],
  tattletales: ['Tattletales', 'Soviet ships shadow NATO forces from the start [C.21.5].'],
  highSpeeds: ['High speeds', 'Fast forces may go one hex farther, at a price [C.21.6].'],
  airMovement: ['Longer flights', 'Aircraft without weapons fly farther [C.21.7].'],
  variableTargeting: ['Stray missiles', 'A die decides where each salvo goes [C.21.8].'],
  closeCombat: ['Close combat', 'Ships fight with guns at close quarters [C.21.9].'],
};

export const HANDICAP = 'handicap';

export const MOST_POINTS = 999;

/** Any points that players agree on: which of them the menu proposes changes as we learn, and old games keep theirs. */
const isHandicap = (value: OptionValue): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;

const PREPAREDNESS = ['Mod', 'Low', 'High'] as const;
type Preparedness = (typeof PREPAREDNESS)[number];

/** [C.16.1] First box of each track. */
const START_BOX: BySide<{ readonly [level in Preparedness]: number }> = {
  nato: { Low: 0, Mod: 15, High: 30 },
  soviet: { Low: 0, Mod: 9, High: 17 },
};

const firstThen = <T>(first: T, all: readonly T[]): readonly T[] => [
  first,
  ...all.filter(value => value !== first),
];

const optionsOf = (spec: ScenarioSpec): readonly OptionalRule[] => [
  {
    id: 'level',
    title: 'Level',
    summary: 'How much of the rules is in use [C.24].',
    values: firstThen<OptionValue>(spec.level, LEVELS),
  },
  {
    id: 'period',
    title: 'Time of year',
    summary: 'Ice and darkness, from 1 (January and February) to 4 (July and August) [16].',
    values: firstThen<OptionValue>(spec.period, [1, 2, 3, 4]),
  },
  {
    id: HANDICAP,
    title: 'Handicap',
    summary: `Points with which the Soviets begin [C.22.2]. ${spec.handicapHint}`,
    values: spec.handicaps,
  },
  ...(usesTracks(spec) ? PREPARED_SIDES : []),
  ...OPTIONAL_RULES.map(id => ({
    id,
    title: TITLES[id][0],
    summary: TITLES[id][1],
    values: firstThen<OptionValue>(spec.options.includes(id), [true, false]),
  })),
];

const usesTracks = ({ forces }: ScenarioSpec): boolean => forces.some(({ box }) => box > 0);

const PREPARED_SIDES: readonly OptionalRule[] = [
  {
    id: 'preparednessNato',
    title: 'NATO preparedness',
    summary: 'How many reinforcements are on the map at the start [C.16.1].',
    values: PREPAREDNESS,
  },
  {
    id: 'preparednessSoviet',
    title: 'Soviet preparedness',
    summary: 'How many reinforcements are on the map at the start [C.16.1].',
    values: PREPAREDNESS,
  },
];

export const SCENARIOS: readonly Scenario[] = SCENARIO_SPECS.map(spec => ({
  id: spec.id,
  title: spec.title,
  summary: spec.briefing,
  options: optionsOf(spec),
  pace: paceOf(spec.orders, spec.turns),
}));

const sayChoice = ({ id, values }: OptionalRule): string =>
  id === HANDICAP ? `Choose a whole number from 0 to ${MOST_POINTS}.` : `Choose one of ${values.join(', ')}.`;

type Chosen = { readonly [id: string]: OptionValue };

export const setup = (opening: ScenarioOpening): Result<State, Fault> => setupWith(opening, []);

/** With forces besides those of the scenario, or in the place of them: what an older version had. */
export const setupWith = (
  { scenario, options }: ScenarioOpening,
  others: readonly StartForce[],
): Result<State, Fault> => {
  const spec = scenarioNamed(scenario);
  if (spec === undefined)
    return fault(
      'ERR_SCENARIO',
      'scenario',
      `There is no scenario ${JSON.stringify(scenario)}. The scenarios are ${scenarioIds()}.`,
    );
  const rules = optionsOf(spec);
  for (const [id, value] of Object.entries(options)) {
    const rule = rules.find(known => known.id === id);
    if (rule === undefined) return fault('ERR_OPTION', `options.${id}`, 'There is no such option.');
    if (id === HANDICAP ? !isHandicap(value) : !rule.values.includes(value))
      return fault('ERR_OPTION', `options.${id}`, sayChoice(rule));
  }
  const defaults = Object.fromEntries(rules.map(({ id, values }) => [id, values[0] as OptionValue]));
  const forces = [...spec.forces, ...others];
  return ok(open(deployed({ ...spec, forces }, { ...defaults, ...options })));
};

const tracksOf = (spec: ScenarioSpec, chosen: Chosen): BySide<number> =>
  usesTracks(spec)
    ? {
        nato: START_BOX.nato[chosen['preparednessNato'] as Preparedness],
        soviet: START_BOX.soviet[chosen['preparednessSoviet'] as Preparedness],
      }
    : { nato: 0, soviet: 0 };

/** What is on the map before anybody chooses anything. */
const deployed = (spec: ScenarioSpec, chosen: Chosen): State => {
  const empty = emptyState(spec, {
    level: chosen['level'] as Level,
    period: chosen['period'] as PublicState['period'],
    handicap: chosen[HANDICAP] as number,
    tracks: tracksOf(spec, chosen),
    options: Object.fromEntries(
      OPTIONAL_RULES.map(id => [id, chosen[id] === true]),
    ) as PublicState['options'],
  });
  const table = forcesInPlay(spec, empty.table).reduce(withForce, empty.table);
  return { table, secret: { nato: secretAtStart(table, 'nato'), soviet: secretAtStart(table, 'soviet') } };
};

/** [C.18.1] With logistics every ship begins full. */
const secretAtStart = (table: PublicState, side: Side): Secret => ({
  ...NO_SECRET,
  stores: storesAtStart(table, side),
});

const NO_SECRET: Secret = { orders: [], stores: [], wings: [], lots: [] };

interface Terms {
  readonly level: Level;
  readonly period: PublicState['period'];
  readonly handicap: number;
  readonly tracks: BySide<number>;
  readonly options: PublicState['options'];
}

/** A table with nothing on it. */
export const emptyState = (
  spec: ScenarioSpec,
  { level, period, handicap, tracks, options }: Terms,
): State => ({
  table: {
    scenario: spec.id,
    level,
    options,
    period,
    handicap,
    turn: 1,
    lastTurn: spec.turns,
    phase: { name: 'over' },
    extra: [],
    pieces: ROSTER.map(() => UNUSED),
    forces: [],
    bases: BASES_AT_REST,
    mines: [],
    weather: CLEAR_SKIES,
    campaign: campaignAtStart(tracks),
    score: { nato: [], soviet: [] },
  },
  secret: { nato: NO_SECRET, soviet: NO_SECRET },
});
