import { type HexId, hasHex, type HexSet, union } from '@narrow-seas/hex';
import { COAST_OF_BRITAIN, COAST_OF_NORWAY, COAST_OF_THE_SOVIETS, NEAR_SOSUS } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import type { Strike } from '../../model/fire/phase.ts';
import { hexOfUnit, pieceOf, submarineStacks, surfaceAt, surfaceStacks } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import {
  enemyOf,
  type DetectionLevel,
  DETECTION_LEVELS,
  SIDES,
  type Side,
  type UnitId,
} from '../../model/vocabulary.ts';
import { HEARING, hearingAround, isCloselyWatched, isWatched } from './zones.ts';

const rank = (mark: DetectionLevel): number => DETECTION_LEVELS.indexOf(mark);

/** [9.2] A mark for those who have less; a better one is never lost, so nobody ever has two. */
export const marking = (
  table: PublicState,
  units: readonly UnitId[],
  mark: DetectionLevel,
): readonly Event[] => {
  const gets = units.filter(unit => rank(pieceOf(table, unit).mark) < rank(mark));
  return gets.length === 0 ? [] : [{ type: 'marked', units: gets, mark }];
};

const unmarking = (units: readonly UnitId[]): readonly Event[] =>
  units.length === 0 ? [] : [{ type: 'marked', units, mark: 'none' }];

const best = (table: PublicState, units: readonly UnitId[]): DetectionLevel =>
  units.reduce<DetectionLevel>((mark, unit) => {
    const other = pieceOf(table, unit).mark;
    return rank(other) > rank(mark) ? other : mark;
  }, 'none');

/** [9.2] Ships of one hex are found as one: a local mark beside a strategic one, on a ship that has just arrived, would be the second. */
const markingStack = (
  table: PublicState,
  ships: readonly UnitId[],
  mark: DetectionLevel,
): readonly Event[] => {
  const known = best(table, ships);
  return marking(table, ships, rank(known) > rank(mark) ? known : mark);
};

/** [9.4.4] Ships of a side in zones of the other, hex by hex. */
const markingInZones = (table: PublicState, side: Side): readonly Event[] =>
  [...surfaceStacks(table, side)]
    .filter(([hex]) => isWatched(table, enemyOf(side), hex))
    .flatMap(([, ships]) => markingStack(table, ships, 'local'));

/** [9.4.5] Submarines of a side next to enough ASW of the other. */
const submarinesHeard = (table: PublicState, side: Side): readonly UnitId[] =>
  [...submarineStacks(table, side)]
    .filter(([hex]) => hearingAround(table, enemyOf(side), hex) >= HEARING)
    .flatMap(([, units]) => units);

/** [2.3.4] [9.4.1] [9.4] [C.4] Both sides at once: marks placed now change nothing for each other. */
export const localDetection = (table: PublicState): readonly Event[] =>
  SIDES.flatMap(side => [
    ...markingInZones(table, side),
    ...marking(table, submarinesHeard(table, side), 'local'),
  ]);

const markedUnits = (table: PublicState, mark: DetectionLevel): readonly UnitId[] => {
  const units: UnitId[] = [];
  for (const [unit, piece] of table.pieces.entries()) if (piece.mark === mark) units.push(unit as UnitId);
  return units;
};

/** Whether the other side would mark it if it were not marked yet. */
const isStillWatched = (table: PublicState, unit: UnitId): boolean => {
  const { side, arm } = specOf(table, unit);
  const hex = hexOfUnit(table, unit);
  if (hex === undefined) return false;
  return arm === 'surface'
    ? isWatched(table, enemyOf(side), hex)
    : hearingAround(table, enemyOf(side), hex) >= HEARING;
};

/** [2.3.6] [9.12.2.1] [9.12.2.2] [C.6.3] [9.12.2] [C.6.1] Local marks come off, but from those still watched. */
export const localRemoval = (table: PublicState): readonly Event[] =>
  unmarking(markedUnits(table, 'local').filter(unit => !isStillWatched(table, unit)));

/** [2.4.4] [9.12.1] [19.3] [C.6.2] */
const isKeptBySosus = (table: PublicState, unit: UnitId): boolean => {
  const { side, arm } = specOf(table, unit);
  const hex = hexOfUnit(table, unit);
  return side === 'soviet' && arm === 'submarine' && hex !== undefined && hasHex(NEAR_SOSUS, hex);
};

/** Strategic marks come off at night. Without SOSUS in play nothing keeps them. */
export const strategicRemoval = (table: PublicState, sosus: boolean): readonly Event[] =>
  unmarking(markedUnits(table, 'strategic').filter(unit => !(sosus && isKeptBySosus(table, unit))));

const WATCHED_COASTS: { readonly [side in Side]: HexSet } = {
  soviet: union(COAST_OF_NORWAY, COAST_OF_BRITAIN),
  nato: COAST_OF_THE_SOVIETS,
};

/** [9.5.4] [C.3.4] The coast reports ships of the other side. */
export const isOffWatchedCoast = (side: Side, hex: HexId): boolean => hasHex(WATCHED_COASTS[side], hex);

/**
 * [9.5.1.1] [9.5.1.2] [9.5.1] [C.5.3] A unit that fires close to the enemy is seen: the submarine, or all ships of the hex.
 * The zone counts as it was `before` the hits: the shot may sink the only ship that made it.
 */
export const detectionByAttack = (
  before: PublicState,
  table: PublicState,
  { side, units, from }: Strike,
): readonly Event[] => {
  const first = units.find(unit => hexOfUnit(table, unit) === from);
  if (first === undefined || specOf(table, first).arm === 'air') return [];
  if (!isCloselyWatched(before, enemyOf(side), from)) return [];
  const seen = specOf(table, first).arm === 'surface' ? surfaceAt(table, side, from) : [first];
  return marking(table, seen, 'local');
};

/** [9.6] [9.7] [9.9] [C.5.5] Ships that lie together are known alike. */
export const merging = (table: PublicState, side: Side, hex: HexId): readonly Event[] =>
  markingStack(table, surfaceAt(table, side, hex), 'none');
