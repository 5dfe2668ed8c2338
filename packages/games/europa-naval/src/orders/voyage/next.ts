import type { HexId } from '@narrow-seas/hex';
import type { Scene } from '../../mind/scene.ts';
import type { Action } from '../../model/action.ts';
import { isWarship, portSpecOf, specOf } from '../../model/fleet.ts';
import type { NavalStep } from '../../model/sea/phase.ts';
import type { Group } from '../../model/state.ts';
import type { PortId, ShipId } from '../../model/vocabulary.ts';
import { FUELS } from '../../rules/fuel/bunkers.ts';
import { pointsLeft } from '../../rules/groups/group.ts';
import { wayHome } from '../../rules/movement/reach.ts';
import { refuseInSea } from '../../turn/sea/refuse.ts';
import { type Course, courseOf, goalOf } from './course.ts';
import { layings, loadings, mineLoadings, unloadings } from './harbour.ts';
import { stopOf } from './stops.ts';
import { isLaying, type Voyage } from './voyage.ts';
import { wantsNight, wayFrom } from './ways.ts';

/** One voyage in the step that is being played. */
interface Leg {
  readonly scene: Scene;
  readonly step: NavalStep;
  readonly voyage: Voyage;
  readonly goal: HexId;
}

const firstAllowed = ({ scene, step }: Leg, actions: Iterable<Action>): Action | undefined => {
  for (const action of actions) if (refuseInSea(scene.view, step, action) === undefined) return action;
  return undefined;
};

/** [F.5.1] [36.E] Out of port, by night where the way needs it. */
function* leaving({ scene, voyage, goal }: Leg, { id, nightLeft }: Group, hex: HexId): Generator<Action> {
  const path = [hex, ...wayFrom(scene, voyage, hex, goal)];
  if (nightLeft === 0 && wantsNight(scene, voyage, path)) yield { type: 'night', group: id };
  for (const fuel of FUELS.toReversed()) yield { type: 'put-to-sea', group: id, fuel };
}

/** [F.10] In hand, in port: cargo ashore where it belongs, cargo aboard at home, then out. */
const inPort = (leg: Leg, group: Group, port: PortId): Action | undefined => {
  const { scene, voyage, goal } = leg;
  const { hex } = portSpecOf(scene.common, port);
  const ashore = hex === voyage.to ? firstAllowed(leg, unloadings(scene, group)) : undefined;
  if (ashore !== undefined) return ashore;
  const load = isLaying(voyage) ? mineLoadings : loadings;
  const aboard = port === voyage.from ? firstAllowed(leg, load(scene, group, port, voyage)) : undefined;
  if (aboard !== undefined) return aboard;
  const isReady = goal !== hex && (port !== voyage.from || hasItsLoad(leg));
  return isReady ? firstAllowed(leg, leaving(leg, group, hex)) : undefined;
};

/** What it was to load is aboard. */
const hasItsLoad = (leg: Leg): boolean => {
  const { scene, voyage } = leg;
  return isLaying(voyage) ? courseOf(scene, voyage).mines > 0 : voyage.load === 0 || isLaden(leg);
};

const isLaden = ({ scene, voyage }: Leg): boolean => courseOf(scene, voyage).laden;

/** [F.5] In hand, at sea: home if it was turned back, into port at the goal, else on. */
function* atSea({ scene, voyage, goal }: Leg, group: Group, hex: HexId): Generator<Action> {
  const { id } = group;
  if (group.turnedBack) {
    yield { type: 'enter-port', group: id };
    yield { type: 'sail', group: id, path: wayHome(scene.common, group) };
    return;
  }
  if (hex === goal && isLaying(voyage)) yield* layings(scene, group);
  if (hex === goal) {
    if (scene.chart.portAt.has(goal)) yield { type: 'enter-port', group: id };
    return;
  }
  const path = wayFrom(scene, voyage, hex, goal);
  if (group.nightLeft === 0 && wantsNight(scene, voyage, path)) yield { type: 'night', group: id };
  const piece = path.slice(0, pointsLeft(group));
  if (piece.length > 0) yield { type: 'sail', group: id, path: piece };
}

/** [F.3.3] Taken up, by night where the way needs it; a group on its station stays there. */
function* beginning({ scene, voyage, goal }: Leg, { id }: Group, hex: HexId): Generator<Action> {
  const isThere = hex === goal && !scene.chart.portAt.has(goal) && !isLaying(voyage);
  if (isThere) return;
  const begin = (night: boolean): Action => ({ type: 'begin', group: id, night, hold: false });
  if (wantsNight(scene, voyage, [hex, ...wayFrom(scene, voyage, hex, goal)])) yield begin(true);
  yield begin(false);
}

/** [F.4.2] Ships of the voyage that lie in port make a group, unless they have nothing to do there. */
const forming = (leg: Leg, ships: readonly ShipId[], port: PortId): Action | undefined => {
  const { scene, voyage, goal } = leg;
  const { hex } = portSpecOf(scene.common, port);
  const unloads = hex === voyage.to && isLaden(leg);
  return goal === hex && !unloads ? undefined : firstAllowed(leg, [{ type: 'form', ships }]);
};

/** [F.4.2] The group is these ships, perhaps with warships that sail with them; no other cargo is taken along. */
const isOf = ({ scene }: Leg, group: Group, ships: readonly ShipId[]): boolean =>
  ships.every(ship => group.ships.includes(ship)) &&
  group.ships.every(ship => ships.includes(ship) || isWarship(specOf(scene.common, ship).kind));

/** [F.4.2] Escorts that lie in port beside a group that has not sailed yet. */
const taken = (leg: Leg, { ships, place }: Group, escorts: readonly ShipId[]): Action | undefined =>
  place.at === 'port' && escorts.some(ship => !ships.includes(ship))
    ? firstAllowed(leg, [{ type: 'form', ships: [...new Set([...ships, ...escorts])] }])
    : undefined;

const moved = (leg: Leg, { group, place, ships }: Course, escorts: readonly ShipId[]): Action | undefined => {
  const { step } = leg;
  if (group === undefined)
    return place?.at === 'port' ? forming(leg, [...ships, ...escorts], place.port) : undefined;
  if (!isOf(leg, group, ships)) return undefined;
  const joined = taken(leg, group, escorts);
  if (joined !== undefined) return joined;
  if (step.moving === group.id) {
    if (group.place.at === 'port') return inPort(leg, group, group.place.port);
    return group.place.at === 'sea' ? firstAllowed(leg, atSea(leg, group, group.place.hex)) : undefined;
  }
  if (group.place.at !== 'sea' || group.moved) return undefined;
  return firstAllowed(leg, beginning(leg, group, group.place.hex));
};

/** What a voyage does next by itself; undefined when it has done what it can in this step, or has stopped. */
export const nextOf = (
  scene: Scene,
  step: NavalStep,
  voyage: Voyage,
  escorts: readonly ShipId[] = [],
): Action | undefined => {
  const course = courseOf(scene, voyage);
  if (course.ships.length === 0 || stopOf(scene, voyage, course) !== undefined) return undefined;
  const goal = goalOf(scene, voyage, course);
  return goal === undefined ? undefined : moved({ scene, step, voyage, goal }, course, escorts);
};
