import type { Box, Point } from '../geometry.ts';
import { degreeGrid, type Nodes } from './degrees.ts';
import type { Heights } from './geodata.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Metres of the highest letter. */
const HIGHEST = 4800;

/** Between the four heights around a place. */
export const heightAt = ({ longitudes, latitudes, rows }: Heights, [lon, lat]: Point): number => {
  const find = (list: readonly number[], value: number): readonly [index: number, share: number] => {
    const step = (list[1] as number) - (list[0] as number);
    const at = Math.min(list.length - 1.001, Math.max(0, (value - (list[0] as number)) / step));
    return [Math.floor(at), at % 1];
  };
  const [column, east] = find(longitudes, lon);
  const [row, north] = find(latitudes, lat);
  const corner = (down: number, across: number): number => rows[row + down]?.[column + across] ?? 0;
  const below = corner(0, 0) * (1 - east) + corner(0, 1) * east;
  const above = corner(1, 0) * (1 - east) + corner(1, 1) * east;
  return below * (1 - north) + above * north;
};

/** The root of a height as one of 64 letters: low land needs finer steps than high land. */
export const letterOf = (metres: number): string =>
  LETTERS.charAt(Math.round(Math.sqrt(Math.min(1, Math.max(0, metres / HIGHEST))) * 63));

export interface HeightGrid extends Omit<Nodes<never>, 'values'> {
  readonly rowsOfLetters: readonly string[];
}

/** Heights of the land on a grid over the sheet, a letter each; the sea is low. */
export const heightGrid = (
  locate: (place: Point) => Point,
  sheet: Box,
  step: number,
  middle: Point,
  heights: Heights,
): HeightGrid => {
  const { values, ...grid } = degreeGrid(locate, sheet, step, middle);
  const letters = values.map(place => letterOf(heightAt(heights, place))).join('');
  const rowsOfLetters = Array.from({ length: grid.rows }, (_, row) =>
    letters.slice(row * grid.columns, (row + 1) * grid.columns),
  );
  return { ...grid, rowsOfLetters };
};
