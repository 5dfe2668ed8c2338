import { memo } from '@narrow-seas/core';
import type { CombatTable } from '../rules/combat/crt.ts';
import { isCarrier, ROSTER, type UnitSpec } from '../model/roster.ts';
import { strengthAgainst } from '../rules/combat/strength.ts';
import { lossPoints } from '../rules/victory/victory.ts';
import { DOMAINS, SIDES, type Side } from '../model/vocabulary.ts';

/** Sides and types as small numbers: what search counts with. */
export type SideIndex = 0 | 1;
export const NATO: SideIndex = 0;
export const SOVIET: SideIndex = 1;
export const AIR = 0;
export const SURFACE = 1;
export const SUBMARINE = 2;

export const indexOfSide = (side: Side): SideIndex => (side === 'nato' ? NATO : SOVIET);
export const sideOfIndex = (index: SideIndex): Side => SIDES[index];
export const opposite = (side: SideIndex): SideIndex => (side === NATO ? SOVIET : NATO);

/** What is printed on the counters, a list for each number. */
export interface Facts {
  readonly count: number;
  readonly specs: readonly UnitSpec[];
  readonly side: Uint8Array;
  readonly domain: Uint8Array;
  readonly defence: Float64Array;
  readonly ecm: Uint8Array;
  readonly move: Uint8Array;
  readonly carrier: Uint8Array;
  /** [13.0] */
  readonly points: Float64Array;
  /** [7.44] Which unit should lie higher in a pile: hard to hit above, a carrier below all, because the top is attacked first. */
  readonly shield: Float64Array;
  /** All strengths together. */
  readonly power: Float64Array;
  /** [8.43] [8.45] Strengths by the type of the defender: three lists by day, then three by night. */
  readonly strength: readonly Float64Array[];
}

/** By the list of units that a position made up. */
const factsWith = memo((extra: readonly UnitSpec[]) => makeFacts([...ROSTER, ...extra]));

export const factsOf = ({ extra }: { readonly extra: readonly UnitSpec[] }): Facts => factsWith(extra);

const DAY_AND_NIGHT = [1, 2] as const;

const makeFacts = (specs: readonly UnitSpec[]): Facts => ({
  count: specs.length,
  specs,
  side: Uint8Array.from(specs, ({ side }) => indexOfSide(side)),
  domain: Uint8Array.from(specs, ({ domain }) => DOMAINS.indexOf(domain)),
  defence: Float64Array.from(specs, ({ ratings }) => ratings.defence),
  ecm: Uint8Array.from(specs, ({ ratings }) => Math.min(ratings.ecm, HIGHEST_ECM)),
  move: Uint8Array.from(specs, ({ ratings }) => ratings.move),
  carrier: Uint8Array.from(specs, spec => (isCarrier(spec) ? 1 : 0)),
  points: Float64Array.from(specs, spec => lossPoints(spec)),
  shield: Float64Array.from(specs, shieldOf),
  power: Float64Array.from(
    specs,
    ({ ratings }) => ratings.antiAir + ratings.antiSurface + ratings.antiSubmarine,
  ),
  strength: DAY_AND_NIGHT.flatMap(half =>
    DOMAINS.map(domain =>
      Float64Array.from(specs, spec => strengthAgainst(spec, domain) / (spec.daylight ? half : 1)),
    ),
  ),
});

/** Aircraft lie above ships [7.43]; no two are alike, so that a pile has one order. */
const shieldOf = (spec: UnitSpec, unit: number): number => {
  const { domain, ratings } = spec;
  const hard = isCarrier(spec) ? 0 : 1 + ratings.defence + ratings.ecm;
  return (domain === 'air' ? ABOVE_SHIPS : 0) + hard - unit / MANY_UNITS;
};

const ABOVE_SHIPS = 1000;
const MANY_UNITS = 100_000;
const HIGHEST_ECM = 6;
const COLUMNS = 9;

/** [8.8] The table as chances, row after row. */
export const chancesIn = memo(
  (table: CombatTable): Float64Array => Float64Array.from(table.flat(), need => need / 6),
);

/** [8.9] The chance of a success at that differential; none below zero [8.23]. */
export const chanceOf = (chances: Float64Array, differential: number, ecm: number): number => {
  if (differential < 0) return 0;
  const column = Math.min(COLUMNS - 1, Math.floor(differential / 5));
  return chances[ecm * COLUMNS + column] as number;
};

/** [7.45] A unit that could attack something above may not pass it by. */
export const mustStop = ({ strength }: Facts, unit: number, above: number): boolean => {
  for (let domain = 0; above >>> domain !== 0; domain += 1)
    if ((above & (1 << domain)) !== 0 && (strength[domain] as Float64Array)[unit] !== 0) return true;
  return false;
};
