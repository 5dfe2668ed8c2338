import type { PGlite } from '@electric-sql/pglite';
import { TABLES } from '../tables/database.ts';

/** PostgreSQL's word for a page or an index that makes no sense. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^XX00[12]$/.test(error.code);

/** Reads every page of every table once; PostgreSQL compares the checksum of each. */
export const readEveryPage = async (pg: PGlite): Promise<void> => {
  await pg.exec('set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off');
  for (const table of TABLES) {
    // oxlint-disable-next-line no-await-in-loop -- PGlite does one thing after another
    const { rows } = await pg.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      table,
    ]);
    // oxlint-disable-next-line no-await-in-loop -- PGlite does one thing after another
    if (rows[0]?.there === true) await pg.exec(`select count(*) from ${table}`);
  }
  await pg.exec('reset enable_indexscan; reset enable_indexonlyscan; reset enable_bitmapscan');
};
