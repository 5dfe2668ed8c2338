import { memoBy } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { forcesAt, pieceOf, surfaceStacks } from '../../model/position.ts';
import { specOf, unitNamed } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import { stakeOf } from '../staff/stake.ts';

/** Ships that sail together, called by the one that matters most. */
export interface Group {
  readonly name: string;
  readonly units: readonly UnitId[];
  readonly hex: HexId;
  readonly stake: number;
}

const groupOf = (table: PublicState, units: readonly UnitId[], hex: HexId): Group => {
  const stakes = units.map(unit => stakeOf(table, unit));
  const lead = units[stakes.indexOf(Math.max(...stakes))] as UnitId;
  return {
    name: specOf(table, lead).name,
    units,
    hex,
    stake: stakes.reduce((sum, stake) => sum + stake, 0),
  };
};

/** The groups of a side, the richest first. */
export const groupsOf = memoBy((table: PublicState, side: Side): readonly Group[] =>
  [...surfaceStacks(table, side).keys()]
    .flatMap(hex => forcesAt(table, side, hex).map(units => groupOf(table, units, hex)))
    .toSorted((a, b) => b.stake - a.stake),
);

/** Where a ship of this name lies. */
export const hexOfShip = (table: PublicState, name: string): HexId | undefined => {
  const unit = unitNamed(table, name);
  if (unit === undefined) return undefined;
  const { where } = pieceOf(table, unit);
  return where.at === 'sea' ? where.hex : undefined;
};
