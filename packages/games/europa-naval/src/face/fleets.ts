import type { Fleet, Group, Place } from '../model/state.ts';
import type { NamedShip, Sighting, View } from '../secrets/view.ts';
import type { ShipId, Side } from '../model/vocabulary.ts';
import { portHex } from './map.ts';
import { shipLook } from './units.ts';
import { BOTH_SIDES } from './words.ts';

/** The fleets that the viewer knows whole: his own, or with the open sea everybody's. */
export const fleetsKnown = ({ own, open, viewer }: View): readonly (readonly [Side, Fleet])[] => {
  if (open !== undefined) return BOTH_SIDES.map(side => [side, open[side]] as const);
  return own === undefined || viewer === 'spectator' ? [] : [[viewer, own]];
};

export const fleetOf = (view: View, side: Side): Fleet | undefined =>
  fleetsKnown(view).find(([known]) => known === side)?.[1];

const isKnownSide = (view: View, side: Side): boolean => fleetOf(view, side) !== undefined;

/** Groups of others as far as they are seen. */
export const sightingsOf = (view: View): readonly Sighting[] =>
  view.sightings.filter(({ side }) => !isKnownSide(view, side));

/** Ships that the present phase names, of fleets that are not known, where no sighting shows them. */
export const namedOf = (view: View): readonly NamedShip[] => {
  const shown = new Set(sightingsOf(view).flatMap(({ ships = [] }) => ships.map(({ ship }) => ship)));
  return view.named.filter(
    ({ ship }) => !shown.has(ship) && !isKnownSide(view, shipLook(view.common, ship).side),
  );
};

export const hexOfPlace = ({ common }: View, place: Place): number | undefined => {
  if (place.at === 'sea') return place.hex;
  return place.at === 'port' ? portHex(common, place.port) : undefined;
};

export const groupWith = (fleet: Fleet, ship: ShipId): Group | undefined => {
  const where = fleet.ships[ship]?.where;
  return where?.at === 'group' ? fleet.groups.find(({ id }) => id === where.group) : undefined;
};

/** Where a ship of a known fleet is on the map; undefined in the Atlantic, on a river, or when it is not in play. */
export const hexOfShip = (view: View, fleet: Fleet, ship: ShipId): number | undefined => {
  const where = fleet.ships[ship]?.where;
  if (where?.at === 'port') return portHex(view.common, where.port);
  const group = groupWith(fleet, ship);
  return group === undefined ? undefined : hexOfPlace(view, group.place);
};

/** Where any ship is, as far as the viewer knows. */
export const hexOfAnyShip = (view: View, ship: ShipId): number | undefined => {
  const fleet = fleetOf(view, shipLook(view.common, ship).side);
  if (fleet !== undefined) return hexOfShip(view, fleet, ship);
  const seen = view.sightings.find(({ ships = [] }) => ships.some(each => each.ship === ship));
  if (seen !== undefined) return hexOfPlace(view, seen.place);
  const where = view.named.find(each => each.ship === ship)?.where;
  return where?.at === 'port' ? portHex(view.common, where.port) : undefined;
};
