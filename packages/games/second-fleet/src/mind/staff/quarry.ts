import type { HexId } from '@narrow-seas/hex';
import { BASE_IDS, baseNamed, baseSpec, baseState } from '../../rules/stacking/bases.ts';
import { distanceBetween } from '../../model/chart.ts';
import { aircraftAt, pieceOf, submarineStacks, surfaceStacks } from '../../model/position.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { PublicState } from '../../model/state.ts';
import { type AttackType, enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import { hexOfShip } from '../command/group.ts';
import { stakeOf } from './stake.ts';

/** Something that aircraft could be sent against, and how much is there. */
export interface Quarry {
  readonly attack: AttackType;
  readonly hex: HexId;
  readonly stake: number;
}

type Stacks = ReturnType<typeof surfaceStacks>;

const seen = (table: PublicState, stacks: Stacks): readonly (readonly [HexId, readonly UnitId[]])[] =>
  [...stacks].filter(([, units]) => units.some(unit => pieceOf(table, unit).mark !== 'none'));

const stakeIn = (table: PublicState, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + stakeOf(table, unit), 0);

/** [C.24] Airfields that the scenario lets a side attack, as long as there is something left of them. */
const fieldsToBomb = (table: PublicState, side: Side, attack: AttackType): readonly Quarry[] => {
  const nations = scenarioOf(table).rules.attackBases[side];
  if (table.level === 'basic') return [];
  return BASE_IDS.filter(base => {
    const { owner, airfield } = baseState(table, base);
    const { nation, strip } = baseSpec(base);
    return !strip && owner !== side && airfield < 3 && nations.includes(nation);
  }).map(base => ({
    attack,
    hex: baseSpec(base).hex,
    stake: 8 + stakeIn(table, aircraftAt(table, { kind: 'base', base })),
  }));
};

const placeNamed = (table: PublicState, name: string): HexId | undefined => {
  const base = baseNamed(name);
  return base === undefined ? hexOfShip(table, name) : baseSpec(base).hex;
};

/** What an attack of this kind could be made on. */
export const quarriesFor = (
  table: PublicState,
  side: Side,
  attack: AttackType,
  seeks?: string,
): readonly Quarry[] => {
  const enemy = enemyOf(side);
  if (attack === 'asw')
    return seen(table, submarineStacks(table, enemy)).map(([hex, units]) => ({
      attack,
      hex,
      stake: stakeIn(table, units),
    }));
  const ships = seen(table, surfaceStacks(table, enemy)).map(([hex, units]) => ({
    attack,
    hex,
    stake: stakeIn(table, units),
  }));
  const all = [...ships, ...fieldsToBomb(table, side, attack)];
  if (seeks === undefined) return all;
  const sought = placeNamed(table, seeks);
  return all.filter(({ hex }) => hex === sought);
};

/** More would only take time. */
const MOST = 5;

/** The richest of them that can be reached from a hex by aircraft of this range and come back. */
export const nearQuarries = (quarries: readonly Quarry[], from: HexId, reach: number): readonly Quarry[] =>
  quarries
    .filter(({ hex }) => distanceBetween(from, hex) <= reach)
    .toSorted((a, b) => b.stake - a.stake)
    .slice(0, MOST);
