import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import type { HexId } from './hex.ts';
import { neighboursOf } from './neighbour.ts';
import { anyGrid } from './testing/arbitrary.ts';

test('the distance is the least number of steps', () => {
  fc.assert(
    fc.property(anyGrid, fc.nat(), (grid, any) => {
      const start = (any % grid.size) as HexId;
      const steps = new Map([[start, 0]]);
      for (const [hex, count] of steps)
        for (const other of neighboursOf(grid, hex)) if (!steps.has(other)) steps.set(other, count + 1);
      expect(steps.size).toBe(grid.size);
      for (const [hex, count] of steps) expect(distance(grid, start, hex)).toBe(count);
    }),
  );
});
