import { GRID } from '../../model/chart.ts';
import { type Board, NOWHERE } from '../board.ts';
import { AIR, type Facts, SURFACE } from '../facts.ts';

/** What a unit is to the network, for each side: what it fights with, and whether much is paid for it. */
const KINDS = 7;
const CLASSES = 2 * KINDS;

/** [13.0] Who is worth this many points or more. */
const GREAT = 4;

const kindOf = ({ specs, domain, carrier, points }: Facts, unit: number): number => {
  if (carrier[unit] === 1) return 0;
  const isGreat = (points[unit] as number) >= GREAT;
  if (domain[unit] === SURFACE) return isGreat ? 1 : 2;
  if (domain[unit] !== AIR) return 3;
  if (specs[unit]?.carrierBased === true) return 4;
  return isGreat ? 5 : 6;
};

/** The map in pieces of this many hexes. */
const ACROSS = 4;
const DOWN = 3;
const WIDE = Math.ceil(GRID.columns / ACROSS);
const CELLS = WIDE * Math.ceil(GRID.rows / DOWN);

/** By hex: its piece of the map. */
const CELL_OF = Int16Array.from(
  { length: GRID.size },
  (_, hex) =>
    Math.floor(Math.floor(hex / GRID.columns) / DOWN) * WIDE + Math.floor((hex % GRID.columns) / ACROSS),
);

/** Each class of unit in each piece of the map is one input. */
export const INPUTS = CLASSES * CELLS;

/** No input: the unit is not in play. */
export const ABSENT = -1;

/** By unit: the input of its class in the first piece. */
export const firstInputs = (facts: Facts): Int32Array =>
  Int32Array.from(facts.side, (side, unit) => (side * KINDS + kindOf(facts, unit)) * CELLS);

/** The input that a unit stands for; aircraft aboard are where their carrier is. */
export const inputOf = ({ hexOf, aboard }: Board, first: Int32Array, unit: number): number => {
  const deck = aboard[unit] as number;
  const hex = hexOf[deck === NOWHERE ? unit : deck] as number;
  return hex === NOWHERE ? ABSENT : (first[unit] as number) + (CELL_OF[hex] as number);
};

/** What else the network is told: who has just moved, how much of the war is left, and whether the end is near. */
export const settingOf = ({ turn, lastTurn }: Board, side: number): readonly [number, number, number] => {
  const left = Math.max(0, lastTurn - turn);
  return [side, Math.min(1, left / LONG), 1 / (1 + left)];
};

/** Turns beyond which more of them change nothing. */
const LONG = 12;
