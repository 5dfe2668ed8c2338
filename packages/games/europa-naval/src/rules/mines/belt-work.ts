import type { Refusal } from '@narrow-seas/core';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { chain, type Progress } from '../../turn/chain.ts';
import { terrainAt } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, groupIn, groupOf, shipOf, specOf } from '../../model/fleet.ts';
import { maySupport, PREPARATION, type Share, SHARES, yearlyLimit } from '../naval-combat/gunfire.ts';
import { noAt, noGroup, noShip } from '../../turn/refusals.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import type { GroupId, ShipId, Side } from '../../model/vocabulary.ts';
import { COSTS } from '../movement/allowance.ts';
import { isNight, taskForces } from '../groups/group.ts';
import { checkMines, enemyMines } from './mines.ts';
import { refuseMover, refuseTurnedBack } from '../movement/movement.ts';
import type { NavalStep } from '../../model/sea/phase.ts';
import { passageOf } from '../movement/sailing.ts';
import { atSea } from '../groups/whereabouts.ts';
import { refuseWork, type Task } from '../movement/work.ts';

export const SWEEP: Task = { name: 'sweep', cost: COSTS.sweepMine };
export const LAY: Task = { name: 'lay-mine', cost: COSTS.layMine, atOnce: true };
export const preparing = (share: Share): Task => ({ name: `prepare ${share}`, cost: PREPARATION[share] });

/** [F.5.1] [F.5.4] Put to sea first; and who was turned back does nothing else. */
const refuseAtSea = (step: NavalStep, fleet: Fleet, id: GroupId): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  return group.place.at === 'sea'
    ? refuseTurnedBack(group)
    : noGroup('F.5.1', 'not-at-sea', 'This group must be at sea first.', id);
};

/** [36.C.3] A task force in the belt, of the phasing side. */
export const refuseSweep = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
): Refusal | undefined => {
  const wrong = refuseAtSea(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  if (group.place.at !== 'sea' || enemyMines(common, group.side, group.place.hex) === 0)
    return noGroup('36.C.3', 'no-belt', 'There are no enemy mines here.', id);
  if (taskForces(common, group).length === 0)
    return noGroup('36.C.3', 'no-sweeper', 'Only task forces can sweep mines.', id);
  return refuseWork(common, fleet, group, SWEEP);
};

/** [36.C.3] A point is gone; what is left is met at once. */
export const swept = (state: State, step: NavalStep, id: GroupId): Progress => {
  const { group, hex, fleet, against } = atSea(state, id);
  const passage = { ...passageOf(id, false, isNight(group), step), stage: 'end' as const };
  return chain(
    state,
    () => [
      { type: 'mine-swept', hex, side: against, points: 1 },
      { type: 'worked', group: id, task: SWEEP.name, paid: 0 },
    ],
    ({ common }) => {
      const points = enemyMines(common, group.side, hex);
      return points === 0 ? [] : checkMines(state.common, fleet, group.ships, points, passage, hex);
    },
  );
};

/** [36.C.2] From a ship that carries them. */
export const refuseLay = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
  ship: ShipId,
): Refusal | undefined => {
  const wrong = refuseAtSea(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  if (!group.ships.includes(ship))
    return noShip('F.4.2', 'not-in-group', 'This ship is not in this group.', ship);
  return shipOf(fleet, ship).cargo.some(({ kind }) => kind === 'mine')
    ? refuseWork(common, fleet, group, LAY)
    : noShip('36.C.2', 'none-aboard', 'This ship has no mines aboard.', ship);
};

/** [36.C.2] Five points for each mine point. */
export const laid = (state: State, id: GroupId, ship: ShipId): readonly Event[] => {
  const { group, hex } = atSea(state, id);
  return [
    { type: 'cargo-lost', ship, cargo: { kind: 'mine', amount: 1 } },
    { type: 'mine-laid', side: group.side, hex, points: 1 },
    { type: 'worked', group: id, task: LAY.name, paid: 0 },
  ];
};

/** [36.F.1] The Soviets have no limit. */
const limitFor = (common: Common, side: Side): number =>
  yearlyLimit(side, side === 'allied' && scenarioOf(common.scenario).endlessGunfire);

const isBetter = (share: Share, than: Share | undefined): boolean =>
  than === undefined || SHARES.indexOf(share) > SHARES.indexOf(than);

/** [F.23.1] [F.23.2] [36.F.1] Gunfire support, under the guns of the coast like all who spend points there: a task force off a coast, by day, in the movement phase. */
export const refusePrepare = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  id: GroupId,
  ship: ShipId,
  share: Share,
): Refusal | undefined => {
  const wrong = refuseAtSea(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  if (!group.ships.includes(ship) || specOf(common, ship).kind !== 'TF')
    return noShip('F.23.1', 'no-gunfire', 'Only task forces in this group can give gunfire support.', ship);
  if (group.place.at === 'sea' && terrainAt(chartOf(common), group.place.hex) !== 'coastal')
    return noAt(
      'F.23.1',
      'no-coast',
      'A ship can give gunfire support only from a coastal hex.',
      group.place.hex,
    );
  if (common.part !== 'movement')
    return noGroup('F.23.1', 'late', 'Ships can prepare gunfire only in the movement phase.', id);
  if (group.nightLeft > 0) return noGroup('F.23.1', 'by-night', 'Ships can prepare gunfire only by day.', id);
  const { salvos, support } = shipOf(fleet, ship);
  if (!maySupport(share, salvos, limitFor(common, group.side)))
    return noShip(
      '36.F.1',
      'year-spent',
      'This ship has given all the gunfire support she can give this year.',
      ship,
    );
  if (!isBetter(share, support?.share))
    return noShip('F.23.1', 'prepared', 'This ship has already prepared that much gunfire.', ship);
  return refuseWork(common, fleet, group, preparing(share));
};

export const prepared = (state: State, id: GroupId, ship: ShipId, share: Share): readonly Event[] => {
  const { place } = groupIn(state, id);
  return place.at === 'sea' ? [{ type: 'prepared', ship, hex: place.hex, share }] : [];
};
