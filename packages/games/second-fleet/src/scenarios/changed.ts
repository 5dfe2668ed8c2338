import type { Arrival, Changes } from '../model/changes.ts';
import type { ScenarioSpec, Start, StartForce } from './spec.ts';

/** [C.16.3] The place that an arrival names; the check of a position sees to it that there is one. */
export const placeOf = ({ zone, edge, base, hex, carrier }: Arrival): Start | undefined => {
  if (zone !== undefined) return { at: 'zone', zone };
  if (edge !== undefined) return { at: 'edge', zone: edge };
  if (base !== undefined) return { at: 'base', base };
  if (hex !== undefined) return { at: 'hex', hex };
  return carrier === undefined ? undefined : { at: 'carrier', carrier };
};

const forceOf = (arrival: Arrival): readonly StartForce[] => {
  const { side, units, turn } = arrival;
  const start = placeOf(arrival);
  const force = { side, units, box: 0, option: undefined, level: undefined };
  return start === undefined ? [] : [{ ...force, start, ...(turn === undefined ? {} : { turn }) }];
};

/** Who comes when the position says is left out where the scenario speaks of them. */
const withoutThese = (forces: readonly StartForce[], changed: ReadonlySet<number>): readonly StartForce[] =>
  forces.flatMap(force => {
    const units = force.units.filter(unit => !changed.has(unit));
    return units.length === 0 ? [] : [{ ...force, units }];
  });

/** A scenario as a position has changed it. */
export const changedBy = (spec: ScenarioSpec, { arrivals, worths }: Changes): ScenarioSpec => {
  const changed = new Set<number>(arrivals.flatMap(({ units }) => units));
  return {
    ...spec,
    ...(Object.keys(worths).length === 0 ? {} : spec.counted(worths)),
    forces: [...withoutThese(spec.forces, changed), ...arrivals.flatMap(forceOf)],
  };
};
