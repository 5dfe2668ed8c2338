import type { HexId } from '@narrow-seas/hex';
import { besideAtSea } from '../../model/chart.ts';
import { allowanceOf, costOf, refuseEndIn, refuseStep, type SeaActivation, type Waters } from './movement.ts';

/** A hex that can be reached, for how much, and the hex before it. */
interface Way {
  readonly cost: number;
  readonly from: HexId;
}

export interface Destination {
  readonly hex: HexId;
  readonly cost: number;
  readonly path: readonly HexId[];
}

const pathTo = (ways: ReadonlyMap<HexId, Way>, start: HexId, hex: HexId): readonly HexId[] => {
  const path: HexId[] = [];
  for (let at = hex; at !== start; at = (ways.get(at) as Way).from) path.push(at);
  return path.reverse();
};

/** Cheapest ways, nearest first: allowances are small, so whole points are gone through one by one. */
const waysFrom = (waters: Waters, activation: SeaActivation): ReadonlyMap<HexId, Way> => {
  const allowance = allowanceOf(waters, activation);
  const ways = new Map<HexId, Way>([[activation.hex, { cost: activation.spent, from: activation.hex }]]);
  for (let spent = activation.spent; spent < allowance; spent += 1) {
    for (const [at, { cost }] of ways) {
      if (cost !== spent) continue;
      for (const to of besideAtSea(at)) {
        const total = spent + costOf(waters, activation, allowance, to);
        if (total > allowance || total >= (ways.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
        if (refuseStep(waters, activation, at, to) === undefined) ways.set(to, { cost: total, from: at });
      }
    }
  }
  return ways;
};

const mayMove = (activation: SeaActivation): boolean =>
  activation.name === 'surface-activation' ? activation.moved !== 'over' : activation.attacks.length === 0;

/** [5] Where the activated units can go now, with a cheapest path to each. */
export const destinationsOf = (waters: Waters, activation: SeaActivation): readonly Destination[] => {
  if (!mayMove(activation)) return [];
  const ways = waysFrom(waters, activation);
  return [...ways]
    .filter(
      ([hex]) =>
        hex !== activation.hex &&
        refuseEndIn(waters.table, activation.side, activation.units, hex) === undefined,
    )
    .map(([hex, { cost }]) => ({ hex, cost, path: pathTo(ways, activation.hex, hex) }));
};
