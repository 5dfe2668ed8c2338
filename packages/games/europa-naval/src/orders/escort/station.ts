import type { Scene } from '../../mind/scene.ts';
import type { PortId, ShipId } from '../../model/vocabulary.ts';
import { type Course, courseOf, isSamePlace } from '../voyage/course.ts';
import type { Voyage } from '../voyage/voyage.ts';
import { portSpecOf } from '../../model/fleet.ts';
import type { Escort } from './escort.ts';

/** How an escort stands to its convoy. */
export interface Station {
  readonly course: Course;
  readonly convoy: Course;
  /** They lie in one port, or sail as one group. */
  readonly isTogether: boolean;
}

export const stationOf = (scene: Scene, { ships, convoy }: Pick<Escort, 'ships' | 'convoy'>): Station => {
  const course = courseOf(scene, { ships });
  const led = courseOf(scene, { ships: [convoy] });
  const isOneGroup = led.group === undefined || led.group.place.at === 'port' || led.group === course.group;
  const isTogether =
    course.place !== undefined && !course.scattered && isSamePlace(course.place, led.place) && isOneGroup;
  return { course, convoy: led, isTogether };
};

export type EscortStop = 'hit' | 'turned-back' | 'scattered';

/** What has happened that the player wanted to hear of. */
export const escortStop = (
  { stopHit, knownHits, knownBack }: Escort,
  { course }: Station,
): EscortStop | undefined => {
  if (course.scattered) return 'scattered';
  if (stopHit && course.hits > knownHits) return 'hit';
  return stopHit && course.group?.turnedBack === true && !knownBack ? 'turned-back' : undefined;
};

/** Ships of these orders that lie where the convoy lies, and sail when it does. */
export const escortsWith = (
  scene: Scene,
  { ships }: Pick<Voyage, 'ships'>,
  escorts: readonly Escort[],
): readonly ShipId[] =>
  escorts
    .filter(({ convoy }) => ships.includes(convoy))
    .flatMap(escort => {
      const station = stationOf(scene, escort);
      return station.isTogether && escortStop(escort, station) === undefined ? station.course.ships : [];
    });

/** [F.4.2] Whether one of them has stopped while it sails in the convoy's own group: then the whole group waits. */
export const holdsConvoy = (
  scene: Scene,
  { ships }: Pick<Voyage, 'ships'>,
  escorts: readonly Escort[],
): boolean =>
  escorts.some(escort => {
    const station = stationOf(scene, escort);
    const { group } = station.course;
    const isInGroup = group?.place.at === 'sea' && group.ships.includes(escort.convoy);
    return ships.includes(escort.convoy) && isInGroup && escortStop(escort, station) !== undefined;
  });

/** The port where the convoy lies and the escort does not. */
const portToJoin = ({ convoy, isTogether }: Station): PortId | undefined =>
  !isTogether && convoy.place?.at === 'port' ? convoy.place.port : undefined;

/** The voyage of the escort by itself: to the port where its convoy lies. */
export const voyageToJoin = (scene: Scene, escort: Escort, station: Station): Voyage | undefined => {
  const port = portToJoin(station);
  if (port === undefined) return undefined;
  const { id, ships, way, given, knownHits } = escort;
  return {
    id,
    ships,
    way,
    given,
    knownHits,
    from: undefined,
    to: portSpecOf(scene.common, port).hex,
    load: 0,
    back: 'stay',
    stopSeen: false,
    stopHit: false,
    stopPort: false,
    stopStep: false,
    knownSeen: false,
    knownBack: false,
    knownStep: '',
  };
};
