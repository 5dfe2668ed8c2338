import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Event } from '../../model/event.ts';
import { portOf, portSpecOf } from '../../model/fleet.ts';
import { NOTHING_SPENT, no, noPort, noSupplies } from '../../turn/refusals.ts';
import { groundSpec } from '../../model/roster.ts';
import { portIdOf } from '../../scenarios/setup.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import type { GroundId, PortId, Side } from '../../model/vocabulary.ts';
import type { WarAction } from '../../model/war/action.ts';
import { debtPaid, holdsMalta, maltaMended } from '../points/income.ts';
import type { EngineerJob, Initial } from '../../model/war/phase.ts';

type MendPort = Extract<WarAction, { readonly type: 'mend-port' }>;
type Malta = Extract<WarAction, { readonly type: 'malta' }>;

/** [T.9] Jobs an engineer does in a turn, and what each costs in SPs. */
const JOBS: { readonly [job in 'port' | 'fort']: { readonly most: number; readonly sp: number } } = {
  port: { most: 2, sp: 1 },
  fort: { most: 1, sp: 2 },
};

/** Engineers of the side in a hex that have not marched. */
export const engineersAt = (common: Common, side: Side, hex: HexId): readonly GroundId[] =>
  common.troops
    .filter(troop => troop.hex === hex)
    .map(({ unit }) => unit)
    .filter(unit => {
      const spec = groundSpec(common.scenario, unit);
      return spec.side === side && spec.kind === 'engineer';
    });

const done = ({ engineers }: Initial, unit: GroundId, what: EngineerJob): number =>
  engineers.filter(each => each.unit === unit && each.what === what).length;

/** [T.9] One that has jobs of this kind left, and no other kind of work. */
const freeFor = (phase: Initial, units: readonly GroundId[], what: 'port' | 'fort'): GroundId | undefined =>
  units.find(
    unit =>
      done(phase, unit, what) < JOBS[what].most &&
      phase.engineers.every(each => each.unit !== unit || each.what === what),
  );

/** [T.9] Engineers in a port of ours, with time and supplies for the work. */
export const refuseMendPort = (
  common: Common,
  fleet: Fleet,
  phase: Initial,
  { port, what }: MendPort,
): Refusal | undefined => {
  const { hex } = portSpecOf(common, port);
  const { owner, hits, suppressed, cdLost } = portOf(common, port);
  if (owner !== phase.side)
    return noPort('T.9', 'foreign-port', 'Engineers can repair only ports of their own side.', port);
  if (what === 'port' ? hits === 0 : suppressed === 0 || cdLost)
    return noPort('T.9', 'nothing-to-mend', 'There is nothing to repair.', port);
  if (freeFor(phase, engineersAt(common, phase.side, hex), what) === undefined)
    return noPort('T.9', 'engineers-busy', 'No engineers there are free for this work.', port);
  return stockOf(common, fleet, phase.side, port).sp < JOBS[what].sp ? noSupplies(port) : undefined;
};

const working = (phase: Initial, unit: GroundId, hex: HexId, what: EngineerJob): readonly Event[] => [
  { type: 'engineered', unit, hex },
  { type: 'began', phase: { ...phase, engineers: [...phase.engineers, { unit, what }] } },
];

export const resolveMendPort = (
  common: Common,
  phase: Initial,
  { port, what }: MendPort,
): readonly Event[] => {
  const { hex } = portSpecOf(common, port);
  const unit = freeFor(phase, engineersAt(common, phase.side, hex), what) as GroundId;
  return [
    { type: 'stocked', side: phase.side, port, sp: -JOBS[what].sp, srp: 0 },
    { type: 'port-mended', port, hits: what === 'port' ? 1 : 0, fort: what === 'fort' ? 1 : 0 },
    ...working(phase, unit, hex, what),
  ];
};

/** [36.A.4.b] [T.9] What a use of Malta's facilities takes and gives, for each point. */
const USES: {
  readonly [use in Malta['use']]: {
    readonly point: 0 | 1;
    readonly sp: number;
    readonly srp: number;
    readonly hits: number;
  };
} = {
  repair: { point: 1, sp: 0, srp: 0, hits: 1 },
  srp: { point: 1, sp: 0, srp: -1, hits: 0 },
  nrp: { point: 1, sp: 0, srp: 0, hits: 0 },
  'with-sp': { point: 0, sp: 2, srp: 0, hits: 1 },
  'with-srp': { point: 0, sp: 0, srp: 1, hits: 2 },
};

const valletta = (common: Common): PortId => portIdOf(common, 'Valletta');

/** [F.19.5] [36.A.4.b] Repair points need engineers who do nothing else, and stores. */
export const refuseMalta = (
  common: Common,
  fleet: Fleet,
  phase: Initial,
  { use, points }: Malta,
): Refusal | undefined => {
  if (phase.side !== 'allied' || !holdsMalta(common))
    return no('36.A.4', 'not-malta', 'Only the Allies can repair Malta, and only while they hold it.');
  if (points < 1) return NOTHING_SPENT;
  const port = valletta(common);
  const busy = phase.engineers.filter(({ what }) => what !== 'malta').map(({ unit }) => unit);
  if (engineersAt(common, 'allied', portSpecOf(common, port).hex).every(unit => busy.includes(unit)))
    return noPort('36.A.4.b', 'no-engineers', 'This needs engineers at Valletta who do no other work.', port);
  const stock = stockOf(common, fleet, 'allied', port);
  const { point, sp, srp, hits } = USES[use];
  if (point === 1 && stock.sp < 1)
    return noPort('F.19.5', 'no-stores', 'Using Malta repair points needs a supply point at Valletta.', port);
  if (point * points > fleet.pools.maltaRepair)
    return no('36.A.4.b', 'no-malta-points', 'You do not have enough Malta repair points.');
  if (sp * points > stock.sp || srp * points > stock.srp) return noSupplies(port);
  return hits > 0 && common.malta.status === 0
    ? no('36.A.4', 'status-zero', 'Malta has no hits to repair.')
    : undefined;
};

/** [36.A.4.b] Naval repair points; [36.C.3] they pay what is owed for sweeping. */
const repairPoints = (fleet: Fleet, points: number): readonly Event[] => [
  ...debtPaid(fleet, 'allied', points),
  { type: 'pool', side: 'allied', what: 'nrp', change: points },
];

export const resolveMalta = (
  { common, fleets }: State,
  phase: Initial,
  { use, points }: Malta,
): readonly Event[] => {
  const port = valletta(common);
  const { hex } = portSpecOf(common, port);
  const { point, sp, srp, hits } = USES[use];
  const busy = phase.engineers.filter(({ what }) => what !== 'malta').map(each => each.unit);
  const unit = engineersAt(common, 'allied', hex).find(each => !busy.includes(each)) as GroundId;
  return [
    ...(point === 1 ? [{ type: 'pool', side: 'allied', what: 'maltaRepair', change: -points } as const] : []),
    ...(sp !== 0 || srp !== 0
      ? [{ type: 'stocked', side: 'allied', port, sp: -sp * points, srp: -srp * points } as const]
      : []),
    ...(use === 'nrp' ? repairPoints(fleets.allied, points) : []),
    ...(hits > 0 ? [maltaMended(common, hits * points)] : []),
    ...working(phase, unit, hex, 'malta'),
  ];
};
