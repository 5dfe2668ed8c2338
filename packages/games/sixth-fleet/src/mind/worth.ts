import { boxOf } from '../model/position.ts';
import { hasRefuge } from '../rules/combat/retreat.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { lossPoints } from '../rules/victory/victory.ts';
import type { Weights } from './weights.ts';

/** [13.0] The points that its loss gives, and its use, with the aircraft that go down with a carrier [9.62]. */
export const worthOf = (state: State, { useful }: Weights, unit: UnitId): number => {
  let worth = lossPoints(specOf(state, unit)) + useful;
  for (const aboard of boxOf(state, unit)) worth += lossPoints(specOf(state, aboard)) + useful;
  return worth;
};

/** [8.71] [8.72] What a dictated retreat costs: an aircraft is lost, a ship only if it has nowhere to go. */
export const costOfRetreat = (state: State, weights: Weights, unit: UnitId): number => {
  const worth = worthOf(state, weights, unit);
  const escapes = isNaval(specOf(state, unit)) && hasRefuge(state, unit);
  return escapes ? worth * weights.givenWay : worth;
};
