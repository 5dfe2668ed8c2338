import { baseState } from '../../rules/stacking/bases.ts';
import type { Target } from '../../model/fire/phase.ts';
import { baseResult, worsened } from '../../rules/combat/results.ts';
import { aircraftAt } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import { pointsOfGrade } from '../gain.ts';
import { stakeOf } from './stake.ts';

type BaseTarget = Extract<Target, { readonly kind: 'base' }>;

/** [C.20.3] What is only damaged is repaired in a night or two; until then nobody flies from there. */
const REPAIRABLE = 0.25;

/** What this much damage to an airfield or a port takes from its owner: points, and what stands on the field. */
export const baseStake = (table: PublicState, target: BaseTarget, points: number): number => {
  const before = baseState(table, target.base)[target.part];
  const after = worsened(before, baseResult(points));
  if (after === before) return 0;
  const parked =
    target.part === 'airfield'
      ? aircraftAt(table, { kind: 'base', base: target.base }).reduce(
          (sum, unit) => sum + stakeOf(table, unit),
          0,
        )
      : 0;
  const share = after === 3 ? 1 : REPAIRABLE;
  return share * (pointsOfGrade(table, target, after) + (before === 0 || after === 3 ? parked : 0));
};
