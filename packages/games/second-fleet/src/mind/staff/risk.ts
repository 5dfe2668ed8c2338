import type { HexId } from '@narrow-seas/hex';
import { distanceBetween } from '../../model/chart.ts';
import { capMatchup } from '../../rules/patrols/air-fight.ts';
import { airResult } from '../../rules/patrols/air-table.ts';
import type { Flight } from '../../model/fire/phase.ts';
import type { CapMission } from '../../model/position.ts';
import type { PublicState } from '../../model/state.ts';
import { enemyOf, DIE_FACES, type UnitId } from '../../model/vocabulary.ts';
import { PATROL_RANGE } from './sky.ts';
import { stakeOf } from './stake.ts';

/** A step is half an aircraft. */
const STEP = 0.5;

/** What one step of damage costs on average among these aircraft. */
export const stepCost = (table: PublicState, units: readonly UnitId[]): number =>
  units.length === 0 ? 0 : (STEP * units.reduce((sum, unit) => sum + stakeOf(table, unit), 0)) / units.length;

/** Steps that a patrol takes on average from a flight that passes so near. */
const stepsBy = (table: PublicState, flight: Flight, { home }: CapMission, distance: number): number => {
  const { column } = capMatchup(table, { kind: 'cap', side: enemyOf(flight.side), home, distance }, flight);
  return (
    DIE_FACES.reduce<number>((sum, face) => sum + airResult(column, face).defender.steps, 0) /
    DIE_FACES.length
  );
};

/** [8.7] Steps that a flight loses on average on its way: each patrol attacks once, where it is strongest. */
export const stepsOnWay = (
  table: PublicState,
  flight: Flight,
  missions: readonly CapMission[],
  way: readonly HexId[],
): number => {
  let steps = 0;
  for (const mission of missions) {
    const nearest = Math.min(...way.map(hex => distanceBetween(mission.hex, hex)));
    if (nearest <= PATROL_RANGE) steps += stepsBy(table, flight, mission, nearest);
  }
  return Math.min(steps, flight.units.length * 2);
};
