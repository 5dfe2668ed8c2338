import type { Refusal } from '@narrow-seas/core';
import { kindsOf, shipOf } from '../../model/fleet.ts';
import { no, noShip } from '../../turn/refusals.ts';
import type { Common, Fleet, Group } from '../../model/state.ts';
import type { ShipId } from '../../model/vocabulary.ts';

const groupWith = ({ groups }: Fleet, ship: ShipId): Group | undefined =>
  groups.find(group => group.ships.includes(ship));

/** Equal for ships in one place. */
const placeKey = (fleet: Fleet, ship: ShipId): string => {
  const { where } = shipOf(fleet, ship);
  if (where.at === 'port') return `port ${where.port}`;
  const place = where.at === 'group' ? groupWith(fleet, ship)?.place : undefined;
  if (place === undefined) return where.at;
  switch (place.at) {
    case 'sea':
      return `sea ${place.hex}`;
    case 'port':
      return `port ${place.port}`;
    case 'channel':
      return `channel ${place.channel} ${place.along}`;
    default:
      return place.at;
  }
};

/** A group that is split or joined to the same ships would be what it is. */
const isAsItIs = (fleet: Fleet, ships: readonly ShipId[]): boolean => {
  const group = groupWith(fleet, ships[0] as ShipId);
  return (
    group !== undefined &&
    group.ships.length === ships.length &&
    ships.every(ship => group.ships.includes(ship))
  );
};

/** [F.4.2] A group is of ships, each of them once. */
export const refuseNames = (ships: readonly ShipId[]): Refusal | undefined => {
  if (ships.length === 0) return no('F.4.2', 'empty-group', 'A group needs at least one ship.');
  return new Set(ships).size === ships.length ? undefined : no('F.4.2', 'twice', 'You named one ship twice.');
};

/** [F.4.2] Ships that are together and free make a group. */
export const refuseForm = (common: Common, fleet: Fleet, ships: readonly ShipId[]): Refusal | undefined => {
  const unnamed = refuseNames(ships);
  if (unnamed !== undefined) return unnamed;
  const first = ships[0] as ShipId;
  const unknown = ships.find(
    ship => !['port', 'group', 'atlantic'].includes(fleet.ships[ship]?.where.at ?? ''),
  );
  if (unknown !== undefined) return noShip('F.4.2', 'no-ship', 'You have no such ship in play.', unknown);
  const apart = ships.find(ship => placeKey(fleet, ship) !== placeKey(fleet, first));
  if (apart !== undefined)
    return noShip('F.4.2', 'apart', 'Ships that sail together must start from the same place.', first, apart);
  const busy = ships.find(ship => groupWith(fleet, ship)?.moved === true);
  if (busy !== undefined)
    return noShip('F.4.2', 'under-way', 'Groups can split and join only before they move.', busy);
  if (isAsItIs(fleet, ships)) return noShip('F.4.2', 'as-it-is', 'These ships already form a group.', first);
  const kinds = kindsOf(common, ships);
  return kinds.includes('SUB') && kinds.some(kind => kind !== 'SUB')
    ? noShip('F.4.2', 'submarine', 'Submarines cannot sail with other ships.', ...ships)
    : undefined;
};
