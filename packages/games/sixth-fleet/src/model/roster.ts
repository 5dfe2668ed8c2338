import { decoderOf, mustBe } from '@narrow-seas/core';
import { z } from 'zod';
import units from '../../data/units.json' with { type: 'json' };
import {
  ARRIVALS,
  type Arrival,
  type Domain,
  NATIONS,
  type Nation,
  SHIP_KINDS,
  SIDES,
  type Side,
  SUBMARINE_KINDS,
  type UnitId,
} from './vocabulary.ts';

/** [3.2] The six numbers on a counter, in the order of the samples [3.21] [3.22] [3.23]. */
export interface Ratings {
  readonly antiAir: number;
  readonly antiSurface: number;
  readonly antiSubmarine: number;
  /** Movement Allowance of a ship, Range Allowance of an aircraft. */
  readonly move: number;
  readonly defence: number;
  readonly ecm: number;
}

/** What is printed on a counter, and what goes with it. */
export interface UnitSpec {
  readonly name: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly number: number;
  /** Ship type or aircraft type. */
  readonly kind: string;
  readonly domain: Domain;
  readonly title: string;
  readonly ships: readonly string[];
  readonly ratings: Ratings;
  readonly daylight: boolean;
  readonly carrierBased: boolean;
  /** [3.25] M or B for Soviet ships. */
  readonly fleet: string;
  readonly arrives: Arrival;
  /** Default set-up hex, or `CV:` and the carrier. */
  readonly home: string;
}

/** Stated in the rules; stated for some counter of that nation and type; the least that will do; or our own. */
const MARK = z.enum(['given', 'set', 'min', 'ours']);

const SHIP_MARKS = z.strictObject({ counter: MARK, name: MARK, ratings: MARK });
const AIRCRAFT_MARKS = z.strictObject({ counter: MARK, base: MARK, ratings: MARK });
/** Where the number and type of a counter, its name or base, and its ratings come from. */
export type Marks = z.output<typeof SHIP_MARKS> | z.output<typeof AIRCRAFT_MARKS>;

const RATING = z.int().min(0).max(99);

const UNIT_ROW = z.object({
  id: z.string(),
  side: z.enum(SIDES),
  nation: z.enum(NATIONS),
  number: z.int(),
  kind: z.string(),
  name: z.string(),
  ships: z.array(z.string()),
  ratings: z.tuple([RATING, RATING, RATING, RATING, RATING, RATING]),
  fleet: z.string(),
  arrives: z.enum(ARRIVALS),
  home: z.string(),
  carrierBased: z.boolean().default(false),
  daylight: z.boolean().default(false),
  marks: z.union([SHIP_MARKS, AIRCRAFT_MARKS]),
});

const UNIT_FILE = z.object({ units: z.array(UNIT_ROW) });

export const domainOfKind = (kind: string): Domain => {
  if (SUBMARINE_KINDS.includes(kind)) return 'submarine';
  return SHIP_KINDS.some(ship => ship === kind) ? 'surface' : 'air';
};

const specOfRow = ({ id, name, ratings, marks: _marks, ...row }: z.infer<typeof UNIT_ROW>): UnitSpec => {
  const [antiAir, antiSurface, antiSubmarine, move, defence, ecm] = ratings;
  return {
    ...row,
    name: id,
    title: name,
    domain: domainOfKind(row.kind),
    ratings: { antiAir, antiSurface, antiSubmarine, move, defence, ecm },
  };
};

const ROWS = mustBe(decoderOf(UNIT_FILE)(units)).units;

/** [16.0] The order of battle. */
export const ROSTER: readonly UnitSpec[] = ROWS.map(specOfRow);

/** By unit: what of it the rules state. */
export const MARKS: readonly Marks[] = ROWS.map(({ marks }) => marks);

/** Units of the roster first, then those a position made up. */
export const specOf = ({ extra }: { readonly extra: readonly UnitSpec[] }, id: UnitId): UnitSpec => {
  const spec = ROSTER[id] ?? extra[id - ROSTER.length];
  if (spec === undefined) throw new RangeError(`There is no unit ${id}`);
  return spec;
};

export const unitCount = ({ extra }: { readonly extra: readonly UnitSpec[] }): number =>
  ROSTER.length + extra.length;

/** All units there are, those a position made up among them. */
export const unitsOf = (state: { readonly extra: readonly UnitSpec[] }): readonly UnitId[] =>
  Array.from({ length: unitCount(state) }, (_, id) => id as UnitId);

const NAMES: ReadonlyMap<string, UnitId> = new Map(ROSTER.map(({ name }, id) => [name, id as UnitId]));

export const unitNamed = (
  state: { readonly extra: readonly UnitSpec[] },
  name: string,
): UnitId | undefined => {
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  const place = state.extra.findIndex(spec => spec.name === name);
  return place < 0 ? undefined : ((ROSTER.length + place) as UnitId);
};

export const isNaval = ({ domain }: UnitSpec): boolean => domain !== 'air';

export const isCarrier = ({ kind }: UnitSpec): boolean => kind === 'CV';
