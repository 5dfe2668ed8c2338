import { type Landmark, sayWhere, whereabouts } from '@narrow-seas/hex';
import { BASES, GRID } from './map.ts';

const LANDMARKS: readonly Landmark[] = BASES.map(({ name, hex }) => ({ name, hex }));

/** Where a hex lies, for people: "at Narvik", "off Andoya", "west of Bodo". */
export const sayWhereIs = (hex: number): string => {
  const found = whereabouts(GRID, LANDMARKS, hex);
  return found === undefined ? '' : sayWhere(found);
};
