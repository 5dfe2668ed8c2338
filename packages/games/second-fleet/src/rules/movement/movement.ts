import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseAt, baseSpec, isHeldBy } from '../stacking/bases.ts';
import { isOutOfFuel } from '../supply/logistics.ts';
import { supplyLimit } from '../supply/supply-limit.ts';
import { effectAt } from '../weather/weather.ts';
import { besideAtSea, distanceFromNorway, isCoastal, isOnMap } from '../../model/chart.ts';
import { isDriftIce, isPackIce } from './ice.ts';
import { pieceOf, ratingsNow, submarinesAt, surfaceAt } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { isCombatant, specOf } from '../../model/roster.ts';
import type { Secret, PublicState } from '../../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import type { SubmarineActivation, SurfaceActivation } from '../../model/sea/phase.ts';

export type SeaActivation = SurfaceActivation | SubmarineActivation;

/** What the table and one's own secrets tell about a move. */
export interface Waters {
  readonly table: PublicState;
  readonly own?: Pick<Secret, 'stores'>;
}

/** [6.1] [C.1.1] Combat ships in a hex, and as many auxiliaries. */
const SHIP_LIMIT = 12;

const isSubmarine = (table: PublicState, unit: UnitId): boolean => specOf(table, unit).arm === 'submarine';

/** A base that is an airfield or a landing strip only shelters no craft. */
const isInPort = (hex: HexId): boolean => {
  const base = baseAt(hex);
  return base !== undefined && baseSpec(base).port;
};

/** [C.13.2] Storm takes a point of ships, and squall half of the small craft's. */
const inWeather = (table: PublicState, unit: UnitId, hex: HexId, move: number): number => {
  const { movementLoss, patrolCraft } = effectAt(table, hex);
  const slower = Math.max(1, move - movementLoss);
  if (specOf(table, unit).kind !== 'PC' || patrolCraft === 'free') return slower;
  if (patrolCraft === 'half') return Math.max(1, Math.floor(move / 2));
  return isInPort(hex) ? 0 : slower;
};

/** [C.13.3] [5.7] [22.4] A submarine that starts in pack ice, or is deep, has one point. */
const submarineMove = (table: PublicState, unit: UnitId, hex: HexId): number => {
  const { move } = ratingsNow(table, unit);
  return pieceOf(table, unit).deep || isPackIce(table, hex) ? Math.min(1, move) : move;
};

/** [C.18.5] [C.18.6] Who took or gave stores this turn stays, or nearly so. */
const moveOf = (waters: Waters, unit: UnitId, start: HexId): number =>
  Math.min(supplyLimit(waters.table, unit), moveFrom(waters, unit, start));

const moveFrom = ({ table, own }: Waters, unit: UnitId, start: HexId): number => {
  if (isSubmarine(table, unit)) return submarineMove(table, unit, start);
  const move = inWeather(table, unit, start, ratingsNow(table, unit).move);
  return isOutOfFuel(own, unit) ? Math.min(1, move) : move;
};

/** [5.3] Points of ships that move together from a hex: those of the slowest. */
const allowanceFrom = (waters: Waters, units: readonly UnitId[], start: HexId, fast: boolean): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const unit of units) least = Math.min(least, moveOf(waters, unit, start));
  return units.length === 0 ? 0 : least + (fast && least > 0 ? 1 : 0);
};

/** [5.6] [C.21.6] */
const isFast = (activation: SeaActivation): boolean =>
  activation.name === 'surface-activation' ? activation.highSpeed : activation.fullSpeed;

export const allowanceOf = (waters: Waters, activation: SeaActivation): number =>
  allowanceFrom(waters, activation.units, activation.start, isFast(activation));

/** Submarines under the ice [5.7]. */
const isIceBoat = (table: PublicState, unit: UnitId): boolean => {
  const { kind } = specOf(table, unit);
  return kind === 'SN' || kind === 'SB';
};

/** [16.3.3] Ships pay two points for drift ice; with one point all told they still go one hex. */
export const costOf = ({ table }: Waters, activation: SeaActivation, allowance: number, to: HexId): number =>
  activation.name === 'surface-activation' && isDriftIce(table, to) ? Math.min(2, allowance) : 1;

