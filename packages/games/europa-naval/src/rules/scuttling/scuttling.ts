import type { DieFace } from '../../model/vocabulary.ts';

/** [36.B] [F.25] Strength points that each supported RE forces to try. */
const POINTS_PER_RE = 2;

/** [36.B] 1 to 4 gets away, 5 and 6 is scuttled. */
export const escapes = (face: DieFace): boolean => face <= 4;

/** How many of the points in port must try; all where there is no way out [36.B]. */
export const pointsThatTry = (supportedRe: number, inPort: number): number =>
  Math.min(inPort, Math.floor(supportedRe) * POINTS_PER_RE);
