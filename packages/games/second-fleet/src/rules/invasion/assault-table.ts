import type { DieFace } from '../../model/vocabulary.ts';

export type AssaultResult = 'failed' | 'lodgement' | 'captured';

const [F, H, C] = ['failed', 'lodgement', 'captured'] as const;

/** [C.17.7] [C.2.17] Odds of each column: attackers for each defender. */
export const ASSAULT_COLUMNS: readonly (readonly [label: string, least: number])[] = [
  ['<1-2', 0],
  ['1-2', 1 / 2],
  ['1-1', 1],
  ['2-1', 2],
  ['3-1', 3],
  ['5-1', 5],
];

/** [C.17.7] One line for each modified die up to the number at its head. */
const ASSAULT_TABLE: readonly (readonly [upTo: number, results: readonly AssaultResult[]])[] = [
  [0, [F, F, F, F, H, C]],
  [1, [F, F, F, H, H, C]],
  [2, [F, F, F, H, C, C]],
  [5, [F, F, H, C, C, C]],
  [8, [F, H, C, C, C, C]],
  [Number.POSITIVE_INFINITY, [H, C, C, C, C, C]],
];

/** [C.17.7] Rounded down; a base without any defence counts as one. */
export const assaultColumn = (strength: number, defence: number): number =>
  ASSAULT_COLUMNS.findLastIndex(([, least]) => strength >= least * Math.max(1, defence));

export const assaultResult = (column: number, die: number): AssaultResult => {
  const line = ASSAULT_TABLE.find(([upTo]) => die <= upTo);
  const result = line?.[1][column];
  if (result === undefined) throw new RangeError(`There is no column ${column} on the assault table`);
  return result;
};

/** [C.17.5] A raid succeeds on 0 to 2. */
export const raidSucceeds = (face: DieFace): boolean => face <= 2;
