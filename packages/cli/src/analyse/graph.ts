import type { AnalysisPoint } from '@narrow-seas/core';

const [ROWS, COLUMNS, LABEL] = [11, 66, 7];

/** One value for each column: the last point that falls into it, or the one before. */
const columnsOf = (start: number, points: readonly AnalysisPoint[], length: number): readonly number[] => {
  const columns: number[] = [];
  let place = 0;
  let value = start;
  for (let column = 0; column < COLUMNS; column += 1) {
    const until = ((column + 1) * length) / COLUMNS;
    for (; place < points.length && (points[place] as AnalysisPoint).at <= until; place += 1)
      ({ value } = points[place] as AnalysisPoint);
    columns.push(value);
  }
  return columns;
};

/** The turns under the graph, where there is room for their numbers. */
const turnsOf = (points: readonly AnalysisPoint[], length: number): string => {
  const line = Array.from({ length: COLUMNS }, () => ' ');
  let last: number | undefined;
  let free = 0;
  for (const { at, turn } of points) {
    if (turn === undefined || turn === last) continue;
    last = turn;
    const column = Math.min(COLUMNS - 1, Math.floor((at * COLUMNS) / length));
    const text = String(turn);
    if (column < free || column + text.length > COLUMNS) continue;
    for (const [place, sign] of [...text].entries()) line[column + place] = sign;
    free = column + text.length + 1;
  }
  return line.join('').trimEnd();
};

/** The expected result over the game, as a picture of signs. */
export const graphOf = (
  start: number,
  points: readonly AnalysisPoint[],
  length: number,
): readonly string[] => {
  const columns = columnsOf(start, points, length);
  const high = Math.max(1, ...columns);
  const low = Math.min(-1, ...columns);
  const rowOf = (value: number): number => Math.round(((high - value) / (high - low)) * (ROWS - 1));
  const zero = rowOf(0);
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const label = row === 0 ? high : row === ROWS - 1 ? low : row === zero ? 0 : undefined;
    const signs = columns.map(value => {
      const at = rowOf(value);
      if (at === row) return '*';
      const isBetween = (at < row && row <= zero) || (at > row && row >= zero);
      if (isBetween) return ':';
      return row === zero ? '-' : ' ';
    });
    return `${(label === undefined ? '' : label.toFixed(0)).padStart(LABEL)} |${signs.join('').trimEnd()}`;
  });
  const turns = turnsOf(points, length);
  return turns === '' ? lines : [...lines, `${' '.repeat(LABEL + 2)}${turns}`];
};
