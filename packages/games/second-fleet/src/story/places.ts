import { type Landmark, sayPlace, sayWhere, type Whereabouts, whereabouts } from '@narrow-seas/hex';
import { BASES, GRID, terrainOf, theZone, zoneAt } from '../face/map.ts';

const LANDMARKS: readonly Landmark[] = BASES.map(({ name, hex }) => ({ name, hex }));

/** Farther from every base than this, one is simply at sea. */
const FAR = 4;

const whereaboutsOf = (hex: number): Whereabouts =>
  whereabouts(GRID, LANDMARKS, hex) ?? { name: '', hexes: 0, point: undefined };

const seaOf = (hex: number): string | undefined => {
  const zone = zoneAt(hex);
  const isSea = terrainOf(hex) === 'sea' || terrainOf(hex) === 'coastal';
  if (zone === undefined || !isSea || whereaboutsOf(hex).hexes <= FAR) return undefined;
  // Zones that are called after an island are the sea around it.
  return theZone(zone).startsWith('the ') ? theZone(zone) : `the sea off ${theZone(zone)}`;
};

/** Where something happens: "at Narvik", "north-west of Narvik", "in the Norwegian Sea". */
export const where = (hex: number): string => {
  const sea = seaOf(hex);
  return sea === undefined ? sayWhere(whereaboutsOf(hex)) : `in ${sea}`;
};

/** Where a way begins or ends: "Narvik", "the sea off Narvik", "the Norwegian Sea". */
export const placeOf = (hex: number): string => seaOf(hex) ?? sayPlace(whereaboutsOf(hex));
