import {
  boundsOf,
  centreOf,
  columnOf,
  type Grid,
  type HexId,
  hexAt,
  hexAtPoint,
  makeGrid,
  parseHexName,
  rowOf,
} from '@narrow-seas/hex';
import type { Calibration, Sheet } from './definition.ts';
import { turn } from './fit.ts';
import type { Box, Point } from './geometry.ts';
import { projection } from './project.ts';
import { rubberSheet, type Tie } from './warp.ts';

/** The grid and the way from degrees to its plane (hex widths, x east, y south, hex 0 at the origin). */
export interface Frame {
  readonly calibration: Calibration;
  readonly grid: Grid;
  /** The grid with a margin, so that rays and coasts do not end at the map's edge. */
  readonly sheet: Box;
  readonly locate: (place: Point) => Point;
}

/** Hexes of margin around the grid. */
const MARGIN = 1.5;

const sheetOf = (grid: Grid): Box => {
  const { minX, minY, maxX, maxY } = boundsOf(grid);
  return { west: minX - MARGIN, north: minY - MARGIN, east: maxX + MARGIN, south: maxY + MARGIN };
};

/** The hex that a data file names; a name off the map is a slip in that file. */
const namedHex = (grid: Grid, calibration: Calibration, name: string): HexId => {
  const hex = parseHexName(grid, calibration.numbering, name);
  if (hex === undefined) throw new RangeError(`Hex ${name} is not on the ${calibration.id} map.`);
  return hex;
};

const rigid = (calibration: Calibration, grid: Grid): ((place: Point) => Point) => {
  const project = projection(calibration.projection);
  const { anchor, rotation, nmPerHex } = calibration;
  const [anchorX, anchorY] = centreOf(grid, namedHex(grid, calibration, anchor.hex));
  return place => {
    const [east, north] = turn(project(place), rotation);
    return [anchorX + east / nmPerHex - anchor.east, anchorY - north / nmPerHex + anchor.north];
  };
};

/** Controls on the projected plane in nautical miles, with the place their hexes have on a map whose anchor is at the origin. */
export const controlTies = (calibration: Calibration, grid: Grid): readonly Tie[] => {
  const project = projection(calibration.projection);
  const [anchorX, anchorY] = centreOf(grid, namedHex(grid, calibration, calibration.anchor.hex));
  return calibration.controls.map(({ at, hex }) => {
    const [x, y] = centreOf(grid, namedHex(grid, calibration, hex));
    return { from: project(at), to: [x - anchorX, anchorY - y] };
  });
};

/** Inside this distance of its hex's centre a place needs no moving: the printed hex says no more. */
const SLACK = 0.3;

const towards = (from: Point, [x, y]: Point): Point => {
  const away = Math.hypot(from[0] - x, from[1] - y);
  if (away <= SLACK) return from;
  return [x + ((from[0] - x) * SLACK) / away, y + ((from[1] - y) * SLACK) / away];
};

/** Where each control falls by the projection alone, and the nearest point well inside the hex it belongs in. */
export const tiesOf = (calibration: Calibration, grid: Grid): readonly Tie[] => {
  const locate = rigid(calibration, grid);
  return calibration.controls.map(({ at, hex }) => {
    const from = locate(at);
    return { from, to: towards(from, centreOf(grid, namedHex(grid, calibration, hex))) };
  });
};

export const makeFrame = (calibration: Calibration): Frame => {
  const grid = makeGrid(calibration.grid);
  const locate = rigid(calibration, grid);
  const sheet = sheetOf(grid);
  if (calibration.stiffness === undefined) return { calibration, grid, sheet, locate };
  const bend = rubberSheet(tiesOf(calibration, grid), calibration.stiffness);
  return { calibration, grid, sheet, locate: place => bend(locate(place)) };
};

/** The hex that holds a place given in degrees; undefined off the map. */
export const hexOfPlace = ({ grid, locate }: Frame, place: Point): HexId | undefined => {
  const [x, y] = locate(place);
  return hexAtPoint(grid, x, y);
};

/** Where hex 0000 of a sheet would lie on the map, and whether its columns run with ours (1) or against (-1). */
export interface SheetOrigin {
  readonly id: string;
  readonly synonyms: readonly string[];
  readonly row: number;
  readonly column: number;
  readonly step: 1 | -1;
}

export const sheetOrigin = (frame: Frame, { id, synonyms, hex, at, columnsFrom }: Sheet): SheetOrigin => {
  const here = hexOfPlace(frame, at);
  if (here === undefined)
    throw new RangeError(`The anchor ${id}:${hex} is off the ${frame.calibration.id} map.`);
  const step = columnsFrom === 'west' ? 1 : -1;
  const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return {
    id,
    synonyms,
    row: rowOf(frame.grid, here) - row,
    column: columnOf(frame.grid, here) - step * column,
    step,
  };
};

const sheetHex = (frame: Frame, name: string): HexId | undefined => {
  const [id = '', digits = ''] = name.split(':');
  const sheet = frame.calibration.sheets?.find(each => each.id === id || each.synonyms.includes(id));
  if (!sheet || !/^\d{4}$/.test(digits)) return undefined;
  const { row, column, step } = sheetOrigin(frame, sheet);
  return hexAt(frame.grid, column + step * Number(digits.slice(2)), row + Number(digits.slice(0, 2)));
};

const POSITION = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** A hex by its number, by sheet and number ("26:3310"), or by longitude and latitude ("18.52,40.11"). */
export const findHex = (frame: Frame, name: string): HexId | undefined => {
  const position = POSITION.exec(name);
  if (position) return hexOfPlace(frame, [Number(position[1]), Number(position[2])]);
  return name.includes(':')
    ? sheetHex(frame, name)
    : parseHexName(frame.grid, frame.calibration.numbering, name);
};
