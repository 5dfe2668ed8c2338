import { hasHex, type HexId } from '@narrow-seas/hex';
import {
  AIRBASES,
  BLACK_SEA,
  FORTRESSES,
  GRID,
  isWater,
  LAND_HEXSIDES,
  PROHIBITED,
  RESTRICTED,
} from '../model/chart.ts';
import { specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { Domain, Side, UnitId } from '../model/vocabulary.ts';

/** The rules of movement and retreat once more, read off the text as simply as can be, without the rules' own code. */

const other = (side: Side): Side => (side === 'nato' ? 'soviet' : 'nato');

const unitsOf = (state: State, side: Side, hex: HexId): readonly UnitId[] =>
  state.stacks[side].find(stack => stack.hex === hex)?.units ?? [];

const placeOf = (state: State, unit: UnitId): HexId =>
  state.stacks[specOf(state, unit).side].find(({ units }) => units.includes(unit))?.hex as HexId;

const RATING = { air: 'antiAir', surface: 'antiSurface', submarine: 'antiSubmarine' } as const;

const harms = (state: State, enemy: UnitId, domain: Domain): boolean =>
  specOf(state, enemy).ratings[RATING[domain]] > 0;

/** The way from a hex to one beside it; undefined where they are apart. */
const wayBetween = (from: HexId, to: HexId): number | undefined =>
  [0, 1, 2, 3, 4, 5].find(way => GRID.neighbours[from * 6 + way] === to);

const isOverLand = (from: HexId, to: HexId): boolean =>
  LAND_HEXSIDES[GRID.hexsides[from * 6 + (wayBetween(from, to) ?? 0)] as number] === 1;

/** [6.0] [6.42] [10.21] [10.22] The enemies that control a hex against the unit. */
const controllers = (state: State, unit: UnitId, hex: HexId): readonly UnitId[] => {
  const { side, domain } = specOf(state, unit);
  if (hasHex(PROHIBITED, hex)) return [];
  return state.stacks[other(side)]
    .filter(stack => wayBetween(hex, stack.hex) !== undefined)
    .flatMap(stack =>
      stack.units.filter(
        enemy =>
          harms(state, enemy, domain) &&
          (specOf(state, enemy).domain === 'air' || !isOverLand(hex, stack.hex)),
      ),
    );
};

/** [6.43] */
const isHeld = (state: State, unit: UnitId, hex: HexId): boolean => {
  const { domain, ratings } = specOf(state, unit);
  return (
    domain === 'surface' &&
    controllers(state, unit, hex).some(enemy => {
      const spec = specOf(state, enemy);
      return spec.domain !== 'air' && spec.ratings.move >= ratings.move;
    })
  );
};

/** [5.12] [10.1] [12.3] What it costs to enter; undefined where that cannot be, no matter who is there. */
const price = (state: State, unit: UnitId, from: HexId, to: HexId): number | undefined => {
  const { side, domain } = specOf(state, unit);
  const fortress = FORTRESSES.find(({ hex }) => hex === to);
  if (wayBetween(from, to) === undefined) return undefined;
  if (fortress !== undefined && fortress.side !== side && !state.destroyed.includes(to)) return undefined;
  if (domain === 'air') return hasHex(PROHIBITED, to) && !state.violated ? undefined : 1;
  if (hasHex(PROHIBITED, to) || !isWater(to) || isOverLand(from, to)) return undefined;
  if (hasHex(BLACK_SEA, to) && state.turn <= 10) return undefined;
  return hasHex(RESTRICTED, to) ? 2 : 1;
};

/** [5] [6.1] [6.4] Whether a unit that has not moved may go along these hexes and stay in the last. */
export const mayMoveByText = (state: State, unit: UnitId, path: readonly HexId[]): boolean => {
  const { side, domain, ratings } = specOf(state, unit);
  let from = placeOf(state, unit);
  let left = ratings.move;
  if (isHeld(state, unit, from)) return false;
  for (const [step, to] of path.entries()) {
    const cost = price(state, unit, from, to);
    if (cost === undefined || (left -= cost) < 0) return false;
    const [leaves, enters] = [from, to].map(hex => controllers(state, unit, hex).length > 0);
    if (leaves && step > 0) return false;
    if (leaves && enters && domain !== 'submarine') return false;
    const enemies = unitsOf(state, other(side), to);
    if (enemies.some(enemy => harms(state, enemy, domain))) return false;
    if (enemies.length > 0 && (enters || step === path.length - 1)) return false;
    from = to;
  }
  return path.length > 0;
};

/** [9.1] Whether an airbase of its nation is there; carriers are no part of this. */
export const isBaseByText = (state: State, unit: UnitId, hex: HexId, nation: string): boolean =>
  AIRBASES.some(base => base.hex === hex && base.nation === nation && !base.optional) &&
  !state.destroyed.includes(hex) &&
  specOf(state, unit).domain === 'air';

/** [6.5] [7.22] [8.71] Whether a ship may retreat to a hex where no enemy is. */
export const mayRetreatByText = (state: State, unit: UnitId, to: HexId): boolean => {
  const { side, domain } = specOf(state, unit);
  const ships = unitsOf(state, side, to).filter(id => specOf(state, id).domain !== 'air').length;
  return (
    domain !== 'air' &&
    price(state, unit, placeOf(state, unit), to) !== undefined &&
    controllers(state, unit, to).length === 0 &&
    unitsOf(state, other(side), to).length === 0 &&
    ships < 3
  );
};
