import { rowsOf, type SheetBlock, signedShift } from '@narrow-seas/core';
import {
  FRONT,
  GUNNERY,
  groundShift,
  type HitTable,
  SEA_SHIFT,
  shipping,
  shippingLoss,
  STATUS_COLUMNS,
  STRIKE,
  success,
  ZONE_SWEEP,
} from '../model/tables.ts';
import type { SuccessResult } from '../model/vocabulary.ts';

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

export const SUCCESS: SheetBlock = {
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

export const GUNS = hits(
  'Gunnery: hits by strength',
  'T.2',
  GUNNERY,
  `The largest column not above the strength. Rough seas ${signedShift(SEA_SHIFT.rough)}, stormy ${signedShift(SEA_SHIFT.stormy)}. At night strengths are less [36.A.2].`,
);

export const STRIKES = hits(
  'Naval strike: hits by strike or port values',
  'T.5',
  STRIKE,
  'CAP and escorts pair off, then flak, then one roll.',
);

const FIRST: readonly number[] = STATUS_COLUMNS.map((_, place) => (STATUS_COLUMNS[place - 1] ?? -1) + 1);

export const SHIPPING: SheetBlock = {
  title: 'Malta and shipping, by status',
  rule: 'T.4',
  head: ['die', ...STATUS_COLUMNS.map((last, place) => `${FIRST[place]}-${last}`)],
  rows: [0, ...DICE].map(die => [
    die === 0 ? '0 or less' : die === 7 ? '7 or more' : String(die),
    ...STATUS_COLUMNS.map(status => shipping(status, die)),
  ]),
  note: 'T turned back.',
};

const CARGOES = [
  ['1-2', 2],
  ['3-5', 5],
  ['6-9', 9],
  ['10 or more', 10],
] as const;

export const SUNK: SheetBlock = {
  title: 'Cargo strength sunk',
  rule: 'T.4',
  head: ['result', ...CARGOES.map(([label]) => label)],
  rows: (['A', 'B', 'C'] as const).map(result => [
    result,
    ...CARGOES.map(([, cargo]) => String(shippingLoss(result, cargo).sunk)),
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

export const GROUND: SheetBlock = {
  title: 'Ground attack: shift of the success table',
  rule: 'T.7',
  head: ['odds', ...ODDS.map(([label]) => label)],
  rows: [['shift', ...ODDS.map(([, ratio]) => signedShift(groundShift(ratio, 1)))]],
};
