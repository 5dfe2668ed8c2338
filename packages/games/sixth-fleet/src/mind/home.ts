import { distance, type HexId } from '@narrow-seas/hex';
import { isBaseFor } from '../air.ts';
import { AIRBASES, GRID } from '../chart.ts';
import { isControlledAgainst } from '../control.ts';
import { airbaseAt } from '../fortress.ts';
import { pathWithin, reachOf } from '../reach.ts';
import { isCarrier, specOf, type UnitSpec } from '../roster.ts';
import { AIR_LIMIT } from '../stacking.ts';
import { unitsAt } from '../position.ts';
import type { State } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';

/** [9.1] Where the aircraft could land, wherever it is. */
export const basesFor = (state: State, spec: UnitSpec): readonly HexId[] => {
  const bases = AIRBASES.filter(({ hex, nation }) => nation === spec.nation && isOpen(state, spec, hex)).map(
    ({ hex }) => hex,
  );
  return spec.carrierBased ? [...bases, ...carrierHexes(state, spec)] : bases;
};

const isOpen = (state: State, spec: UnitSpec, hex: HexId): boolean =>
  airbaseAt(state, hex) !== undefined &&
  unitsAt(state, spec.side, hex).filter(unit => specOf(state, unit).domain === 'air').length < AIR_LIMIT;

const carrierHexes = (state: State, { side, nation }: UnitSpec): readonly HexId[] =>
  state.stacks[side]
    .filter(({ units }) =>
      units.some(unit => isCarrier(specOf(state, unit)) && specOf(state, unit).nation === nation),
    )
    .map(({ hex }) => hex);

/** [9.22] Aircraft of a side away from a base, and whether they could come home in one move. */
export const aircraftOut = (
  state: State,
  side: Side,
): readonly { readonly unit: UnitId; readonly returns: boolean }[] => {
  const out: { unit: UnitId; returns: boolean }[] = [];
  for (const { hex, units } of state.stacks[side]) {
    for (const unit of units) {
      const spec = specOf(state, unit);
      if (spec.domain !== 'air') break;
      if (!isBaseFor(state, spec, hex)) out.push({ unit, returns: isSurelyFree(state, spec, hex) || canReturn(state, unit, spec) });
    }
  }
  return out;
};

/** Away from all control an aircraft finds a way around; the flood that would prove it is too dear for every look. */
const isSurelyFree = (state: State, spec: UnitSpec, hex: HexId): boolean =>
  !isControlledAgainst(state, spec, hex) &&
  basesFor(state, spec).some(base => distance(GRID, hex, base) <= spec.ratings.move - DETOUR);

/** Hexes that going around takes. */
const DETOUR = 2;

/** In the air every hex costs one, so the length of the way is its cost. */
export const canReturn = (state: State, unit: UnitId, spec: UnitSpec): boolean => {
  const reach = reachOf(state, unit);
  return basesFor(state, spec).some(base => {
    const steps = pathWithin(reach, base).length;
    return steps > 0 && steps <= spec.ratings.move;
  });
};
