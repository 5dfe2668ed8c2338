import { memo } from '@narrow-seas/core';
import { ableToAttack, groupDownTo } from '../rules/combat/attack.ts';
import { oddsOf } from '../rules/combat/odds.ts';
import type { Combat, Stack, State } from '../model/state.ts';
import { isNight } from '../rules/combat/strength.ts';
import type { UnitId } from '../model/vocabulary.ts';

/** Everybody of one stack who can, against the upper part of another. */
export interface Strike {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** [8.9] Of success, 0 to 1. */
  readonly chance: number;
}

/** What one stack can do to others, by the other; stacks never change. */
const strikesByDay = memo((_from: Stack) => new WeakMap<Stack, readonly Strike[]>());
const strikesByNight = memo((_from: Stack) => new WeakMap<Stack, readonly Strike[]>());

/** [8.23] The attacks at zero or better that one stack could make on another. */
export const strikesOf = (state: State, phase: Combat, from: Stack, on: Stack): readonly Strike[] => {
  if (phase.attacked.length + phase.exempt.length + phase.struck.length > 0)
    return findStrikes(state, phase, from, on);
  const known = (isNight(state.turn) ? strikesByNight : strikesByDay)(from);
  const found = known.get(on);
  if (found !== undefined) return found;
  const strikes = findStrikes(state, phase, from, on);
  known.set(on, strikes);
  return strikes;
};

const findStrikes = (state: State, phase: Combat, from: Stack, on: Stack): readonly Strike[] => {
  const strikes: Strike[] = [];
  for (const lowest of on.units) {
    const defenders = groupDownTo(state, phase, on.hex, lowest);
    const attackers = ableToAttack(state, phase, from.units, on.hex, defenders);
    if (attackers.length === 0) continue;
    const { differential, need } = oddsOf(state, { attackers, hex: on.hex, defenders });
    if (differential >= 0) strikes.push({ attackers, defenders, chance: need / 6 });
  }
  return strikes;
};
