import type { Refusal } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import { portOf, portSpecOf, shipOf, specOf } from '../../model/fleet.ts';
import { functions, PORT_SPECS } from './port.ts';
import { NOTHING_SPENT, no, noPort, noShip } from '../../turn/refusals.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import type { PortId, ShipId, ShipKind, Side } from '../../model/vocabulary.ts';
import type { WarAction } from '../../model/war/action.ts';
import type { Initial } from '../../model/war/phase.ts';
import { isSupplied } from '../supply/supply.ts';

type Repair = Extract<WarAction, { readonly type: 'repair' }>;
type Replace = Extract<WarAction, { readonly type: 'replace' }>;
type MakeMines = Extract<WarAction, { readonly type: 'make-mines' }>;

/** [F.9.2] Hits that a port repairs in an initial phase; [F.9.5] [F.16.3] none when it is wrecked or cut off. */
const repairRoom = (common: Common, side: Side, port: PortId): number => {
  const { kind, naval, hex } = portSpecOf(common, port);
  const { hits, owner } = portOf(common, port);
  const open = owner === side && functions(kind, hits) && isSupplied(common, side, hex);
  return open ? PORT_SPECS[kind].repair + (naval ? 1 : 0) : 0;
};

const mendedAt = ({ mended }: Initial, port: PortId): number =>
  mended.reduce((sum, each) => (each.port === port ? sum + each.hits : sum), 0);

/** Hits of these are repaired; transports lose ships, which are replaced [F.17]. */
const MENDED: readonly ShipKind[] = ['TF', 'SUB', 'RF', 'LC', 'LB'];
const REPLACED: readonly ShipKind[] = ['NT', 'TC'];

/** [F.17] One NRP a hit, in port, within what the port can do. */
export const refuseRepair = (
  common: Common,
  fleet: Fleet,
  phase: Initial,
  { ship, hits }: Repair,
): Refusal | undefined => {
  const { where, hits: damage } = shipOf(fleet, ship);
  const { kind } = specOf(common, ship);
  if (kind === 'CG')
    return noShip('36.F.2', 'no-repair', 'Carrier groups cannot be repaired during the game.', ship);
  if (!MENDED.includes(kind))
    return noShip('F.17', 'replaced', 'Transports cannot be repaired. Replace their losses instead.', ship);
  if (where.at !== 'port')
    return noShip('F.17', 'repair-in-port', 'Ships can be repaired only in port.', ship);
  if (phase.mended.some(each => each.ship === ship))
    return noShip('F.9.2', 'mended', 'This unit has already been repaired in this phase.', ship);
  if (hits < 1 || hits > damage)
    return noShip('F.17', 'hits', 'This ship does not have that many hits.', ship);
  if (hits > repairRoom(common, phase.side, where.port) - mendedAt(phase, where.port))
    return noPort('F.9.2', 'port-full', 'The port cannot repair that many hits in this phase.', where.port);
  return refuseNrp(fleet, hits);
};

/** [F.17.2] A pool in deficit allows no spending. */
const refuseNrp = ({ pools }: Fleet, points: number): Refusal | undefined =>
  points > pools.nrp ? no('F.17.2', 'no-nrp', 'You do not have enough naval repair points.') : undefined;

/** [F.4.4] */
const REFIT = 2;

export const resolveRepair = (
  { fleets }: State,
  phase: Initial,
  { ship, hits }: Repair,
): readonly Event[] => {
  const { where } = shipOf(fleets[phase.side], ship);
  const port = where.at === 'port' ? where.port : (0 as PortId);
  return [
    { type: 'pool', side: phase.side, what: 'nrp', change: -hits },
    { type: 'mended', ship, hits },
    ...(hits >= REFIT ? [{ type: 'refitting', ship, refit: true } as const] : []),
    { type: 'began', phase: { ...phase, mended: [...phase.mended, { ship, port, hits }] } },
  ];
};

/** [F.17] */
const REPLACEMENT = { nrp: 2, perTurn: 2 };

/** [F.17] Two NRPs for a sunk transport point, two a turn, at a major or great port. */
export const refuseReplace = (
  common: Common,
  fleet: Fleet,
  { side }: Initial,
  { ship, port }: Replace,
): Refusal | undefined => {
  const { kind } = specOf(common, ship);
  const { where, hits } = shipOf(fleet, ship);
  if (!REPLACED.includes(kind))
    return noShip('F.17', 'not-replaced', 'Only the losses of transports can be replaced.', ship);
  if (hits === 0) return noShip('F.17', 'whole', 'This transport has no losses.', ship);
  if (where.at !== 'sunk' && (where.at !== 'port' || where.port !== port))
    return noShip('F.17', 'transport-elsewhere', 'The transport is not in this port.', ship);
  const spec = portSpecOf(common, port);
  if (portOf(common, port).owner !== side || (spec.kind !== 'major' && spec.kind !== 'great') || spec.inland)
    return noPort(
      'F.17',
      'small-port',
      'Transports can be replaced only in your major and great ports.',
      port,
    );
  if (fleet.pools.replaced >= REPLACEMENT.perTurn)
    return no('F.17', 'enough', 'You can replace only two transport points in a turn.');
  return refuseNrp(fleet, REPLACEMENT.nrp);
};

export const resolveReplace = (
  { fleets }: State,
  { side }: Initial,
  { ship, port }: Replace,
): readonly Event[] => [
  { type: 'pool', side, what: 'nrp', change: -REPLACEMENT.nrp },
  { type: 'pool', side, what: 'replaced', change: 1 },
  shipOf(fleets[side], ship).where.at === 'sunk'
    ? { type: 'refloated', ship, port }
    : { type: 'mended', ship, hits: 1 },
];

/** [F.17] [36.C] One NRP makes a mine point. */
export const refuseMines = (fleet: Fleet, { points }: MakeMines): Refusal | undefined =>
  points < 1 ? NOTHING_SPENT : refuseNrp(fleet, points);

export const resolveMines = ({ side }: Initial, { points }: MakeMines): readonly Event[] => [
  { type: 'pool', side, what: 'nrp', change: -points },
  { type: 'pool', side, what: 'mines', change: points },
];

/** Ships of the side that could be repaired now. */
export const damagedShips = (common: Common, fleet: Fleet, phase: Initial): readonly ShipId[] =>
  fleet.ships.flatMap((ship, id) =>
    ship.hits > 0 &&
    ship.where.at === 'port' &&
    refuseRepair(common, fleet, phase, { type: 'repair', ship: id as ShipId, hits: 1 }) === undefined
      ? [id as ShipId]
      : [],
  );
