import type { Kysely } from 'kysely';
import type { Database } from '../tables/database.ts';
import type { LaboratoryTables } from './tables.ts';

/** Where queries of the laboratory can be said. */
export type Query = Kysely<Database & LaboratoryTables>;
