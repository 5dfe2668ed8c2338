import { z } from 'zod';
import { isObject } from '../json.ts';
import { bare, isOptional, kindOf, partOf, type Schema } from './schema-notes.ts';

/** What becomes of a value of this schema; undefined to look inside it. */
export type Replace = (schema: Schema, value: unknown) => { readonly value: unknown } | undefined;

/** Plain data with parts replaced, told apart by what its schema says of them. What does not fit stays as it is. */
export const mapBySchema = (schema: Schema, value: unknown, replace: Replace): unknown => {
  const exact = bare(schema);
  const replaced = replace(exact, value);
  return replaced === undefined ? mapInside(exact, value, replace) : replaced.value;
};

type Data = { readonly [key: string]: unknown };

const mapInside = (schema: Schema, value: unknown, replace: Replace): unknown => {
  const within = (part: Schema | undefined, item: unknown): unknown =>
    part === undefined ? item : mapBySchema(part, item, replace);
  const part = partOf(schema);
  switch (part.of) {
    case 'fields':
      return isObject(value) ? mapFields(value, (key, item) => within(own(part.shape, key), item)) : value;
    case 'record':
      return isObject(value) ? mapFields(value, (_, item) => within(part.value, item)) : value;
    case 'list':
      return Array.isArray(value) ? value.map((item, place) => within(part.element(place), item)) : value;
    case 'union':
      return within(optionFor(part.options, value), value);
    case 'names':
      return within(own(part.schemas, nameIn(value)), value);
    default:
      return value;
  }
};

const own = <T>(table: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Actions and events go by their type, phases by their name. */
const nameIn = (value: unknown): string => {
  const word = isObject(value) ? (value['type'] ?? value['name']) : undefined;
  return typeof word === 'string' ? word : '';
};

const mapFields = (value: Data, map: (key: string, item: unknown) => unknown): Data =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(key, item)]));

/** The first that takes the value as it is. */
const optionFor = (options: readonly Schema[], value: unknown): Schema | undefined =>
  options.find(option => z.core.safeParse(option, value).success);

/**
 * The schema of what lies at this path. Of a union the first option that goes there counts: a path is asked for while a
 * text is read, when nobody knows yet which option is meant.
 */
export const schemaAt = (schema: Schema, path: readonly string[]): Schema | undefined => {
  const exact = bare(schema);
  const [key, ...rest] = path;
  if (key === undefined) return exact;
  const part = partOf(exact);
  switch (part.of) {
    case 'fields':
      return below(own(part.shape, key), rest);
    case 'record':
      return schemaAt(part.value, rest);
    case 'list':
      return below(part.element(Number(key)), rest);
    case 'union':
      return firstBelow(part.options, path);
    case 'names':
      return firstBelow(Object.values(part.schemas), path);
    default:
      return undefined;
  }
};

const below = (schema: Schema | undefined, path: readonly string[]): Schema | undefined =>
  schema === undefined ? undefined : schemaAt(schema, path);

const firstBelow = (options: readonly Schema[], path: readonly string[]): Schema | undefined => {
  for (const option of options) {
    const found = schemaAt(option, path);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether what lies at this path may be left out. */
export const isOptionalAt = (schema: Schema, path: readonly string[]): boolean => {
  const above = schemaAt(schema, path.slice(0, -1));
  const part = above === undefined ? undefined : partOf(above);
  const field = part?.of === 'fields' ? own(part.shape, path.at(-1) ?? '') : undefined;
  return field !== undefined && isOptional(field);
};

/** The schema of one item of a list; undefined for what is no list. */
export const elementOf = (schema: Schema): Schema | undefined => {
  const part = partOf(bare(schema));
  return part.of === 'list' ? part.element(0) : undefined;
};

/** The fields of data by name; undefined for what is no such data. */
export const shapeOf = (schema: Schema): { readonly [field: string]: Schema } | undefined => {
  const part = partOf(bare(schema));
  return part.of === 'fields' ? part.shape : undefined;
};

/** What the words at this path stand for, the items of a list included; undefined for figures, flags and text. */
export const kindAt = (schema: Schema, path: readonly string[]): string | undefined => {
  const found = schemaAt(schema, path);
  if (found === undefined) return undefined;
  const element = elementOf(found);
  return kindOf(found) ?? (element === undefined ? undefined : kindAt(element, []));
};
