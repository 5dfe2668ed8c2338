import { type ZodType, z } from 'zod';
import type { Declaration, FieldsOf, Shape, Typed } from './declare.ts';
import { type Pattern, patternOf } from './pattern.ts';
import { flawOf } from './pattern-check.ts';

/** An action that its own words say better than a pattern: C is the position whose names it uses. */
export interface WordsOf<C, V> {
  readonly print: (position: C, action: V) => readonly string[];
  /** What the words stand for; what is missing or unknown is left for the schema to refuse. */
  readonly parse: (position: C, words: readonly string[]) => object;
}

export interface ActionDeclaration<V> extends Declaration<V> {
  readonly pattern: Pattern;
  /** What a person need not write. */
  readonly unsaid: object;
  readonly words?: WordsOf<never, never>;
}

const schemaOf = <Type extends string, F extends Shape>(type: Type, fields: F): ZodType<Typed<Type, F>> =>
  z.strictObject({ type: z.literal(type), ...fields }) as unknown as ZodType<Typed<Type, F>>;

/**
 * An action: its type, its fields, and how it is written after its type.
 * `defineAction('strike', { units: UNITS, hex: HEX }, '{units} at {hex}')`
 */
export const defineAction = <Type extends string, F extends Shape>(
  type: Type,
  fields: F,
  pattern = '',
  unsaid: Partial<FieldsOf<F>> = {},
): ActionDeclaration<Typed<Type, F>> => {
  const declared = { word: type, schema: schemaOf(type, fields), pattern: patternOf(pattern), unsaid };
  const flaw = flawOf(declared.schema, declared.pattern, Object.keys(unsaid));
  if (flaw !== undefined) throw new TypeError(`The action ${type} is written "${pattern}": ${flaw}`);
  return declared;
};

/** An action with words of its own. */
export const defineWordedAction = <C, Type extends string, F extends Shape>(
  type: Type,
  fields: F,
  words: WordsOf<C, Typed<Type, F>>,
): ActionDeclaration<Typed<Type, F>> => ({
  word: type,
  schema: schemaOf(type, fields),
  pattern: patternOf(''),
  unsaid: {},
  words,
});
