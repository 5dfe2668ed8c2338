import { type SheetBlock, signedShift } from '@narrow-seas/core';
import { SEA_SHIFT, seaOf, searched, type Search } from '../model/tables.ts';
import { FACES, type Sea } from '../model/vocabulary.ts';
import { SEARCH_SHIFT } from '../rules/air/search.ts';
import { type ContactFacts, contactModifiers } from '../rules/danger-zones/contact.ts';
import { shiftOf } from '../model/modifier.ts';
import { allowanceOf, COSTS } from '../rules/movement/allowance.ts';

const KINDS = ['TF', 'CG', 'SUB', 'NT', 'TC', 'LC', 'LB', 'RF'] as const;
const SEAS = ['calm', 'rough', 'stormy'] as const satisfies readonly Sea[];

export const MOVEMENT: SheetBlock = {
  title: 'Points of a step, and what they buy',
  rule: 'F.5.1',
  head: ['', ...KINDS],
  rows: SEAS.map(sea => [sea, ...KINDS.map(kind => String(allowanceOf([kind], sea)))]),
  note: `Hex ${COSTS.hex}, put to sea ${COSTS.putToSea}, enter port ${COSTS.enterPort}, embark ${COSTS.embark}, disembark ${COSTS.disembarkPort} in port and ${COSTS.disembarkBeach} over a beach, lay a mine ${COSTS.layMine}, sweep ${COSTS.sweepMine}, Gibraltar ${COSTS.gibraltar}.`,
};

const QUIET: ContactFacts = {
  sea: 'calm',
  holds: false,
  night: false,
  found: false,
  enemyCoast: false,
  enemyGreatPort: false,
  slip: 0,
};

const CONTACTS: readonly (readonly [why: string, facts: Partial<ContactFacts>])[] = [
  ['stormy', { sea: 'stormy' }],
  ['rough', { sea: 'rough' }],
  ['stays in its hex', { holds: true }],
  ['by night', { night: true }],
  ['found from the air', { found: true }],
  ['off an enemy coast', { enemyCoast: true }],
  ['off a major or great enemy port', { enemyGreatPort: true }],
  ['contact lost last time', { slip: -1 }],
];

export const CONTACT: SheetBlock = {
  title: 'Contact in a danger zone: success is contact',
  rule: '36.D.2',
  head: ['why', 'change'],
  rows: CONTACTS.map(([why, facts]) => [why, signedShift(shiftOf(contactModifiers({ ...QUIET, ...facts })))]),
  note: 'Once a step for each group. Damage: each task force on the column of its own strength [36.D.3].',
};

const MODIFIED = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const NEARS = [true, false] as const;

const from = (near: boolean, wanted: Search): string =>
  String(MODIFIED.find(die => searched(near, die) === wanted) ?? '');

export const SEARCH: SheetBlock = {
  title: 'Search from the air',
  rule: 'T.3',
  head: ['', 'found from', 'well found from'],
  rows: NEARS.map(near => [near ? 'near, half the range' : 'far', from(near, 'found'), from(near, 'well')]),
  note: `Patrol aircraft ${signedShift(SEARCH_SHIFT.patrol)}, large group ${signedShift(SEARCH_SHIFT.large)}, contacted ${signedShift(SEARCH_SHIFT.contacted)}, small group ${signedShift(SEARCH_SHIFT.small)}, submarines ${signedShift(SEARCH_SHIFT.submarines)}, rough ${signedShift(SEA_SHIFT.rough)}, stormy ${signedShift(SEA_SHIFT.stormy)}.`,
};

const CLIMATES = [
  ['mediterranean', 'Mediterranean'],
  ['atlantic', 'Atlantic'],
  ['baltic', 'Baltic'],
  ['northSea', 'North Sea'],
] as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const letters = (climate: (typeof CLIMATES)[number][0], month: number): string =>
  FACES.map(face => seaOf(climate, month, face).charAt(0).toUpperCase()).join(' ');

const everywhere = (month: number): string => CLIMATES.map(([climate]) => letters(climate, month)).join();

/** One month of each season, from summer on: the table is the same in all months of a season. */
const SEASONS: readonly number[] = [5, 9, 11];

const monthsLike = (month: number): string =>
  MONTHS.filter((_, place) => everywhere(place + 1) === everywhere(month)).join(' ');

export const SEA: SheetBlock = {
  title: 'Sea conditions, die 1 to 6: calm, rough, stormy',
  rule: 'T.6',
  head: ['', ...SEASONS.map(monthsLike)],
  rows: CLIMATES.map(([climate, name]) => [name, ...SEASONS.map(month => letters(climate, month))]),
};
