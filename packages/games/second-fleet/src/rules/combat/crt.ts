/** [A1] The least value of each column; the last one is open. */
export const COLUMN_STARTS = [1, 3, 6, 9, 15, 21, 28, 36, 46, 58, 72, 90] as const;

/** [10.1.1] [C.2.25] [A1] Points by modified die (rows -7 to 12) and column. Attacks read it as it is, defences one row higher. */
export const COMBAT_RESULTS: readonly (readonly number[])[] = [
  /* -7 */ [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  /* -6 */ [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
  /* -5 */ [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2],
  /* -4 */ [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2],
  /* -3 */ [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3],
  /* -2 */ [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3],
  /* -1 */ [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4],
  /*  0 */ [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
  /*  1 */ [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
  /*  2 */ [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  /*  3 */ [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
  /*  4 */ [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
  /*  5 */ [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
  /*  6 */ [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7],
  /*  7 */ [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8],
  /*  8 */ [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8],
  /*  9 */ [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9],
  /* 10 */ [4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9],
  /* 11 */ [4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10],
  /* 12 */ [5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 11],
];

const FIRST_ROW = -7;
const LAST_ROW = 12;
const FIRST_DEFENCE_ROW = -3;
const LAST_DEFENCE_ROW = 11;

/** 1 to 12 for a total value; 0 when there is nothing to look up [C.25]. */
export const columnOf = (value: number): number => {
  let column = 0;
  while (column < COLUMN_STARTS.length && value >= (COLUMN_STARTS[column] as number)) column += 1;
  return column;
};

const clamp = (die: number, least: number, most: number): number => Math.min(most, Math.max(least, die));

/** [A1] What the attack die gives on a column; a die beyond the table reads its last row. */
export const attackPoints = (column: number, die: number): number =>
  column === 0
    ? 0
    : ((COMBAT_RESULTS[clamp(die, FIRST_ROW, LAST_ROW) - FIRST_ROW] as readonly number[])[
        column - 1
      ] as number);

/** [A1] Defence row n is the line of attack row n + 1. */
export const defencePoints = (column: number, die: number): number =>
  attackPoints(column, clamp(die, FIRST_DEFENCE_ROW, LAST_DEFENCE_ROW) + 1);
