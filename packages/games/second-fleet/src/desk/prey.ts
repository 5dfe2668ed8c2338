import type { HexId } from '@narrow-seas/hex';
import { distanceBetween } from '../model/chart.ts';
import { hexOfUnit, pieceOf, ratingsNow, submarineStacks, surfaceStacks } from '../model/position.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { missileRange } from '../rules/combat/missile.ts';
import type { View } from '../secrets/view.ts';

/** Hexes of enemy ships and submarines that have been seen. */
export const preyOf = ({ table }: View, side: Side): readonly HexId[] =>
  [surfaceStacks(table, enemyOf(side)), submarineStacks(table, enemyOf(side))].flatMap(stacks =>
    [...stacks].flatMap(([hex, units]) =>
      units.some(unit => pieceOf(table, unit).mark !== 'none') ? [hex] : [],
    ),
  );

/** No enemy is attacked from farther away; whether the attack is allowed from there the rules say. */
export const reachOf = ({ table }: View, units: readonly UnitId[]): number =>
  Math.max(1, ...units.map(unit => missileRange(table, unit)));

/** Whether these could come near enough to one of them at all: who could not need not be asked the rules. */
export const isNearPrey = (view: View, units: readonly UnitId[], prey: readonly HexId[]): boolean => {
  const [first] = units;
  const hex = first === undefined ? undefined : hexOfUnit(view.table, first);
  if (hex === undefined) return false;
  const far = Math.max(...units.map(unit => ratingsNow(view.table, unit).move)) + reachOf(view, units);
  return prey.some(enemy => distanceBetween(hex, enemy) <= far);
};
