import type { HexId } from '@narrow-seas/hex';
import type { Event } from '../../model/event.ts';
import { chartOf } from '../../model/fleet.ts';
import { groundSpec } from '../../model/roster.ts';
import type { Common, State } from '../../model/state.ts';
import type { GroundId } from '../../model/vocabulary.ts';
import type { Rescue } from '../../scenarios/form.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { scored } from '../surrender/cause.ts';
import { liesIn, nearestPort } from '../supply/region.ts';

/** [S.2] [S.3] */
const rescueOf = (common: Common, unit: GroundId): Rescue | undefined => {
  const { rescue } = scenarioOf(common.scenario).goals;
  const { side, nation } = groundSpec(common.scenario, unit);
  if (rescue === undefined || side !== rescue.side) return undefined;
  if (rescue.nation !== undefined && nation !== rescue.nation) return undefined;
  return rescue.after !== undefined && common.date <= rescue.after ? undefined : rescue;
};

const isHome = (common: Common, { isHome: comes }: Rescue, hex: HexId): boolean => {
  const chart = chartOf(common);
  return comes(chart.portAt.get(hex), nearestPort(chart, hex));
};

const broughtSoFar = ({ brought }: Common, unit: GroundId): number =>
  brought.find(each => each.unit === unit)?.re ?? 0;

/** REs more of theirs at home, less when they are taken back. */
const changeBy = (common: Common, rescue: Rescue, from: HexId, to: HexId): number => {
  if (liesIn(common, from, rescue.from) && isHome(common, rescue, to)) return 1;
  return isHome(common, rescue, from) && liesIn(common, to, rescue.from) ? -1 : 0;
};

/** [S.2] [S.3] Troops brought from one coast to another: each RE counts once, however often it crosses. */
export const brought = (
  { common }: State,
  unit: GroundId,
  re: number,
  from: HexId,
  to: HexId,
): readonly Event[] => {
  const rescue = rescueOf(common, unit);
  if (rescue === undefined) return [];
  const before = broughtSoFar(common, unit);
  const most = groundSpec(common.scenario, unit).re;
  const now = Math.min(most, before + re * changeBy(common, rescue, from, to));
  if (now === before) return [];
  return [
    { type: 'brought', unit, re: now - before },
    ...scored(common, rescue.side, rescue.cause, rescue.points * (Math.max(0, now) - Math.max(0, before))),
  ];
};
