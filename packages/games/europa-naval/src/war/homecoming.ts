import type { HexId } from '@narrow-seas/hex';
import { dateOf } from '../date.ts';
import type { Event } from '../event.ts';
import { chartOf } from '../fleet.ts';
import { groundSpec } from '../roster.ts';
import type { Common, State } from '../state.ts';
import type { GroundId, Side } from '../vocabulary.ts';
import { EVACUATED, FERRIED_OUT, scored } from './cause.ts';
import { ESTONIA_AND_RIGA, liesIn, SICILY, SOVIET_BASES, SOVIET_HOME } from './region.ts';

/** Troops that count when they come home: whose, under which name, how much, from where. */
interface Rescue {
  readonly side: Side;
  readonly cause: string;
  readonly points: number;
  readonly from: ReadonlySet<string>;
  readonly isHome: (hex: HexId) => boolean;
}

const FERRYING_OUT = dateOf('Jul II 43');

const fromSicily = (common: Common): Rescue => ({
  side: 'axis',
  cause: FERRIED_OUT,
  points: 1,
  from: SICILY,
  isHome: hex => !liesIn(common, hex, SICILY),
});

const fromSovietBases = (common: Common): Rescue => ({
  side: 'allied',
  cause: EVACUATED,
  points: 2,
  from: SOVIET_BASES,
  isHome: hex => liesIn(common, hex, SOVIET_HOME),
});

const fromEstonia = (common: Common): Rescue => ({
  side: 'axis',
  cause: EVACUATED,
  points: 1,
  from: ESTONIA_AND_RIGA,
  isHome: hex => chartOf(common).portAt.get(hex)?.nation === 'DE',
});

/** [S.2] [S.3] */
const rescueOf = (common: Common, unit: GroundId): Rescue | undefined => {
  const { side, nation } = groundSpec(common.scenario, unit);
  if (common.scenario === 'husky')
    return side === 'axis' && nation === 'DE' && common.date > FERRYING_OUT ? fromSicily(common) : undefined;
  if (common.scenario === 'baltic-act1' && side === 'allied') return fromSovietBases(common);
  return common.scenario === 'baltic-act2' && side === 'axis' ? fromEstonia(common) : undefined;
};

const broughtSoFar = ({ brought }: Common, unit: GroundId): number =>
  brought.find(each => each.unit === unit)?.re ?? 0;

/** REs more of theirs at home, less when they are taken back. */
const changeBy = (common: Common, { from: coast, isHome }: Rescue, from: HexId, to: HexId): number => {
  if (liesIn(common, from, coast) && isHome(to)) return 1;
  return isHome(from) && liesIn(common, to, coast) ? -1 : 0;
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
    ...scored(rescue.side, rescue.cause, rescue.points * (Math.max(0, now) - Math.max(0, before))),
  ];
};
