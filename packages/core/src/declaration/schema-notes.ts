import type { z, ZodType } from 'zod';

export type Schema = z.core.$ZodType;
export type Schemas = { readonly [name: string]: ZodType };

/** What zod cannot tell of a schema; each is said once, when the schema is made. */
const lists = new WeakMap<Schema, string>();
const kinds = new WeakMap<Schema, string>();
const namedSchemas = new WeakMap<Schema, Schemas>();

/** The schema, whose numbers are places in this list of the game's data. */
export const inList = <S extends ZodType>(schema: S, list: string): S => {
  lists.set(schema, list);
  return schema;
};

export const listOf = (schema: Schema): string | undefined => lists.get(schema);

/** The schema, whose values stand for things of this kind: they are written by name. */
export const ofKind = <S extends ZodType>(schema: S, kind: string): S => {
  kinds.set(schema, kind);
  return schema;
};

export const kindOf = (schema: Schema): string | undefined => kinds.get(schema);

/** The schema, which reads by `type` or `name` with these. */
export const byName = <S extends ZodType>(schema: S, schemas: Schemas): S => {
  namedSchemas.set(schema, schemas);
  return schema;
};

/** What a schema is made of, whatever it is wrapped in. */
export type Part =
  | { readonly of: 'fields'; readonly shape: { readonly [key: string]: Schema } }
  | { readonly of: 'list'; readonly element: (place: number) => Schema | undefined }
  | { readonly of: 'record'; readonly value: Schema }
  | { readonly of: 'union'; readonly options: readonly Schema[] }
  | { readonly of: 'names'; readonly schemas: Schemas }
  | { readonly of: 'flag' | 'number' | 'word' };

type Def = z.core.$ZodTypes['_zod']['def'];

const inside = (schema: Schema): Schema | undefined => {
  const { def } = schema as unknown as { readonly def: Def };
  switch (def.type) {
    case 'lazy':
      return def.getter();
    case 'pipe':
      return def.in;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return def.innerType;
    default:
      return undefined;
  }
};

/** Whether a value of this schema may be missing. */
export const isOptional = (schema: Schema): boolean => {
  const { def } = schema as unknown as { readonly def: Def };
  if (def.type === 'optional' || def.type === 'default') return true;
  const within = inside(schema);
  return within !== undefined && isOptional(within);
};

/** The schema without what makes it optional, late or changed: the one that says what the value is. */
export const bare = (schema: Schema): Schema => {
  if (kinds.has(schema) || lists.has(schema) || namedSchemas.has(schema)) return schema;
  const within = inside(schema);
  return within === undefined ? schema : bare(within);
};

export const partOf = (schema: Schema): Part => {
  const named = namedSchemas.get(schema);
  if (named !== undefined) return { of: 'names', schemas: named };
  const { def } = schema as unknown as { readonly def: Def };
  switch (def.type) {
    case 'object':
      return { of: 'fields', shape: def.shape };
    case 'record':
      return { of: 'record', value: def.valueType };
    case 'array':
      return { of: 'list', element: () => def.element };
    case 'tuple':
      return { of: 'list', element: place => def.items[place] ?? def.rest ?? undefined };
    case 'union':
      return { of: 'union', options: def.options };
    case 'boolean':
      return { of: 'flag' };
    case 'number':
      return { of: 'number' };
    case 'literal':
      return { of: typeof def.values[0] === 'number' ? 'number' : 'word' };
    default: {
      const within = inside(schema);
      return within === undefined ? { of: 'word' } : partOf(within);
    }
  }
};
