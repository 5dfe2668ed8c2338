import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { ableToAttack, groupDownTo } from './attack.ts';
import { GRID } from '../../model/chart.ts';
import { barsEntry } from '../terrain/fortress.ts';
import { refuseShirking } from './obligation.ts';
import { differentialOf } from './odds.ts';
import { isOccupied, unitsAt } from '../../model/position.ts';
import type { Attack, Combat, State } from '../../model/state.ts';
import { enemyOf, type UnitId } from '../../model/vocabulary.ts';

/** Something to attack from a hex, and all who could join in. */
export interface Target {
  readonly hex: HexId;
  readonly defenders: readonly UnitId[];
  readonly able: readonly UnitId[];
}

/** The groups that can be attacked from a hex: from the top of each enemy stack down to each of its units. */
export const targetsFrom = (state: State, phase: Combat, from: HexId): readonly Target[] => {
  const units = unitsAt(state, phase.side, from);
  const targets: Target[] = [];
  for (const hex of neighboursOf(GRID, from)) {
    for (const lowest of unitsAt(state, enemyOf(phase.side), hex)) {
      addTarget(targets, state, phase, units, hex, groupDownTo(state, phase, hex, lowest));
    }
    if (barsEntry(state, phase.side, hex) !== undefined && !isOccupied(state, hex))
      addTarget(targets, state, phase, units, hex, []);
  }
  return targets;
};

const addTarget = (
  targets: Target[],
  state: State,
  phase: Combat,
  units: readonly UnitId[],
  hex: HexId,
  defenders: readonly UnitId[],
): void => {
  const able = ableToAttack(state, phase, units, hex, defenders);
  if (able.length > 0) targets.push({ hex, defenders, able });
};

/** The whole hex together, and each unit alone, where that is allowed. */
export function* attacksFrom(state: State, phase: Combat, from: HexId): Generator<Attack> {
  for (const { hex, defenders, able } of targetsFrom(state, phase, from)) {
    const parties = able.length > 1 ? [able, ...able.map(unit => [unit])] : [able];
    for (const attackers of parties) {
      const attack = { attackers, hex, defenders };
      if (isWorthOffering(state, phase, attack)) yield attack;
    }
  }
}

/** Drawn from targets, an attack is right in all but its strength and what its hex owes. */
export const isWorthOffering = (state: State, phase: Combat, attack: Attack): boolean =>
  differentialOf(state, attack) >= 0 && refuseShirking(state, phase, attack) === undefined;
