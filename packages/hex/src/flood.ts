import { type BucketQueue, enqueue, makeBucketQueue, takeAll } from './bucket.ts';
import type { Grid } from './grid.ts';
import type { HexId } from './hex.ts';
import { type HexSet, hasHex } from './set.ts';

/** Beyond this a cost would no longer fit the field's 16 bits. */
export const MAX_BUDGET = 32_000;

export interface Terrain {
  /** Cost to enter each hex, 0 = closed. */
  readonly enter: Uint8Array;
  /** One per HexsideId: 1 = closed. */
  readonly closed?: Uint8Array;
  /** Hexes that may be entered but not left, except by a flood that starts there. */
  readonly stops?: HexSet;
}

/** What a flood found, and the workspace of the next one: reuse it, and read it before you do. */
export interface Field {
  /** Cost of the cheapest way to each hex, -1 where the flood did not come. */
  readonly cost: Int16Array;
  /** The hex before it on that way, -1 for the start and for hexes not reached. */
  readonly from: Int32Array;
  /** The hexes reached, cheapest first; only the first `count` entries mean anything. */
  readonly reached: Int32Array;
  count: number;
  readonly queue: BucketQueue;
}

export const makeField = ({ size }: Grid): Field => ({
  cost: new Int16Array(size).fill(-1),
  from: new Int32Array(size).fill(-1),
  reached: new Int32Array(size),
  count: 0,
  queue: makeBucketQueue(size),
});

/** Undoes only what the last flood touched: wiping the arrays would cost more than a short flood. */
const clear = (field: Field): void => {
  for (let index = 0; index < field.count; index++) {
    const hex = field.reached[index] as number;
    field.cost[hex] = -1;
    field.from[hex] = -1;
  }
  field.count = 0;
  field.queue.dearest = 0;
};

/** A search that stops early leaves hexes whose cost is not final; they count as not reached. */
const abandon = ({ queue, cost, from }: Field, firstLevel: number): void => {
  for (let level = firstLevel; level <= queue.dearest; level++)
    for (let hex = takeAll(queue, level); hex !== -1; hex = queue.next[hex] as number) {
      cost[hex] = -1;
      from[hex] = -1;
    }
};

/**
 * Offers every neighbour of a settled hex the way through it. A hex costs the same from all sides and settled
 * hexes come cheapest first, so the first offer a hex gets is its best and no later one need be compared.
 */
const spread = (grid: Grid, { enter, closed }: Terrain, hex: number, budget: number, field: Field): void => {
  const { neighbours, hexsides } = grid;
  const { cost, from, queue } = field;
  const spent = cost[hex] as number;
  for (let index = hex * 6; index < hex * 6 + 6; index++) {
    const other = neighbours[index] as number;
    if (other === -1 || cost[other] !== -1) continue;
    const price = enter[other] as number;
    const total = spent + price;
    if (price === 0 || total > budget) continue;
    if (closed !== undefined && closed[hexsides[index] as number] === 1) continue;
    cost[other] = total;
    from[other] = hex;
    enqueue(queue, other, total);
  }
};

const mayLeave = ({ stops }: Terrain, hex: HexId, start: HexId): boolean =>
  stops === undefined || hex === start || !hasHex(stops, hex);

/** Arrays of another map's size, or a start off the map, would thread the queue through nothing, without end. */
const checkSizes = ({ size }: Grid, { enter }: Terrain, start: HexId, { cost }: Field): void => {
  if (enter.length !== size || cost.length !== size)
    throw new RangeError(
      `A map of ${size} hexes needs terrain and a field of ${size}; got ${enter.length} and ${cost.length}.`,
    );
  if (!(start >= 0 && start < size))
    throw new RangeError(`A flood must start on the map; hex ${start} is not one of its ${size} hexes.`);
};

/**
 * Floods until the budget is spent, or until every hex as cheap as `target` is settled; -1 is no target.
 * No step is free, so a bucket receives nothing more once its turn has come.
 */
export const floodUntil = (
  grid: Grid,
  terrain: Terrain,
  start: HexId,
  budget: number,
  target: number,
  field: Field,
): Field => {
  const { queue, reached, cost } = field;
  checkSizes(grid, terrain, start, field);
  clear(field);
  cost[start] = 0;
  enqueue(queue, start, 0);
  for (let level = 0; level <= queue.dearest; level++) {
    for (let hex = takeAll(queue, level); hex !== -1; hex = queue.next[hex] as number) {
      reached[field.count++] = hex;
      if (level < budget && mayLeave(terrain, hex as HexId, start)) spread(grid, terrain, hex, budget, field);
    }
    if (target !== -1 && cost[target] === level) abandon(field, level + 1);
  }
  return field;
};

/**
 * Every hex that can be reached from `start` for at most `budget`, and the cheapest way to it. The start costs
 * nothing and may be closed. Fills `field` and returns it; among equal ways the choice is always the same.
 */
export const flood = (grid: Grid, terrain: Terrain, start: HexId, budget: number, field: Field): Field => {
  if (!(budget >= 0 && budget <= MAX_BUDGET))
    throw new RangeError(`A flood needs a budget from 0 to ${MAX_BUDGET}; got ${budget}.`);
  return floodUntil(grid, terrain, start, budget, -1, field);
};

/** The cheapest way the last flood found, from its start to this hex; undefined when it was not reached. */
export const pathTo = (field: Field, hex: HexId): readonly HexId[] | undefined => {
  if ((field.cost[hex] ?? -1) === -1) return undefined;
  const path: HexId[] = [];
  for (let at = hex; at !== -1; at = field.from[at] as HexId) path.push(at);
  return path.reverse();
};
