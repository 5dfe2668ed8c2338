/** [8.8] The combat differentials at the head of the columns. */
export const COLUMNS = [0, 5, 10, 15, 20, 25, 30, 35, 40] as const;

/**
 * [8.8] The highest die roll that forces a retreat, by Electronic Countermeasures value (rows 0 to 6) and column. The
 * printed table is not known; this one obeys the three cells that the text states and grows with the differential.
 */
export const COMBAT_RESULTS: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 4, 5, 5, 6, 6],
  [1, 2, 3, 3, 4, 5, 5, 6, 6],
  [1, 1, 2, 3, 4, 4, 5, 5, 6],
  [0, 1, 2, 3, 3, 4, 5, 5, 6],
  [0, 1, 2, 2, 3, 4, 4, 5, 5],
  [0, 0, 1, 2, 3, 3, 4, 4, 5],
  [0, 0, 1, 1, 2, 3, 3, 4, 5],
];

/** [8.9] The differential rounded down to a printed column. */
export const columnOf = (differential: number): number =>
  Math.min(COLUMNS.length - 1, Math.max(0, Math.floor(differential / 5)));

/** [8.9] The highest roll that works; 0 is the dot: no effect and no die. */
export const needOf = (table: readonly (readonly number[])[], differential: number, ecm: number): number => {
  const row = table[Math.min(ecm, table.length - 1)];
  return row?.[columnOf(differential)] ?? 0;
};
