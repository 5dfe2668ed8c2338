import { decoderOf, mustBe } from '@narrow-seas/core';
import { z } from 'zod';
import file from '../../data/units.json' with { type: 'json' };
import {
  AIRCRAFT,
  type Arm,
  COMBATANTS,
  KINDS,
  type Kind,
  NATIONS,
  type Nation,
  type Side,
  SUBMARINES,
  type UnitId,
} from './vocabulary.ts';

/** [A15] Everything a counter can say; what it does not say is 0. */
export interface Ratings {
  readonly move: number;
  readonly defence: number;
  readonly ssm: number;
  readonly ssmRange: number;
  readonly closeCombat: number;
  readonly asw: number;
  readonly closeAA: number;
  readonly areaAA: number;
  readonly torpedo: number;
  readonly bombing: number;
  /** Air-to-air. */
  readonly aa: number;
  /** [C.1.7] */
  readonly marines: number;
}

/** What is printed on a counter, and what goes with it. */
export interface UnitSpec {
  /** As it is written in positions. */
  readonly name: string;
  /** With the nation, as the data has it. */
  readonly id: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly kind: Kind;
  /** The type of an aircraft (F14, T95D), the short name of a ship. */
  readonly code: string;
  readonly title: string;
  readonly cls: string;
  readonly front: Ratings;
  /** [C.1.5] None for a unit of one step. */
  readonly damaged?: Ratings;
  /** Aircraft a carrier can hold. */
  readonly airCapacity: number;
  readonly carrierCapable: boolean;
  readonly allWeather: boolean;
  /** [A4] */
  readonly noisy: boolean;
  /** [C.21.4] */
  readonly future: boolean;
  /** [A5] */
  readonly neverMarksSubs: boolean;
  /** [C.18.4] */
  readonly specialSsm: boolean;
  /** [C.21.2] */
  readonly b1: boolean;
  /** Whether the figures of front and damaged side are given or ours. */
  readonly source: readonly [string, string];
}

const FLAGS = [
  'allWeather',
  'carrierCapable',
  'noisy',
  'future',
  'neverMarksSubs',
  'specialSsmWithLogistics',
  'optionB1',
] as const;

const FIGURES = z.array(z.int().min(0).max(200)).min(6).max(9);
const ROW = z.strictObject({
  id: z.string(),
  kind: z.enum(KINDS),
  code: z.string(),
  name: z.string(),
  cls: z.string(),
  front: FIGURES,
  damaged: FIGURES.nullable(),
  airCapacity: z.int().default(0),
  flags: z.array(z.enum(FLAGS)).default([]),
  source: z.tuple([z.string(), z.string()]),
});
const FILE = z.object({
  columns: z.record(z.enum(['surface', 'submarine', 'air']), z.array(z.string())),
  units: z.array(ROW),
});

const { columns, units } = mustBe(decoderOf(FILE)(file));

const isOneOf = (list: readonly string[], word: string): boolean => list.includes(word);

export const armOfKind = (kind: Kind): Arm => {
  if (isOneOf(AIRCRAFT, kind)) return 'air';
  return isOneOf(SUBMARINES, kind) ? 'submarine' : 'surface';
};

const NO_RATINGS: Ratings = {
  move: 0,
  defence: 0,
  ssm: 0,
  ssmRange: 0,
  closeCombat: 0,
  asw: 0,
  closeAA: 0,
  areaAA: 0,
  torpedo: 0,
  bombing: 0,
  aa: 0,
  marines: 0,
};

/** Figures in the order of the counter, for ships, submarines and aircraft [A15]. */
export const ratingsOf = (arm: Arm, figures: readonly number[]): Ratings => ({
  ...NO_RATINGS,
  ...Object.fromEntries(columns[arm].map((column, place) => [column, figures[place] ?? 0])),
});

/** The names of those figures. */
export const columnsOf = (arm: Arm): readonly string[] => columns[arm];

const shortOf = (id: string): string => id.slice(3);

/** Names without the nation, where two nations do not share them. */
const SHARED: ReadonlySet<string> = new Set(
  units.map(({ id }) => shortOf(id)).filter((short, place, all) => all.indexOf(short) !== place),
);

const nationOf = (id: string): Nation => {
  const nation = NATIONS.find(code => id.startsWith(`${code}-`));
  if (nation === undefined) throw new RangeError(`Unit ${id} belongs to no nation`);
  return nation;
};

const specOfRow = ({ id, name, front, damaged, flags, ...row }: z.output<typeof ROW>): UnitSpec => {
  const arm = armOfKind(row.kind);
  const nation = nationOf(id);
  return {
    ...row,
    id,
    name: SHARED.has(shortOf(id)) ? id : shortOf(id),
    side: nation === 'SO' ? 'soviet' : 'nato',
    nation,
    arm,
    title: name,
    front: ratingsOf(arm, front),
    ...(damaged === null ? {} : { damaged: ratingsOf(arm, damaged) }),
    carrierCapable: flags.includes('carrierCapable'),
    allWeather: flags.includes('allWeather'),
    noisy: flags.includes('noisy'),
    future: flags.includes('future'),
    neverMarksSubs: flags.includes('neverMarksSubs'),
    specialSsm: flags.includes('specialSsmWithLogistics'),
    b1: flags.includes('optionB1'),
  };
};

/** [C.26] [C.2.33] [C.21.4] [24.4] The order of battle: 339 units. */
export const ROSTER: readonly UnitSpec[] = units.map(specOfRow);

type Extra = { readonly extra: readonly UnitSpec[] };

/** Units of the roster first, then those a position made up. */
export const specOf = ({ extra }: Extra, id: UnitId): UnitSpec => {
  const spec = ROSTER[id] ?? extra[id - ROSTER.length];
  if (spec === undefined) throw new RangeError(`There is no unit ${id}`);
  return spec;
};

/** As people call it; a unit that a position made up may have its short name only. */
export const titleOf = (table: Extra, unit: UnitId): string => {
  const { title, name } = specOf(table, unit);
  return title === '' ? name : title;
};

export const unitCount = ({ extra }: Extra): number => ROSTER.length + extra.length;

const NAMES: ReadonlyMap<string, UnitId> = new Map(
  ROSTER.flatMap(({ name, id: full }, id) => [
    [name, id as UnitId],
    [full, id as UnitId],
  ]),
);

/** By its name, or with its nation. */
export const unitNamed = (table: Extra, name: string): UnitId | undefined => {
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  const place = table.extra.findIndex(spec => spec.name === name);
  return place < 0 ? undefined : ((ROSTER.length + place) as UnitId);
};

/** A unit of the roster that we know to exist. */
export const unitOf = (name: string): UnitId => {
  const unit = NAMES.get(name);
  if (unit === undefined) throw new RangeError(`There is no unit ${name}`);
  return unit;
};

const COMBATANT_KINDS: ReadonlySet<Kind> = new Set(COMBATANTS);

/** [C.1.1] */
export const isCombatant = ({ kind }: UnitSpec): boolean => COMBATANT_KINDS.has(kind);

export const isCarrier = ({ kind }: UnitSpec): boolean => kind === 'CV';

/** [6] What counts against the four of an airfield. */
export const isFighterOrAttack = ({ kind }: UnitSpec): boolean => kind === 'INT' || kind === 'ATK';
