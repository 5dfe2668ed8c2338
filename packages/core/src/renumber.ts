import { z, type ZodType } from 'zod';
import { isObject } from './json.ts';

/** By list: what the number of each old place is now, -1 for what is gone. A list that did not move is left out. */
export type Numbering = { readonly [list: string]: readonly number[] };

type Schemas = { readonly [name: string]: ZodType };

/** What zod cannot tell of a schema; each is said once, when the schema is made. */
const listOf = new WeakMap<z.core.$ZodType, string>();
const phasesOf = new WeakMap<z.core.$ZodType, Schemas>();

/** The schema, whose numbers are places in this list of the game's data. */
export const inList = <S extends ZodType>(schema: S, list: string): S => {
  listOf.set(schema, list);
  return schema;
};

/** The schema, which reads by `name` with these. */
export const byName = <S extends ZodType>(schema: S, schemas: Schemas): S => {
  phasesOf.set(schema, schemas);
  return schema;
};

/**
 * Plain data with new numbers wherever its schema says that a number is a place in a list that moved. What does not fit
 * the schema is left as it is, for the schema to refuse.
 */
export const renumbered = (schema: z.core.$ZodType, value: unknown, numbering: Numbering): unknown => {
  const list = listOf.get(schema);
  if (list !== undefined) return typeof value === 'number' ? numberNow(numbering[list], value) : value;
  const named = phasesOf.get(schema);
  if (named !== undefined) return renumberedPhase(named, value, numbering);
  return renumberedParts(schema, value, numbering);
};

/** A number beyond the old list was never one of its places: nothing has it now. */
const numberNow = (places: readonly number[] | undefined, old: number): number =>
  places === undefined ? old : (places[old] ?? -1);

const renumberedPhase = (schemas: Schemas, value: unknown, numbering: Numbering): unknown => {
  const name = isObject(value) ? value['name'] : undefined;
  const schema = typeof name === 'string' && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return schema === undefined ? value : renumbered(schema, value, numbering);
};

type Def = z.core.$ZodTypes['_zod']['def'];

/** The kinds of schema that can hold numbers; any other holds none, and a new kind is found by the test of all games. */
const renumberedParts = (schema: z.core.$ZodType, value: unknown, numbering: Numbering): unknown => {
  const { def } = schema as unknown as { readonly def: Def };
  const within = (part: z.core.$ZodType, item: unknown): unknown => renumbered(part, item, numbering);
  switch (def.type) {
    case 'object':
      return isObject(value) ? fieldsOf(def.shape, value, within) : value;
    case 'record':
      return isObject(value) ? recordOf(def.valueType, value, within) : value;
    case 'array':
      return Array.isArray(value) ? value.map(item => within(def.element, item)) : value;
    case 'tuple':
      return Array.isArray(value) ? tupleOf(def, value, within) : value;
    case 'union':
      return within(optionFor(def.options, value) ?? z.never(), value);
    case 'lazy':
      return within(def.getter(), value);
    case 'pipe':
      return within(def.in, value);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return within(def.innerType, value);
    default:
      return value;
  }
};

type Within = (part: z.core.$ZodType, item: unknown) => unknown;

const fieldsOf = (
  shape: { readonly [key: string]: z.core.$ZodType },
  value: { readonly [key: string]: unknown },
  within: Within,
): unknown =>
  Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const part = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, part === undefined ? item : within(part, item)];
    }),
  );

const recordOf = (
  part: z.core.$ZodType,
  value: { readonly [key: string]: unknown },
  within: Within,
): unknown => Object.fromEntries(Object.entries(value).map(([key, item]) => [key, within(part, item)]));

const tupleOf = (
  { items, rest }: Pick<z.core.$ZodTupleDef, 'items' | 'rest'>,
  value: readonly unknown[],
  within: Within,
): unknown =>
  value.map((item, place) => {
    const part = items[place] ?? rest;
    return part === undefined || part === null ? item : within(part, item);
  });

/** The first that takes the value as it is. */
const optionFor = (options: readonly z.core.$ZodType[], value: unknown): z.core.$ZodType | undefined =>
  options.find(option => z.core.safeParse(option, value).success);
