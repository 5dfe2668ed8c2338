import { boundsOf } from '@narrow-seas/hex';
import type { Frame } from '../frame.ts';
import type { Box, Point } from '../geometry.ts';
import type { Placed } from '../place.ts';
import type { ChartRule } from './chart-rule.ts';
import type { Town } from './geodata.ts';
import { plainLetters } from './names.ts';

/** A town on the plane of the map. */
export interface ChartTown {
  readonly name: string;
  /** 1 for capitals and great cities, 3 for small towns. */
  readonly rank: 1 | 2 | 3;
  readonly at: Point;
}

/** Hexes within which two towns are one on the chart. */
const TOO_NEAR = 0.55;

/** Without marks and capitals: Bodø is Bodo. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z]/g, '');

/** "Athens (Elefsis)" is Athens and Elefsis. */
const wordsOf = (name: string): readonly string[] =>
  name
    .split(/[(),-]/)
    .map(plain)
    .filter(Boolean);

const rankOf = ({ isCapital, people }: Town): ChartTown['rank'] =>
  isCapital || people > 1_000_000 ? 1 : people > 200_000 ? 2 : 3;

const isNear = (one: Point, other: Point, near: number): boolean =>
  Math.hypot(one[0] - other[0], one[1] - other[1]) < near;

/** Under the name that it had then; an empty name leaves it out. */
const named = ({ renames }: ChartRule, town: Town): Town => ({
  ...town,
  name: plainLetters(renames[town.name] ?? town.name),
});

/** Towns are named a little beyond the grid, not to the end of the sheet: nobody plays there. */
const nearOf = ({ grid }: Frame): Box => {
  const { minX, minY, maxX, maxY } = boundsOf(grid);
  return { west: minX - BEYOND, east: maxX + BEYOND, north: minY - BEYOND, south: maxY + BEYOND };
};

const BEYOND = 0.5;

/** The towns that the chart names: the greatest first, none twice, none that the game has a base or a port at. */
export const chartTowns = (
  frame: Frame,
  rule: ChartRule,
  towns: readonly Town[],
  places: readonly Placed[],
): readonly ChartTown[] => {
  const { west, north, east, south } = nearOf(frame);
  const taken = new Set(places.flatMap(({ rule: { name } }) => wordsOf(name)));
  const chosen: ChartTown[] = [];
  const inOrder = towns
    .map(town => named(rule, town))
    .toSorted(
      (one, other) => rankOf(one) - rankOf(other) || one.rank - other.rank || other.people - one.people,
    );
  for (const town of inOrder) {
    const at = frame.locate(town.at);
    const isOn = at[0] > west && at[0] < east && at[1] > north && at[1] < south;
    if (!isOn || town.name === '' || taken.has(plain(town.name)) || chosen.length >= rule.towns) continue;
    if (chosen.some(other => isNear(other.at, at, TOO_NEAR))) continue;
    chosen.push({ name: town.name, rank: rankOf(town), at });
  }
  return chosen;
};
