import { centreOf, type HexId, type HexMap, type Point } from '@narrow-seas/hex';
import type { Piece } from '@narrow-seas/core';

/** How long a counter takes to its new hex. */
export const MOVE_MS = 220;

interface Travel {
  readonly route: readonly Point[];
  readonly since: number;
}

/** Counters on their way, in map units. */
export interface Motion {
  /** Compares two tables and sets off what has moved; `routes` gives the hexes on the way where they are known. */
  readonly follow: (
    before: readonly Piece[],
    after: readonly Piece[],
    route: readonly number[],
    now: number,
  ) => void;
  readonly at: (now: number) => ReadonlyMap<number, Point>;
  readonly isOver: (now: number) => boolean;
}

const along = (route: readonly Point[], share: number): Point => {
  const legs = route.length - 1;
  const leg = Math.min(legs - 1, Math.floor(share * legs));
  const rest = share * legs - leg;
  const [from, to] = [route[leg] as Point, route[leg + 1] as Point];
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
};

const eased = (share: number): number => 1 - (1 - share) ** 3;

export const makeMotion = ({ grid }: HexMap): Motion => {
  const travels = new Map<number, Travel>();
  const pointOf = (hex: number): Point => centreOf(grid, hex as HexId);
  const routeOf = (from: number, to: number, known: readonly number[]): readonly Point[] =>
    (known[0] === from && known.at(-1) === to ? known : [from, to]).map(pointOf);
  return {
    follow: (before, after, route, now) => {
      const places = new Map(before.map(({ id, hex }) => [id, hex]));
      for (const { id, hex } of after) {
        const from = places.get(id);
        if (from === undefined || hex === undefined || from === hex) continue;
        travels.set(id, { route: routeOf(from, hex, route), since: now });
      }
    },
    at: now => {
      for (const [id, { since }] of travels) if (now - since >= MOVE_MS) travels.delete(id);
      return new Map(
        [...travels].map(([id, { route, since }]) => [
          id,
          along(route, eased(Math.max(0, now - since) / MOVE_MS)),
        ]),
      );
    },
    isOver: now => ![...travels.values()].some(({ since }) => now - since < MOVE_MS),
  };
};
