import type { PortKind } from '../../model/vocabulary.ts';

/** [F.9] What a type of port can do. */
export interface PortRating {
  /** Cargo points a player-turn, before hits and mines. */
  readonly rating: number;
  /** [F.9.2] Hits on ships that it repairs in an initial phase. */
  readonly repair: number;
  readonly garrison: number;
  readonly flak: number;
}

export const PORT_SPECS: { readonly [kind in PortKind]: PortRating } = {
  minor: { rating: 5, repair: 0, garrison: 1, flak: 0 },
  standard: { rating: 10, repair: 1, garrison: 1, flak: 1 },
  major: { rating: 15, repair: 2, garrison: 2, flak: 1 },
  great: { rating: 20, repair: 4, garrison: 3, flak: 2 },
};

/** [F.9.1] [F.18.2] Cargo points it can still handle; each mine point in its hex costs two. */
export const capacity = (kind: PortKind, hits: number, interdiction: number, used: number): number =>
  Math.max(0, PORT_SPECS[kind].rating - hits - 2 * interdiction - used);

/** [F.9.5] Not wrecked: it repairs ships and keeps its canal open [36.A.5]. */
export const functions = (kind: PortKind, hits: number): boolean => hits < PORT_SPECS[kind].rating;
