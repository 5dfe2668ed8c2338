import { distance, type HexId, range } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { CHARTS, portOfName, terrainAt } from '../../model/chart.ts';
import { type SweepFacts, sweepModifiers, sweptByItself } from './minesweeping.ts';
import { shiftOf } from '../../model/modifier.ts';

const chart = CHARTS.mediterranean;
const tripoli = portOfName(chart, 'Tripoli');

/** A sea hex just so far from Tripoli. */
const seaAt = (steps: number): HexId => {
  const found = range(chart.grid, tripoli.hex, steps).find(
    hex => distance(chart.grid, tripoli.hex, hex) === steps && terrainAt(chart, hex) === 'sea',
  );
  if (found === undefined) throw new RangeError(`No sea ${steps} hexes off Tripoli`);
  return found;
};

describe('[36.C.3] automatic sweeping', () => {
  test('O18 a belt 8 hexes from the nearest port of its owner goes, one at 7 stays', () => {
    expect(sweptByItself(chart, seaAt(8), [tripoli], false)).toBe(true);
    expect(sweptByItself(chart, seaAt(7), [tripoli], false)).toBe(false);
  });

  test('a belt in a coastal hex of one’s own goes wherever it lies', () => {
    expect(sweptByItself(chart, tripoli.hex, [tripoli], true)).toBe(true);
    expect(sweptByItself(chart, tripoli.hex, [tripoli], false)).toBe(false);
    expect(sweptByItself(chart, seaAt(3), [tripoli], true)).toBe(false);
  });
});

describe('[36.C.3] Table 1', () => {
  test.each<[string, SweepFacts, number]>([
    ['O12 calm, fighters, no guns', { sea: 'calm', cap: true, fort: 0, eager: false }, 3],
    ['O12 rough, no fighters, guns of 2', { sea: 'rough', cap: false, fort: 2, eager: false }, 0],
    ['stormy, no fighters, guns of 4', { sea: 'stormy', cap: false, fort: 4, eager: false }, -2],
    ['one level of guns is not two', { sea: 'calm', cap: true, fort: 1, eager: false }, 3],
    ['after a great success', { sea: 'calm', cap: true, fort: 0, eager: true }, 4],
  ])('%s', (_case, facts, shift) => {
    expect(shiftOf(sweepModifiers(facts))).toBe(shift);
  });
});
