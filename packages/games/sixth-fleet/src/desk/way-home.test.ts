import { type HexId, hasHex } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { AIRBASES, FORTRESS_AT } from '../model/chart.ts';
import { canReachOwnBase } from '../rules/air/grounding.ts';
import { passageFor } from '../rules/movement/passage.ts';
import { placed } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { galleryOf } from '../testing/positions.ts';
import { SIDES, type UnitId } from '../model/vocabulary.ts';
import { homeRange, homeRanges } from './way-home.ts';

/** Hexes, some of them, where the aircraft could be and the two answers differ. */
const differences = (state: State, unit: UnitId): readonly HexId[] => {
  const { side } = specOf(state, unit);
  const { enter, harmless } = passageFor(state, side, 'air');
  const home = homeRange(state, unit);
  return Array.from({ length: 170 }, (_, place) => (1 + place * 7) as HexId)
    .filter(hex => enter[hex] !== 0 && !hasHex(harmless, hex))
    .filter(hex => hasHex(home, hex) !== canReachOwnBase(placed(state, unit, hex), unit));
};

const aircraftOf = (state: State): readonly UnitId[] =>
  SIDES.flatMap(side => state.stacks[side].flatMap(({ units }) => units)).filter(
    unit => specOf(state, unit).domain === 'air',
  );

test('[9.14] [9.22] the way home is the rules’ own, from every hex where an aircraft could be', () => {
  const positions = galleryOf([6, 7], 2).filter(({ phase }) => phase.name === 'movement');
  expect(positions.length).toBeGreaterThan(2);
  for (const state of positions) {
    for (const unit of aircraftOf(state).filter((_, place) => place % 7 === 0))
      expect(differences(state, unit)).toEqual([]);
  }
});

test('aircraft that share their ways home get the same answer as alone', () => {
  for (const state of galleryOf([8], 1).slice(-3)) {
    const home = homeRanges(state);
    const units = aircraftOf(state);
    expect(units.map(home)).toEqual(units.map(unit => homeRange(state, unit)));
  }
});

test('[10.15] no enemy can bar a base: every one is a Defended hex', () => {
  expect(AIRBASES.filter(({ hex }) => !FORTRESS_AT.has(hex))).toEqual([]);
});
