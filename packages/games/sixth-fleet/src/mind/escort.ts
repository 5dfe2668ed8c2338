import { distance, hasHex } from '@narrow-seas/hex';
import { BLACK_SEA, GRID } from '../model/chart.ts';
import { specOf } from '../model/roster.ts';
import type { Stack, State } from '../model/state.ts';

/** The move of a nuclear submarine, and the hex from which it touches. */
const NEAR = 6;

/**
 * [8.24] The points of Soviet ships at sea that a submarine could corner: beside it they would owe an attack which they
 * have not the strength to make. From the reinforcements on NATO has five nuclear ones.
 */
export const unescorted = (state: State): number => {
  const hunters = huntersOf(state);
  let sum = 0;
  for (const stack of state.stacks.soviet) {
    if (hasHex(BLACK_SEA, stack.hex)) continue;
    const points = surfacePoints(state, stack);
    if (points > 0 && isCornered(state, stack, hunters)) sum += points;
  }
  return sum;
};

interface Hunter {
  readonly hex: Stack['hex'];
  readonly defence: number;
}

const huntersOf = (state: State): readonly Hunter[] =>
  state.stacks.nato.flatMap(({ hex, units }) => {
    const boats = units.map(unit => specOf(state, unit)).filter(({ domain }) => domain === 'submarine');
    return boats.map(({ ratings }) => ({ hex, defence: ratings.defence }));
  });

const surfacePoints = (state: State, { units }: Stack): number => {
  let points = 0;
  for (const unit of units) {
    const { domain, ratings } = specOf(state, unit);
    if (domain === 'surface') points += Math.max(1, ratings.ecm);
  }
  return points;
};

const isCornered = (state: State, { hex, units }: Stack, hunters: readonly Hunter[]): boolean => {
  const strength = units.reduce((sum, unit) => sum + specOf(state, unit).ratings.antiSubmarine, 0);
  return hunters.some(hunter => hunter.defence > strength && distance(GRID, hex, hunter.hex) <= NEAR);
};
