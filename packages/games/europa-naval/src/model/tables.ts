import type { DieFace, Sea, SuccessResult } from './vocabulary.ts';

/** [T.1] One die, modified. */
export const success = (die: number): SuccessResult => {
  if (die <= 1) return 'D';
  if (die === 2) return 'F*';
  if (die <= 4) return 'F';
  return die <= 6 ? 'S' : 'S*';
};

export interface HitTable {
  readonly columns: readonly number[];
  /** Rows for the modified die, 1 to 7; below reads 1, above reads 7. */
  readonly rows: readonly (readonly number[])[];
}

/** [T.2] Hits; the largest column not above the strength, under 1/4 no roll. */
export const GUNNERY: HitTable = {
  columns: [0.25, 0.5, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 25],
  rows: [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2],
    [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3],
    [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4],
    [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 4, 5],
    [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6],
    [0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7],
  ],
};

/** [T.5] Hits; column by the sum of strike or port values. */
export const STRIKE: HitTable = {
  columns: [1, 2, 3, 4, 6, 8, 10],
  rows: [
    [0, 0, 0, 0, 0, 0, 1],
    [0, 0, 0, 0, 0, 1, 1],
    [0, 0, 0, 0, 1, 1, 1],
    [0, 0, 1, 1, 1, 2, 2],
    [0, 1, 1, 1, 2, 2, 3],
    [1, 1, 1, 2, 2, 3, 3],
    [1, 1, 2, 2, 3, 3, 4],
  ],
};

const columnOf = ({ columns }: HitTable, strength: number): number =>
  columns.findLastIndex(column => column <= strength);

/** Hits for a modified die; a strength under the first column does nothing. */
export const hitsOn = (table: HitTable, strength: number, die: number): number =>
  table.rows[Math.min(7, Math.max(1, die)) - 1]?.[columnOf(table, strength)] ?? 0;

/** [F.8.3] [T.3] [36.D.2] What the sea takes off the dice of guns, of a search and of contact. */
export const SEA_SHIFT: { readonly [sea in Sea]: number } = { calm: 0, rough: -1, stormy: -2 };

export type Search = 'missed' | 'found' | 'well';

/** [T.3] Near is within half the range of the searcher. */
export const searched = (near: boolean, die: number): Search => {
  if (die >= (near ? 7 : 8)) return 'well';
  return die >= (near ? 4 : 5) ? 'found' : 'missed';
};

/** [T.4] What becomes of the cargo: nothing, turned back, or sunk by A, B or C. */
export type ShippingResult = '-' | 'T' | 'A' | 'B' | 'C';

/** [T.4] Upper ends of the status columns. */
export const STATUS_COLUMNS = [1, 4, 7, 10, 13, 15] as const;

/** [T.4] Rows for the modified die: 0 or less, 1 to 6, 7 or more. */
const SHIPPING: readonly string[] = [
  '------',
  'T-----',
  'AT----',
  'AAT---',
  'BAAT--',
  'BBAAT-',
  'BBBAA-',
  'CBBBAT',
];

export const shipping = (status: number, die: number): ShippingResult => {
  const column = STATUS_COLUMNS.findIndex(last => status <= last);
  return SHIPPING[Math.min(7, Math.max(0, die))]?.[column] as ShippingResult;
};

/** [T.4] Cargo strength sunk by A, B and C for cargo 1-2, 3-5, 6-9, 10 and more. */
const SUNK: { readonly [result in 'A' | 'B' | 'C']: readonly [number, number, number, number] } = {
  A: [0, 1, 2, 3],
  B: [1, 2, 4, 6],
  C: [2, 3, 6, 8],
};

const bandOf = (cargo: number): 0 | 1 | 2 | 3 => {
  if (cargo <= 2) return 0;
  if (cargo <= 5) return 1;
  return cargo <= 9 ? 2 : 3;
};

export interface ShippingLoss {
  readonly sunk: number;
  readonly turnsBack: boolean;
}

export const shippingLoss = (result: ShippingResult, cargo: number): ShippingLoss => {
  if (result === '-' || result === 'T') return { sunk: 0, turnsBack: result === 'T' };
  const sunk = Math.min(cargo, SUNK[result][bandOf(cargo)]);
  return { sunk, turnsBack: result !== 'A' || (cargo <= 2 && sunk === 0) };
};

export type Climate = 'mediterranean' | 'atlantic' | 'baltic' | 'northSea';

const SEASONS = ['summer', 'between', 'winter'] as const;

/** [T.6] One letter for each face: calm, rough, stormy. */
const CONDITIONS: {
  readonly [climate in Climate]: { readonly [season in (typeof SEASONS)[number]]: string };
} = {
  mediterranean: { summer: 'CCCCCR', between: 'CCCCRS', winter: 'CCRRRS' },
  atlantic: { summer: 'CCCCRR', between: 'CCRRRS', winter: 'CRRSSS' },
  baltic: { summer: 'CCCCCR', between: 'CCCRRS', winter: 'CRRRSS' },
  northSea: { summer: 'CCCCRR', between: 'CCRRSS', winter: 'RRRSSS' },
};

const LETTERS: { readonly [letter: string]: Sea } = { C: 'calm', R: 'rough', S: 'stormy' };

const seasonOf = (month: number): (typeof SEASONS)[number] => {
  if (month >= 5 && month <= 8) return 'summer';
  return [3, 4, 9, 10].includes(month) ? 'between' : 'winter';
};

/** [T.6] The sea in a month, 1 to 12. */
export const seaOf = (climate: Climate, month: number, face: DieFace): Sea =>
  LETTERS[CONDITIONS[climate][seasonOf(month)][face - 1] as string] as Sea;

/** [T.7] Shift of the success table by the odds of a ground attack. */
export const groundShift = (attack: number, defence: number): number => {
  const ratio = defence === 0 ? 4 : attack / defence;
  if (ratio < 1 / 2) return -3;
  if (ratio < 1) return -2;
  if (ratio < 3 / 2) return 0;
  if (ratio < 2) return 1;
  if (ratio < 3) return 2;
  return ratio < 4 ? 3 : 4;
};

/** [F.27.1] Boxes a front moves. */
export const FRONT: { readonly [result in SuccessResult]: number } = { D: -2, 'F*': -1, F: 0, S: 1, 'S*': 2 };

/** [36.C.3] Table 1: whether the mine point is swept, and the naval repair points it costs. */
export const ZONE_SWEEP: {
  readonly [result in SuccessResult]: { readonly swept: boolean; readonly nrp: number };
} = {
  D: { swept: false, nrp: 2 },
  'F*': { swept: true, nrp: 1.5 },
  F: { swept: true, nrp: 1 },
  S: { swept: true, nrp: 0 },
  'S*': { swept: true, nrp: 0 },
};
