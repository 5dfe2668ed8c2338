import type { DieFace } from '../../model/vocabulary.ts';

/** What one side suffers in an air fight: damage steps, and whether it must go home. */
export interface AirToll {
  readonly steps: number;
  readonly home: boolean;
}

export interface AirResult {
  readonly attacker: AirToll;
  readonly defender: AirToll;
}

/** [A3] Least odds of each column as attacker : defender; CAP reads one column further to the right. */
export const INTERCEPTION_RATIOS = ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1'] as const;
export const CAP_RATIOS = ['1-6', '1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1'] as const;
export type AirRatio = (typeof INTERCEPTION_RATIOS)[number] | (typeof CAP_RATIOS)[number];

/** [10.2.2] [A3] By die and column, attacker/defender: damage steps, `r` for return to base. */
const AIR_RESULTS: readonly (readonly string[])[] = [
  /* 0 */ ['3r/0', '3r/0', '3r/0', '2r/0', '2r/0', '1r/0', '0r/0', '0r/0r'],
  /* 1 */ ['3r/0', '3r/0', '2r/0', '2r/0', '1r/0', '0r/0', '0r/0r', '0/1r'],
  /* 2 */ ['3r/0', '3r/0', '2r/0', '1r/0', '1r/0', '0r/0r', '0/0r', '0/1r'],
  /* 3 */ ['3r/0', '2r/0', '1r/0', '1r/0', '0r/0', '0/0r', '0/1r', '0/1r'],
  /* 4 */ ['2r/0', '2r/0', '1r/0', '0r/0', '0r/0r', '0/0r', '0/1r', '0/2r'],
  /* 5 */ ['2r/0', '1r/0', '0r/0', '0r/0r', '0/0r', '0/1r', '0/1r', '0/2r'],
  /* 6 */ ['1r/0', '1r/0', '0r/0r', '0/0r', '0/1r', '0/1r', '0/2r', '0/3r'],
  /* 7 */ ['1r/0', '0r/0', '0/0r', '0/1r', '0/1r', '0/1r', '0/2r', '0/3r'],
  /* 8 */ ['0r/0', '0/0r', '0/0r', '0/1r', '0/1r', '0/2r', '0/3r', '0/4r'],
  /* 9 */ ['0/0r', '0/0r', '0/1r', '0/2r', '0/2r', '0/2r', '0/3r', '0/4r'],
];

/** [A3] By die; the second cell is ours [C.2.32]. */
const BOUNCE_RESULTS = [
  '0/0',
  '0/0r',
  '0/0r',
  '0/0r',
  '0/1r',
  '0/1r',
  '0/1r',
  '0/2r',
  '0/2r',
  '0/3r',
] as const;

const tollOf = (text: string): AirToll => ({ steps: Number.parseInt(text, 10), home: text.endsWith('r') });

const resultOf = (cell: string): AirResult => {
  const [attacker = '0', defender = '0'] = cell.split('/');
  return { attacker: tollOf(attacker), defender: tollOf(defender) };
};

/** Whether attacker : defender reaches these odds; rounding favours the defender [10]. */
const reaches = (ratio: AirRatio, attacker: number, defender: number): boolean => {
  const [mine, theirs] = ratio.split('-').map(Number) as [number, number];
  return attacker * theirs >= defender * mine;
};

/** [10.11.2] [C.11.5] The rightmost column whose odds do not exceed attacker : defender; the first when none does. */
export const airColumn = (ratios: readonly AirRatio[], attacker: number, defender: number): number =>
  Math.max(
    0,
    ratios.findLastIndex(ratio => reaches(ratio, attacker, defender)),
  );

/** [A3] The cell of a column, as `airColumn` counts them, and a die. */
export const airResult = (column: number, face: DieFace): AirResult =>
  resultOf((AIR_RESULTS[face] as readonly string[])[column] as string);

/** [C.12.4] A bounce has no ratio. */
export const bounceResult = (face: DieFace): AirResult => resultOf(BOUNCE_RESULTS[face]);
