import type { ShipKind } from '../../model/vocabulary.ts';

/** [F.4.1] What damage has done to a naval unit. */
export interface Hull {
  /** Hits on the side that is up. */
  readonly hits: number;
  /** [36.F.3] On its half-strength side for good. */
  readonly half: boolean;
}

/** Strength of the side that is up, without hits. An odd strength halves down [F.4.1]. */
export const fullStrength = (printed: number, { half }: Pick<Hull, 'half'>): number =>
  half ? Math.floor(printed / 2) : printed;

export const currentStrength = (printed: number, hull: Hull): number =>
  fullStrength(printed, hull) - hull.hits;

/** [36.F.3] A task force hit for half its printed strength, rounded up, or more. */
const losesForGood = (kind: ShipKind, printed: number, { half }: Hull, hits: number): boolean =>
  kind === 'TF' && !half && hits >= Math.ceil(printed / 2);

/** The hull after these further hits; a strength of 0 is sunk. */
export const afterHits = (kind: ShipKind, printed: number, hull: Hull, more: number): Hull => {
  const hits = Math.min(hull.hits + more, fullStrength(printed, hull));
  if (!losesForGood(kind, printed, hull, hits)) return { ...hull, hits };
  const halved = fullStrength(printed, { half: true });
  return { half: true, hits: halved - (printed - hits) };
};

export const isSunk = (printed: number, hull: Hull): boolean => currentStrength(printed, hull) <= 0;

/** [F.30] Strength that never comes back: sunk, or flipped away. */
export const lostForGood = (printed: number, hull: Hull): number =>
  isSunk(printed, hull) ? printed : printed - fullStrength(printed, hull);
