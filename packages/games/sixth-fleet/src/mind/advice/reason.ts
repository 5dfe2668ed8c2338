import type { ConsideredPlan, Reason } from '@narrow-seas/core';
import { nameOfHex } from '../../model/chart.ts';
import { shortName } from '../../face/units.ts';
import type { SixthFleetTypes } from '../../game.ts';
import { placeOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { lossPoints } from '../../rules/victory/victory.ts';
import type { UnitId } from '../../model/vocabulary.ts';

export type SixthFleetPlan = ConsideredPlan<SixthFleetTypes>;

/** What speaks for or against a plan from one point of view. */
export type Reasoner = (plan: SixthFleetPlan) => readonly Reason[];

/** Many units share a name, and only the code on the counter tells them apart: "Greek DD (Gr25)". */
export const say = (state: State, unit: UnitId): string =>
  `${shortName(state, unit)} (${specOf(state, unit).name})`;

/** Where it is, by the number on the map. */
export const sayPlace = (state: State, unit: UnitId): string => {
  const hex = placeOf(state, unit);
  return hex === undefined ? '' : nameOfHex(hex);
};

/** [13.0] */
export const pointsOf = (state: State, unit: UnitId): number => lossPoints(specOf(state, unit));