/** [5.5] [C.20.7] */
const refuseFarFromNorway = (
  table: PublicState,
  units: readonly UnitId[],
  from: HexId,
  to: HexId,
): Refusal | undefined => {
  const far = distanceFromNorway(to);
  if (far <= 6 || far < distanceFromNorway(from)) return undefined;
  const norwegian = units.find(unit => specOf(table, unit).nation === 'NO');
  return norwegian === undefined
    ? undefined
    : no('5.5', 'far-from-norway', 'Norwegian ships must stay within six hexes of their coast.', norwegian);
};

const refuseIce = (
  table: PublicState,
  activation: SeaActivation,
  from: HexId,
  to: HexId,
): Refusal | undefined => {
  if (isPackIce(table, to)) {
    const barred = activation.units.find(unit => !isIceBoat(table, unit));
    if (barred !== undefined) return no('5.7', 'pack-ice', 'Only SN and SB can enter pack ice.', barred);
    if (isFast(activation))
      return noAt('5.6', 'fast-in-ice', 'A submarine cannot go at full speed in pack ice.', to);
  }
  if (isPackIce(table, from) && from !== activation.start)
    return noAt('5.7', 'stopped-by-ice', 'A submarine must stop when it enters pack ice.', from);
  return activation.name === 'submarine-activation' && activation.fullSpeed && isDriftIce(table, to)
    ? noAt('16.3.4', 'fast-in-drift', 'A submarine at full speed cannot enter drift ice.', to)
    : undefined;
};

const refuseDeep = (table: PublicState, { units }: SeaActivation, to: HexId): Refusal | undefined => {
  const deep = units.find(unit => pieceOf(table, unit).deep);
  return deep !== undefined && (isCoastal(to) || isPackIce(table, to))
    ? no('22.4', 'deep', 'A deep submarine cannot enter coastal or pack ice hexes.', deep)
    : undefined;
};

/** Why these units cannot go from one hex to the next. */
export const refuseStep = (
  { table }: Waters,
  activation: SeaActivation,
  from: HexId,
  to: HexId,
): Refusal | undefined => {
  if (!isOnMap(to)) return noAt('5.1', 'off-map', 'Units cannot leave the map.', to);
  if (!besideAtSea(from).includes(to))
    return noAt('C.1.3', 'no-way', 'Ships cannot sail between these two hexes.', to);
  return (
    refuseIce(table, activation, from, to) ??
    refuseDeep(table, activation, to) ??
    (activation.name === 'surface-activation'
      ? refuseFarFromNorway(table, activation.units, from, to)
      : undefined)
  );
};

const countOf = (table: PublicState, units: Iterable<UnitId>, combatants: boolean): number => {
  let count = 0;
  for (const unit of units) if (isCombatant(specOf(table, unit)) === combatants) count += 1;
  return count;
};

/** [6.1] */
const refuseCrowd = (
  table: PublicState,
  side: Side,
  units: readonly UnitId[],
  hex: HexId,
): Refusal | undefined => {
  const there = surfaceAt(table, side, hex);
  if (there.length + units.length <= SHIP_LIMIT) return undefined;
  const all = new Set([...there, ...units]);
  return countOf(table, all, true) > SHIP_LIMIT || countOf(table, all, false) > SHIP_LIMIT
    ? noAt('6.1', 'too-many', 'A hex can hold at most twelve combat ships and twelve other ships.', hex)
    : undefined;
};

/** [5.4] [C.2.12] Nobody ends among enemies, in an enemy base, or where there is no room. */
export const refuseEndIn = (
  table: PublicState,
  side: Side,
  units: readonly UnitId[],
  hex: HexId,
): Refusal | undefined => {
  const enemy = enemyOf(side);
  if (surfaceAt(table, enemy, hex).length > 0 || submarinesAt(table, enemy, hex).length > 0)
    return noAt('5.4', 'among-enemies', 'A unit cannot end its action in a hex with enemies.', hex);
  const base = baseAt(hex);
  if (base !== undefined && isHeldBy(table, enemy, base))
    return noAt('5.4', 'enemy-base', 'A unit cannot end its action in an enemy base.', hex);
  const [first] = units;
  return first === undefined || isSubmarine(table, first) ? undefined : refuseCrowd(table, side, units, hex);
};
