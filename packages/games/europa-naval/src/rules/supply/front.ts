import type { Refusal } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import { portOf, portSpecOf } from '../../model/fleet.ts';
import { NOTHING_SPENT, noPort, noSupplies } from '../../turn/refusals.ts';
import { type FrontData, scenarioData } from '../../model/roster.ts';
import { portIdOf } from '../../scenarios/setup.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import type { Step } from '../../turn/step.ts';
import { stockOf } from './stock.ts';
import { FRONT, success } from '../../model/tables.ts';
import type { DieFace, PortId, SuccessResult } from '../../model/vocabulary.ts';
import type { WarAction } from '../../model/war/action.ts';
import type { FrontPayment, FrontRoll } from '../../model/war/phase.ts';

type PayFront = Extract<WarAction, { readonly type: 'pay-front' }>;

/** [F.27.1] The fronts of this turn, in order. */
const activeFronts = (common: Common): readonly FrontData[] =>
  scenarioData(common.scenario).fronts.filter(({ from }) => from === undefined || from <= common.date);

export const frontData = (common: Common, id: string): FrontData => {
  const found = scenarioData(common.scenario).fronts.find(front => front.id === id);
  if (found === undefined) throw new RangeError(`There is no front ${id}`);
  return found;
};

export const boxOf = ({ fronts }: Common, id: string): number =>
  fronts.find(front => front.id === id)?.box ?? 0;

/** A front that has lost its last box is over. */
const isAlive = (common: Common, { id }: FrontData): boolean => boxOf(common, id) > 0;

export const payment = (front: FrontData): Event => ({
  type: 'began',
  phase: { name: 'front-payment', front: front.id, paid: [] },
});

export const nextFront = (common: Common, after: string | undefined): FrontData | undefined => {
  const all = activeFronts(common);
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return all.slice(from).find(front => isAlive(common, front));
};

/** [F.3.1] At the end of each turn. */
export const fronts: Step = {
  name: 'fronts',
  applies: ({ common }) => nextFront(common, undefined) !== undefined,
  begin: ({ common }) => {
    const front = nextFront(common, undefined);
    return front === undefined ? [] : [payment(front)];
  },
};

/** [F.27.1] Full value near the front, half beyond. */
export const worthOf = (common: Common, front: FrontData, port: PortId, sp: number): number => {
  const box = front.portBox[portSpecOf(common, port).name] ?? 0;
  const near = Math.abs(boxOf(common, front.id) - box) <= front.fullWithin;
  return near || !front.halfBeyond ? sp : sp / 2;
};

const paidFrom = ({ paid }: FrontPayment, port: PortId): number =>
  paid.reduce((sum, each) => (each.port === port ? sum + each.sp : sum), 0);

/** [F.27.1] Ports on the Axis side of the front. */
export const payingPorts = (common: Common, { front }: FrontPayment): readonly PortId[] =>
  Object.keys(frontData(common, front).portBox)
    .map(name => portIdOf(common, name))
    .filter(port => portOf(common, port).owner === 'axis');

/** [F.27.1] Supplies of ports on the Axis side. */
export const refusePayFront = (
  common: Common,
  fleet: Fleet,
  phase: FrontPayment,
  { port, sp }: PayFront,
): Refusal | undefined => {
  if (sp < 1) return NOTHING_SPENT;
  if (!payingPorts(common, phase).includes(port))
    return noPort('F.27.1', 'behind-front', 'Only ports behind the front can pay for it.', port);
  return sp > stockOf(common, fleet, 'axis', port).sp ? noSupplies(port) : undefined;
};

export const resolvePayFront = (phase: FrontPayment, { port, sp }: PayFront): readonly Event[] => {
  const rest = phase.paid.filter(each => each.port !== port);
  const paid = [...rest, { port, sp: paidFrom(phase, port) + sp }].toSorted((a, b) => a.port - b.port);
  return [
    { type: 'stocked', side: 'axis', port, sp: -sp, srp: 0 },
    { type: 'began', phase: { ...phase, paid } },
  ];
};

export const totalPaid = (common: Common, { front, paid }: FrontPayment): number =>
  paid.reduce((sum, { port, sp }) => sum + worthOf(common, frontData(common, front), port, sp), 0);

/** [F.27.1] By what was paid. */
export const supplyShift = ({ supply }: FrontData, sp: number): number =>
  supply.findLast(({ from }) => from === undefined || sp >= from)?.shift ?? 0;

/** [F.29 c] [F.16.2] What is open of a payment: the row of the front's table that it reaches, and 0 below them all. */
export const paidInOpen = (common: Common, id: string, sp: number): number =>
  frontData(common, id).supply.findLast(({ from }) => from !== undefined && sp >= from)?.from ?? 0;

export const dateShift = ({ dates }: FrontData, date: number): number =>
  dates.findLast(({ from }) => from <= date)?.shift ?? 0;

export const resolvePaid = ({ common }: State, phase: FrontPayment): readonly Event[] => {
  const front = frontData(common, phase.front);
  const sp = totalPaid(common, phase);
  const shift = supplyShift(front, sp) + dateShift(front, common.date);
  return [
    { type: 'front-paid', front: front.id, sp },
    { type: 'began', phase: { name: 'front-roll', front: front.id, shift } },
  ];
};

/** [F.27.1] The last box needs a great success from the one before. */
export const boxAfter = ({ boxes }: FrontData, box: number, result: SuccessResult): number => {
  const last = boxes.length - 1;
  const wanted = Math.max(0, Math.min(last, box + FRONT[result]));
  const needs = boxes[last]?.needs;
  if (wanted < last || needs === undefined || box === last) return wanted;
  return box === last - 1 && result === needs ? last : last - 1;
};

/** [F.27.1] Supported REs that take a port with the front [F.25]. */
export const FRONT_RE = 3;

/** The ports whose owner the box changes. */
export const portsChanged = (
  common: Common,
  front: FrontData,
): readonly { readonly port: PortId; readonly owner: 'axis' | 'allied' }[] => {
  const box = front.boxes[boxOf(common, front.id)];
  return front.alliedPorts
    .map(name => ({
      port: portIdOf(common, name),
      owner: box?.axisPorts.includes(name) === true ? ('axis' as const) : ('allied' as const),
    }))
    .filter(({ port, owner }) => {
      const now = portOf(common, port).owner;
      return now !== owner && now !== 'neutral';
    });
};

export const rollFront = (
  { common }: State,
  { front, shift }: FrontRoll,
  face: DieFace,
): readonly Event[] => {
  const box = boxAfter(frontData(common, front), boxOf(common, front), success(face + shift));
  return [
    { type: 'rolled', face },
    { type: 'front-moved', front, box },
  ];
};
