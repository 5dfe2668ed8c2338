import type { CombatTable } from '../crt.ts';
import { isCarrier, ROSTER, type UnitSpec } from '../roster.ts';
import { strengthAgainst } from '../strength.ts';
import { DOMAINS, SIDES, type Side } from '../vocabulary.ts';

/** Sides and types as small numbers: what search counts with. */
export type SideIndex = 0 | 1;
export const NATO: SideIndex = 0;
export const SOVIET: SideIndex = 1;
export const AIR = 0;
export const SURFACE = 1;

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
  /** [7.44] Who should lie higher in a pile: hard to hit above, a carrier below all, for what lies on top is attacked first. */
  readonly shield: Float64Array;
  /** All strengths together. */
  readonly power: Float64Array;
  /** [8.43] [8.45] Strengths by the type of the defender: three lists by day, then three by night. */
  readonly strength: readonly Float64Array[];
}

const known = new WeakMap<readonly UnitSpec[], Facts>();

/** Made once for each list of units that a position made up. */
export const factsOf = ({ extra }: { readonly extra: readonly UnitSpec[] }): Facts => {
  const found = known.get(extra);
  if (found !== undefined) return found;
  const made = makeFacts([...ROSTER, ...extra]);
  known.set(extra, made);
  return made;
};

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
  points: Float64Array.from(specs, ({ ratings }) => Math.max(1, ratings.ecm)),
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

const tables = new WeakMap<CombatTable, Float64Array>();

/** [8.8] The table as chances, row after row. */
export const chancesIn = (table: CombatTable): Float64Array => {
  const found = tables.get(table);
  if (found !== undefined) return found;
  const made = Float64Array.from(table.flat(), need => need / 6);
  tables.set(table, made);
  return made;
};

/** [8.9] The chance of a success at that differential; none below zero [8.23]. */
export const chanceOf = (chances: Float64Array, differential: number, ecm: number): number => {
  if (differential < 0) return 0;
  const column = Math.min(COLUMNS - 1, Math.floor(differential / 5));
  return chances[ecm * COLUMNS + column] as number;
};
