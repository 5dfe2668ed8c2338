import type { HexId } from '@narrow-seas/hex';
import { groupOf, portSpecOf } from '../../model/fleet.ts';
import { FRESH_NIGHT, type NightLog, NIGHT_BLOCK, refuseBlock, withBlock, withDay } from '../night/night.ts';
import type { Common, Group } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { GroupId } from '../../model/vocabulary.ts';
import { COSTS } from './allowance.ts';
import { nightOf, pointsLeft } from '../groups/group.ts';
import { sheltersAt } from './movement.ts';

/** One point of a planned way: where it brings the group, in which step, and how. */
export interface Point {
  /** Steps from the present one on, which is 0. */
  readonly step: number;
  readonly hex: HexId;
  readonly night: boolean;
  readonly sheltered: boolean;
  /** The first of its step, spent by a group that lay at sea when the step began. */
  readonly start: boolean;
}

interface Clock {
  readonly step: number;
  readonly left: number;
  readonly log: NightLog;
  readonly nightLeft: number;
}

/** A step later: the next block of night is taken at its start, if the plan wants it and the budget lets it. */
const nextStep = ({ step, log }: Clock, allowance: number, nights: boolean): Clock => {
  const dark = nights && refuseBlock(log) === undefined;
  return {
    step: step + 1,
    left: allowance,
    log: dark ? withBlock(log) : log,
    nightLeft: dark ? NIGHT_BLOCK : 0,
  };
};

const spend = ({ step, left, log, nightLeft }: Clock, cost: number): Clock => ({
  step,
  left: left - cost,
  log: withDay(log, Math.max(0, cost - nightLeft)),
  nightLeft: Math.max(0, nightLeft - cost),
});

const startHex = (common: Common, { place }: Group): HexId | undefined => {
  if (place.at === 'sea') return place.hex;
  return place.at === 'port' ? portSpecOf(common, place.port).hex : undefined;
};

/** [F.6.2] Points of a way over as many steps as it takes; each step begins by night when `nights` says so. */
const pointsAlong = (
  common: Common,
  group: Group,
  from: HexId,
  path: readonly HexId[],
  nights: boolean,
  log: NightLog,
): readonly Point[] => {
  const points: Point[] = [];
  const begun: Clock = { step: -1, left: 0, log, nightLeft: 0 };
  const fresh = nextStep(begun, group.allowance, nights && !group.moved && group.spent === 0);
  let clock: Clock = { ...fresh, left: pointsLeft(group), nightLeft: fresh.nightLeft + group.nightLeft };
  let at = from;
  const inPort = group.place.at === 'port';
  for (const hex of inPort ? [from, ...path] : path) {
    if (clock.left < COSTS.hex) clock = nextStep(clock, group.allowance, nights);
    const first = points.at(-1)?.step !== clock.step;
    points.push({
      step: clock.step,
      hex,
      night: clock.nightLeft > 0,
      sheltered: hex === at ? inPort : sheltersAt(common, group, at, hex),
      start: first && (points.length > 0 || (!inPort && !group.moved)),
    });
    clock = spend(clock, COSTS.hex);
    at = hex;
  }
  return points;
};

/** [F.5.1] Points that a way by sea takes. */
export const costOf = (path: readonly HexId[]): number => path.length * COSTS.hex;

/** A planned way of one's own group, point by point. */
export const voyageOf = (
  { common, own }: View,
  id: GroupId,
  path: readonly HexId[],
  nights: boolean,
): readonly Point[] => {
  const group = own === undefined ? undefined : groupOf(own, id);
  const from = group === undefined ? undefined : startHex(common, group);
  if (own === undefined || group === undefined || from === undefined) return [];
  const log = group.ships.length === 0 ? FRESH_NIGHT : nightOf(own, group);
  return pointsAlong(common, group, from, path, nights, log);
};
