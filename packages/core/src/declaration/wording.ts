import type { Naming } from '../fields.ts';
import { memoBy } from '../memo.ts';
import { kindNamed, type Names } from './names.ts';
import { bare, kindOf, type Schema } from './schema-notes.ts';
import { elementOf, kindAt } from './schema-walk.ts';

/** The names of one position: how its values become words and back. */
export interface Wording<C> {
  readonly names: Names<C>;
  readonly position: C;
}

/** The one word for a value; lists within a list are joined by commas. */
export const wordOf = <C>(wording: Wording<C>, schema: Schema, value: unknown): string => {
  const exact = bare(schema);
  const named = kindNamed(wording.names, kindOf(exact))?.name(wording.position, value);
  if (named !== undefined) return named;
  const element = elementOf(exact);
  return element !== undefined && Array.isArray(value)
    ? value.map(item => wordOf(wording, element, item)).join(',')
    : String(value);
};

/** The words for a value: one for each item of a list. */
export const wordsOf = <C>(wording: Wording<C>, schema: Schema, value: unknown): readonly string[] => {
  const element = elementOf(schema);
  return element !== undefined && Array.isArray(value)
    ? value.map(item => wordOf(wording, element, item))
    : [wordOf(wording, schema, value)];
};

/** Of data that is printed, never of what somebody wrote: there is no end to the paths that can be written. */
const printedKind = memoBy((schema: Schema, path: string) => kindAt(schema, path.split('.')) ?? '');

/** How the fields of a thing of this schema are written: what a number means follows from its kind. */
export const namingBy = <C>({ names, position }: Wording<C>, schema: Schema, example: string): Naming => ({
  nameOf: (path, value) =>
    Array.isArray(value)
      ? undefined
      : kindNamed(names, printedKind(schema, path.join('.')))?.name(position, value),
  valueOf: (path, word) => {
    const kind = kindNamed(names, kindAt(schema, path));
    // A word that names nothing is left for the schema to refuse; a bare number would slip through it.
    return kind === undefined ? undefined : (kind.find(position, word) ?? word);
  },
  example,
});
