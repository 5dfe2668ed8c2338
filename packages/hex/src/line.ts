import { distance } from './distance.ts';
import { type Grid, hexAtAxial } from './grid.ts';
import type { HexId } from './hex.ts';

/** A line seen along the axis that changes on every step (`lead`); `side` is the axis that needs rounding. */
interface Course {
  readonly steps: number;
  readonly lead: readonly [from: number, to: number];
  readonly side: readonly [from: number, to: number];
  readonly hex: (lead: number, side: number) => HexId | undefined;
}

/** `side` is q, or r where q leads: raising it goes east, or due south where both choices share a column. */
const courseOf = (grid: Grid, a: HexId, b: HexId): Course => {
  const steps = distance(grid, a, b);
  const q: [number, number] = [grid.q[a] as number, grid.q[b] as number];
  const r: [number, number] = [grid.r[a] as number, grid.r[b] as number];
  const s: [number, number] = [-q[0] - r[0], -q[1] - r[1]];
  if (Math.abs(q[0] - q[1]) === steps)
    return { steps, lead: q, side: r, hex: (lead, side) => hexAtAxial(grid, lead, side) };
  if (Math.abs(r[0] - r[1]) === steps)
    return { steps, lead: r, side: q, hex: (lead, side) => hexAtAxial(grid, side, lead) };
  return { steps, lead: s, side: q, hex: (lead, side) => hexAtAxial(grid, side, -lead - side) };
};

/** Whole-number arithmetic: with fractions a true tie would fall to either side by rounding error. */
const hexOnCourse = ({ steps, lead, side, hex }: Course, step: number): HexId => {
  const leadAt = lead[0] + Math.sign(lead[1] - lead[0]) * step;
  const sideTimesSteps = side[0] * (steps - step) + side[1] * step;
  const upper = Math.floor((2 * sideTimesSteps + steps) / (2 * steps));
  const lower = Math.ceil((2 * sideTimesSteps - steps) / (2 * steps));
  return (hex(leadAt, upper) ?? hex(leadAt, lower)) as HexId;
};

/**
 * The hexes under the straight line between two centres, both ends included: distance + 1 of them, each
 * adjacent to the next. Where the line runs exactly along a hexside it takes the hex to the east, or the one to
 * the south when neither is further east; should that hex be off the map, the other one. The rule does not ask
 * where the line began, so line(b, a) is line(a, b) reversed.
 */
export const line = (grid: Grid, a: HexId, b: HexId): readonly HexId[] => {
  if (a === b) return [a];
  const course = courseOf(grid, a, b);
  return Array.from({ length: course.steps + 1 }, (_, step) => hexOnCourse(course, step));
};
