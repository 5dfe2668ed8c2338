import type { Generated } from 'kysely';
import type { Moment } from '../tables/column.ts';

/** Games to play, on as many machines as take part. */
export interface BatchesTable {
  readonly id: string;
  readonly title: string;
  /** Which rules and minds it is for: a machine that plays it must have the same. */
  readonly build: string;
  /** All games in their order, as the laboratory writes them. */
  readonly plan: string;
  readonly games: number;
  readonly open: boolean;
  /** Why nobody can play it to its end. */
  readonly trouble: string | null;
  /** How often it was entered: jobs of an earlier time are not those of this. */
  readonly entered: number;
  readonly made_at: Generated<Moment>;
}

/** A game that was played. Its place in the batch is its key, so a game that is played twice counts once. */
export interface PlayedTable {
  readonly batch: string;
  readonly place: number;
  /** As text: JSON of the database would sort its fields. */
  readonly line: string;
  readonly worker: string;
  /** In the order in which they came. */
  readonly number: Generated<number>;
  readonly ended_at: Generated<Moment>;
}

export interface WorkersTable {
  readonly id: string;
  readonly name: string;
  readonly build: string;
  readonly threads: number;
  readonly seen_at: Moment;
}

export interface LaboratoryTables {
  readonly 'laboratory.batches': BatchesTable;
  readonly 'laboratory.played': PlayedTable;
  readonly 'laboratory.workers': WorkersTable;
}
