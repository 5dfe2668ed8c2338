import { shipOf, specOf } from '../model/fleet.ts';
import { currentStrength } from '../rules/naval-combat/strength.ts';
import type { SeenShip } from '../secrets/view.ts';
import type { GroupId, ShipId } from '../model/vocabulary.ts';
import type { Scene } from './scene.ts';
import { worthOfShip } from './ship-worth.ts';

/** What is known of a ship of theirs: as she was seen, or as she left the yard. */
export const seenAs = ({ view }: Scene, ship: ShipId): SeenShip =>
  view.sightings.flatMap(({ ships = [] }) => ships).find(each => each.ship === ship) ??
  view.named.find(each => each.ship === ship) ?? { ship, hits: 0, half: false, cargo: [] };

/** What a ship is worth, ours or theirs. */
export const worthSeen = (scene: Scene, ship: ShipId): number => {
  const isOwn = specOf(scene.common, ship).side === scene.side;
  return worthOfShip(scene.common, ship, isOwn ? shipOf(scene.own, ship) : seenAs(scene, ship));
};

/** What a marker hides when nobody has looked under it, for each unit. */
const UNSEEN = 3;

export const seenWorth = (scene: Scene, id: GroupId): number => {
  const marker = scene.view.sightings.find(({ group }) => group === id);
  if (marker === undefined) return 0;
  return marker.ships === undefined
    ? marker.count * UNSEEN
    : marker.ships.reduce((sum, { ship }) => sum + worthSeen(scene, ship), 0);
};

/** Strength of a ship, ours or theirs, as far as it is known. */
export const strengthSeen = (scene: Scene, ship: ShipId): number => {
  const { side, strength } = specOf(scene.common, ship);
  const hull = side === scene.side ? shipOf(scene.own, ship) : seenAs(scene, ship);
  return currentStrength(strength, hull);
};
