import { kindOf, type Schema } from './schema-notes.ts';
import { mapBySchema } from './schema-walk.ts';

/** A kind of thing on the table, and how its values become words and back. */
export interface NamedKind<C> {
  /** "unit": for the complaint about a word that names none. */
  readonly noun: string;
  /** The word for it in this position; undefined when nothing there has that number. */
  readonly name: (position: C, value: unknown) => string | undefined;
  /** What this word names in this position. */
  readonly find: (position: C, word: string) => unknown;
}

/** What the numbers of a game stand for, by kind. */
export type Names<C> = { readonly [kind: string]: NamedKind<C> };

/** A kind whose schema makes sure that its values are of type V. */
export const namedKind = <C, V>(
  noun: string,
  name: (position: C, value: V) => string | undefined,
  find: (position: C, word: string) => V | undefined,
): NamedKind<C> => ({ noun, name: (position, value) => name(position, value as V), find });

export const kindNamed = <C>(names: Names<C>, kind: string | undefined): NamedKind<C> | undefined =>
  kind !== undefined && Object.hasOwn(names, kind) ? names[kind] : undefined;

/** The same data with names in the place of values that stand for something. */
export const withNames = <C>(names: Names<C>, schema: Schema, position: C, value: unknown): unknown =>
  mapBySchema(schema, value, (part, item) => {
    const word = kindNamed(names, kindOf(part))?.name(position, item);
    return word === undefined ? undefined : { value: word };
  });

/** What orders call a piece, where every piece of the board is of one kind. */
export const namePieceBy =
  <C>(names: Names<C>, kind: string) =>
  (position: C, piece: number): string | undefined =>
    kindNamed(names, kind)?.name(position, piece);
