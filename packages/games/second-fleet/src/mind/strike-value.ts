import { memo } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { valueOf } from '../rules/victory/values.ts';
import { hitOf } from '../rules/damage/damage.ts';
import { hexOfUnit, pieceOf } from '../model/position.ts';
import { specOf, unitCount } from '../model/roster.ts';
import { baseState } from '../rules/stacking/bases.ts';
import type { Piece, PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/** What a damaged unit is worth less: it fights on, but not for long. */
export const HURT = 0.45;

const reckonWorth = (table: Pick<PublicState, 'pieces' | 'extra'>, unit: UnitId): number => {
  const { kind, front } = specOf(table, unit);
  const strength = (front.ssm + front.torpedo + front.bombing / 4 + front.asw) / 12;
  return Math.max(1, valueOf(table, unit)) + strength + (kind === 'CV' ? 6 : 0);
};

const UNLANDED: Piece = { where: { at: 'due' }, damaged: false, mark: 'none', deep: false, landed: false };

/** For each order of battle; every position asks for every unit. */
const worthsIn = memo((extra: PublicState['extra']): Float64Array => {
  const count = unitCount({ extra });
  const fresh = { extra, pieces: Array.from({ length: count }, () => UNLANDED) };
  return Float64Array.from({ length: count }, (_, unit) => reckonWorth(fresh, unit as UnitId));
});

/** What a unit is worth whole: as its destruction counts, and as much again for what it can still do. */
export const worthOf = (table: PublicState, unit: UnitId): number =>
  pieceOf(table, unit).landed ? reckonWorth(table, unit) : (worthsIn(table.extra)[unit] as number);

/** What somebody holds a unit to be worth. */
export type Worth = (table: PublicState, unit: UnitId) => number;

/** How much of a unit is left. */
export const healthOf = (table: PublicState, unit: UnitId): number => {
  const { where, damaged } = pieceOf(table, unit);
  if (where.at === 'lost' || where.at === 'unused') return 0;
  return damaged ? 1 - HURT : 1;
};

/** [14.4] Whether the airfield under a unit is damaged. */
const isGrounded = (table: PublicState, unit: UnitId): boolean => {
  const { where } = pieceOf(table, unit);
  return where.at === 'home' && where.home.kind === 'base' && baseState(table, where.home.base).airfield > 0;
};

/** How much of a unit counts now. */
export const standingOf = (table: PublicState, unit: UnitId): number =>
  healthOf(table, unit) * (isGrounded(table, unit) ? 1 - WEIGHTS.grounded : 1);

/** What a hit of this many points takes of a unit. */
export const lossOf = (table: PublicState, unit: UnitId, points: number, worthTo: Worth): number => {
  const hit = hitOf(table, unit, points);
  if (hit === 'none') return 0;
  return worthTo(table, unit) * (hit === 'damaged' ? HURT : healthOf(table, unit));
};

export const placeOf = (table: PublicState, unit: UnitId): HexId | undefined =>
  pieceOf(table, unit).where.at === 'sea' ? hexOfUnit(table, unit) : undefined;
