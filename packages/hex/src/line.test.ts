import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import { type Grid, hexAt, makeGrid } from './grid.ts';
import type { HexId } from './hex.ts';
import { centreOf } from './layout.ts';
import { line } from './line.ts';
import { adjacent } from './neighbour.ts';
import { anyGrid } from './testing/arbitrary.ts';

test('a line joins its ends by distance + 1 hexes, each adjacent to the next', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), fc.nat(), (grid, anyA, anyB) => {
      const [a, b] = [(anyA % grid.size) as HexId, (anyB % grid.size) as HexId];
      const found = line(grid, a, b);
      expect(found.length).toBe(distance(grid, a, b) + 1);
      expect([found[0], found.at(-1)]).toEqual([a, b]);
      found.slice(1).forEach((hex, index) => expect(adjacent(grid, found[index] as HexId, hex)).toBe(true));
    }),
  );
});

test('a line is the same both ways', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), fc.nat(), (grid, anyA, anyB) => {
      const [a, b] = [(anyA % grid.size) as HexId, (anyB % grid.size) as HexId];
      expect(line(grid, b, a)).toEqual([...line(grid, a, b)].reverse());
    }),
  );
});

/** The hex nearest to a point by looking at all; among equals the most eastern, then the most southern. */
const nearest = (grid: Grid, x: number, y: number): HexId => {
  const hexes = [...Array(grid.size).keys()].map(hex => {
    const [hexX, hexY] = centreOf(grid, hex as HexId);
    return { hex: hex as HexId, hexX, hexY, away: Math.hypot(hexX - x, hexY - y) };
  });
  const least = Math.min(...hexes.map(({ away }) => away));
  const equals = hexes.filter(({ away }) => away < least + 1e-9);
  equals.sort((a, b) => (Math.abs(a.hexX - b.hexX) > 1e-9 ? b.hexX - a.hexX : b.hexY - a.hexY));
  return (equals[0] as (typeof equals)[number]).hex;
};

test('a line holds the hexes under evenly spaced points; ties go east, then south', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), fc.nat(), (grid, anyA, anyB) => {
      const [a, b] = [(anyA % grid.size) as HexId, (anyB % grid.size) as HexId];
      const [[fromX, fromY], [toX, toY]] = [centreOf(grid, a), centreOf(grid, b)];
      const steps = Math.max(1, distance(grid, a, b));
      line(grid, a, b).forEach((hex, step) =>
        expect(hex).toBe(
          nearest(grid, fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps),
        ),
      );
    }),
  );
});

test.each([
  ['pointy', 'odd', [1, 0], [1, 2], [1, 1]],
  ['pointy', 'odd', [2, 1], [2, 3], [2, 2]],
  ['flat', 'odd', [0, 1], [2, 1], [1, 1]],
  ['flat', 'odd', [1, 2], [3, 2], [2, 2]],
] as const)(
  'a tie on a %s map, %s shoved: from %j to %j the line goes by %j',
  (orientation, shoved, from, to, by) => {
    const columns = orientation === 'pointy' ? 3 : 4;
    const grid = makeGrid({ orientation, columns, rows: columns === 3 ? 4 : 3, shoved });
    const at = ([column, row]: readonly [number, number]): HexId => hexAt(grid, column, row) as HexId;
    expect(line(grid, at(from), at(to))[1]).toBe(at(by));
  },
);
