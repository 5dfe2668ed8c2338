import { rowsOf, type Sheet, type SheetBlock, signedShift } from '@narrow-seas/core';
import {
  FRONT,
  GUNNERY,
  groundShift,
  type HitTable,
  searched,
  seaOf,
  shipping,
  STATUS_COLUMNS,
  shippingLoss,
  STRIKE,
  success,
  ZONE_SWEEP,
} from '../model/tables.ts';
import { FACES, type SuccessResult } from '../model/vocabulary.ts';
import { COSTS, allowanceOf } from '../rules/movement/allowance.ts';

const RESULTS = ['D', 'F*', 'F', 'S', 'S*'] as const satisfies readonly SuccessResult[];
const SAID: { readonly [result in SuccessResult]: string } = {
  D: 'disaster',
  'F*': 'complete failure',
  F: 'failure',
  S: 'success',
  'S*': 'great success',
};

const DICE = [1, 2, 3, 4, 5, 6, 7] as const;
const diceFor = (result: SuccessResult): string => DICE.filter(die => success(die) === result).join(', ');

const SUCCESS: SheetBlock = {
  title: 'Success: one die, modified',
  rule: 'T.1',
  head: ['die', ...RESULTS.map(result => diceFor(result))],
  rows: [
    ['result', ...RESULTS.map(result => SAID[result])],
    ['front moves', ...RESULTS.map(result => signedShift(FRONT[result]))],
    [
      'zone sweeping',
      ...RESULTS.map(result =>
        ZONE_SWEEP[result].swept
          ? `swept, ${ZONE_SWEEP[result].nrp} NRP`
          : `no, ${ZONE_SWEEP[result].nrp} NRP`,
      ),
    ],
  ],
};

const fraction = (column: number): string =>
  column === 0.25 ? '1/4' : column === 0.5 ? '1/2' : String(column);

const hits = (title: string, rule: string, table: HitTable, note: string): SheetBlock => ({
  title,
  rule,
  head: ['die', ...table.columns.map(fraction)],
  rows: rowsOf(
    DICE.map(die => (die === 7 ? '7 or more' : die)),
    table.rows.map(row => row.map(hit => (hit === 0 ? '·' : hit))),
  ),
  note,
});

const GUNS = hits(
  'Gunnery: hits by strength',
  'T.2',
  GUNNERY,
  'The largest column not above the strength. Rough seas -1, stormy -2. At night ships a quarter, coast defences half.',
);

const STRIKES = hits(
  'Naval strike: hits by strike or port values',
  'T.5',
  STRIKE,
  'CAP and escorts pair off, then flak, then one roll.',
);

const SEQUENCE: SheetBlock = {
  title: 'A turn: half a month',
  rule: 'F.3',
  lines: [
    'Events; one die for each sea; first player-turn; second player-turn; fronts.',
    'Player-turn: initial phase, air segment, movement with four naval steps, combat, exploitation with two, end.',
    'Step: groups one after another, each once; unspent points are lost.',
    'For each point: the move, mines, contact, search and strikes, submarines, Malta, reaction, combat [F.12].',
  ],
};

const KINDS = ['TF', 'CG', 'SUB', 'NT', 'TC', 'LC', 'LB', 'RF'] as const;

const MOVEMENT: SheetBlock = {
  title: 'Points of a step, and what they buy',
  rule: 'F.5.1',
  head: ['', ...KINDS],
  rows: [
    ['calm', ...KINDS.map(kind => String(allowanceOf([kind], 'calm')))],
    ['rough', ...KINDS.map(kind => String(allowanceOf([kind], 'rough')))],
    ['stormy', ...KINDS.map(kind => String(allowanceOf([kind], 'stormy')))],
  ],
  note: `Hex ${COSTS.hex}, put to sea ${COSTS.putToSea}, enter port ${COSTS.enterPort}, embark ${COSTS.embark}, disembark ${COSTS.disembarkPort} in port and ${COSTS.disembarkBeach} over a beach, lay a mine ${COSTS.layMine}, sweep ${COSTS.sweepMine}, Gibraltar ${COSTS.gibraltar}.`,
};

const CONTACT: SheetBlock = {
  title: 'Contact in a danger zone: success is contact',
  rule: '36.D.2',
  head: ['why', 'change'],
  rows: [
    ['stormy; rough', '-2; -1'],
    ['stays in its hex', '-1'],
    ['by night', '-1'],
    ['found from the air', '+1'],
    ['off an enemy coast', '+1'],
    ['off a major or great enemy port', '+1'],
    ['contact lost last time', '-1'],
  ],
  note: 'Once a step for each group. Damage: each task force on the column of its own strength [36.D.3].',
};

