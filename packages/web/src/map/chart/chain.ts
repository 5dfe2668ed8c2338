import type { Point } from '@narrow-seas/hex';

export type Segment = readonly [from: Point, to: Point];

const keyOf = ([x, y]: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

/** Segments joined end to end; where three meet, lines end, so that each stretch is one line. */
export const chainsOf = (segments: readonly Segment[]): readonly (readonly Point[])[] => {
  const ends = new Map<string, Set<number>>();
  const at = (point: Point): Set<number> => {
    const found = ends.get(keyOf(point)) ?? new Set();
    ends.set(keyOf(point), found);
    return found;
  };
  segments.forEach(([from, to], index) => {
    at(from).add(index);
    at(to).add(index);
  });
  const left = new Set(segments.keys());
  const otherEnd = ([from, to]: Segment, end: Point): Point => (keyOf(from) === keyOf(end) ? to : from);
  const follow = (line: Point[]): void => {
    for (;;) {
      const end = line.at(-1) as Point;
      const next = at(end).size === 2 ? [...at(end)].find(index => left.has(index)) : undefined;
      if (next === undefined) return;
      left.delete(next);
      line.push(otherEnd(segments[next] as Segment, end));
    }
  };
  const chains: (readonly Point[])[] = [];
  for (const first of left) {
    left.delete(first);
    const forward = [...(segments[first] as Segment)];
    follow(forward);
    const back = [forward[0] as Point];
    follow(back);
    chains.push([...back.slice(1).toReversed(), ...forward]);
  }
  return chains;
};

/** One array of numbers, as shapes want it. */
export const flatLine = (points: readonly Point[]): Float32Array => Float32Array.from(points.flat());
