import { countOf, type HexSet, hasHex, intersection } from '@narrow-seas/hex';
import { AEGEAN, EASTERN_MEDITERRANEAN, ISRAEL_COAST, WEST_EDGE } from '../chart.ts';
import { hasSeaLine, openToSeaLine } from '../communication.ts';
import { isNaval, specOf } from '../roster.ts';
import type { State } from '../state.ts';

/** How much of a bonus is in hand when the sea is only partly closed or only few units are left. */
const HALF_DONE = 0.5;

/** [13.12] 0: Israel is open; 1: cut off; between: the share of its coast that is closed. */
const cutOff = (state: State): number => {
  if (!hasSeaLine(state, ISRAEL_COAST, WEST_EDGE)) return 1;
  return partlyCut(countOf(intersection(ISRAEL_COAST, openToSeaLine(state))), countOf(ISRAEL_COAST));
};

/** While a line runs, by the share of the coast that is closed. */
export const partlyCut = (open: number, coast: number): number => HALF_DONE * (1 - open / Math.max(1, coast));

const natoUnitsIn = (state: State, region: HexSet, onlyShips: boolean): number => {
  let count = 0;
  for (const { hex, units } of state.stacks.nato) {
    if (!hasHex(region, hex)) continue;
    for (const unit of units) if (!onlyShips || isNaval(specOf(state, unit))) count += 1;
  }
  return count;
};

/** 1 when nobody is there, less with everyone who is. */
export const emptiness = (count: number): number => (count === 0 ? 1 : HALF_DONE / (1 + count));

/** [13.1] The Soviet bonuses, in part where they are in part achieved. */
export const objectives = (state: State): number => {
  const cut = cutOff(state);
  const east = emptiness(natoUnitsIn(state, EASTERN_MEDITERRANEAN, true));
  return bonusWorth(emptiness(natoUnitsIn(state, AEGEAN, false)), cut, east);
};

/** [13.11] [13.12] [13.13] */
export const bonusWorth = (aegean: number, cut: number, east: number): number =>
  10 * aegean + 15 * cut + 15 * cut * east;
