/** One more than the dearest step, so that no two costs in the queue ever share a bucket. */
const BUCKETS = 256;

const NONE = -1;

/**
 * Hexes that wait to be settled, by cost. Each bucket is a list threaded through `next`, so that adding and
 * taking hexes allocate nothing; a hex may therefore wait at one cost only.
 */
export interface BucketQueue {
  readonly heads: Int32Array;
  readonly next: Int32Array;
  /** No hex waits at a higher cost than this. */
  dearest: number;
}

export const makeBucketQueue = (size: number): BucketQueue => ({
  heads: new Int32Array(BUCKETS).fill(NONE),
  next: new Int32Array(size),
  dearest: 0,
});

export const enqueue = (queue: BucketQueue, hex: number, cost: number): void => {
  const bucket = cost % BUCKETS;
  queue.next[hex] = queue.heads[bucket] as number;
  queue.heads[bucket] = hex;
  if (cost > queue.dearest) queue.dearest = cost;
};

/** Takes out all hexes that wait at this cost: gives the first, -1 for none; the others follow in `next`. */
export const takeAll = (queue: BucketQueue, cost: number): number => {
  const bucket = cost % BUCKETS;
  const head = queue.heads[bucket] as number;
  queue.heads[bucket] = NONE;
  return head;
};
