import type { HexId } from '@narrow-seas/hex';
import { besideAtSea } from '../../model/chart.ts';
import { surfaceStacks } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import { NO_WAY, type SeaField, seaFieldTo } from '../../model/sea-field.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { type Course, courseOn } from '../goal.ts';
import { stakeOf } from './stake.ts';

type Stacks = ReturnType<typeof surfaceStacks>;

/** How much farther a hunter goes for the richest prey than for the poorest. */
const DETOUR = 10;

const preyFields = new WeakMap<Stacks, SeaField>();

/** Ways to enemy ships, the poorer ones as if they were farther. */
const preyField = (table: PublicState, stacks: Stacks): SeaField => {
  const known = preyFields.get(stacks);
  if (known !== undefined) return known;
  const stakes = [...stacks].map(([hex, units]) => ({
    hex,
    stake: units.reduce((sum, unit) => sum + stakeOf(table, unit), 0),
  }));
  const most = Math.max(1, ...stakes.map(({ stake }) => stake));
  const far = spread(stakes.map(({ hex, stake }) => [hex, Math.round(DETOUR * (1 - stake / most))]));
  preyFields.set(stacks, far);
  return far;
};

/** The least way from any of some places, each with a way already behind it. */
const spread = (places: readonly (readonly [HexId, number])[]): SeaField => {
  const far = seaFieldTo([]);
  const rings: HexId[][] = Array.from({ length: NO_WAY }, () => []);
  const reach = (hex: HexId, way: number): void => {
    if (way >= (far[hex] as number)) return;
    far[hex] = way;
    rings[way]?.push(hex);
  };
  for (const [hex, behind] of places) reach(hex, behind);
  for (const [way, ring] of rings.entries())
    for (const hex of ring)
      if (far[hex] === way) for (const beside of besideAtSea(hex)) reach(beside, way + 1);
  return far;
};

/** Where the units of a scenario should go, as one fleet. */
export const fleetCourseOn = (table: PublicState, net: number): Course => {
  const course = courseOn(table, net);
  const { fleetWayOf } = scenarioOf(table).goals;
  if (fleetWayOf === undefined) return course;
  const wayToPrey = (side: Side, hex: HexId): number => {
    const stacks = surfaceStacks(table, side);
    return stacks.size === 0 ? 0 : (preyField(table, stacks)[hex] as number);
  };
  return (unit, hex) =>
    fleetWayOf({ table, unit, spec: specOf(table, unit), hex }, wayToPrey) ?? course(unit, hex);
};
