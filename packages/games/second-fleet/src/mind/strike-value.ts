import type { HexId } from '@narrow-seas/hex';
import { valueOf } from '../campaign/values.ts';
import { hitOf } from '../damage.ts';
import { attackDieShift } from '../fire/attack-die.ts';
import { attackPoints, columnOf } from '../fire/crt.ts';
import type { Aim, AttackRoll, Target } from '../fire/phase.ts';
import { hexOfUnit, pieceOf } from '../position.ts';
import { specOf, unitCount } from '../roster.ts';
import type { Piece, Table } from '../state.ts';
import { FACES, type UnitId } from '../vocabulary.ts';

/** What a damaged unit is worth less: it fights on, but not for long. */
const HURT = 0.45;

const reckonWorth = (table: Pick<Table, 'pieces' | 'extra'>, unit: UnitId): number => {
  const { kind, front } = specOf(table, unit);
  const strength = (front.ssm + front.torpedo + front.bombing / 4 + front.asw) / 12;
  return Math.max(1, valueOf(table, unit)) + strength + (kind === 'CV' ? 6 : 0);
};

/** Made once for each order of battle; every position asks for every unit. */
const worthsOf = new WeakMap<Table['extra'], Float64Array>();

const UNLANDED: Piece = { where: { at: 'due' }, damaged: false, mark: 'none', deep: false, landed: false };

const worthsIn = ({ extra }: Table, count: number): Float64Array => {
  const known = worthsOf.get(extra);
  if (known !== undefined) return known;
  const fresh = { extra, pieces: Array.from({ length: count }, () => UNLANDED) };
  const made = Float64Array.from({ length: count }, (_, unit) => reckonWorth(fresh, unit as UnitId));
  worthsOf.set(extra, made);
  return made;
};

/** What a unit is worth whole: as its destruction counts, and as much again for what it can still do. */
export const worthOf = (table: Table, unit: UnitId): number =>
  pieceOf(table, unit).landed
    ? reckonWorth(table, unit)
    : (worthsIn(table, unitCount(table))[unit] as number);

/** What somebody holds a unit to be worth. */
export type Worth = (table: Table, unit: UnitId) => number;

/** How much of a unit is left. */
export const healthOf = (table: Table, unit: UnitId): number => {
  const { where, damaged } = pieceOf(table, unit);
  if (where.at === 'lost' || where.at === 'unused') return 0;
  return damaged ? 1 - HURT : 1;
};

const BASE_POINT = 1.2;

/** What so many points of damage take from the enemy. */
export const lossOf = (table: Table, target: Target, points: number, worthTo: Worth = worthOf): number => {
  if (target.kind === 'base') return points * BASE_POINT;
  const hit = hitOf(table, target.unit, points);
  if (hit === 'none') return 0;
  const worth = worthTo(table, target.unit);
  return worth * (hit === 'damaged' ? HURT : healthOf(table, target.unit));
};

const meanLoss = (table: Table, phase: AttackRoll, { target, points }: Aim, worthTo: Worth): number => {
  const shift = attackDieShift(table, phase.aimed, target) - phase.defence;
  const column = columnOf(points);
  return (
    FACES.reduce<number>(
      (sum, face) => sum + lossOf(table, target, attackPoints(column, face + shift), worthTo),
      0,
    ) / FACES.length
  );
};

/** [C.8.3] What an attack whose defence has been rolled will do: the dice already thrown count as they fell. */
export const pendingLoss = (table: Table, phase: AttackRoll, worthTo: Worth = worthOf): number =>
  phase.aims.reduce((sum, aim, place) => {
    const fallen = phase.points[place];
    return (
      sum +
      (fallen === undefined
        ? meanLoss(table, phase, aim, worthTo)
        : lossOf(table, aim.target, fallen, worthTo))
    );
  }, 0);

export const placeOf = (table: Table, unit: UnitId): HexId | undefined =>
  pieceOf(table, unit).where.at === 'sea' ? hexOfUnit(table, unit) : undefined;
