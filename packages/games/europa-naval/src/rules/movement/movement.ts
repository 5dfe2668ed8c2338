import type { Refusal } from '@narrow-seas/core';
import { adjacent, type HexId } from '@narrow-seas/hex';
import type { Chart } from '../../model/chart.ts';
import { chartOf, groupOf, kindsOf, ownerAt, portOf, portSpecOf, shipOf } from '../../model/fleet.ts';
import { refuseBlock } from '../night/night.ts';
import { NO_HEXES, no, noAt, noGroup, noShip } from '../../turn/refusals.ts';
import { isSheltered, mayShelter } from './sheltered.ts';
import type { Common, Fleet, Group, Port } from '../../model/state.ts';
import type { GroupId, Side } from '../../model/vocabulary.ts';
import { COSTS, staysIn } from './allowance.ts';
import { type Fuel, hasFuel, refuseStepFuel } from '../fuel/bunkers.ts';
import { nightOf, pointsLeft, seaAtPlace } from '../groups/group.ts';
import { leadsHome } from './homeward.ts';
import type { NavalStep } from '../../model/sea/phase.ts';
import { isOpenSide } from './waters.ts';

/** [F.2.2] One hex further; [F.2.4] the waters of neutrals may be crossed. */
const refuseStep = (chart: Chart, from: HexId, to: HexId): Refusal | undefined => {
  if (!adjacent(chart.grid, from, to))
    return noAt('F.2.2', 'not-adjacent', 'Each hex of a route must be next to the one before it.', to);
  if (chart.water[to] !== 1) return noAt('F.2.2', 'land', 'Ships cannot enter land hexes.', to);
  return isOpenSide(chart, from, to)
    ? undefined
    : noAt('F.2.2', 'land-hexside', 'Land lies between these two hexes.', to);
};

/** The moving group, if it is this one. */
export const refuseMover = (step: NavalStep, fleet: Fleet, id: GroupId): Refusal | undefined => {
  const group = groupOf(fleet, id);
  if (group === undefined) return no('F.4.2', 'no-group', 'You have no such group.');
  return step.moving === id
    ? undefined
    : noGroup('F.3.3', 'not-moving', 'Start this group’s move first. Groups move one after another.', id);
};

const refusePoints = (group: Group, cost: number): Refusal | undefined =>
  pointsLeft(group) >= cost
    ? undefined
    : noGroup(
        'F.5.1',
        'no-points',
        `This costs ${cost}, but the group has ${pointsLeft(group)} points left.`,
        group.id,
      );

/** [F.5.4] It spends nothing on anything but its way home. */
export const refuseTurnedBack = (group: Group): Refusal | undefined =>
  group.turnedBack
    ? noGroup('F.5.4', 'turned-back', 'This group was turned back and can only go home.', group.id)
    : undefined;

/** [F.5] A piece of way at sea. */
export const refuseSail = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
  path: readonly HexId[],
): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  if (group.place.at !== 'sea') return noGroup('F.5.1', 'not-at-sea', 'This group must be at sea first.', id);
  if (group.holds) return noGroup('F.20.6', 'holds', 'This group stays in its hex for this step.', id);
  if (path.length === 0) return NO_HEXES;
  return (
    refuseWay(chartOf(common), group.place.hex, path) ??
    refusePoints(group, path.length) ??
    refuseStepFuel(common, fleet, group, path) ??
    refuseDetour(common, group, group.place.hex, path)
  );
};

/** [F.5.4] */
const refuseDetour = (
  common: Common,
  group: Group,
  from: HexId,
  path: readonly HexId[],
): Refusal | undefined =>
  group.turnedBack && !leadsHome(common, group.side, from, path)
    ? noGroup(
        'F.5.4',
        'turned-back',
        'This group was turned back, so each hex must bring it nearer to one of your ports.',
        group.id,
      )
    : undefined;

export const refuseWay = (chart: Chart, start: HexId, path: readonly HexId[]): Refusal | undefined => {
  let from = start;
  for (const to of path) {
    const wrong = refuseStep(chart, from, to);
    if (wrong !== undefined) return wrong;
    from = to;
  }
  return undefined;
};

/** [36.A.1] Whether going there is going inshore. */
export const sheltersAt = (common: Common, group: Group, from: HexId, to: HexId): boolean =>
  mayShelter(kindsOf(common, group.ships)) &&
  isSheltered(chartOf(common), group.side, from, to, ownerAt(common, to));

/** [36.A.2] Another block of night. */
export const refuseNight = (step: NavalStep, fleet: Fleet, id: GroupId): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  if (group.nightLeft > 0)
    return noGroup('36.A.2', 'night-already', 'This group is already moving by night.', id);
  return refuseNightFor(fleet, group);
};

