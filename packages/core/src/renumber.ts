import { listOf, type Schema } from './declaration/schema-notes.ts';
import { mapBySchema } from './declaration/schema-walk.ts';

/** By list: what the number of each old place is now, -1 for what is gone. A list that did not move is left out. */
export type Numbering = { readonly [list: string]: readonly number[] };

/**
 * Plain data with new numbers wherever its schema says that a number is a place in a list that moved. What does not fit
 * the schema is left as it is, for the schema to refuse.
 */
export const renumbered = (schema: Schema, value: unknown, numbering: Numbering): unknown =>
  mapBySchema(schema, value, (part, item) => {
    const list = listOf(part);
    if (list === undefined) return undefined;
    return { value: typeof item === 'number' ? numberNow(numbering[list], item) : item };
  });

/** A number beyond the old list was never one of its places: nothing has it now. */
const numberNow = (places: readonly number[] | undefined, old: number): number =>
  places === undefined ? old : (places[old] ?? -1);
