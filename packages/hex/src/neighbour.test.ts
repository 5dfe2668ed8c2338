import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, opposite } from './direction.ts';
import { columnOf, makeGrid, rowOf } from './grid.ts';
import type { HexId } from './hex.ts';
import { centreOf } from './layout.ts';
import { adjacent, directionTo, neighbour, neighboursOf } from './neighbour.ts';
import { anyGrid } from './testing/arbitrary.ts';

test.each([
  ['pointy', 'odd', ['21', '20', '10', '01', '12', '22']],
  ['pointy', 'even', ['21', '10', '00', '01', '02', '12']],
  ['flat', 'odd', ['21', '10', '01', '02', '12', '22']],
  ['flat', 'even', ['20', '10', '00', '01', '12', '21']],
] as const)(
  'the middle of a %s 3 by 3 grid, %s shoved, has these neighbours',
  (orientation, shoved, expected) => {
    const grid = makeGrid({ orientation, columns: 3, rows: 3, shoved });
    const found = neighboursOf(grid, 4 as HexId).map(hex => `${columnOf(grid, hex)}${rowOf(grid, hex)}`);
    expect(found).toEqual(expected);
  },
);

test('each neighbour stands one hex away at the bearing of its direction', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), (grid, any) => {
      const hex = (any % grid.size) as HexId;
      const [x, y] = centreOf(grid, hex);
      for (const direction of DIRECTIONS) {
        const other = neighbour(grid, hex, direction);
        if (other === undefined) continue;
        const bearing = (Math.PI / 3) * direction + (grid.orientation === 'flat' ? Math.PI / 6 : 0);
        const [toX, toY] = centreOf(grid, other);
        expect(toX).toBeCloseTo(x + Math.cos(bearing), 9);
        expect(toY).toBeCloseTo(y - Math.sin(bearing), 9);
      }
    }),
  );
});

test('every hex one away is a neighbour, and the way back is the opposite direction', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), (grid, any) => {
      const hex = (any % grid.size) as HexId;
      const [x, y] = centreOf(grid, hex);
      for (let other = 0 as HexId; other < grid.size; other++) {
        const [toX, toY] = centreOf(grid, other);
        const direction = directionTo(grid, hex, other);
        expect(adjacent(grid, hex, other)).toBe(Math.abs(Math.hypot(toX - x, toY - y) - 1) < 1e-6);
        expect(direction !== undefined).toBe(adjacent(grid, other, hex));
        expect(directionTo(grid, other, hex)).toBe(direction === undefined ? undefined : opposite(direction));
      }
    }),
  );
});

test('the neighbours of a hex are those of its directions, in order', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), (grid, any) => {
      const hex = (any % grid.size) as HexId;
      const each = DIRECTIONS.map(direction => neighbour(grid, hex, direction));
      expect(neighboursOf(grid, hex)).toEqual(each.filter(other => other !== undefined));
    }),
  );
});
