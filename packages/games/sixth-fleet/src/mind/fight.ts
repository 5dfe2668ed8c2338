import { unitsOwing } from '../rules/combat/obligation.ts';
import type { Combat, Stack, State } from '../model/state.ts';
import { enemyOf, type UnitId } from '../model/vocabulary.ts';
import { stacksBeside } from './contact.ts';
import { type Strike, strikesOf } from './duel.ts';

/** What losing its fight costs a unit. */
export type Cost = (unit: UnitId) => number;

interface Prospect extends Strike {
  readonly value: number;
}

/** What the side of this Combat Phase may expect to take from the enemy: each stack strikes where it takes most. */
export const expectedGain = (state: State, phase: Combat, cost: Cost): number => {
  const costs = new Map<UnitId, number>();
  const known: Cost = unit => {
    const seen = costs.get(unit);
    if (seen !== undefined) return seen;
    const found = cost(unit);
    costs.set(unit, found);
    return found;
  };
  const survival = new Map<UnitId, number>();
  for (const stack of state.stacks[phase.side]) strikeWith(state, phase, stack, known, survival);
  let gain = 0;
  for (const [unit, chance] of survival) gain += known(unit) * (1 - chance);
  return gain;
};

/** The best strike of a stack, then the best of those who did not join it, and so on. */
const strikeWith = (
  state: State,
  phase: Combat,
  stack: Stack,
  cost: Cost,
  survival: Map<UnitId, number>,
): void => {
  const prospects = prospectsOf(state, phase, stack, cost);
  if (prospects.length === 0) return;
  const spent = new Set<UnitId>();
  for (const { attackers, defenders, chance } of prospects) {
    if (attackers.some(unit => spent.has(unit))) continue;
    for (const unit of attackers) spent.add(unit);
    for (const unit of defenders) survival.set(unit, (survival.get(unit) ?? 1) * (1 - chance));
  }
};

const prospectsOf = (state: State, phase: Combat, stack: Stack, cost: Cost): readonly Prospect[] => {
  const enemies = stacksBeside(state, enemyOf(phase.side), stack.hex);
  if (enemies.length === 0) return NO_PROSPECTS;
  const prospects: Prospect[] = [];
  for (const enemy of enemies) {
    for (const strike of strikesOf(state, phase, stack, enemy)) {
      if (strike.chance === 0) continue;
      const { attackers, defenders, chance } = strike;
      const value = defenders.reduce((sum, unit) => sum + cost(unit), 0) * chance;
      prospects.push({ attackers, defenders, chance, value });
    }
  }
  return prospects.length > 1 ? prospects.sort((a, b) => b.value - a.value) : prospects;
};

const NO_PROSPECTS: readonly Prospect[] = [];

/** [8.24] What the side of this Combat Phase loses because attacks are owed that cannot be made. */
export const forcedLoss = (state: State, phase: Combat, cost: Cost): number => {
  let loss = 0;
  for (const stack of state.stacks[phase.side]) {
    const enemies = stacksBeside(state, enemyOf(phase.side), stack.hex);
    if (enemies.length === 0 || enemies.some(enemy => strikesOf(state, phase, stack, enemy).length > 0))
      continue;
    for (const unit of unitsOwing(state, phase, stack.hex)) loss += cost(unit);
  }
  return loss;
};
