import { z, type ZodType } from 'zod';
import { fault } from './fault.ts';
import type { Decoder } from './game.ts';
import { withoutNegativeZero } from './json.ts';
import { inList, ofKind } from './declaration/schema-notes.ts';
import { renumbered } from './renumber.ts';
import { ok } from './result.ts';

/** A decoder from a zod schema; the first complaint becomes the fault, with its path. -0 becomes 0. */
export const decoderOf =
  <T>(schema: ZodType<T>): Decoder<T> =>
  (value, numbering) => {
    const parsed = schema.safeParse(numbering === undefined ? value : renumbered(schema, value, numbering));
    // After the schema: it bounds how deep the data goes.
    if (parsed.success) return ok(withoutNegativeZero(parsed.data));
    const [issue] = parsed.error.issues;
    const place = [...(issue?.path ?? []), ...strayKey(issue)];
    return fault('ERR_SHAPE', pathText(place), `${issue?.message ?? 'It has the wrong form'}.`);
  };

/** A field that should not be there is the place itself. */
const strayKey = (issue: z.core.$ZodIssue | undefined): readonly string[] =>
  issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];

/** `entries`, 3, `hex` as `entries[3].hex`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/**
 * The number of a thing of this kind, as it comes out of a file; whether there is such a one is asked later. `list` is
 * the list of the game's data whose places these numbers are: a log of older data is renumbered by it.
 */
export const idSchema = <Id extends number>(kind: string, list?: string): ZodType<Id> => {
  const schema = ofKind(
    z
      .int()
      .nonnegative('Nothing has this number')
      .transform(id => id as Id),
    kind,
  );
  return list === undefined ? schema : inList(schema, list);
};
