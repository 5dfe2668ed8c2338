import { memo } from '@narrow-seas/core';
import { changesOf, withChanges } from '../../model/changes.ts';
import type { PublicState } from '../../model/state.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { ScenarioSpec } from '../../scenarios/spec.ts';
import { LOSS_WORTHS } from './values.ts';

/** What something counts at most. */
export const MOST_WORTH = 99;

/** [C.22] [A11] What a scenario counts, and what it is usually worth. */
const usualWorths = memo(
  ({ worths, countsLosses }: ScenarioSpec): ReadonlyMap<string, number> =>
    new Map([...worths, ...(countsLosses ? LOSS_WORTHS : [])].map(({ id, points }) => [id, points])),
);

export const worthNames = (table: PublicState): readonly string[] => [
  ...usualWorths(scenarioOf(table)).keys(),
];

/** What it is worth in this position. */
export const worthIn = (table: PublicState, id: string): number =>
  changesOf(table).worths[id] ?? usualWorths(scenarioOf(table)).get(id) ?? 0;

/** The same position where it is worth something else; what is as usual is not written down. */
export const withWorth = (table: PublicState, id: string, points: number): PublicState => {
  const { [id]: _before, ...others } = changesOf(table).worths;
  const isUsual = usualWorths(scenarioOf(table)).get(id) === points;
  const all: { readonly [name: string]: number } = isUsual ? others : { ...others, [id]: points };
  const inOrder = worthNames(table).flatMap(name =>
    all[name] === undefined ? [] : [[name, all[name]] as const],
  );
  return withChanges(table, { worths: Object.fromEntries(inOrder) });
};
