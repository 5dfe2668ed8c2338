import type { HexId } from '@narrow-seas/hex';
import { hexOf, NAVAL_COST, SEA_WAYS } from '../model/chart.ts';
import { isNaval, specOf, type UnitSpec } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { ENTRANCES } from './straits.ts';

/** Farther than any hex of the Black Sea. */
const FAR = 40;

/** Ships that are driven off there have one way to go, and none when it is full. */
const BLIND: readonly HexId[] = [hexOf('2024')];

/** [12.24] How many hexes a ship has to sail from each hex to where the Aegean opens, if nobody bars the way. */
const WAY_OUT: Uint8Array = (() => {
  const way = new Uint8Array(NAVAL_COST.length).fill(FAR);
  for (const hex of ENTRANCES) way[hex] = 0;
  // Each hex is reached once: the list grows while it is read.
  const reached: number[] = [...ENTRANCES];
  for (const hex of reached) {
    const next = (way[hex] as number) + 1;
    for (const beside of SEA_WAYS.subarray(hex * 6, hex * 6 + 6)) {
      if (next >= (way[beside] ?? 0) || NAVAL_COST[beside] === 0) continue;
      way[beside] = next;
      reached.push(beside);
    }
  }
  for (const hex of BLIND) way[hex] = FAR;
  return way;
})();

/** [3.25] */
const isOfTheFleet = (spec: UnitSpec): boolean => spec.fleet === 'B' && isNaval(spec);

/** How far the ships of the Black Sea Fleet have come on their way to the Mediterranean, in hexes together. */
export const headway = (state: State): number => {
  let sum = 0;
  for (const { hex, units } of state.stacks.soviet) {
    const gained = FAR - (WAY_OUT[hex] as number);
    for (const unit of units) if (isOfTheFleet(specOf(state, unit))) sum += gained;
  }
  return sum;
};

const FEW = 3;

/** The nearest to the open sea among hexes that a ship of that fleet could go to; none for others. */
export const onward = (spec: UnitSpec, open: readonly HexId[]): readonly HexId[] =>
  isOfTheFleet(spec)
    ? open.toSorted((a, b) => (WAY_OUT[a] as number) - (WAY_OUT[b] as number)).slice(0, FEW)
    : [];
