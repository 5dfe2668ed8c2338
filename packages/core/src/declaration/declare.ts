import { z, type ZodType } from 'zod';
import { byName, type Schemas } from './schema-notes.ts';

/** The fields of an action, an event, a phase or a part of one: a schema for each says what it is. */
export type Shape = { readonly [field: string]: ZodType };

type OptionalIn<F extends Shape> = {
  [Field in keyof F]: F[Field] extends { readonly _zod: { readonly optout: 'optional' } } ? Field : never;
}[keyof F];

type Flat<T> = { readonly [Key in keyof T]: T[Key] };

/** What a shape describes. */
export type FieldsOf<F extends Shape> = Flat<
  { [Field in Exclude<keyof F, OptionalIn<F>>]: z.output<F[Field]> } & {
    [Field in OptionalIn<F>]?: z.output<F[Field]>;
  }
>;

/** Data of exactly these fields: the type is read off the schema, `TypeOf<typeof STRIKE>`. */
export const dataOf = <F extends Shape>(fields: F): ZodType<FieldsOf<F>> =>
  z.strictObject(fields) as unknown as ZodType<FieldsOf<F>>;

/** Some of these fields: what a line says of a thing that is there already. */
export const someOf = <F extends Shape>(fields: F): ZodType<Partial<FieldsOf<F>>> =>
  z.strictObject(fields).partial() as unknown as ZodType<Partial<FieldsOf<F>>>;

/** A list of a kind, with bounds on its length. */
export const manyOf = <V>(item: ZodType<V>, most: number, least = 0): ZodType<readonly V[]> =>
  z.array(item).min(least).max(most);

/** Data of one of several forms, told apart by a word under this key: a complaint is about the form that was meant. */
export const variantsOf = <const V extends readonly ZodType[]>(
  key: string,
  variants: V,
): ZodType<z.output<V[number]>> => z.discriminatedUnion(key, variants as never);

/** The type that a schema, or a list of declarations, describes. */
export type TypeOf<D> =
  D extends ZodType<infer V>
    ? V
    : D extends Declaration<infer V>
      ? V
      : D extends readonly (infer Item)[]
        ? TypeOf<Item>
        : never;

/** One type of action or event, or one phase, declared once: everything else is read off this. */
export interface Declaration<V> {
  /** The type, or the name of a phase. */
  readonly word: string;
  readonly schema: ZodType<V>;
}

export type Typed<Type extends string, F extends Shape> = Flat<{ type: Type } & FieldsOf<F>>;
export type Named<Name extends string, F extends Shape> = Flat<{ name: Name } & FieldsOf<F>>;

export const defineEvent = <Type extends string, F extends Shape>(
  type: Type,
  fields: F,
): Declaration<Typed<Type, F>> => ({
  word: type,
  schema: z.strictObject({ type: z.literal(type), ...fields }) as unknown as ZodType<Typed<Type, F>>,
});

/** A phase; what it holds when it has only just begun need not be written in a position. */
export interface PhaseDeclaration<V> extends Declaration<V> {
  readonly begun: Partial<V>;
}

export const definePhase = <Name extends string, F extends Shape>(
  name: Name,
  fields: F,
  begun: Partial<FieldsOf<F>> = {},
): PhaseDeclaration<Named<Name, F>> => ({
  word: name,
  schema: z.strictObject({ name: z.literal(name), ...fields }) as unknown as ZodType<Named<Name, F>>,
  begun: begun as Partial<Named<Name, F>>,
});

/** The schemas of declarations by type or name. */
export const schemasBy = (declarations: readonly Declaration<unknown>[]): Schemas => {
  const twice = declarations.find(({ word }, place) =>
    declarations.slice(0, place).some(earlier => earlier.word === word),
  );
  // The first would be lost, and what it describes would be refused when a file is read.
  if (twice !== undefined) throw new TypeError(`Two declarations have the name ${twice.word}.`);
  return Object.fromEntries(declarations.map(({ word, schema }) => [word, schema]));
};

/**
 * What any of these declarations describes. A complaint is about the one that was meant; a union would try all of
 * them, and phases that hold phases do not fit in a discriminated one.
 */
export const anyOf = <const D extends readonly Declaration<unknown>[]>(
  key: 'name' | 'type',
  declarations: D,
): ZodType<TypeOf<D>> => {
  const schemas = schemasBy(declarations) as { readonly [word: string]: ZodType<TypeOf<D>> };
  const read = z.looseObject({ [key]: z.string() }).transform((value, context) => {
    const word = String(value[key]);
    const parsed = Object.hasOwn(schemas, word) ? schemas[word]?.safeParse(value) : undefined;
    if (parsed?.success === true) return parsed.data;
    const [issue] = parsed?.error.issues ?? [];
    const unknown = key === 'name' ? 'There is no such phase' : `There is nothing of type ${word}`;
    context.addIssue({ code: 'custom', path: issue?.path ?? [key], message: issue?.message ?? unknown });
    return z.NEVER;
  });
  return byName(read, schemas);
};

/** Whether a thing is one of those that a family declares. */
export const isOneOf = <const D extends readonly Declaration<unknown>[]>(
  key: 'name' | 'type',
  declarations: D,
): (<Thing extends object>(thing: Thing) => thing is Extract<Thing, TypeOf<D>>) => {
  const words = new Set<unknown>(declarations.map(({ word }) => word));
  // Games ask of every action: a key that is written out is found much faster than one in a variable.
  return key === 'name'
    ? <Thing extends object>(thing: Thing): thing is Extract<Thing, TypeOf<D>> =>
        words.has((thing as { readonly name?: unknown }).name)
    : <Thing extends object>(thing: Thing): thing is Extract<Thing, TypeOf<D>> =>
        words.has((thing as { readonly type?: unknown }).type);
};
