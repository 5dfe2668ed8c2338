import type { Refusal } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import { portOf } from '../../model/fleet.ts';
import { NOTHING_SPENT, no, noPort, noSupplies } from '../../turn/refusals.ts';
import { scenarioData } from '../../model/roster.ts';
import type { Common, Fleet } from '../../model/state.ts';
import { stockOf } from './stock.ts';
import type { WarAction } from '../../model/war/action.ts';
import { incomePorts } from '../points/income.ts';
import type { Initial } from '../../model/war/phase.ts';
import { connectedByLand } from './region.ts';

type Income = Extract<WarAction, { readonly type: 'income' }>;
type Rail = Extract<WarAction, { readonly type: 'rail' }>;
type Convert = Extract<WarAction, { readonly type: 'convert' }>;

/** [36.A.4.b] SPs in an SRP. */
export const SP_IN_SRP = 2.5;

/** [F.17.1] [S] Where this turn's supplies are put. */
export const refuseIncome = (
  common: Common,
  { pools }: Fleet,
  { side }: Initial,
  { port, sp, srp }: Income,
): Refusal | undefined => {
  if (sp < 0 || srp < 0 || sp + srp === 0) return NOTHING_SPENT;
  if (sp > pools.sp || srp > pools.srp)
    return no('F.17.1', 'no-income', 'You do not have that many supplies to place.');
  return incomePorts(common, side).includes(port)
    ? undefined
    : noPort('F.17.1', 'not-here', 'This turn’s supplies cannot arrive at this port.', port);
};

export const resolveIncome = ({ side }: Initial, { port, sp, srp }: Income): readonly Event[] => [
  { type: 'stocked', side, port, sp, srp },
  { type: 'pool', side, what: 'sp', change: -sp },
  { type: 'pool', side, what: 'srp', change: -srp },
];

const weightOf = ({ sp, srp }: Rail): number => sp + SP_IN_SRP * srp;

/** [F.17.1] A number of SPs a turn, between ports of ours that land joins. */
export const refuseRail = (
  common: Common,
  fleet: Fleet,
  { side }: Initial,
  action: Rail,
): Refusal | undefined => {
  const { from, to, sp, srp } = action;
  const limit = scenarioData(common.scenario).income[side].rail;
  if (sp < 0 || srp < 0 || sp + srp === 0 || from === to)
    return no('F.17.1', 'no-train', 'Trains carry supplies from one port to another port.');
  if (fleet.pools.rail + weightOf(action) > limit)
    return no('F.17.1', 'rail-full', `Trains carry only ${limit} supply points (SP) in a turn.`);
  const stock = stockOf(common, fleet, side, from);
  if (sp > stock.sp || srp > stock.srp) return noSupplies(from);
  if (portOf(common, to).owner !== side)
    return noPort('F.17.1', 'foreign-rail', 'Trains run only between your ports.', to);
  return connectedByLand(common, side, from, to)
    ? undefined
    : noPort('F.17.1', 'no-railway', 'No land that you own connects the two ports.', to);
};

export const resolveRail = ({ side }: Initial, action: Rail): readonly Event[] => {
  const { from, to, sp, srp } = action;
  return [
    { type: 'stocked', side, port: from, sp: -sp, srp: -srp },
    { type: 'stocked', side, port: to, sp, srp },
    { type: 'pool', side, what: 'rail', change: weightOf(action) },
  ];
};

/** [36.A.4.b] [F.17] An SRP becomes two and a half SPs. */
export const refuseConvert = (
  common: Common,
  fleet: Fleet,
  { side }: Initial,
  { port, srp }: Convert,
): Refusal | undefined => {
  if (srp < 1) return NOTHING_SPENT;
  return srp > stockOf(common, fleet, side, port).srp ? noSupplies(port) : undefined;
};

export const resolveConvert = ({ side }: Initial, { port, srp }: Convert): readonly Event[] => [
  { type: 'stocked', side, port, sp: SP_IN_SRP * srp, srp: -srp },
];
