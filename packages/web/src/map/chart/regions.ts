import type { MapStyle } from '@narrow-seas/core';
import { cornersOf, type HexId, type HexMap, hasHex, hexAtPoint, type Point } from '@narrow-seas/hex';
import { chainsOf, flatLine, type Segment } from './chain.ts';
import { type Shape, smoothShapes, straightShapes } from './shape.ts';

export type Holds = (hex: number) => boolean;

const regionHolds = ({ regions }: HexMap, ids: readonly string[]): Holds => {
  const sets = ids.flatMap(id => regions.get(id) ?? []);
  return hex => sets.some(set => hasHex(set, hex as HexId));
};

/** A side of a hex with the middle of that hex, which tells its inner side. */
interface Edge {
  readonly side: Segment;
  readonly inside: Point;
}

/** The sides between a set of hexes and others for which `ends` holds. */
export const edgesOf = ({ grid }: HexMap, holds: Holds, ends: Holds): readonly Edge[] =>
  Array.from({ length: grid.size }, (_, hex) => hex)
    .filter(holds)
    .flatMap(hex => {
      const corners = cornersOf(grid, hex as HexId);
      const inside = middleOf(corners);
      return corners.flatMap((corner, direction) => {
        const other = grid.neighbours[hex * 6 + direction] as number;
        if (other < 0 || holds(other) || !ends(other)) return [];
        return [{ side: [corner, corners[(direction + 1) % 6] as Point] as const, inside }];
      });
    });

const middleOf = (corners: readonly Point[]): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / 6,
  corners.reduce((sum, [, y]) => sum + y, 0) / 6,
];

/** A limit with short teeth on its inner side. */
const toothed = (edges: readonly Edge[]): readonly Float32Array[] =>
  edges.flatMap(({ side: [[ax, ay], [bx, by]], inside: [x, y] }) => {
    const [length, reach] = [Math.hypot(bx - ax, by - ay), Math.hypot(x - (ax + bx) / 2, y - (ay + by) / 2)];
    const [inX, inY] = [(x - (ax + bx) / 2) / reach, (y - (ay + by) / 2) / reach];
    return [1, 3, 5].map(sixth => {
      const share = sixth / 6;
      const [fromX, fromY] = [ax + (bx - ax) * share, ay + (by - ay) * share];
      return Float32Array.of(fromX, fromY, fromX + inX * length * TOOTH, fromY + inY * length * TOOTH);
    });
  });

const TOOTH = 0.13;

/** A stretch of a zone's limit from left to right, with the names on both sides of it. */
export interface ZoneLimit {
  readonly line: readonly Point[];
  readonly names: readonly [above: string, below: string];
}

const isWater = ({ terrain, terrainKinds }: HexMap): Holds => {
  const dry = new Set(
    terrainKinds.flatMap((kind, index) => (kind === 'land' || kind === 'off' ? [index] : [])),
  );
  return hex => !dry.has(terrain[hex] as number);
};

/** The limits between each two of these regions; those that no other borders on are drawn whole, on water. */
const zoneLimitsOf = (map: HexMap, { outlined, divided = [] }: MapStyle): readonly ZoneLimit[] => {
  const [water, ids] = [isWater(map), [...outlined, ...divided]];
  const zoneAt = (hex: number): number => ids.findIndex(id => regionHolds(map, [id])(hex));
  const zones = Int16Array.from({ length: ids.length === 0 ? 0 : map.grid.size }, (_, hex) => zoneAt(hex));
  const pairs = new Map<string, Segment[]>();
  zones.forEach((zone, hex) => {
    if (zone < 0 || !water(hex)) return;
    const corners = cornersOf(map.grid, hex as HexId);
    corners.forEach((corner, direction) => {
      const other = map.grid.neighbours[hex * 6 + direction] as number;
      if (other < 0 || !water(other)) return;
      const there = zones[other] as number;
      const isOnce = there < 0 ? zone < outlined.length : zone < there;
      if (!isOnce) return;
      const key = `${zone} ${there}`;
      pairs.set(key, [...(pairs.get(key) ?? []), [corner, corners[(direction + 1) % 6] as Point]]);
    });
  });
  const nameOf = (zone: number): string => map.regionNames.get(ids[zone] ?? '') ?? '';
  return [...pairs].flatMap(([key, segments]) => {
    const [one = -1, other = -1] = key.split(' ').map(Number);
    return chainsOf(segments).map(chain => {
      const line = fromLeft(chain);
      const above = hexAtPoint(map.grid, ...aboveMiddle(line));
      const isOneAbove = above !== undefined && zones[above] === one;
      const names = [nameOf(isOneAbove ? one : other), nameOf(isOneAbove ? other : one)] as const;
      return { line, names };
    });
  });
};

const fromLeft = (line: readonly Point[]): readonly Point[] =>
  (line[0] as Point)[0] <= (line.at(-1) as Point)[0] ? line : line.toReversed();

/** A point a little to the left of the middle side, seen in the direction of the line. */
const aboveMiddle = (line: readonly Point[]): Point => {
  const at = Math.max(1, line.length >> 1);
  const [[ax, ay], [bx, by]] = [line[at - 1] as Point, line[at] as Point];
  return [(ax + bx) / 2 + (by - ay) * 0.4, (ay + by) / 2 - (bx - ax) * 0.4];
};

/** Lines through hexes that listen, and where each of them lies. */
const listeningOf = ({ grid }: HexMap, holds: Holds, centre: (hex: number) => Point): readonly Segment[] =>
  Array.from({ length: grid.size }, (_, hex) => hex)
    .filter(holds)
    .flatMap(hex =>
      [0, 1, 2].flatMap(direction => {
        const other = grid.neighbours[hex * 6 + direction] as number;
        return other >= 0 && holds(other) ? [[centre(hex), centre(other)] as const] : [];
      }),
    );

/** The limits that a game puts on the chart, in map units. */
export interface Limits {
  readonly restricted: readonly Shape[];
  readonly teeth: readonly Shape[];
  readonly prohibited: readonly Shape[];
  readonly isProhibited: Holds;
  readonly zones: readonly Shape[];
  readonly zoneLimits: readonly ZoneLimit[];
  readonly listening: readonly Shape[];
  readonly posts: readonly Point[];
}

const chained = (edges: readonly Edge[]): readonly Float32Array[] =>
  chainsOf(edges.map(({ side }) => side)).map(flatLine);

export const limitsOf = (map: HexMap, mapStyle: MapStyle): Limits => {
  const water = isWater(map);
  const centre = (hex: number): Point => middleOf(cornersOf(map.grid, hex as HexId));
  const restricted = edgesOf(map, regionHolds(map, mapStyle.restricted), water);
  const isProhibited = regionHolds(map, mapStyle.prohibited);
  const zoneLimits = zoneLimitsOf(map, mapStyle);
  const listens = regionHolds(map, mapStyle.listening ?? []);
  return {
    restricted: straightShapes(chained(restricted), false),
    teeth: straightShapes(toothed(restricted), false),
    prohibited: straightShapes(chained(edgesOf(map, isProhibited, () => true)), false),
    isProhibited,
    zones: smoothShapes(
      zoneLimits.map(({ line }) => flatLine(line)),
      false,
    ),
    zoneLimits,
    listening: straightShapes(
      listeningOf(map, listens, centre).map(line => flatLine(line)),
      false,
    ),
    posts: Array.from({ length: map.grid.size }, (_, hex) => hex)
      .filter(hex => listens(hex) && hex % 2 === 0)
      .map(centre),
  };
};
