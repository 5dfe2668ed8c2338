import { type HexId, hasHex, neighboursOf } from '@narrow-seas/hex';
import { GRID, PROHIBITED } from '../model/chart.ts';
import { isControlledAgainst } from '../rules/zones/control.ts';
import { hexOfUnit, unitsAt } from '../model/position.ts';
import { specOf, type UnitSpec } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';
import { flightsOf } from './home.ts';

/** The risk that the last ways out are closed before an aircraft flies home, by how many there are; none beyond. */
const CLOSED: readonly number[] = [1, 0.6, 0.3];

/** [9.31] The points of a side's aircraft beside enemies that may find no way home: none leads from control to control. */
export const hemmedIn = (state: State, side: Side): number => {
  let sum = 0;
  for (const { unit } of flightsOf(state, side)) {
    const hex = hexOfUnit(state, unit);
    const spec = specOf(state, unit);
    if (hex === undefined || !isControlledAgainst(state, spec, hex)) continue;
    sum += Math.max(1, spec.ratings.ecm) * (CLOSED[waysOut(state, spec, hex)] ?? 0);
  }
  return sum;
};

const waysOut = (state: State, spec: UnitSpec, hex: HexId): number =>
  neighboursOf(GRID, hex).filter(
    way =>
      !hasHex(PROHIBITED, way) &&
      !isControlledAgainst(state, spec, way) &&
      unitsAt(state, enemyOf(spec.side), way).length === 0,
  ).length;
