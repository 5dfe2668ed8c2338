import type { AirId, GroundId, GroupId, PortId, ShipId, Side } from '../model/vocabulary.ts';

/** What a piece on the table stands for. */
export type Subject =
  | { readonly kind: 'ship'; readonly ship: ShipId }
  | { readonly kind: 'air'; readonly unit: AirId }
  /** Supplies and works of a port of one's own. */
  | { readonly kind: 'depot'; readonly port: PortId }
  /** [F.29] Masts over the harbour wall. */
  | { readonly kind: 'harbour'; readonly port: PortId; readonly side: Side }
  /** [F.29] A group that nobody has looked at closely. */
  | { readonly kind: 'marker'; readonly group: GroupId }
  /** The part of a unit that stands in a hex. */
  | { readonly kind: 'troops'; readonly unit: GroundId; readonly hex: number };

/** Pieces of several kinds share one row of numbers: ships come first, each other kind has a range of its own. */
const AIR = 10_000;
const DEPOT = 14_000;
const HARBOUR = 15_000;
const MARKER = 20_000;
const TROOPS = 1_000_000;

/** More than either map has hexes. */
const HEXES = 20_000;

export const shipPiece = (ship: number): number => ship;
export const airPiece = (unit: number): number => AIR + unit;
export const depotPiece = (port: number): number => DEPOT + port;
export const harbourPiece = (port: number, side: Side): number =>
  HARBOUR + port * 2 + (side === 'axis' ? 0 : 1);
export const markerPiece = (group: number): number => MARKER + group;
export const troopPiece = (unit: number, hex: number): number => TROOPS + unit * HEXES + hex;

export const subjectOf = (piece: number): Subject => {
  if (piece >= TROOPS) return troopsOf(piece - TROOPS);
  if (piece >= MARKER) return { kind: 'marker', group: (piece - MARKER) as GroupId };
  if (piece >= HARBOUR) return harbourOf(piece - HARBOUR);
  if (piece >= DEPOT) return { kind: 'depot', port: (piece - DEPOT) as PortId };
  return piece >= AIR
    ? { kind: 'air', unit: (piece - AIR) as AirId }
    : { kind: 'ship', ship: piece as ShipId };
};

const troopsOf = (rest: number): Subject => ({
  kind: 'troops',
  unit: Math.floor(rest / HEXES) as GroundId,
  hex: rest % HEXES,
});

const harbourOf = (rest: number): Subject => ({
  kind: 'harbour',
  port: Math.floor(rest / 2) as PortId,
  side: rest % 2 === 0 ? 'axis' : 'allied',
});
