import type { Refusal } from '@narrow-seas/core';
import { distance } from '@narrow-seas/hex';
import { chain, type Effect, unlessWaiting } from '../../turn/chain.ts';
import type { PortSpec } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, portOf, portSpecOf } from '../../model/fleet.ts';
import { functions } from '../ports/port.ts';
import { no, noPort, noSupplies } from '../../turn/refusals.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { enemyOf, type PortId, type Side } from '../../model/vocabulary.ts';
import { ownedPorts } from '../supply/region.ts';
import type { ShoreAction } from '../../model/shore/action.ts';
import { capturePort } from './capture.ts';
import { begin } from './combat.ts';
import { allLost } from './losses.ts';
import type { GroundAttack, GroundCombat } from '../../model/shore/phase.ts';

type AssaultAction = Extract<ShoreAction, { readonly type: 'assault' }>;
type Assault = Common['assaults'][number];

/** [F.27.2] REs more for each earlier failure; SPs for a further RE; the most of those; how far the SPs may lie. */
const PER_FAILURE = 2;
const SP_PER_RE = 2;
export const MOST_BOUGHT = 3;
const SUPPLY_RANGE = 15;

/** [F.27.2] Assaults of a side that are due and not yet tried in this phase. */
export const dueAssaults = (common: Common, { side, attacked }: GroundCombat): readonly Assault[] =>
  common.assaults.filter(
    ({ port, side: by, from, won }) =>
      by === side &&
      !won &&
      from <= common.date &&
      portOf(common, port).owner === enemyOf(side) &&
      !attacked.includes(portSpecOf(common, port).hex),
  );

const strengthOf = ({ re, failures }: Assault, bought: number): number =>
  re + PER_FAILURE * failures + bought;

const dueAt = (common: Common, phase: GroundCombat, port: PortId): Assault | undefined =>
  dueAssaults(common, phase).find(each => each.port === port);

/** [F.27.2] Ports of ours that work, near enough to feed the assault. */
export const suppliersFor = (common: Common, side: Side, port: PortId): readonly PortSpec[] => {
  const { grid } = chartOf(common);
  const { hex } = portSpecOf(common, port);
  return ownedPorts(common, side).filter(
    each =>
      functions(each.kind, portOf(common, each.id).hits) && distance(grid, each.hex, hex) <= SUPPLY_RANGE,
  );
};

/** [F.27.2] */
export const refuseAssault = (
  common: Common,
  fleet: Fleet,
  phase: GroundCombat,
  { port, bought, from }: AssaultAction,
): Refusal | undefined => {
  if (dueAt(common, phase, port) === undefined)
    return noPort('F.27.2', 'no-assault', 'You have no assault on this port now.', port);
  if (!Number.isInteger(bought) || bought < 0 || bought > MOST_BOUGHT)
    return no('F.27.2', 'too-many', `You can add at most ${MOST_BOUGHT} whole regimental equivalents (RE).`);
  if (bought === 0)
    return from === undefined
      ? undefined
      : no(
          'F.27.2',
          'no-res',
          'You add no regimental equivalents (RE), so do not name a port that pays for them.',
        );
  if (from === undefined || !suppliersFor(common, phase.side, port).some(({ id }) => id === from))
    return noPort(
      'F.27.2',
      'no-supplier',
      `Name one of your working ports within ${SUPPLY_RANGE} hexes.`,
      port,
    );
  return stockOf(common, fleet, phase.side, from).sp < SP_PER_RE * bought ? noSupplies(from) : undefined;
};

export const assaultStrength = (
  common: Common,
  phase: GroundCombat,
  port: PortId,
  bought: number,
): number => {
  const assault = dueAt(common, phase, port);
  return assault === undefined ? 0 : strengthOf(assault, bought);
};

export const resolveAssault = (
  state: State,
  phase: GroundCombat,
  { port, bought, from }: AssaultAction,
): readonly Event[] => {
  const { side } = phase;
  const attack: GroundAttack = {
    side,
    from: [],
    hex: portSpecOf(state.common, port).hex,
    support: [],
    assault: { port, bought },
  };
  const paid: readonly Event[] =
    from === undefined ? [] : [{ type: 'stocked', side, port: from, sp: -SP_PER_RE * bought, srp: 0 }];
  return [...paid, ...begin(state, phase, attack, assaultStrength(state.common, phase, port, bought))];
};

/** [F.25] The share of the REs that drives ships out of the port. */
const scuttlingRe = (common: Common, { side, assault }: GroundAttack): number => {
  const found = common.assaults.find(each => each.port === assault?.port && each.side === side && !each.won);
  return found === undefined ? 0 : Math.ceil(strengthOf(found, assault?.bought ?? 0) / 3);
};

/** [F.27.2] Won: the port is taken, and what could not embark is lost. Else it comes again, stronger. */
export const assaultEnds = (
  state: State,
  attack: GroundAttack,
  won: boolean,
  resume: GroundCombat,
): Effect => {
  const port = attack.assault?.port;
  if (port === undefined) throw new RangeError('This attack is no assault');
  if (!won)
    return [
      { type: 'assault-failed', port },
      { type: 'began', phase: resume },
    ];
  const taken = chain(
    state,
    ({ common }) => allLost(common, enemyOf(attack.side), attack.hex),
    () => [{ type: 'assault-won', port }],
    next =>
      capturePort(next, port, attack.side, scuttlingRe(state.common, attack), { after: 'ground', resume }),
  );
  return unlessWaiting(taken, () => [{ type: 'began', phase: resume }]);
};
