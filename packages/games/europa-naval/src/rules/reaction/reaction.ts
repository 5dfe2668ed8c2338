import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { chain, type Progress, unlessWaiting } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, groupIn, groupOf, kindOfGroup, kindsOf } from '../../model/fleet.ts';
import { NO_HEXES, NOT_NOW, no, noAt, noGroup, noPort, noShip } from '../../turn/refusals.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import type { GroupId, PortId, ShipId } from '../../model/vocabulary.ts';
import { COSTS, reactionPoints } from '../movement/allowance.ts';
import { type Fuel, hasFuel, payStep, refuseStepFuel } from '../fuel/bunkers.ts';
import { hexesApart } from './combat-zone.ts';
import { cargoShips, pointsLeft } from '../groups/group.ts';
import { refuseWay } from '../movement/movement.ts';
import type { Reaction } from '../../model/sea/phase.ts';
import { refuseNames } from '../groups/refuse-form.ts';
import { alarmedPorts, anyReaction, mayReact, readyToSail } from './reaction-stage.ts';
import { enterPort, followPath, leavePort } from '../movement/sailing.ts';
import { atSea, whereabouts } from '../groups/whereabouts.ts';

/** [F.6.4] Points that a reacting group may spend by night, and how near it must be. */
const NIGHT_REACTION = 5;

/** [F.7.4] */
export const pointsToReact = (common: Common, { ships }: Pick<Group, 'ships'>): number =>
  reactionPoints(cargoShips(common, { ships }).length > 0);

const spare = (common: Common, phase: Reaction, group: Group): number =>
  phase.moving === group.id ? pointsLeft(group) : pointsToReact(common, group);

/** [F.6.4] By night only into the hex of a group that moves by night within five hexes. */
const refuseNight = (
  phase: Reaction,
  group: Group,
  target: HexId,
  path: readonly HexId[],
): Refusal | undefined =>
  phase.passage.night && path.length <= NIGHT_REACTION && path.at(-1) === target
    ? undefined
    : noGroup(
        'F.6.4',
        'night',
        'By night this group can react only to a group that moves by night, and only within five hexes.',
        group.id,
      );

/** [F.6.4] What moves by night is met by night or not at all. */
const refuseByDay = (
  phase: Reaction,
  group: Group,
  target: HexId,
  path: readonly HexId[],
): Refusal | undefined =>
  phase.passage.night && path.includes(target)
    ? noGroup(
        'F.6.4',
        'day',
        'The enemy group moves by night, so only a reaction by night within five hexes can meet it.',
        group.id,
      )
    : undefined;

/** [F.7.4] Nearer with each piece of the way, or back to the port that it was called out of. */
const refuseAway = (
  common: Common,
  phase: Reaction,
  from: HexId,
  target: HexId,
  path: readonly HexId[],
): Refusal | undefined => {
  const end = path.at(-1) as HexId;
  const home = phase.home === undefined ? undefined : chartOf(common).ports[phase.home]?.hex;
  const nearer = hexesApart(common, end, target) < hexesApart(common, from, target);
  return nearer || end === home
    ? undefined
    : noAt('F.7.4', 'not-nearer', 'A reacting group must come nearer to what it reacts to.', end);
};

/** [F.7.3] [F.7.4] A piece of the way; `target` is the hex of the group that is reacted to. */
export const refuseReact = (
  common: Common,
  phase: Reaction,
  fleet: Fleet,
  target: HexId,
  action: { readonly group: GroupId; readonly path: readonly HexId[]; readonly night: boolean },
): Refusal | undefined => {
  const { group: id, path } = action;
  const group = groupOf(fleet, id);
  if (group === undefined) return no('F.4.2', 'no-group', 'You have no such group.');
  if (phase.moving !== undefined && phase.moving !== id)
    return noGroup('F.7.3', 'one-by-one', 'Another group is reacting. Groups react one after another.', id);
  if (group.place.at !== 'sea' || (phase.moving === undefined && !mayReact(common, group, target)))
    return noGroup(
      'F.7.3',
      'cannot-react',
      'This group has already reacted, is too far away or has no warships.',
      id,
    );
  if (path.length === 0) return NO_HEXES;
  if (path.length > spare(common, phase, group))
    return noGroup('F.7.4', 'way-too-long', 'This route is longer than the group’s points allow.', id);
  return (
    refuseWay(chartOf(common), group.place.hex, path) ??
    (action.night ? refuseNight : refuseByDay)(phase, group, target, path) ??
    refuseStepFuel(common, fleet, group, path) ??
    refuseAway(common, phase, group.place.hex, target, path)
  );
};

