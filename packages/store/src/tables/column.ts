import type { ColumnType } from 'kysely';

/** A moment: the drivers answer a Date and take one. Columns keep milliseconds, as a Date does, so that what was read can be compared. */
export type Moment = Date;

/** JSON is written as text, because the two drivers write arrays differently, and read back as unknown: zod looks at it. */
export type Json = ColumnType<unknown, string | undefined, string>;

/** Nothing is SQL's null and never JSON's: a backup cannot tell them apart. */
export type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>;
