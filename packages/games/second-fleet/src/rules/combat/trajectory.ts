import type { HexId } from '@narrow-seas/hex';
import { AIR_WAYS, besideInAir, besideOpen, distanceBetween, GRID, OPEN_WAYS } from '../../model/chart.ts';

/** Over what: aircraft cross anything, missiles of ships and submarines no all-land hexside [C.8.1]. */
export type Course = 'air' | 'open';

const besideOn = (course: Course): ((hex: HexId) => readonly HexId[]) =>
  course === 'air' ? besideInAir : besideOpen;

const UNREACHED = 255;

/** How far each hex is from `to` along these ways. */
const flooded = (ways: Int16Array, to: HexId): Uint8Array => {
  const far = new Uint8Array(GRID.size).fill(UNREACHED);
  far[to] = 0;
  const queue: HexId[] = [to];
  for (const hex of queue) {
    for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
      const next = ways[way] as number;
      if (next < 0 || far[next] !== UNREACHED) continue;
      far[next] = (far[hex] as number) + 1;
      queue.push(next as HexId);
    }
  }
  return far;
};

/** Geography never changes, so each field is made once. */
const FIELDS: { readonly [course in Course]: Map<HexId, Uint8Array> } = { air: new Map(), open: new Map() };
const WAYS: { readonly [course in Course]: Int16Array } = { air: AIR_WAYS, open: OPEN_WAYS };

const fieldTo = (course: Course, to: HexId): Uint8Array => {
  const known = FIELDS[course].get(to);
  if (known !== undefined) return known;
  const made = flooded(WAYS[course], to);
  FIELDS[course].set(to, made);
  return made;
};

/** [C.9.2] [5.1] Hexes to fly without leaving the map: the sheet has notches, so it may be more than the distance. */
export const airDistance = (from: HexId, to: HexId): number => fieldTo('air', to)[from] as number;

/** [C.8.1] Hexes to the target by the shortest way; undefined when that is more than `most`. */
export const rangeTo = (course: Course, from: HexId, to: HexId, most: number): number | undefined => {
  if (distanceBetween(from, to) > most) return undefined;
  const far = fieldTo(course, to)[from] as number;
  return far > most ? undefined : far;
};

/** [C.10.1] Whether these hexes, with `from` before and `to` behind them, are a shortest way. */
export const isShortest = (
  course: Course,
  from: HexId,
  over: readonly HexId[],
  to: HexId,
  most: number,
): boolean => {
  if (from === to) return over.length === 0;
  const steps = [from, ...over, to];
  const joins = steps.every((hex, place) => {
    const next = steps[place + 1];
    return next === undefined || besideOn(course)(hex).includes(next);
  });
  return joins && steps.length - 1 === rangeTo(course, from, to, most);
};

interface Way {
  readonly price: number;
  readonly over: readonly HexId[];
}

/** [C.10.1] The shortest way that passes the least of what `priceOf` counts. */
export const quietest = (
  course: Course,
  from: HexId,
  to: HexId,
  most: number,
  priceOf: (hex: HexId) => number,
): readonly HexId[] => {
  const length = rangeTo(course, from, to, most);
  if (length === undefined || length <= 1) return [];
  const field = fieldTo(course, to);
  const wayFrom = (hex: HexId, left: number): Way => {
    if (left === 1) return { price: 0, over: [] };
    let best: Way | undefined;
    for (const next of besideOn(course)(hex)) {
      if (field[next] !== left - 1) continue;
      const rest = wayFrom(next, left - 1);
      const price = rest.price + priceOf(next);
      if (best === undefined || price < best.price) best = { price, over: [next, ...rest.over] };
    }
    return best ?? { price: 0, over: [] };
  };
  return wayFrom(from, length).over;
};

/** The shortest flight, without the hex it starts from. To a hex off the sheet nothing flies: the leap is for the rules to refuse. */
export const straightFlight = (from: HexId, to: HexId): readonly HexId[] => {
  const far = fieldTo('air', to);
  const path: HexId[] = [];
  for (let hex = from; hex !== to; ) {
    const next = besideInAir(hex).find(near => (far[near] as number) === (far[hex] as number) - 1);
    if (next === undefined) return [to];
    path.push(next);
    hex = next;
  }
  return path;
};
