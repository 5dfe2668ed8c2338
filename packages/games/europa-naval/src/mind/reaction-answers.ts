import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { groupOf, specOf, strengthOf } from '../model/fleet.ts';
import { FUELS, hasFuel } from '../rules/fuel/bunkers.ts';
import { fortsOver } from '../rules/reaction/combat-zone.ts';
import type { Reaction } from '../model/sea/phase.ts';
import { pointsToReact } from '../rules/reaction/reaction.ts';
import { alarmedPorts, mayReact, readyToReact } from '../rules/reaction/reaction-stage.ts';
import { hexSeen, refuseInSea } from '../turn/sea/refuse.ts';
import { currentStrength } from '../rules/naval-combat/strength.ts';
import type { Group } from '../model/state.ts';
import type { GroupId, PortId, ShipId } from '../model/vocabulary.ts';
import { laneTo, wayAlong } from './lane.ts';
import { prizeOf } from './prize.ts';
import { outlookOf, type Scene } from './scene.ts';

const DONE: Action = { type: 'done' };

/** How much stronger one must be to go out. */
const MARGIN = 1.3;
const SMALLEST = 2;

const gunsSeen = ({ common, view }: Scene, { to }: Reaction): number =>
  (view.sightings.find(({ group }) => group === to)?.ships ?? []).reduce((sum, seen) => {
    const { kind, strength } = specOf(common, seen.ship);
    return kind === 'TF' || kind === 'RF' ? sum + currentStrength(strength, seen) : sum;
  }, 0);

const gunsIn = ({ common, own }: Scene, ships: readonly ShipId[]): number =>
  ships
    .filter(ship => specOf(common, ship).kind === 'TF')
    .reduce((sum, ship) => sum + strengthOf(common, own, ship), 0);

/** [F.6.4] What moves by night is met by night, within five hexes. */
const BY_NIGHT = 5;

const reachIn = ({ passage }: Reaction, points: number): number =>
  passage.night ? Math.min(BY_NIGHT, points) : points;

const reaction = ({ passage }: Reaction, group: GroupId, path: readonly HexId[]): Action => ({
  type: 'react',
  group,
  path,
  night: passage.night,
});

/** The way to the enemy's hex, if it is not longer than the points. */
const wayTo = (scene: Scene, from: HexId, target: HexId, points: number): readonly HexId[] | undefined => {
  const path = wayAlong(scene, laneTo(scene, 'war', target), from, points + 1);
  return path.length > 0 && path.length <= points && path.at(-1) === target ? path : undefined;
};

const allowed = ({ view }: Scene, phase: Reaction, action: Action): Action | undefined =>
  refuseInSea(view, phase, action) === undefined ? action : undefined;

/** A group on its way goes on, or back into the port it came from. */
const goOn = (scene: Scene, phase: Reaction, group: Group, target: HexId): Action => {
  const { place } = group;
  if (place.at !== 'sea') return DONE;
  const path = wayTo(scene, place.hex, target, reachIn(phase, group.allowance - group.spent));
  const further: Action | undefined = path === undefined ? undefined : reaction(phase, group.id, path);
  return (
    (further === undefined ? undefined : allowed(scene, phase, further)) ??
    allowed(scene, phase, { type: 'enter-port', group: group.id }) ??
    DONE
  );
};

/** [F.7.3] Warships at sea that are strong enough and near enough. */
const bySea = (scene: Scene, phase: Reaction, target: HexId, margin: number): Action | undefined => {
  for (const group of scene.own.groups) {
    if (!mayReact(scene.common, group, target) || group.place.at !== 'sea') continue;
    if (gunsIn(scene, group.ships) < gunsSeen(scene, phase) * margin) continue;
    const path = wayTo(scene, group.place.hex, target, reachIn(phase, pointsToReact(scene.common, group)));
    if (path === undefined || group.ships.some(ship => specOf(scene.common, ship).kind === 'NT')) continue;
    const action = allowed(scene, phase, reaction(phase, group.id, path));
    if (action !== undefined) return action;
  }
  return undefined;
};

const squadronIn = (scene: Scene, side: Reaction['side'], port: PortId): readonly ShipId[] =>
  readyToReact(scene.common, scene.own, side, port).filter(
    ship =>
      specOf(scene.common, ship).role === undefined &&
      specOf(scene.common, ship).kind === 'TF' &&
      strengthOf(scene.common, scene.own, ship) >= SMALLEST,
  );

/** [36.D.2] The squadron of a port that contact has called out. */
const byPort = (scene: Scene, phase: Reaction, target: HexId, margin: number): Action | undefined => {
  const { common, own, side, chart } = scene;
  for (const port of alarmedPorts(common, side, phase.alarm, target)) {
    const ships = squadronIn(scene, side, port);
    const hex = chart.ports[port]?.hex;
    if (ships.length === 0 || hex === undefined) continue;
    if (gunsIn(scene, ships) < gunsSeen(scene, phase) * margin) continue;
    if (
      hex !== target &&
      wayTo(scene, hex, target, reachIn(phase, pointsToReact(common, { ships }) - 1)) === undefined
    )
      continue;
    const fuel = FUELS.toReversed().find(means => hasFuel(common, own, side, ships, port, means));
    const action =
      fuel === undefined ? undefined : allowed(scene, phase, { type: 'activate', port, ships, fuel });
    if (action !== undefined) return action;
  }
  return undefined;
};

/** A captain goes out for what counts, and not under the guns of a coast. Guns do not reach submarines [F.8.7]. */
const isWorthMeeting = (scene: Scene, { to }: Reaction, target: HexId): boolean => {
  const { common, view, enemy, doctrine } = scene;
  const ships = view.sightings.find(({ group }) => group === to)?.ships ?? [];
  if (ships.length > 0 && ships.every(({ ship }) => specOf(common, ship).kind === 'SUB')) return false;
  if (!doctrine.countsPoints || !outlookOf(scene).narrowSea) return true;
  return (
    ships.some(({ ship }) => prizeOf(scene, ship, 1) >= 1) &&
    fortsOver(common, enemy, target, false).length === 0
  );
};

/** [F.7.3] A stronger group that can be there goes out to meet what was seen. */
export const reactionAnswer = (scene: Scene, phase: Reaction, margin = MARGIN): Action => {
  const target = hexSeen(scene.view, phase.to);
  const group = phase.moving === undefined ? undefined : groupOf(scene.own, phase.moving);
  if (target === undefined) return DONE;
  if (group !== undefined) return goOn(scene, phase, group, target);
  if (!isWorthMeeting(scene, phase, target)) return DONE;
  return bySea(scene, phase, target, margin) ?? byPort(scene, phase, target, margin) ?? DONE;
};
