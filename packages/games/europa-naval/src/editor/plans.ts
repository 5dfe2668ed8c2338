import type { HalfMonth } from '../model/date.ts';
import { withCommon } from '../model/change.ts';
import { portNamed } from '../model/chart.ts';
import { chartOf, specOf } from '../model/fleet.ts';
import { airSpec, groundSpec } from '../model/roster.ts';
import type { Common, State } from '../model/state.ts';
import { arrivalOf, type Plan, type PlannedKind, planOf, termsOf, withTerms } from '../model/terms.ts';
import {
  type AirId,
  type GroundId,
  PORT_KINDS,
  type PortId,
  type ShipId,
  type Side,
} from '../model/vocabulary.ts';

/** What the scenario says of a unit. */
interface Usual {
  readonly side: Side;
  readonly from: HalfMonth | undefined;
  readonly until: HalfMonth | undefined;
  /** Where it comes to, or begins. */
  readonly at: string;
}

export const usualOf = (common: Common, kind: PlannedKind, unit: number): Usual => {
  if (kind === 'ship') {
    const { side, arrives, withdraws, at } = specOf(common, unit as ShipId);
    return { side, from: arrives, until: withdraws, at };
  }
  if (kind === 'air') {
    const { side, arrives, withdraws, base } = airSpec(common.scenario, unit as AirId);
    return { side, from: arrives, until: withdraws, at: base };
  }
  const { side, arrives, at } = groundSpec(common.scenario, unit as GroundId);
  return { side, from: arrives, until: undefined, at };
};

const isEmpty = ({ from, at, until }: Plan): boolean =>
  from === undefined && at === undefined && until === undefined;

/** The plan without what the scenario says anyway. */
const withoutUsual = (common: Common, { kind, unit, from, at, until }: Plan): Plan => {
  const usual = usualOf(common, kind, unit);
  const never = usual.until === undefined ? 'never' : undefined;
  return {
    kind,
    unit,
    ...(from === undefined || from === usual.from ? {} : { from }),
    ...(at === undefined ? {} : { at }),
    ...(until === undefined || until === usual.until || until === never ? {} : { until }),
  };
};

/** The position with another plan for the unit. */
export const planned = (
  state: State,
  kind: PlannedKind,
  unit: number,
  change: Partial<{ [key in 'from' | 'at' | 'until']: Plan[key] | undefined }>,
): State => {
  const { common } = state;
  const { plans } = termsOf(common);
  const { from, at, until } = { ...planOf(common, kind, unit), ...change };
  const plan = withoutUsual(common, {
    kind,
    unit,
    ...(from === undefined ? {} : { from }),
    ...(at === undefined ? {} : { at }),
    ...(until === undefined ? {} : { until }),
  });
  const others = plans.filter(each => each.kind !== kind || each.unit !== unit);
  const terms = withTerms(common, { plans: isEmpty(plan) ? others : [...others, plan] });
  return { ...state, common: terms };
};

/** The best port that the side has. */
const bestPort = (common: Common, side: Side): PortId | undefined =>
  chartOf(common)
    .ports.filter(({ id, inland }) => !inland && common.ports[id]?.owner === side)
    .toSorted((one, other) => PORT_KINDS.indexOf(other.kind) - PORT_KINDS.indexOf(one.kind))[0]?.id;

/** A unit that comes later comes at a time: the next turn, where nobody has said another; a made-up ship also to a place. */
export const expected = (state: State, kind: PlannedKind, unit: number): State => {
  const { common } = state;
  const { from, at, side } = usualOf(common, kind, unit);
  const date = arrivalOf(common, kind, unit, from) ?? Math.min(common.date + 1, common.lastDate);
  const isNowhere = kind === 'ship' && at !== 'Atlantic' && portNamed(chartOf(common), at) === undefined;
  const port = planOf(common, kind, unit)?.at ?? (isNowhere ? bestPort(common, side) : undefined);
  return planned(state, kind, unit, { from: date, at: port });
};

/** Whether something is remembered as having happened. */
export const withOnce = (state: State, what: string, has: boolean): State => {
  const { once } = state.common;
  if (once.includes(what) === has) return state;
  return withCommon(state, { once: has ? [...once, what] : once.filter(each => each !== what) });
};
