import type { Dialect } from 'kysely';

export interface Rows {
  readonly rows: readonly unknown[];
}

/** A script answers for each of its statements; the last one counts. */
export const lastOf = (answers: readonly Rows[]): Rows => answers.at(-1) ?? { rows: [] };

/** Hears what others notify. */
export type Heard = (payload: string) => void;

/** One of the two storages, under the queries. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  readonly dialect: Dialect;
  /** A query with values, or a script without. */
  readonly run: (sql: string, values?: readonly unknown[]) => Promise<Rows>;
  /** Answers what ends it. `missed` is called when something may have been said while nobody listened. */
  readonly listen: (channel: string, heard: Heard, missed: () => void) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}
