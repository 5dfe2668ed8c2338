import type { Fill } from '@narrow-seas/core';
import { MAP_FILLS } from '../../model/chart.ts';

/** The case that a fill of the map completes, by how its name begins; anything else is part of the map itself [3.1]. */
const CASES: readonly (readonly [start: string, rule: string])[] = [
  ['airbase', '9.11'],
  ['defended', '10.41'],
  ['setup setup-so', '11.2'],
  ['setup', '11.1'],
  ['carrier boxes', '9.62'],
  ['sea and coast', '10.0'],
  ['all-land hexsides', '10.12'],
  ['waters of a hex', '10.12'],
  ['region aegean', '13.11'],
  ['region eastern-mediterranean', '13.13'],
  ['region israel-coast', '13.12'],
  ['region west-edge', '12.2'],
  ['region west-entry', '12.22'],
  ['region north-edge', '12.23'],
  ['region restricted', '10.14'],
];

const caseOf = (id: string): string => CASES.find(([start]) => id.startsWith(start))?.[1] ?? '3.1';

/** What the map file says of itself: its extent, its terrain, its places. */
export const MAP_READINGS: readonly Fill[] = MAP_FILLS.map(({ id, value, reason }) => ({
  id: `map ${id}`,
  rule: caseOf(id),
  value,
  reason,
}));
