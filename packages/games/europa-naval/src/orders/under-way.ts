import type { SeatOrders, StandingAnswer } from '@narrow-seas/core';
import type { Scene } from '../mind/scene.ts';
import type { Action } from '../model/action.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import type { ShipId } from '../model/vocabulary.ts';
import type { Escort } from './escort/escort.ts';
import { escortStop, escortsWith, holdsConvoy, stationOf, voyageToJoin } from './escort/station.ts';
import { soundEscort, soundVoyage } from './missions.ts';
import { courseOf } from './voyage/course.ts';
import { nextOf } from './voyage/next.ts';
import { isUrgent, stopOf } from './voyage/stops.ts';
import type { Voyage } from './voyage/voyage.ts';

const voyagesIn = ({ view }: Scene, { missions }: SeatOrders): readonly Voyage[] =>
  missions.flatMap(mission => soundVoyage(view, mission) ?? []);

const escortsIn = ({ view }: Scene, { missions }: SeatOrders): readonly Escort[] =>
  missions.flatMap(mission => soundEscort(view, mission) ?? []);

/** Voyages of escorts by themselves, to the ports where their convoys lie. */
const voyagesToJoin = (scene: Scene, escorts: readonly Escort[]): readonly Voyage[] =>
  escorts.flatMap(escort => {
    const station = stationOf(scene, escort);
    return escortStop(escort, station) === undefined ? (voyageToJoin(scene, escort, station) ?? []) : [];
  });

const nextWith = (
  scene: Scene,
  step: NavalStep,
  voyage: Voyage,
  escorts: readonly Escort[],
): Action | undefined =>
  holdsConvoy(scene, voyage, escorts)
    ? undefined
    : nextOf(scene, step, voyage, escortsWith(scene, voyage, escorts));

/** [F.3.3] The group in hand first, then one voyage after another; escorts that have to find their convoy last. */
export const underWay = (scene: Scene, orders: SeatOrders): StandingAnswer<Action> | undefined => {
  const { phase } = scene.common;
  if (phase.name !== 'naval-step' || orders.missions.length === 0) return undefined;
  const inHand = scene.own.groups.find(({ id }) => id === phase.moving)?.ships ?? [];
  const isInHand = ({ ships }: Voyage): boolean => ships.some(ship => inHand.includes(ship));
  const escorts = escortsIn(scene, orders);
  const voyages = [...voyagesIn(scene, orders), ...voyagesToJoin(scene, escorts)];
  for (const voyage of voyages.toSorted((a, b) => Number(isInHand(b)) - Number(isInHand(a)))) {
    const action = nextWith(scene, phase, voyage, escorts);
    if (action !== undefined) return { action, order: voyage.id };
  }
  return undefined;
};

/** Ships that stay where they are because an order says so. */
export const shipsOnOrders = (scene: Scene, orders: SeatOrders): ReadonlySet<ShipId> =>
  new Set([
    ...voyagesIn(scene, orders)
      .filter(voyage => !isUrgent(stopOf(scene, voyage, courseOf(scene, voyage))))
      .flatMap(({ ships }) => ships),
    ...escortsIn(scene, orders)
      .filter(escort => escortStop(escort, stationOf(scene, escort)) === undefined)
      .flatMap(({ ships }) => ships),
  ]);

/** Whether a voyage or an escort has stopped and waits for a word. */
export const isHeldUp = (scene: Scene, orders: SeatOrders): boolean =>
  voyagesIn(scene, orders).some(voyage => {
    const course = courseOf(scene, voyage);
    return course.ships.length > 0 && isUrgent(stopOf(scene, voyage, course));
  }) ||
  escortsIn(scene, orders).some(escort => {
    const station = stationOf(scene, escort);
    return station.course.ships.length > 0 && escortStop(escort, station) !== undefined;
  });
