import type { HexId } from '@narrow-seas/hex';
import { inEnemyZone } from '../danger-zones/danger-zone.ts';
import { chartOf, groupOf, UNKNOWN } from '../../model/fleet.ts';
import { patrolsOver } from '../air/cover.ts';
import type { View } from '../../secrets/view.ts';
import { enemyOf, type GroupId } from '../../model/vocabulary.ts';
import { cargoShips } from '../groups/group.ts';
import { enemyMines } from '../mines/mines.ts';
import {
  contactRisk,
  mineRisk,
  type Risk,
  type Slips,
  searchRisks,
  shippingRisk,
  type Watch,
} from './risk.ts';
import { maltaReaches, nearMalta } from '../danger-zones/shipping.ts';
import { type Point, voyageOf } from './voyage.ts';

export interface Plan {
  readonly risks: readonly Risk[];
  readonly steps: number;
  /** That none of it happens: the exact product. */
  readonly clear: number;
  /** That nothing turns it back. */
  readonly through: number;
  readonly loss: number;
}

/** What has been met so far on the way. */
interface Log {
  readonly step: number;
  readonly contacted: boolean;
  readonly belts: ReadonlySet<HexId>;
  readonly looked: ReadonlySet<number>;
  readonly near: boolean;
  readonly far: boolean;
  readonly exposed: Point | undefined;
  readonly slips: Slips;
}

const freshStep = (log: Log, step: number): Log => ({
  ...log,
  step,
  contacted: false,
  belts: new Set(),
  looked: new Set(),
  exposed: undefined,
});

const isExposed = ({ view, group }: Watch, { hex, sheltered }: Point): boolean =>
  cargoShips(view.common, group).length > 0 && maltaReaches(view.common, group.side, sheltered, hex);

/** [F.19.2] At the end of a step far out, once. */
const farRisk = (watch: Watch, log: Log): readonly Risk[] =>
  log.exposed === undefined || log.near || log.far ? [] : [shippingRisk(watch, log.exposed, true)];

const meet = (
  watch: Watch,
  before: Log,
  point: Point,
  entered: boolean,
): { readonly risks: readonly Risk[]; readonly log: Log } => {
  const { common } = watch.view;
  const risks: Risk[] = [];
  let log = before;
  const mines = enemyMines(common, watch.group.side, point.hex);
  if (mines > 0 && !(entered && log.belts.has(point.hex))) {
    risks.push(mineRisk(watch, point, mines));
    if (entered) log = { ...log, belts: new Set([...log.belts, point.hex]) };
  }
  if (!log.contacted && inEnemyZone(chartOf(common), common.danger, watch.group.side, point.hex)) {
    const { risk, slips } = contactRisk(watch, point, log.slips);
    risks.push(risk);
    log = { ...log, contacted: true, slips };
  }
  if (!point.night) {
    risks.push(...searchRisks(watch, point, log.looked));
    const seen = patrolsOver(common, UNKNOWN, enemyOf(watch.group.side), point.hex).map(({ unit }) => unit);
    log = seen.length === 0 ? log : { ...log, looked: new Set([...log.looked, ...seen]) };
  }
  if (!isExposed(watch, point) || log.near) return { risks, log };
  if (!nearMalta(common, point.hex)) return { risks, log: { ...log, exposed: log.exposed ?? point } };
  return { risks: [...risks, shippingRisk(watch, point, false)], log: { ...log, near: true } };
};

const startOf = ({ group }: Watch): Log => ({
  step: 0,
  contacted: group.contact !== 'none',
  belts: new Set(group.belts),
  looked: new Set(group.patrols),
  near: group.shipping === 'checked',
  far: group.shipping === 'far',
  exposed: undefined,
  slips: group.slip === 0 ? { none: 1, slipped: 0 } : { none: 0, slipped: 1 },
});

const riskOf = (watch: Watch, points: readonly Point[]): readonly Risk[] => {
  const risks: Risk[] = [];
  let log = startOf(watch);
  for (const [at, point] of points.entries()) {
    if (point.step !== log.step) {
      const ended = farRisk(watch, log);
      risks.push(...ended);
      log = freshStep({ ...log, far: log.far || ended.length > 0 }, point.step);
    }
    // A step is begun where the last one ended: mines and contact are met there first [F.12].
    const before = point.start ? startHexOf(watch, points, at) : undefined;
    for (const each of before === undefined ? [point] : [{ ...point, hex: before, sheltered: true }, point]) {
      const met = meet(watch, log, each, each === point);
      risks.push(...met.risks);
      log = met.log;
    }
  }
  return [...risks, ...farRisk(watch, log)];
};

/** Whether a die may follow on this way: mines, contact or Malta's aircraft. */
export const meetsDice = (view: View, id: GroupId, path: readonly HexId[]): boolean => {
  const { common, own } = view;
  const group = own === undefined ? undefined : groupOf(own, id);
  if (own === undefined || group === undefined) return false;
  const watch = { view, fleet: own, group };
  const { contacted, near, belts } = startOf(watch);
  return voyageOf(view, id, path, false).some(
    point =>
      (!contacted && inEnemyZone(chartOf(common), common.danger, group.side, point.hex)) ||
      (enemyMines(common, group.side, point.hex) > 0 && !belts.has(point.hex)) ||
      (!near && isExposed(watch, point)),
  );
};

const startHexOf = ({ group }: Watch, points: readonly Point[], at: number): HexId | undefined =>
  points[at - 1]?.hex ?? (group.place.at === 'sea' ? group.place.hex : undefined);

/**
 * [F.31] What a way would cost a group of one's own, from what its side knows: mines, contact, patrols and Malta, each
 * with its modifiers. Enemy submarines and warships that may lie in wait are not in it.
 */
export const planVoyage = (view: View, id: GroupId, path: readonly HexId[], nights: boolean): Plan => {
  const { own } = view;
  const group = own === undefined ? undefined : groupOf(own, id);
  if (own === undefined || group === undefined) return { risks: [], steps: 0, clear: 1, through: 1, loss: 0 };
  const points = voyageOf(view, id, path, nights);
  const risks = riskOf({ view, fleet: own, group }, points);
  return {
    risks,
    steps: (points.at(-1)?.step ?? -1) + 1,
    clear: risks.reduce((product, { chance }) => product * (1 - chance), 1),
    through: risks.reduce((product, { turnedBack }) => product * (1 - turnedBack), 1),
    loss: risks.reduce((sum, { loss }) => sum + loss, 0),
  };
};