const FIRST: readonly number[] = STATUS_COLUMNS.map((_, place) => (STATUS_COLUMNS[place - 1] ?? -1) + 1);

const SHIPPING: SheetBlock = {
  title: 'Malta and shipping, by status',
  rule: 'T.4',
  head: ['die', ...STATUS_COLUMNS.map((last, place) => `${FIRST[place]}-${last}`)],
  rows: [0, 1, 2, 3, 4, 5, 6, 7].map(die => [
    die === 0 ? '0 or less' : die === 7 ? '7 or more' : String(die),
    ...STATUS_COLUMNS.map(status => shipping(status, die)),
  ]),
  note: 'T turned back.',
};

const CARGOES = [2, 5, 9, 10] as const;

const SUNK: SheetBlock = {
  title: 'Cargo strength sunk',
  rule: 'T.4',
  head: ['result', '1-2', '3-5', '6-9', '10 or more'],
  rows: (['A', 'B', 'C'] as const).map(result => [
    result,
    ...CARGOES.map(cargo => String(shippingLoss(result, cargo).sunk)),
  ]),
};

const NEARS = [true, false] as const;

const SEARCH: SheetBlock = {
  title: 'Search from the air',
  rule: 'T.3',
  head: ['', 'found from', 'well found from'],
  rows: NEARS.map(near => [
    near ? 'near, half the range' : 'far',
    ...(['found', 'well'] as const).map(wanted =>
      String([...DICE, 8].find(die => searched(near, die) === wanted) ?? ''),
    ),
  ]),
  note: 'Patrol aircraft, large group, contacted +1; small group -1; submarines -2; rough -1, stormy -2.',
};

const CLIMATES = ['mediterranean', 'atlantic', 'baltic', 'northSea'] as const;
const MONTHS = [
  ['May to August', 6],
  ['spring, autumn', 4],
  ['winter', 1],
] as const;

const letter = (sea: ReturnType<typeof seaOf>): string => sea.charAt(0).toUpperCase();

const SEA: SheetBlock = {
  title: 'Sea conditions, die 1 to 6: calm, rough, stormy',
  rule: 'T.6',
  head: ['', ...MONTHS.map(([name]) => name)],
  rows: CLIMATES.map(climate => [
    climate === 'northSea' ? 'North Sea' : climate.charAt(0).toUpperCase() + climate.slice(1),
    ...MONTHS.map(([, month]) => FACES.map(face => letter(seaOf(climate, month, face))).join(' ')),
  ]),
};

const ODDS = [
  ['under 1-2', 0.4],
  ['1-2', 0.5],
  ['1-1', 1],
  ['3-2', 1.5],
  ['2-1', 2],
  ['3-1', 3],
  ['4-1', 4],
] as const;

const GROUND: SheetBlock = {
  title: 'Ground attack: shift of the success table',
  rule: 'T.7',
  head: ['odds', ...ODDS.map(([label]) => label)],
  rows: [['shift', ...ODDS.map(([, ratio]) => signedShift(groundShift(ratio, 1)))]],
};

const NIGHT: SheetBlock = {
  title: 'Night',
  rule: '36.A.2',
  lines: [
    'Blocks of five points, 25 in a phase, ten by day between two.',
    'No patrol, strike or landing; combat zones one hex.',
    'Coast defences at half; ships at a quarter, Allied at half from Jul I 44.',
  ],
};

const ZONES: SheetBlock = {
  title: 'Zones and reaction',
  rule: 'F.7',
  lines: [
    'Warships at sea and coast defences control their hex and by day the six around it.',
    'Seen: found, contacted, by day in an enemy combat zone, off an enemy port [F.7.2].',
    'Reaction: enemy warships at sea within ten hexes of a seen group, once a step; 20 points, 15 with cargo [F.7.4].',
    'Mines: each strength point rolls on the gunnery column of the mine points [36.C.1].',
    'Gunfire support: quarter 15, half 30, whole 60 points [F.23.1].',
  ],
};

/** Two pages for the table. */
export const SHEET: Sheet = {
  pages: [
    [SEQUENCE, MOVEMENT, SUCCESS, GUNS, CONTACT, ZONES, NIGHT],
    [STRIKES, SEARCH, SHIPPING, SUNK, SEA, GROUND],
  ],
};