export const react = (
  state: State,
  phase: Reaction,
  id: GroupId,
  path: readonly HexId[],
  night: boolean,
): Progress => {
  const { group, fleet } = atSea(state, id);
  const resume: Reaction = { ...phase, moving: id };
  const taken: readonly Event[] =
    phase.moving === id ? [] : [{ type: 'reacted', group: id, points: pointsToReact(state.common, group) }];
  const way = chain(
    state,
    () => taken,
    next => payStep(next.common, fleet, groupIn(next, id)),
    next => followPath(next, id, path, resume, night),
  );
  return unlessWaiting(way, () => [{ type: 'began', phase: resume }]);
};

/** [36.D.2] [F.7.3] Ships that contact has called out of port. */
export const refuseActivate = (
  common: Common,
  phase: Reaction,
  fleet: Fleet,
  target: HexId,
  action: { readonly port: PortId; readonly ships: readonly ShipId[]; readonly fuel: Fuel },
): Refusal | undefined => {
  const { port, ships, fuel } = action;
  if (phase.moving !== undefined)
    return noGroup(
      'F.7.3',
      'one-by-one',
      'Another group is reacting. Groups react one after another.',
      phase.moving,
    );
  if (!alarmedPorts(common, phase.side, phase.alarm, target).includes(port))
    return noPort('36.D.2', 'no-alarm', 'No contact has alerted the ships in this port.', port);
  const able = readyToSail(common, fleet, port);
  const missing = ships.find(ship => !able.includes(ship));
  if (missing !== undefined)
    return noShip('F.7.3', 'cannot-sail', 'This ship is not here or cannot leave port.', missing);
  const unnamed = refuseNames(ships);
  if (unnamed !== undefined) return unnamed;
  const kind = kindOfGroup(kindsOf(common, ships));
  if (kind !== 'combat' && kind !== 'mixed')
    return noShip('F.7.3', 'no-warships', 'Only groups with warships can react.', ...ships);
  if (kindsOf(common, ships).includes('SUB'))
    return noShip('F.4.2', 'submarine', 'Submarines cannot sail with other ships.', ...ships);
  return hasFuel(common, fleet, phase.side, ships, port, fuel)
    ? undefined
    : noPort('36.E', 'no-fuel', 'This port does not have enough oil.', port);
};

export const activate = (
  state: State,
  phase: Reaction,
  action: { readonly port: PortId; readonly ships: readonly ShipId[]; readonly fuel: Fuel },
): Progress => {
  const { port, ships, fuel } = action;
  const id = state.nextGroup as GroupId;
  const points = pointsToReact(state.common, { ships });
  const resume: Reaction = { ...phase, moving: id, home: port };
  const sailed = chain(
    state,
    () => [
      { type: 'formed', side: phase.side, group: id, ships, place: { at: 'port', port } },
      { type: 'reacted', group: id, points },
    ],
    next => leavePort(next, id, port, fuel, resume),
  );
  return unlessWaiting(sailed, () => [{ type: 'began', phase: resume }]);
};

/** [F.7.4] A group that was called out may go back into its port. */
export const refuseReturn = (
  common: Common,
  phase: Reaction,
  fleet: Fleet,
  id: GroupId,
): Refusal | undefined => {
  const group = groupOf(fleet, id);
  if (group === undefined || phase.moving !== id) return NOT_NOW;
  const home = phase.home === undefined ? undefined : chartOf(common).ports[phase.home]?.hex;
  if (group.place.at !== 'sea' || group.place.hex !== home)
    return noGroup('F.7.4', 'not-home', 'Only a group off the port it came out of can return to port.', id);
  return pointsLeft(group) >= COSTS.enterPort
    ? undefined
    : noGroup('F.5.1', 'no-points', 'This group has no points left.', id);
};

/** [F.7.4] One that was called out does not stay off its own port. */
export const refuseEndOfReaction = (common: Common, phase: Reaction, fleet: Fleet): Refusal | undefined => {
  const { moving } = phase;
  if (moving === undefined || refuseReturn(common, phase, fleet, moving) !== undefined) return undefined;
  return noGroup('F.7.4', 'not-nearer', 'This group must come nearer or return to port.', moving);
};

const withoutMover = ({ moving: _moving, home: _home, ...phase }: Reaction): Reaction => phase;

/** The next who may react is asked; nothing when nobody is left: then the passage goes on. */
export const nextReaction = (state: State, phase: Reaction): readonly Event[] => {
  const rest = withoutMover(phase);
  const target = whereabouts(state, phase.to)?.hex;
  const more = target !== undefined && anyReaction(state.common, state.fleets[phase.side], rest, target);
  return more ? [{ type: 'began', phase: rest }] : [];
};

export const returnToPort = (state: State, phase: Reaction, id: GroupId): Progress =>
  chain(
    state,
    () => enterPort(state, id, COSTS.enterPort),
    next => nextReaction(next, phase),
  );
