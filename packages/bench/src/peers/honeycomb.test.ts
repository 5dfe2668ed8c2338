import { columnOf, flood, type HexId, makeField, neighboursOf, rowOf } from '@narrow-seas/hex';
import type { Hex } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { POINTS, startsOf } from '../measurements/hex-flood.ts';
import { COLUMNS, makeSea, ROWS } from '../measurements/sea.ts';
import { floodInHoneycomb, makeHoneycomb, neighboursInHoneycomb } from './honeycomb.ts';

const sea = makeSea();
const { grid, hexes } = makeHoneycomb(COLUMNS, ROWS);
const ourId = (hex: Hex): number => hex.row * COLUMNS + hex.col;

describe('the peer is given the same work', () => {
  test('its hexes are ours, in our order', () => {
    expect(hexes.map(({ col, row }) => [col, row])).toEqual(
      Array.from({ length: sea.size }, (_, hex) => [columnOf(sea, hex as HexId), rowOf(sea, hex as HexId)]),
    );
  });

  test('every hex has the same neighbours, in the same order', () => {
    expect(hexes.map(hex => neighboursInHoneycomb(grid, hex).map(ourId))).toEqual(
      hexes.map((_, id) => neighboursOf(sea, id as HexId)),
    );
  });

  test('a flood reaches the same hexes for the same cost', () => {
    const terrain = { enter: new Uint8Array(sea.size).fill(1) };
    for (const start of [startsOf(sea)[0], 0 as HexId, (sea.size - 1) as HexId]) {
      const field = flood(sea, terrain, start!, POINTS, makeField(sea));
      const ours = Array.from(field.reached.subarray(0, field.count), hex => [hex, field.cost[hex]]);
      const theirs = [...floodInHoneycomb(grid, hexes[start!]!, POINTS)].map(([hex, cost]) => [
        ourId(hex),
        cost,
      ]);
      expect(new Map(theirs as [number, number][])).toEqual(new Map(ours as [number, number][]));
    }
  });

  test('floods start where all their points can be spent', () => {
    const terrain = { enter: new Uint8Array(sea.size).fill(1) };
    const counts = startsOf(sea).map(start => flood(sea, terrain, start, POINTS, makeField(sea)).count);
    expect(new Set(counts)).toEqual(new Set([1 + 3 * POINTS * (POINTS + 1)]));
  });
});
