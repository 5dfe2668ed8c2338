import type { Fill } from '@narrow-seas/core';
import { BASES } from '../../rules/stacking/bases.ts';
import { MAP_FILLS, nameOfHex } from '../../model/chart.ts';
import { fill } from './fill.ts';

/** The case that a fill of the map completes, by how its name begins; anything else is part of the map itself. */
const CASES: readonly (readonly [start: string, rule: string])[] = [
  ['base', 'A8'],
  ['place', 'A8'],
  ['region zone', 'A6'],
  ['region sosus', '19'],
  ['region pack', '5.7'],
  ['region drift', '16.3'],
  ['region mountain', '22.9'],
  ['region fjord', '4.3.4'],
  ['region coast', '9.5.4'],
  ['matrix', 'A6'],
];

const caseOf = (id: string): string => CASES.find(([start]) => id.startsWith(start))?.[1] ?? 'A7';

/** Ports whose hex is printed; the others rest on a fit of the grid. */
const PRINTED: readonly string[] = [
  'Reykjavik',
  'Tromso',
  'Narvik',
  'Trondheim',
  'Bergen',
  'Rosyth',
  'HolyLoch',
];

const fitted = BASES.filter(({ name }) => !PRINTED.includes(name));
const guessed = BASES.filter(({ source }) => source === 'ours');

/** What the map file says of itself, and the hexes and values of bases. */
export const MAP_READINGS: readonly Fill[] = [
  ...MAP_FILLS.map(({ id, value, reason }) => fill(`map ${id}`, caseOf(id), value, reason)),
  fill(
    'base-hexes',
    'A8',
    fitted.map(({ name, hex }) => `${name} ${nameOfHex(hex)}`).join(', '),
    'Measured on the map with the grid fitted to the seven ports whose numbers are printed.',
  ),
  fill(
    'base-values',
    'A8',
    guessed
      .map(({ name, closeAA, defence, points }) => `${name} AA ${closeAA}, ${defence}/${points}`)
      .join('; '),
    'The values are hidden on the map; we use those of their neighbours.',
  ),
];
