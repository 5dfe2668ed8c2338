import type { Task } from '@narrow-seas/core';
import { hexOfPlace, portSpecOf, shipOf, specOf } from '../../model/fleet.ts';
import type { PortId, ShipId } from '../../model/vocabulary.ts';
import { readyToSail } from '../../rules/reaction/reaction-stage.ts';
import { partiesOf, plannedFrom } from '../departure.ts';
import type { Scene } from '../scene.ts';
import { valueOf } from '../venture.ts';
import { convoyOf, escortTask } from './mission.ts';
import type { Squadron } from './squadrons.ts';

/** A squadron that goes along with a convoy, and what that adds to what the voyage brings. */
export interface Protection {
  readonly squadron: Squadron;
  readonly convoy: ShipId;
  readonly value: number;
}

const TRANSPORTS: readonly string[] = ['NT', 'TC'];

/** Transports of a port that could sail together. */
const convoysIn = (scene: Scene, port: PortId): readonly (readonly ShipId[])[] => {
  const ships = readyToSail(scene.common, scene.own, port).filter(ship =>
    TRANSPORTS.includes(specOf(scene.common, ship).kind),
  );
  return partiesOf(scene, ships);
};

/** The convoys that a squadron in port could escort, with what it adds to each: the voyage with it less the voyage without, which may stay undone. */
export const protectionsBy = (scene: Scene, squadron: Squadron): readonly Protection[] => {
  const { place, ship } = squadron;
  if (place.at !== 'port') return [];
  const port = portSpecOf(scene.common, place.port);
  return convoysIn(scene, place.port).flatMap(ships => {
    const [convoy] = ships;
    const errand = plannedFrom(scene, port, ships);
    if (convoy === undefined || errand === undefined || ships.includes(ship)) return [];
    const alone = Math.max(0, valueOf(scene, { ships, place }, errand, port.hex));
    const guarded = valueOf(scene, { ships: [...ships, ship], place }, errand, port.hex);
    return [{ squadron, convoy, value: guarded - alone }];
  });
};

export const protectionTask = ({ common }: Scene, { squadron, convoy }: Protection): Task =>
  escortTask(squadron.name, specOf(common, convoy).name);

/** Whether a squadron is with its convoy, at sea in one group or in one port. */
export const isWithConvoy = (scene: Scene, { ship }: Squadron, task: Task): boolean => {
  const convoy = convoyOf(scene, task);
  if (convoy === undefined) return false;
  const [one, other] = [shipOf(scene.own, ship).where, shipOf(scene.own, convoy).where];
  if (one.at === 'group') return other.at === 'group' && other.group === one.group;
  return one.at === 'port' && other.at === 'port' && other.port === one.port;
};

/** Where a squadron lies, as a hex. */
export const hexOfSquadron = ({ common }: Scene, { place }: Squadron) =>
  place.at === 'port' || place.at === 'sea' ? hexOfPlace(common, place) : undefined;
