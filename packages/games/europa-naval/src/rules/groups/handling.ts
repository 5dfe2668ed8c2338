import type { Refusal } from '@narrow-seas/core';
import { amountOf, cargoRoom, loadOf, pointsOf, withAmount } from '../transport/cargo.ts';
import { portOf, portSpecOf, shipOf, specOf, strengthOf } from '../../model/fleet.ts';
import { capacity } from '../ports/port.ts';
import { NO_MINES, NO_TROOPS, noPort, noShip, noSupplies, STAYS, WHOLE_RES } from '../../turn/refusals.ts';
import { groundSpec } from '../../model/roster.ts';
import type { Cargo, Common, Fleet, Troop } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import type { PortId, ShipId, Side } from '../../model/vocabulary.ts';

/** [F.18.2] Mine points of both sides in the hex of a port. */
const interdiction = (common: Common, port: PortId): number => {
  const { hex } = portSpecOf(common, port);
  return common.mines.reduce((sum, belt) => (belt.hex === hex ? sum + belt.points : sum), 0);
};

/** [F.9.1] [F.18.1] Cargo points that a port can still handle in this player-turn. */
export const handlingLeft = (common: Common, { handled }: Pick<Fleet, 'handled'>, port: PortId): number => {
  const { hits, blockaded } = portOf(common, port);
  const used = handled.find(each => each.port === port)?.points ?? 0;
  return blockaded ? 0 : capacity(portSpecOf(common, port).kind, hits, interdiction(common, port), used);
};

/** [F.4] [F.10.4] Cargo points that a ship can still take of this kind. */
export const roomFor = (common: Common, fleet: Fleet, ship: ShipId, cargo: Cargo): number => {
  const { kind, strength: printed, role } = specOf(common, ship);
  const room = cargoRoom(kind, strengthOf(common, fleet, ship), printed);
  const layer = role === 'minelayer' && cargo.kind === 'mine' && room > 0;
  return (layer ? 2 : room) - loadOf(shipOf(fleet, ship).cargo);
};

const isWhole = (amount: number): boolean => Number.isInteger(amount) && amount > 0;

/** [F.15.1] Whole REs, or all that is left of half ones. */
const isPart = (re: number, of: Troop | undefined): boolean =>
  of !== undefined && re > 0 && re <= of.re && (Number.isInteger(re) || re === of.re);

/** What a kind of ship never takes. */
const refuseKind = (common: Common, ship: ShipId, cargo: Cargo): Refusal | undefined => {
  const { kind } = specOf(common, ship);
  if (kind === 'SUB' && cargo.kind !== 'sp')
    return noShip('F.4', 'cargo-kind', 'Submarines can carry only supplies.', ship);
  return kind === 'TF' && cargo.kind === 'troops' && cargo.mech
    ? noShip('F.4', 'cargo-kind', 'Task forces cannot carry mechanised troops.', ship)
    : undefined;
};

/** Whether the shore has what is to be loaded. */
const refuseStore = (
  common: Common,
  fleet: Fleet,
  side: Side,
  port: PortId,
  cargo: Cargo,
): Refusal | undefined => {
  if (cargo.kind === 'troops') return refuseTroops(common, side, port, cargo);
  if (!isWhole(cargo.amount))
    return noPort('F.10.1', 'amount', 'Load at least one point, and whole points only.', port);
  const stock = stockOf(common, fleet, side, port);
  if (cargo.kind !== 'mine') return stock[cargo.kind] < cargo.amount ? noSupplies(port) : undefined;
  if (fleet.pools.mines < cargo.amount) return NO_MINES;
  return portSpecOf(common, port).kind === 'minor'
    ? noPort('F.10.4', 'minor-port', 'You can load mines only at a standard, major or great port.', port)
    : undefined;
};

const refuseTroops = (
  common: Common,
  side: Side,
  port: PortId,
  { unit, re, mech }: Extract<Cargo, { readonly kind: 'troops' }>,
): Refusal | undefined => {
  const { hex } = portSpecOf(common, port);
  const troop = common.troops.find(each => each.unit === unit && each.hex === hex);
  const spec = troop === undefined ? undefined : groundSpec(common.scenario, unit);
  if (spec === undefined || spec.side !== side || mech !== (spec.kind === 'mech')) return NO_TROOPS;
  if (spec.stays) return STAYS;
  return isPart(re, troop) ? undefined : WHOLE_RES;
};

/** [F.10] Whether the goods may leave the shore here at all, whatever carries them. */
export const refuseLoading = (
  common: Common,
  fleet: Fleet,
  side: Side,
  port: PortId,
  cargo: Cargo,
): Refusal | undefined => {
  const wrong = refuseStore(common, fleet, side, port, cargo);
  if (wrong !== undefined) return wrong;
  return handlingLeft(common, fleet, port) < pointsOf(cargo)
    ? noPort('F.9.1', 'capacity', 'This port cannot handle that much cargo in this player-turn.', port)
    : undefined;
};

/** [F.10.1] [F.10.3] Goods onto a ship in port, as many cargo points as she has room for. */
export const refuseStowing = (
  common: Common,
  fleet: Fleet,
  side: Side,
  port: PortId,
  ship: ShipId,
  cargo: Cargo,
): Refusal | undefined => {
  const wrong = refuseKind(common, ship, cargo) ?? refuseLoading(common, fleet, side, port, cargo);
  if (wrong !== undefined) return wrong;
  return roomFor(common, fleet, ship, cargo) < pointsOf(cargo)
    ? noShip('F.10.1', 'room', 'This ship does not have enough room.', ship)
    : undefined;
};

/** As much of a load as fits into these cargo points: [goes, stays]. */
export const fitting = (cargo: readonly Cargo[], room: number): readonly Cargo[] => {
  let left = room;
  return cargo.flatMap(each => {
    const part = partOf(each, left);
    if (part === undefined) return [];
    left -= pointsOf(part);
    return [part];
  });
};

const partOf = (cargo: Cargo, room: number): Cargo | undefined => {
  if (pointsOf(cargo) <= room) return cargo;
  const amount = Math.floor((room * amountOf(cargo)) / pointsOf(cargo));
  return amount < 1 ? undefined : withAmount(cargo, amount);
};
