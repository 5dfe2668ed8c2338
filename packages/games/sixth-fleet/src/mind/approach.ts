import { distance } from '@narrow-seas/hex';
import { GRID } from '../model/chart.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { Stack, State } from '../model/state.ts';
import { strengthAgainst } from '../rules/combat/strength.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';

const FAR = 12;

/** How near a side's ships are to ships that they could strike: the nearest of each, a hex nearer counts one. */
export const nearness = (state: State, side: Side): number => {
  let sum = 0;
  for (const stack of state.stacks[side]) {
    const hunters = stack.units.filter(unit => isNaval(specOf(state, unit)));
    if (hunters.length > 0) sum += hunters.length * Math.max(0, FAR - nearestPrey(state, side, stack));
  }
  return sum;
};

const nearestPrey = (state: State, side: Side, { hex, units }: Stack): number => {
  let nearest = FAR;
  for (const enemy of state.stacks[enemyOf(side)]) {
    const far = distance(GRID, hex, enemy.hex);
    if (far < nearest && canStrike(state, units, enemy.units)) nearest = far;
  }
  return nearest;
};

const canStrike = (state: State, units: Stack['units'], enemies: Stack['units']): boolean =>
  enemies.some(enemy => {
    const { domain, ratings } = specOf(state, enemy);
    return (
      domain !== 'air' &&
      units.reduce((sum, unit) => sum + strengthAgainst(specOf(state, unit), domain), 0) > ratings.defence + 5
    );
  });
