import { digestOf, type GameData } from '@narrow-seas/core';
import { BASES, type BaseSpec } from './bases.ts';
import { GRID, MAP_FILE, nameOfHex } from './chart.ts';
import { printSpec } from './notation-unit.ts';
import { ROSTER, type UnitSpec } from './roster.ts';
import type { State } from './state.ts';

/** A unit as a position would make it up, less the word that begins the line. */
const sayUnit = (spec: UnitSpec): string => printSpec(spec).replace(/^unit /, '');

const sayBase = ({ name, hex, side, airfield, port, closeAA, defence, points }: BaseSpec): string =>
  [name, nameOfHex(hex), side, airfield && 'airfield', port && 'port', closeAA, defence, points]
    .filter(word => word !== false)
    .join(' ');

const UNITS: readonly string[] = ROSTER.map(sayUnit);
const LIST_OF_BASES: readonly string[] = BASES.map(sayBase);

/** What a match is played with. */
export const savedData = ({ table }: State): GameData => ({
  lists: { units: [...UNITS, ...table.extra.map(sayUnit)], bases: LIST_OF_BASES },
  fixed: { hexes: `${GRID.columns}x${GRID.rows}` },
  digests: { map: digestOf(MAP_FILE) },
});
