import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import type { HexId } from '@narrow-seas/hex';
import { BASE_IDS, baseAt, baseSpec, canReceive, isHeldBy } from '../stacking/bases.ts';
import { besideAtSea, distanceBetween } from '../../model/chart.ts';
import { isPackIce } from '../movement/ice.ts';
import { aircraftAt, capOver, submarinesAt, surfaceAt } from '../../model/position.ts';
import { hasFieldRoom, hasSeaRoom } from '../stacking/room.ts';
import type { State, PublicState } from '../../model/state.ts';
import { type BaseId, enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';

/** [C.17.9] The nearest own airfield of the zone with room; lower numbers first. */
const refugeOf = (table: PublicState, side: Side, base: BaseId, unit: UnitId): BaseId | undefined => {
  const { zone, hex } = baseSpec(base);
  return BASE_IDS.filter(
    other =>
      other !== base &&
      baseSpec(other).zone === zone &&
      canReceive(table, side, other) &&
      hasFieldRoom(table, other, unit),
  ).toSorted((a, b) => distanceBetween(hex, baseSpec(a).hex) - distanceBetween(hex, baseSpec(b).hex))[0];
};

const flyOut =
  (side: Side, base: BaseId, unit: UnitId): Consequence =>
  ({ table }) => {
    const refuge = refugeOf(table, side, base, unit);
    return refuge === undefined
      ? [{ type: 'died', unit, cause: 'captured' }]
      : [{ type: 'stationed', unit, base: refuge }];
  };

/** [C.17.9] Nobody of the enemy is there, and there is room. */
const isFree = (table: PublicState, side: Side, hex: HexId, units: readonly UnitId[]): boolean => {
  const base = baseAt(hex);
  const enemy = enemyOf(side);
  return (
    surfaceAt(table, enemy, hex).length === 0 &&
    submarinesAt(table, enemy, hex).length === 0 &&
    (base === undefined || isHeldBy(table, side, base)) &&
    hasSeaRoom(table, side, hex, units) &&
    !isPackIce(table, hex)
  );
};

/** [C.17.9] The nearest such hex by sea; among equals the first found, ways being looked at in a fixed order. */
const nearestFree = (
  table: PublicState,
  side: Side,
  from: HexId,
  units: readonly UnitId[],
): HexId | undefined => {
  const seen = new Set([from]);
  for (const hex of seen) {
    if (hex !== from && isFree(table, side, hex, units)) return hex;
    for (const next of besideAtSea(hex)) seen.add(next);
  }
  return undefined;
};

const sailOut =
  (side: Side, base: BaseId): Consequence =>
  ({ table }) => {
    const { hex: from } = baseSpec(base);
    const units = [...surfaceAt(table, side, from), ...submarinesAt(table, side, from)];
    const hex = units.length === 0 ? undefined : nearestFree(table, side, from, units);
    return hex === undefined ? [] : [{ type: 'driven-out', units, hex }];
  };

/** [C.17.9] The base changes side; what the loser has there leaves. */
export const takeBase = (state: State, base: BaseId, side: Side, garrison: number): Effect => {
  const loser = enemyOf(side);
  const home = { kind: 'base', base } as const;
  const aircraft = [...aircraftAt(state.table, home), ...capOver(state.table, home)];
  return chain(
    state,
    () => [
      { type: 'base-taken', base, side },
      { type: 'base-changed', base, defence: 0, garrison, lodgement: 0 },
    ],
    ...aircraft.map(unit => flyOut(loser, base, unit)),
    sailOut(loser, base),
  );
};
