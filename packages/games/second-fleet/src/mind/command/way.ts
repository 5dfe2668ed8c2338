import { memoBy } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { distanceBetween, GRID } from '../../model/chart.ts';
import { ratingsNow, submarineStacks, surfaceStacks } from '../../model/position.ts';
import { type SeaField, seaFieldTo } from '../../model/sea-field.ts';
import type { PublicState } from '../../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import { missileRange } from '../../rules/combat/missile.ts';
import { baseSpec } from '../../rules/stacking/bases.ts';
import type { Aim } from './aim.ts';
import { hexOfShip } from './group.ts';

/** Hexes that are still to go from a hex. */
export type Way = (hex: HexId) => number;

const fieldsOf = memoBy((_grid: typeof GRID, hex: HexId): SeaField => seaFieldTo([hex]));

const wayTo = (hex: HexId, near = 0): Way => {
  const field = fieldsOf(GRID, hex);
  return from => Math.max(0, (field[from] as number) - near);
};

/** A boat that is farther away than this does not find the ships before they are gone. */
const SAFE = 8;

const isArmed = (table: PublicState, unit: UnitId): boolean => {
  const { ssm, torpedo } = ratingsNow(table, unit);
  return ssm + torpedo > 0;
};

/** Where those of a side are that could attack ships. */
const dangersOf = (table: PublicState, side: Side): readonly HexId[] =>
  [...submarineStacks(table, side), ...surfaceStacks(table, side)]
    .filter(([, units]) => units.some(unit => isArmed(table, unit)))
    .map(([hex]) => hex);

const awayFrom =
  (places: readonly HexId[]): Way =>
  hex =>
    places.reduce((sum, place) => sum + Math.max(0, SAFE - distanceBetween(place, hex)) ** 2, 0);

/** How near the units come to what they hunt. */
const reachOf = (table: PublicState, units: readonly UnitId[]): number =>
  Math.max(1, ...units.map(unit => missileRange(table, unit)));

/** Where an aim leads these units; undefined where it no longer leads anywhere. */
export const wayOf = (
  table: PublicState,
  side: Side,
  units: readonly UnitId[],
  aim: Aim,
): Way | undefined => {
  switch (aim.to) {
    case 'port':
      return wayTo(baseSpec(aim.base).hex);
    case 'hold':
      return wayTo(aim.hex);
    case 'shun':
      return awayFrom(dangersOf(table, enemyOf(side)));
    case 'hunt':
    case 'join': {
      const hex = hexOfShip(table, aim.ship);
      if (hex === undefined) return undefined;
      return wayTo(hex, aim.to === 'hunt' ? reachOf(table, units) : 0);
    }
    default:
      return undefined;
  }
};
