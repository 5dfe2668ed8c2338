import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { inEnemyZone } from '../rules/danger-zones/danger-zone.ts';
import { portSpecOf, shipOf, specOf } from '../model/fleet.ts';
import { pointsLeft } from '../rules/groups/group.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import { wayHome } from '../rules/movement/reach.ts';
import { seaway } from '../rules/movement/waters.ts';
import { refuseInSea } from '../turn/sea/refuse.ts';
import type { Group } from '../model/state.ts';
import { burnsFuel, type Fuel } from '../rules/fuel/bunkers.ts';
import { taskOf } from './command/mission.ts';
import { errandOf } from './bound-for.ts';
import type { Errand } from './errand.ts';
import { laneTo, wayAlong } from './lane.ts';
import { ladingFor } from './loading.ts';
import type { Scene } from './scene.ts';
import { valueOf, wayOf } from './venture.ts';

/** The first of these that the rules allow. */
export const firstAllowed = (
  { view }: Scene,
  step: NavalStep,
  actions: Iterable<Action>,
): Action | undefined => {
  for (const action of actions) if (refuseInSea(view, step, action) === undefined) return action;
  return undefined;
};

const NIGHT = 5;

/** [36.A.2] A block of night is for the enemy's zone. */
const wantsNight = ({ chart, common, side, doctrine }: Scene, path: readonly HexId[]): boolean =>
  doctrine.sneaks && path.slice(0, NIGHT).some(hex => inEnemyZone(chart, common.danger, side, hex));

const unloading = ({ own }: Scene, group: Group): readonly Action[] =>
  group.ships
    .filter(ship => shipOf(own, ship).cargo.some(({ kind }) => kind !== 'mine'))
    .map(ship => ({ type: 'disembark', group: group.id, ship, how: 'port' }));

function* leaving(scene: Scene, group: Group, from: HexId, errand: Errand): Generator<Action> {
  const path = [from, ...wayOf(scene, errand, from)];
  if (wantsNight(scene, path) && group.nightLeft === 0) yield { type: 'night', group: group.id };
  const thirsty = group.ships.some(ship => burnsFuel(scene.common, scene.side, ship));
  // [36.E] Oil paid for at once lasts until she is back in a port; supplies are rather taken step by step.
  const fuels: readonly Fuel[] = thirsty ? ['srp', 'as-you-go', 'sp'] : ['sp'];
  for (const fuel of fuels) yield { type: 'put-to-sea', group: group.id, fuel };
}

const inPort = (
  scene: Scene,
  step: NavalStep,
  group: Group,
  port: ReturnType<typeof portSpecOf>,
): Action | undefined => {
  const errand = errandOf(scene, group);
  const isHere = errand?.task === 'port' && errand.goal === port.hex;
  const ashore = isHere ? firstAllowed(scene, step, unloading(scene, group)) : undefined;
  if (ashore !== undefined) return ashore;
  const isOrdered = taskOf(scene, group.ships) !== undefined;
  const lading = isOrdered ? undefined : ladingFor(scene, port, group.ships);
  const load = firstAllowed(
    scene,
    step,
    (lading?.loads ?? []).map(each => ({ type: 'embark' as const, group: group.id, ...each })),
  );
  if (load !== undefined) return load;
  if (errand === undefined || isHere) return undefined;
  if (!isOrdered && valueOf(scene, group, errand, port.hex) <= 0) return undefined;
  return firstAllowed(scene, step, leaving(scene, group, port.hex, errand));
};

function* landing({ common, own }: Scene, group: Group): Generator<Action> {
  for (const ship of group.ships)
    if (shipOf(own, ship).cargo.some(({ kind }) => kind === 'troops'))
      yield {
        type: 'disembark',
        group: group.id,
        ship,
        how: ['LC', 'LB'].includes(specOf(common, ship).kind) ? 'landing' : 'beach',
      };
}

