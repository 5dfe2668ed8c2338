import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from './direction.ts';
import type { HexId, HexsideId } from './hex.ts';
import { neighbour } from './neighbour.ts';
import { hexesOf, hexsideBetween, hexsideOf } from './side.ts';
import { anyGrid } from './testing/arbitrary.ts';

test('each side has one id, counted without gaps, and knows its hexes', () => {
  fc.assert(
    fc.property(anyGrid, grid => {
      const idOfPlace = new Map<string, HexsideId>();
      for (let hex = 0 as HexId; hex < grid.size; hex++)
        for (const direction of DIRECTIONS) {
          const side = hexsideOf(grid, hex, direction);
          const other = neighbour(grid, hex, direction);
          const hexes = other === undefined ? [hex] : [Math.min(hex, other), Math.max(hex, other)];
          const place = other === undefined ? `${hex} ${direction}` : hexes.join('-');
          expect(idOfPlace.get(place) ?? side).toBe(side);
          expect(hexesOf(grid, side)).toEqual(hexes);
          idOfPlace.set(place, side);
        }
      expect([...idOfPlace.values()].sort((a, b) => a - b)).toEqual([...Array(grid.hexsideCount).keys()]);
    }),
  );
});

test('the side between two hexes is shared by both, and only adjacent hexes have one', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), (grid, any) => {
      const hex = (any % grid.size) as HexId;
      const around = new Map(DIRECTIONS.map(direction => [neighbour(grid, hex, direction), direction]));
      for (let other = 0 as HexId; other < grid.size; other++) {
        const direction = around.get(other);
        const expected = direction === undefined ? undefined : hexsideOf(grid, hex, direction);
        expect(hexsideBetween(grid, hex, other)).toBe(expected);
        expect(hexsideBetween(grid, other, hex)).toBe(expected);
      }
    }),
  );
});
