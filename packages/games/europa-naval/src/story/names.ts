import type { Fighter } from '@narrow-seas/core';
import { fleetsKnown } from '../face/fleets.ts';
import { portName } from '../face/map.ts';
import { airPiece, shipPiece } from '../face/piece-id.ts';
import { airLook, airName, shipLook, shipName, strengthNow } from '../face/units.ts';
import { WORDS } from '../face/words.ts';
import type { Firer } from '../model/sea/phase.ts';
import type { AirId, GroupId, ShipId, Side } from '../model/vocabulary.ts';
import type { SeenShip, View } from '../secrets/view.ts';
import { STORY_WORDS as SAY } from './words.ts';

/** Hits and half strength of a ship, as far as the viewer knows it. */
const stateOf = (view: View, ship: ShipId): Pick<SeenShip, 'hits' | 'half'> | undefined => {
  const { side } = shipLook(view.common, ship);
  const own = fleetsKnown(view).find(([known]) => known === side)?.[1].ships[ship];
  if (own !== undefined) return own;
  const seen = view.sightings.flatMap(({ ships = [] }) => ships).find(each => each.ship === ship);
  return seen ?? view.named.find(each => each.ship === ship);
};

/** The strength that the viewer knows of; undefined for a ship that nobody has seen. */
const strengthOf = (view: View, ship: ShipId): string | undefined => {
  const state = stateOf(view, ship);
  return state === undefined ? undefined : String(strengthNow(shipLook(view.common, ship).strength, state));
};

/** The ships of a group, as far as the viewer knows them. */
export const shipsOf = (view: View, group: GroupId): readonly ShipId[] => {
  const own = fleetsKnown(view).flatMap(([, { groups }]) => groups);
  return (
    own.find(({ id }) => id === group)?.ships ??
    view.sightings.find(sighting => sighting.group === group)?.ships?.map(({ ship }) => ship) ??
    []
  );
};

export const sideOfGroup = (view: View, group: GroupId): Side | undefined =>
  fleetsKnown(view)
    .flatMap(([, { groups }]) => groups)
    .find(({ id }) => id === group)?.side ?? view.sightings.find(sighting => sighting.group === group)?.side;

/** A group goes by its first ship, or is just a group. */
export const groupName = (view: View, group: GroupId): string => {
  const [first, ...rest] = shipsOf(view, group);
  if (first === undefined) return SAY.group;
  const name = shipName(view.common, first);
  return rest.length === 0 ? name : SAY.andMore(name, rest.length);
};

/** A ship before and after what happened to it. */
export const shipFighter = (before: View, after: View, ship: ShipId, isSunk: boolean): Fighter => {
  const { common } = before;
  const [strength, left] = [strengthOf(before, ship), strengthOf(after, ship)];
  const isHit = left !== undefined && strength !== undefined && left !== strength;
  return {
    piece: shipPiece(ship),
    name: shipName(common, ship),
    note: isSunk
      ? SAY.noted(WORDS.ships[shipLook(common, ship).kind], SAY.sunkNote)
      : WORDS.ships[shipLook(common, ship).kind],
    ...(strength === undefined ? {} : { strength }),
    ...(isHit ? { left } : {}),
    result: isSunk ? 'loss' : isHit ? 'hit' : 'none',
  };
};

export const airFighter = ({ common }: View, unit: AirId): Fighter => ({
  piece: airPiece(unit),
  name: airName(common, unit),
  note: WORDS.aircraft[airLook(common, unit).kind],
});

export const airNames = ({ common }: View, units: readonly AirId[]): readonly string[] =>
  units.map(unit => airName(common, unit));

export const firerName = ({ common }: View, firer: Firer): string =>
  firer.kind === 'ship' ? shipName(common, firer.ship) : SAY.fort(portName(common, firer.port));
