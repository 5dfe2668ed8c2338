import { memoBy } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import { AIR_WAYS, AIRBASES, GRID } from '../model/chart.ts';
import { airbaseAt } from '../rules/terrain/fortress.ts';
import type { State } from '../model/state.ts';
import { NATIONS, type Nation } from '../model/vocabulary.ts';
import { type Board, NOWHERE } from './board.ts';
import { AIR, NATO, opposite, type SideIndex, SOVIET } from './facts.ts';

/** Farther than any aircraft flies. */
const NO_BASE = 255;

/** For each nation and hex: how far to the nearest base on land. */
export type Landings = ReadonlyMap<Nation, Uint8Array>;

/** They change only when a base is destroyed. */
const landingsWith = memoBy(
  (destroyed: readonly HexId[], options: State['options']): Landings =>
    new Map(NATIONS.map(nation => [nation, distancesTo(basesOf({ destroyed, options }, nation))])),
);

export const landingsOf = ({ destroyed, options }: State): Landings => landingsWith(destroyed, options);

const basesOf = (state: Pick<State, 'destroyed' | 'options'>, nation: Nation): readonly HexId[] =>
  AIRBASES.filter(base => base.nation === nation && airbaseAt(state, base.hex) !== undefined).map(
    ({ hex }) => hex,
  );

const distancesTo = (bases: readonly HexId[]): Uint8Array =>
  Uint8Array.from({ length: GRID.size }, (_, hex) =>
    bases.reduce((least, base) => Math.min(least, distance(GRID, hex as HexId, base)), NO_BASE),
  );

/** How far a hex is from the unit's bases on land. */
export const landingAt = ({ facts }: Board, landings: Landings, unit: number, hex: number): number => {
  const spec = facts.specs[unit];
  return (spec === undefined ? undefined : landings.get(spec.nation)?.[hex]) ?? NO_BASE;
};

/** [9.61] */
export const isDeckFor = ({ facts }: Board, ship: number, unit: number): boolean =>
  facts.carrier[ship] === 1 && facts.specs[ship]?.nation === facts.specs[unit]?.nation;

/** [9.31] Held, and every way out held too: such an aircraft never comes home. */
export const isCaught = ({ facts, hexOf, control, open, sizes }: Board, unit: number): boolean => {
  const side = facts.side[unit] as SideIndex;
  const held = control[opposite(side) * 3 + AIR] as Uint8Array;
  const enter = open[side * 3 + AIR] as Uint8Array;
  const enemies = sizes[opposite(side)];
  const hex = hexOf[unit] as number;
  if (held[hex] === 0) return false;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = AIR_WAYS[way] as number;
    if (enter[beside] !== 0 && held[beside] === 0 && enemies[beside] === 0) return false;
  }
  return true;
};

/** Where the aircraft on a board belong: that does not change while ships and aircraft move on it. */
export interface Homes {
  /** By side: its aircraft. */
  readonly aircraft: readonly [readonly number[], readonly number[]];
  /** By unit: how far each hex is from its bases on land, and the ships that it can land on. */
  readonly far: readonly Uint8Array[];
  readonly decks: readonly (readonly number[])[];
}

const FAR_FROM_ALL = new Uint8Array(GRID.size).fill(NO_BASE);

export const homesOn = (board: Board, landings: Landings): Homes => {
  const { facts, units } = board;
  const aircraftOf = (side: SideIndex): readonly number[] =>
    units[side].filter(unit => facts.domain[unit] === AIR);
  return {
    aircraft: [aircraftOf(NATO), aircraftOf(SOVIET)],
    far: facts.specs.map(({ nation }) => landings.get(nation) ?? FAR_FROM_ALL),
    decks: facts.specs.map(({ carrierBased }, unit) =>
      carrierBased
        ? units[facts.side[unit] as SideIndex].filter(ship => isDeckFor(board, ship, unit))
        : NO_DECKS,
    ),
  };
};

const NO_DECKS: readonly number[] = [];

/** How far the aircraft is from the nearest deck or base, as the crow flies; 0 at home. */
export const wayHome = ({ hexOf }: Board, { far, decks }: Homes, unit: number): number => {
  const hex = hexOf[unit] as HexId;
  let least = (far[unit] as Uint8Array)[hex] as number;
  if (least === 0) return least;
  for (const deck of decks[unit] as readonly number[]) {
    if (hexOf[deck] === NOWHERE) continue;
    const way = distance(GRID, hex, hexOf[deck] as HexId);
    if (way < least) least = way;
  }
  return least;
};
