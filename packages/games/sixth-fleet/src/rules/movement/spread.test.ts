import { emptySet, type HexId, flood as referenceFlood, makeField, type Field } from '@narrow-seas/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AIR_WAYS, GRID } from '../../model/chart.ts';
import type { Passage } from './passage.ts';
import { flood } from './spread.ts';
import type { Domain } from '../../model/vocabulary.ts';

/** A sea made up of these shares of closed, costly and controlled hexes, and of closed hexsides. */
interface Sea {
  readonly seed: number;
  readonly domain: Domain;
  readonly shut: number;
  readonly held: number;
}

const SEA = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  domain: fc.constantFrom<Domain>('air', 'surface', 'submarine'),
  shut: fc.integer({ min: 0, max: 60 }),
  held: fc.integer({ min: 0, max: 40 }),
});

/** Numbers below 100, always the same for the same seed: an arbitrary of 1,200 hexes would shrink for hours. */
const rolls = (seed: number, length: number): readonly number[] => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor(state / 65_536) % 100;
  });
};

const passageOf = ({ seed, domain, shut, held }: Sea): Passage => {
  const isAir = domain === 'air';
  const enter = Uint8Array.from(rolls(seed, GRID.size), roll =>
    roll < shut ? 0 : isAir || roll % 3 > 0 ? 1 : 2,
  );
  const control = Uint8Array.from(rolls(seed + 1, GRID.size), roll => (roll < held ? 1 : 0));
  const closed = Uint8Array.from(rolls(seed + 2, GRID.hexsideCount), roll => (!isAir && roll < 15 ? 1 : 0));
  const ways = AIR_WAYS.map((hex, place) => (closed[GRID.hexsides[place] as number] === 1 ? GRID.size : hex));
  const stops = emptySet(GRID.size);
  control.forEach((level, hex) => {
    if (level > 0) (stops.words[hex >>> 5] as number) |= 1 << (hex & 31);
  });
  return { enter, control, closed, ways, stops, harmless: emptySet(GRID.size) };
};

/** The flood of the hex package; [6.44] the straight steps are shut for it hexside by hexside. */
const reference = (passage: Passage, domain: Domain, start: HexId, range: number): Field => {
  const closed = passage.closed.slice();
  if (domain !== 'submarine' && passage.control[start] !== 0) {
    for (let place = start * 6; place < start * 6 + 6; place += 1) {
      const beside = GRID.neighbours[place] as number;
      if (beside >= 0 && passage.control[beside] !== 0) closed[GRID.hexsides[place] as number] = 1;
    }
  }
  return referenceFlood(GRID, { ...passage, closed }, start, range, makeField(GRID));
};

const START = fc.integer({ min: 0, max: GRID.size - 1 });
const RANGE = fc.integer({ min: 0, max: 40 });

test('[5.1] finds the hexes, costs and ways that the general flood finds, in the same order', () => {
  fc.assert(
    fc.property(SEA, START, RANGE, (sea, start, range) => {
      const passage = passageOf(sea);
      const within: number[] = [];
      const { hexes, before, count } = flood(passage, sea.domain, start as HexId, range, within);
      const expected = reference(passage, sea.domain, start as HexId, range);
      const reached = expected.reached.slice(0, expected.count);
      expect(Array.from(hexes.subarray(0, count))).toEqual(Array.from(reached));
      const costs = Array.from(reached, hex => expected.cost[hex] as number);
      expect(within).toEqual(
        Array.from({ length: range + 1 }, (_, most) => costs.filter(cost => cost <= most).length),
      );
      const comeFrom = Array.from(reached, (_, place) => (place === 0 ? -1 : hexes[before[place] as number]));
      expect(comeFrom).toEqual(Array.from(reached, hex => expected.from[hex]));
    }),
    { numRuns: 150 },
  );
});

test('[5.1] a shorter range has the first part of what a longer one has', () => {
  fc.assert(
    fc.property(SEA, START, RANGE, RANGE, (sea, start, one, other) => {
      const passage = passageOf(sea);
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      const within: number[] = [];
      const far = flood(passage, sea.domain, start as HexId, long, within).hexes.slice(0, within[short]);
      const near = flood(passage, sea.domain, start as HexId, short, []);
      expect(Array.from(near.hexes.subarray(0, near.count))).toEqual(Array.from(far));
    }),
    { numRuns: 50 },
  );
});