function* atGoal(scene: Scene, group: Group, { task }: Errand): Generator<Action> {
  if (task === 'port') yield { type: 'enter-port', group: group.id };
  if (task === 'land') yield* landing(scene, group);
  if (task === 'lay') for (const ship of group.ships) yield { type: 'lay-mine', group: group.id, ship };
  if (task === 'fire') yield { type: 'bombard', group: group.id, target: 'ships' };
  if (task === 'guns')
    for (const ship of group.ships) yield { type: 'prepare', group: group.id, ship, share: 'quarter' };
}

function* onward(scene: Scene, group: Group, from: HexId, errand: Errand): Generator<Action> {
  const path = wayAlong(scene, laneTo(scene, errand.style, errand.goal), from, pointsLeft(group));
  if (path.length > 0) yield { type: 'sail', group: group.id, path };
  // [F.22] Without oil the only way leads back.
  for (const ship of group.ships) {
    const left = shipOf(scene.own, ship).payAsYouGo;
    const back =
      left === undefined ? undefined : seaway(scene.chart, from, portSpecOf(scene.common, left).hex);
    if (back !== undefined)
      yield back.length > 0
        ? { type: 'sail', group: group.id, path: back.slice(0, pointsLeft(group)) }
        : { type: 'enter-port', group: group.id };
  }
}

const atSea = (scene: Scene, step: NavalStep, group: Group, hex: HexId): Action | undefined => {
  if (group.turnedBack)
    return firstAllowed(scene, step, [
      { type: 'enter-port', group: group.id },
      { type: 'sail', group: group.id, path: wayHome(scene.common, group) },
    ]);
  const errand = errandOf(scene, group);
  if (errand === undefined) return undefined;
  const actions = errand.goal === hex ? atGoal(scene, group, errand) : onward(scene, group, hex, errand);
  return firstAllowed(scene, step, actions);
};

/** What the group in hand does next; undefined when it has done what it can. */
export const orderFor = (scene: Scene, step: NavalStep, group: Group): Action | undefined => {
  const { place } = group;
  if (place.at === 'port') return inPort(scene, step, group, portSpecOf(scene.common, place.port));
  if (place.at === 'sea') return atSea(scene, step, group, place.hex);
  if (place.at === 'atlantic')
    return firstAllowed(scene, step, [{ type: 'pass-gibraltar', group: group.id }]);
  return undefined;
};

/** [F.8.8] Whether masts are seen in the port of the hex. */
const hasTargets = ({ chart, view, enemy }: Scene, hex: HexId): boolean =>
  view.harbours.some(
    ({ port, side, count }) => side === enemy && count > 0 && chart.ports[port]?.hex === hex,
  );

/** Whether a group at sea that has not begun its step has anything to do. */
export const isIdle = (scene: Scene, { place, ships, turnedBack }: Group): boolean => {
  if (place.at !== 'sea' || turnedBack) return false;
  const errand = errandOf(scene, { ships, place });
  if (errand?.goal === place.hex && errand.task === 'fire') return !hasTargets(scene, place.hex);
  if (errand?.goal === place.hex && errand.task === 'stand') return !isWatched(scene, place.hex);
  return errand === undefined || (errand.goal === place.hex && errand.task === 'lurk');
};

const isWatched = ({ chart, common, side }: Scene, hex: HexId): boolean =>
  inEnemyZone(chart, common.danger, side, hex);

/** A group at sea takes up its step: by night where the enemy watches, but by day to land. */
export const takeUp = (scene: Scene, step: NavalStep, group: Group): Action | undefined => {
  if (group.place.at !== 'sea') return undefined;
  const { hex } = group.place;
  const errand = errandOf(scene, group);
  const path = errand === undefined ? [] : [hex, ...wayOf(scene, errand, hex)];
  const lands = errand?.task === 'land' && path.length <= group.allowance;
  const night = !lands && wantsNight(scene, path);
  const hold = errand?.goal === hex && ['fire', 'stand'].includes(errand.task);
  const begin = (dark: boolean): Action => ({ type: 'begin', group: group.id, night: dark, hold });
  return firstAllowed(scene, step, night ? [begin(true), begin(false)] : [begin(false)]);
};
