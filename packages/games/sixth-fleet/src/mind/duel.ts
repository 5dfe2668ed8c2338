import { ableToAttack, groupDownTo } from '../rules/combat/attack.ts';
import { oddsOf } from '../rules/combat/odds.ts';
import type { Combat, Stack, State } from '../model/state.ts';
import { isNight } from '../rules/combat/strength.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { DOUBLED } from './board.ts';
import { AIR, chanceOf, chancesIn, type Facts, factsOf, mustStop } from './facts.ts';

/** Everybody of one stack who can, against the upper part of another. */
export interface Strike {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** [8.9] Of success, 0 to 1. */
  readonly chance: number;
}

/** [8.23] The attacks at zero or better that one stack could make on another. */
export const strikesOf = (state: State, phase: Combat, from: Stack, on: Stack): readonly Strike[] =>
  phase.attacked.length + phase.exempt.length + phase.struck.length > 0
    ? findStrikes(state, phase, from, on)
    : freshStrikes(state, from, on);

/** The same where nobody has fought yet in the phase, by lists of numbers. */
const freshStrikes = (state: State, from: Stack, on: Stack): readonly Strike[] => {
  const facts = factsOf(state);
  const strikes: Strike[] = [];
  for (let low = 0; low < on.units.length; low += 1) {
    const group = groupAt(facts, on, low);
    const strength = facts.strength[(isNight(state.turn) ? 3 : 0) + group.domain] as Float64Array;
    let power = 0;
    let able: UnitId[] | undefined;
    for (const unit of from.units) {
      if (strength[unit] === 0 || mustStop(facts, unit, group.above)) continue;
      power += strength[unit] as number;
      (able ??= []).push(unit);
    }
    const differential = power - group.defence;
    if (able !== undefined && differential >= 0)
      strikes.push({
        attackers: able,
        defenders: group.defenders,
        chance: chanceOf(chancesIn(state.crt), differential, group.ecm),
      });
  }
  return strikes.length === 0 ? NO_STRIKES : strikes;
};

const NO_STRIKES: readonly Strike[] = [];

interface Group {
  readonly domain: number;
  readonly defenders: readonly UnitId[];
  readonly defence: number;
  readonly ecm: number;
  /** A bit for each other type that lies above it. */
  readonly above: number;
}

/** [7.44] Those of its type down to that unit. */
const groupAt = (facts: Facts, { hex, units }: Stack, low: number): Group => {
  const domain = facts.domain[units[low] as number] as number;
  const factor = domain !== AIR && DOUBLED[hex] === 1 ? 2 : 1;
  const defenders: UnitId[] = [];
  let [defence, ecm, above] = [0, 0, 0];
  for (const unit of units.slice(0, low + 1)) {
    if (facts.domain[unit] === domain) {
      defenders.push(unit);
      defence += (facts.defence[unit] as number) * factor;
      ecm = Math.max(ecm, facts.ecm[unit] as number);
    } else above |= 1 << (facts.domain[unit] as number);
  }
  return { domain, defenders, defence, ecm, above };
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
