import { memo } from '@narrow-seas/core';
import { baseState } from '../../rules/stacking/bases.ts';
import { netPoints } from '../../rules/victory/victory.ts';
import type { Target } from '../../model/fire/phase.ts';
import { baseResult, worsened } from '../../rules/combat/results.ts';
import { aircraftAt } from '../../model/position.ts';
import type { BaseState, PublicState } from '../../model/state.ts';
import type { Grade } from '../../model/vocabulary.ts';
import { stakeOf } from './stake.ts';

type BaseTarget = Extract<Target, { readonly kind: 'base' }>;

/** [C.20.3] What is only damaged is repaired in a night or two; until then nobody flies from there. */
const REPAIRABLE = 0.25;

const pointsWith = (table: PublicState, { base, part }: BaseTarget, grade: Grade): number => {
  const bases = table.bases.with(base, { ...(table.bases[base] as BaseState), [part]: grade });
  return Math.abs(netPoints({ ...table, bases }) - netPoints(table));
};

/** One list for each list of bases, filled as grades are asked about: the account is dear and seldom changes. Scenarios share a list and pay differently. */
const pointsIn = memo((_bases: PublicState['bases']) => new Map<string, number>());

const pointsOfGrade = (table: PublicState, target: BaseTarget, grade: Grade): number => {
  const known = pointsIn(table.bases);
  const key = `${table.scenario} ${target.base} ${target.part} ${grade}`;
  const points = known.get(key) ?? pointsWith(table, target, grade);
  known.set(key, points);
  return points;
};

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
