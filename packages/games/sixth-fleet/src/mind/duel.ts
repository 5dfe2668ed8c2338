import { ableToAttack, groupDownTo } from '../attack.ts';
import { oddsOf } from '../odds.ts';
import type { Combat, Stack, State } from '../state.ts';
import { isNight } from '../strength.ts';
import type { UnitId } from '../vocabulary.ts';

/** Everybody of one stack who can, against the upper part of another. */
export interface Strike {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** [8.9] Of success, 0 to 1. */
  readonly chance: number;
}

type Kept = WeakMap<Stack, readonly Strike[]>;

/** By day and by night: stacks never change, so what one can do to another is worked out once. */
const strikesByDay = new WeakMap<Stack, Kept>();
const strikesByNight = new WeakMap<Stack, Kept>();

/** [8.23] The attacks at zero or better that one stack could make on another. */
export const strikesOf = (state: State, phase: Combat, from: Stack, on: Stack): readonly Strike[] => {
  if (phase.attacked.length + phase.exempt.length + phase.struck.length > 0)
    return findStrikes(state, phase, from, on);
  const cache = isNight(state.turn) ? strikesByNight : strikesByDay;
  let kept = cache.get(from);
  if (kept === undefined) {
    kept = new WeakMap();
    cache.set(from, kept);
  }
  let strikes = kept.get(on);
  if (strikes === undefined) {
    strikes = findStrikes(state, phase, from, on);
    kept.set(on, strikes);
  }
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
