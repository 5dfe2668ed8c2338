import type { Mission, Selection } from '@narrow-seas/core';
import type { Scene } from '../../mind/scene.ts';
import { subjectOf } from '../../face/piece-id.ts';
import { hexOfPlace, isWarship, specOf } from '../../model/fleet.ts';
import type { ShipId } from '../../model/vocabulary.ts';
import { FAR, seaDistance } from '../../rules/movement/waters.ts';
import { type Course, courseOf, isSamePlace } from '../voyage/course.ts';
import { escortMission } from './escort.ts';

const CARGO: readonly string[] = ['NT', 'TC'];

/** Surface warships of one place that were picked, and nobody else. */
const warshipsMeant = (scene: Scene, { pieces }: Selection): readonly ShipId[] => {
  const ships = pieces.map(subjectOf).flatMap(each => (each.kind === 'ship' ? [each.ship] : []));
  const isMeant = ships.every(ship => isWarship(specOf(scene.common, ship).kind));
  return isMeant && ships.length === pieces.length ? ships : [];
};

/** Transports in play that can be escorted, the nearest first. */
export const convoysFor = (scene: Scene, { place }: Course): readonly ShipId[] => {
  const { common, own, side, chart } = scene;
  const start = place === undefined ? undefined : hexOfPlace(common, place);
  const away = (ship: ShipId): number => {
    const there = courseOf(scene, { ships: [ship] }).place;
    if (there === undefined) return FAR;
    if (isSamePlace(there, place)) return 0;
    const hex = hexOfPlace(common, there);
    return hex === undefined || start === undefined ? FAR : 1 + seaDistance(chart, start, hex);
  };
  return own.ships
    .map((_, id) => id as ShipId)
    .filter(ship => specOf(common, ship).side === side && CARGO.includes(specOf(common, ship).kind))
    .map(ship => ({ ship, far: away(ship) }))
    .filter(({ far }) => far < FAR)
    .toSorted((a, b) => a.far - b.far)
    .map(({ ship }) => ship);
};

/** Warships that were picked, and nothing pointed at: the order to stay with the nearest convoy. */
export const proposeEscort = (scene: Scene, selection: Selection): Mission | undefined => {
  const ships = selection.hex === undefined ? warshipsMeant(scene, selection) : [];
  const course = courseOf(scene, { ships });
  if (course.ships.length === 0 || course.scattered || course.ships.length !== ships.length) return undefined;
  const [convoy] = convoysFor(scene, course);
  if (convoy === undefined) return undefined;
  return escortMission(`escort ${ships[0]}`, {
    ships: [...ships],
    convoy,
    way: 'wide-night',
    given: scene.common.playerTurn,
    stopHit: true,
    knownHits: course.hits,
    knownBack: false,
  });
};
