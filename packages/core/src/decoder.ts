import { z, type ZodType } from 'zod';
import { fault } from './fault.ts';
import type { Decoder } from './game.ts';
import { withoutNegativeZero } from './json.ts';
import { byName, inList, renumbered } from './renumber.ts';
import { ok } from './result.ts';

/** A decoder from a zod schema; the first complaint becomes the fault, with its path. -0 becomes 0. */
export const decoderOf =
  <T>(schema: ZodType<T>): Decoder<T> =>
  (value, numbering) => {
    const parsed = schema.safeParse(numbering === undefined ? value : renumbered(schema, value, numbering));
    // After the schema: it bounds how deep the data goes.
    if (parsed.success) return ok(withoutNegativeZero(parsed.data));
    const [issue] = parsed.error.issues;
    return fault('ERR_SHAPE', pathText(issue?.path ?? []), `${issue?.message ?? 'It has the wrong form'}.`);
  };

/** `entries`, 3, `hex` as `entries[3].hex`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/**
 * Phases as they come out of files, by their `name`: a complaint is about the phase that was meant. A union would try
 * all of them, and phases that hold phases do not fit in a discriminated one.
 */
export const phaseSchema = <P>(schemas: { readonly [name: string]: ZodType<P> }): ZodType<P> =>
  byName(phaseByName(schemas), schemas);

const phaseByName = <P>(schemas: { readonly [name: string]: ZodType<P> }) =>
  z.looseObject({ name: z.string() }).transform((value, context) => {
    const schema = Object.hasOwn(schemas, value.name) ? schemas[value.name] : undefined;
    const parsed = schema?.safeParse(value);
    if (parsed?.success === true) return parsed.data;
    const [issue] = parsed?.error.issues ?? [];
    context.addIssue({
      code: 'custom',
      path: issue?.path ?? ['name'],
      message: issue?.message ?? 'There is no such phase',
    });
    return z.NEVER;
  });

/**
 * The number of a unit, a hex or a base, as it comes out of a file; whether there is such a one is asked later. `list`
 * is the list of the game's data whose places these numbers are: a log of older data is renumbered by it.
 */
export const idSchema = <Id extends number>(list?: string): ZodType<Id> => {
  const schema = z
    .int()
    .nonnegative('Nothing has this number')
    .transform(id => id as Id);
  return list === undefined ? schema : inList(schema, list);
};
