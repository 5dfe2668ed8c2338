import { baseState } from '../../bases.ts';
import { netPoints } from '../../victory.ts';
import type { Target } from '../../fire/phase.ts';
import { baseResult, worsened } from '../../fire/results.ts';
import { aircraftAt } from '../../position.ts';
import type { BaseState, Table } from '../../state.ts';
import type { Grade } from '../../vocabulary.ts';
import { stakeOf } from './stake.ts';

type BaseTarget = Extract<Target, { readonly kind: 'base' }>;

/** [C.20.3] What is only damaged is mended in a night or two; until then nobody flies from there. */
const MENDED = 0.25;

const pointsWith = (table: Table, { base, part }: BaseTarget, grade: Grade): number => {
  const bases = table.bases.with(base, { ...(table.bases[base] as BaseState), [part]: grade });
  return Math.abs(netPoints({ ...table, bases }) - netPoints(table));
};

/** Made once for each list of bases: the account is dear and seldom changes. */
const pointsOf = new WeakMap<Table['bases'], Map<string, number>>();

const pointsOfGrade = (table: Table, target: BaseTarget, grade: Grade): number => {
  const known = pointsOf.get(table.bases) ?? new Map<string, number>();
  pointsOf.set(table.bases, known);
  const key = `${target.base} ${target.part} ${grade}`;
  const points = known.get(key) ?? pointsWith(table, target, grade);
  known.set(key, points);
  return points;
};

/** What so much damage to an airfield or a port takes from its owner: points, and what stands on the field. */
export const baseStake = (table: Table, target: BaseTarget, points: number): number => {
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
  const share = after === 3 ? 1 : MENDED;
  return share * (pointsOfGrade(table, target, after) + (before === 0 || after === 3 ? parked : 0));
};
