import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BucketQueue, enqueue, makeBucketQueue, takeAll } from './bucket.ts';

const SIZE = 12;

const drain = (queue: BucketQueue, cost: number): number[] => {
  const found: number[] = [];
  for (let hex = takeAll(queue, cost); hex !== -1; hex = queue.next[hex] as number) found.push(hex);
  return found.sort((a, b) => a - b);
};

/** Costs span less than 256, as they do in a flood, but wrap round the buckets. */
const anyCosts = fc.array(fc.integer({ min: 250, max: 262 }), { maxLength: SIZE });

test('hexes wait at their cost and are taken once', () => {
  fc.assert(
    fc.property(anyCosts, costs => {
      const queue = makeBucketQueue(SIZE);
      costs.forEach((cost, hex) => enqueue(queue, hex, cost));
      expect(queue.dearest).toBe(Math.max(0, ...costs));
      for (let cost = 250; cost <= 262; cost++) {
        const waiting = [...costs.keys()].filter(hex => costs[hex] === cost);
        expect(drain(queue, cost)).toEqual(waiting);
        expect(drain(queue, cost)).toEqual([]);
      }
    }),
  );
});
