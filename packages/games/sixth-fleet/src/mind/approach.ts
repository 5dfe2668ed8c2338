import { distance } from '@narrow-seas/hex';
import { GRID } from '../model/chart.ts';
import type { Stack, State } from '../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { AIR, type Facts, factsOf, SUBMARINE, SURFACE } from './facts.ts';

const FAR = 12;

/** How near a side's ships are to ships that they could strike: the nearest of each, a hex nearer counts one. */
export const nearness = (state: State, side: Side): number => {
  const facts = factsOf(state);
  const enemies = state.stacks[enemyOf(side)];
  notePrey(facts, enemies);
  let sum = 0;
  for (const stack of state.stacks[side]) {
    const hunters = shipsIn(facts, stack.units);
    if (hunters > 0) sum += hunters * (FAR - nearestPrey(facts, stack, enemies));
  }
  return sum;
};

/** The weakest surface ship and submarine of each enemy stack, without limit where there is none; written over each time. */
const PREY = { surface: new Float64Array(GRID.size), submarine: new Float64Array(GRID.size) };

const notePrey = (facts: Facts, enemies: readonly Stack[]): void => {
  for (let place = 0; place < enemies.length; place += 1) {
    const { units } = enemies[place] as Stack;
    PREY.surface[place] = weakestOf(facts, units, SURFACE);
    PREY.submarine[place] = weakestOf(facts, units, SUBMARINE);
  }
};

const weakestOf = ({ domain, defence }: Facts, units: readonly UnitId[], kind: number): number => {
  let weakest = Number.POSITIVE_INFINITY;
  for (const unit of units)
    if (domain[unit] === kind && (defence[unit] as number) < weakest) weakest = defence[unit] as number;
  return weakest;
};

const shipsIn = ({ domain }: Facts, units: readonly UnitId[]): number => {
  let ships = 0;
  for (const unit of units) if (domain[unit] !== AIR) ships += 1;
  return ships;
};

/** How much stronger than the defence the stack must be for the attack to be worth sailing for. */
const MARGIN = 5;

const nearestPrey = (facts: Facts, { hex, units }: Stack, enemies: readonly Stack[]): number => {
  const surface = powerOf(facts, units, SURFACE) - MARGIN;
  const submarine = powerOf(facts, units, SUBMARINE) - MARGIN;
  let nearest = FAR;
  for (let place = 0; place < enemies.length; place += 1) {
    if (surface <= (PREY.surface[place] as number) && submarine <= (PREY.submarine[place] as number))
      continue;
    nearest = Math.min(nearest, distance(GRID, hex, (enemies[place] as Stack).hex));
  }
  return nearest;
};

const powerOf = ({ strength }: Facts, units: readonly UnitId[], target: number): number => {
  let power = 0;
  for (const unit of units) power += (strength[target] as Float64Array)[unit] as number;
  return power;
};
