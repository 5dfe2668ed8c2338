import type { Refusal } from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { GRID, SEA_WAYS } from '../../model/chart.ts';
import { refuseEntry } from '../movement/movement.ts';
import { entryWithoutEnemies, passageFor } from '../movement/passage.ts';
import { hexOfUnit, placed, unitsAt } from '../../model/position.ts';
import { at, noAt, notYours } from '../../turn/refusals.ts';
import { controlBy } from '../zones/control.ts';
import { isNaval, specOf } from '../../model/roster.ts';
import { freeSeats, hasRoomFor } from '../stacking/stacking.ts';
import type { Displacement, State } from '../../model/state.ts';
import { enemyOf, type UnitId } from '../../model/vocabulary.ts';

/** [8.71] Why a unit may not be moved one hex by retreat or displacement, no matter who is there. */
const refuseRefuge = (state: State, unit: UnitId, to: HexId): Refusal | undefined => {
  const spec = specOf(state, unit);
  const passage = passageFor(state, spec.side, spec.domain);
  const from = hexOfUnit(state, unit) as HexId;
  const entry = refuseEntry(state, spec, passage, from, to);
  if (entry !== undefined) return entry;
  if (passage.control[to] !== 0)
    return noAt('6.5', 'controlled', `Enemies that could attack the unit control ${at(to)}.`, to, unit);
  return hasRoomFor(state, unit, to)
    ? undefined
    : noAt('7.22', 'full', `There is no room for the unit in ${at(to)}.`, to, unit);
};

/** A hex where nobody is in the way. */
const isFreeRefuge = (state: State, unit: UnitId, to: HexId): boolean =>
  enemiesAt(state, unit, to).length === 0 && refuseRefuge(state, unit, to) === undefined;

const enemiesAt = (state: State, unit: UnitId, hex: HexId): readonly UnitId[] =>
  unitsAt(state, enemyOf(specOf(state, unit).side), hex);

/**
 * [8.71] Last resort, when no hex is free: one held only by enemies that cannot harm the unit (others close it), all of
 * whom can make room.
 */
const isHeldRefuge = (state: State, unit: UnitId, to: HexId): boolean =>
  refuseRefuge(state, unit, to) === undefined && canMakeRoom(state, enemiesAt(state, unit, to));

/** [8.71] [8.72] [8.73] [9.51] Where a unit can retreat, at no cost: free hexes, or if there is none, hexes of harmless enemies. */
export const refugesOf = (state: State, unit: UnitId): readonly HexId[] => {
  const hex = hexOfUnit(state, unit);
  if (hex === undefined || !isNaval(specOf(state, unit))) return [];
  const beside = neighboursOf(GRID, hex);
  const free = beside.filter(to => isFreeRefuge(state, unit, to));
  return free.length > 0 ? free : beside.filter(to => isHeldRefuge(state, unit, to));
};

/** [8.71] Whether `refugesOf` lists anything: search asks thousands of times, so no refusal is worded. */
export const hasRefuge = (state: State, unit: UnitId): boolean => {
  const hex = hexOfUnit(state, unit);
  const spec = specOf(state, unit);
  if (hex === undefined || !isNaval(spec)) return false;
  const enemy = enemyOf(spec.side);
  const enter = entryWithoutEnemies(state, spec.side, spec.domain);
  const { level } = controlBy(state, enemy, spec.domain);
  let held = false;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const to = SEA_WAYS[way] as HexId;
    if ((enter[to] ?? 0) === 0 || level[to] !== 0) continue;
    if (unitsAt(state, enemy, to).length > 0) held = true;
    else if (hasRoomFor(state, unit, to)) return true;
  }
  return held && neighboursOf(GRID, hex).some(to => isHeldRefuge(state, unit, to));
};

/** [8.71] Why the unit may not retreat there. */
export const refuseRetreat = (state: State, unit: UnitId, to: HexId): Refusal | undefined => {
  if (refugesOf(state, unit).includes(to)) return undefined;
  return (
    refuseRefuge(state, unit, to) ??
    noAt(
      '8.71',
      'held',
      'A unit may retreat into a hex of harmless enemies only when it has no other way and they can make room.',
      to,
      unit,
    )
  );
};

/** [8.71] Where a harmless enemy can be pushed: aircraft too, this is no retreat. */
export const displacementsOf = (state: State, unit: UnitId): readonly HexId[] => {
  const hex = hexOfUnit(state, unit);
  if (hex === undefined) return [];
  return neighboursOf(GRID, hex).filter(to => isFreeRefuge(state, unit, to));
};

/** Whether every one of these units, all in one hex, can be pushed out without filling another's only way. */
const canMakeRoom = (state: State, units: readonly UnitId[]): boolean => {
  const room = new Map<string, number>();
  const seat = (place: number): boolean => {
    const unit = units[place];
    if (unit === undefined) return true;
    return displacementsOf(state, unit).some(to => {
      const key = `${to}${isNaval(specOf(state, unit))}`;
      const taken = room.get(key) ?? 0;
      if (taken >= freeSeats(state, unit, to)) return false;
      room.set(key, taken + 1);
      const seated = seat(place + 1);
      room.set(key, taken);
      return seated;
    });
  };
  return seat(0);
};

/** [8.71] A unit makes room to a hex without enemies, harmless or not. */
const refusePush = (state: State, unit: UnitId, to: HexId): Refusal | undefined =>
  refuseRefuge(state, unit, to) ??
  (displacementsOf(state, unit).includes(to)
    ? undefined
    : noAt(
        '8.71',
        'no-refuge',
        `Enemies are in ${at(to)}. A unit that makes room must move to a free hex.`,
        to,
        unit,
      ));

/** [8.71] Each goes where those after him can still go somewhere too. */
export const refuseDisplacement = (
  state: State,
  { units }: Displacement,
  unit: UnitId,
  to: HexId,
): Refusal | undefined => {
  if (!units.includes(unit)) return notYours(unit);
  const refusal = refusePush(state, unit, to);
  if (refusal !== undefined) return refusal;
  const others = units.filter(id => id !== unit);
  return canMakeRoom(placed(state, unit, to), others)
    ? undefined
    : noAt('8.71', 'no-room-left', 'The other units could then not make room. Choose another hex.', to, unit);
};