const refuseNightFor = (fleet: Fleet, group: Group): Refusal | undefined => {
  const why = refuseBlock(nightOf(fleet, group));
  if (why === 'budget')
    return noGroup(
      '36.A.2',
      'night-budget',
      'This group has used up its 25 points of night movement in this phase.',
      group.id,
    );
  return why === 'too-soon'
    ? noGroup(
        '36.A.2',
        'night-too-soon',
        'This group must spend ten points by day between two nights.',
        group.id,
      )
    : undefined;
};

/** [F.3.3] A group at sea takes its move. */
export const refuseBegin = (
  fleet: Fleet,
  id: GroupId,
  night: boolean,
  hold: boolean,
): Refusal | undefined => {
  const group = groupOf(fleet, id);
  if (group === undefined) return no('F.4.2', 'no-group', 'You have no such group.');
  if (group.moved) return noGroup('F.3.3', 'moved', 'A group can move only once in a step.', id);
  if (group.place.at === 'port' || group.place.at === 'atlantic')
    return noGroup('F.3.3', 'in-port', 'Ships in port must form a group first.', id);
  if (hold && group.turnedBack) return refuseTurnedBack(group);
  return night ? refuseNightFor(fleet, group) : undefined;
};

/** [F.4.4] A ship in refit leaves port by no way. */
export const refuseRefit = (fleet: Fleet, { ships }: Group): Refusal | undefined => {
  const refitting = ships.find(ship => shipOf(fleet, ship).refit);
  return refitting === undefined
    ? undefined
    : noShip('F.4.4', 'refit', 'This ship is in refit and cannot leave port.', refitting);
};

/** [F.5.1] [F.13.2] [F.4.4] [36.E] Out of port. */
export const refusePutToSea = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
  fuel: Fuel,
): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  if (group.place.at !== 'port') return noGroup('F.5.1', 'not-in-port', 'This group is not in port.', id);
  const { port } = group.place;
  if (portSpecOf(common, port).inland)
    return noGroup('F.5.7', 'inland', 'From this port the group must sail along the river.', id);
  if (group.turnedBack)
    return noGroup(
      'F.5.4',
      'turned-back',
      'This group was turned back and must stay in port for this player-turn.',
      id,
    );
  if (staysIn(kindsOf(common, group.ships), seaAtPlace(common, group.place)))
    return noGroup('F.13.2', 'storm', 'Landing craft and barges cannot put to sea in a storm.', id);
  return (
    refuseRefit(fleet, group) ??
    refusePoints(group, COSTS.putToSea) ??
    (hasFuel(common, fleet, group.side, group.ships, port, fuel)
      ? undefined
      : noGroup('36.E', 'no-fuel', 'This port does not have enough oil.', id))
  );
};

/** [F.5.1] [F.4.3] Into a port of one's own. */
export const refuseEnterPort = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  if (group.place.at !== 'sea') return noGroup('F.5.1', 'not-at-sea', 'This group must be at sea first.', id);
  const port = chartOf(common).portAt.get(group.place.hex);
  if (port === undefined || portOf(common, port.id).owner !== group.side)
    return noAt('F.4.3', 'no-port', 'You have no port here.', group.place.hex);
  return refusePoints(group, COSTS.enterPort);
};

/** The player-turn in which a port was taken: for two more it exerts no danger zone [36.D 3 4]. */
const heldSince = ({ quietUntil }: Port): number => quietUntil - 2;

/**
 * [36.A.3] Who loses Gibraltar passes until the player-turn ends. The Axis passes from the next one on after it took
 * it, the Allies as soon as it is theirs again.
 */
const passesGibraltar = ({ playerTurn }: Common, port: Port, side: Side): boolean => {
  const isFresh = heldSince(port) >= playerTurn;
  return port.owner === side ? side === 'allied' || !isFresh : isFresh;
};

/** [36.A.3] By way of the hex of Gibraltar, and only for who may pass there now. */
export const refuseGibraltar = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  const rock = chartOf(common).ports.find(({ name }) => name === 'Gibraltar');
  if (rock === undefined) return no('36.A.3', 'no-gibraltar', 'There is no way to the Atlantic on this map.');
  const inHex = group.place.at === 'sea' && group.place.hex === rock.hex;
  if (!inHex && group.place.at !== 'atlantic')
    return noGroup('36.A.3', 'not-at-gibraltar', 'Groups reach the Atlantic only through Gibraltar.', id);
  if (!passesGibraltar(common, portOf(common, rock.id), group.side))
    return noGroup('36.A.3', 'strait-closed', 'Gibraltar closes the strait to you in this player-turn.', id);
  return (
    refusePoints(group, COSTS.gibraltar) ??
    refuseTurnedBack(group) ??
    refuseStepFuel(common, fleet, group, [])
  );
};
