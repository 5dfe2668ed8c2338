import type { ZodType } from 'zod';
import { fault } from './fault.ts';
import type { Decoder } from './game.ts';
import { ok } from './result.ts';

/** A decoder from a zod schema; the first complaint becomes the fault, with its path. */
export const decoderOf =
  <T>(schema: ZodType<T>): Decoder<T> =>
  value => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return ok(parsed.data);
    const [issue] = parsed.error.issues;
    return fault('ERR_SHAPE', pathText(issue?.path ?? []), `${issue?.message ?? 'It has the wrong form'}.`);
  };

/** `entries`, 3, `hex` as `entries[3].hex`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
