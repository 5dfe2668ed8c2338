import { memoBy } from '@narrow-seas/core';
import type { Changed, Changes } from '../model/changes.ts';
import { BASTION } from './bastion.ts';
import { changedBy } from './changed.ts';
import { ICELAND_GAP } from './iceland-gap.ts';
import { KOLA_STRIKE } from './kola-strike.ts';
import { NORTHERN_CAMPAIGN } from './northern-campaign.ts';
import { NORWAY_CONVOY } from './norway-convoy.ts';
import type { ScenarioSpec } from './spec.ts';
import { STANDING_FORCE } from './standing-force.ts';

/** The scenarios of the game, in the order of the menu. */
export const SCENARIO_SPECS: readonly ScenarioSpec[] = [
  STANDING_FORCE,
  ICELAND_GAP,
  KOLA_STRIKE,
  NORWAY_CONVOY,
  NORTHERN_CAMPAIGN,
  BASTION,
];

/** Every scenario that can be played: a state holds an id only, and whatever it means is read from here. */
const BOOK = new Map(SCENARIO_SPECS.map(spec => [spec.id, spec]));

/** Adds a scenario that somebody has made; no rule need know of it. The answer takes it out again. */
export const addScenario = (spec: ScenarioSpec): (() => void) => {
  if (BOOK.has(spec.id)) throw new RangeError(`There is already a scenario ${spec.id}`);
  BOOK.set(spec.id, spec);
  return () => {
    BOOK.delete(spec.id);
  };
};

export const scenarioNamed = (id: string): ScenarioSpec | undefined => BOOK.get(id);

/** For complaints: the ids of all scenarios. */
export const scenarioIds = (): string => [...BOOK.keys()].join(', ');

const inBook = (scenario: string): ScenarioSpec => {
  const spec = BOOK.get(scenario);
  if (spec === undefined) throw new RangeError(`There is no scenario ${scenario}`);
  return spec;
};

const changedIn = memoBy(
  (changes: Changes, scenario: string): ScenarioSpec => changedBy(inBook(scenario), changes),
);

/** The scenario of a table, with what its position has changed of it. */
export const scenarioOf = ({ scenario, changes }: Changed & { readonly scenario: string }): ScenarioSpec =>
  changes === undefined ? inBook(scenario) : changedIn(changes, scenario);
