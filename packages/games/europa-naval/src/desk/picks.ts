import type { Selection } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { subjectOf } from '../face/piece-id.ts';
import { allShips } from '../model/fleet.ts';
import { rosterOf } from '../model/roster.ts';
import type { TroopRef } from '../model/shore/phase.ts';
import type { View } from '../secrets/view.ts';
import type { AirId, GroupId, PortId, ShipId } from '../model/vocabulary.ts';

/** What a person has in his hand, by kind. */
export interface Picks {
  readonly ships: readonly ShipId[];
  readonly air: readonly AirId[];
  readonly depots: readonly PortId[];
  readonly troops: readonly TroopRef[];
  /** Enemy ships and markers picked as targets. */
  readonly targets: readonly ShipId[];
  readonly markers: readonly GroupId[];
  readonly hex: HexId | undefined;
}

/** A screen may still hold pieces of another match. */
export const isKnownPiece = ({ common }: View, piece: number): boolean => {
  const { air, ground } = rosterOf(common.scenario);
  const subject = subjectOf(piece);
  switch (subject.kind) {
    case 'ship':
      return subject.ship >= 0 && subject.ship < allShips(common).length;
    case 'air':
      return subject.unit < air.length;
    case 'troops':
      return subject.unit < ground.length;
    case 'depot':
    case 'harbour':
      return subject.port < common.ports.length;
    default:
      return true;
  }
};

export const picksOf = ({ pieces, targets, hex }: Selection): Picks => {
  const subjects = pieces.map(subjectOf);
  const aimed = targets.map(subjectOf);
  return {
    ships: subjects.flatMap(each => (each.kind === 'ship' ? [each.ship] : [])),
    air: subjects.flatMap(each => (each.kind === 'air' ? [each.unit] : [])),
    depots: subjects.flatMap(each => (each.kind === 'depot' ? [each.port] : [])),
    troops: subjects.flatMap(each =>
      each.kind === 'troops' ? [{ unit: each.unit, hex: each.hex as HexId }] : [],
    ),
    targets: aimed.flatMap(each => (each.kind === 'ship' ? [each.ship] : [])),
    markers: aimed.flatMap(each => (each.kind === 'marker' ? [each.group] : [])),
    hex: hex as HexId | undefined,
  };
};
