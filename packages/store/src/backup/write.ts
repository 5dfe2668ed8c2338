import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { syncPath } from '../embedded/sync.ts';
import { migrationsRun } from '../migrate.ts';
import { type Database, TABLES } from '../tables/database.ts';
import { type BackupHeader, endLine, newDigest, TABLE_MARK } from './file.ts';

const ROWS_AT_ONCE = 500;

const rowsOf = async function* (trx: Transaction<Database>, table: string): AsyncGenerator<string, void> {
  await sql`declare backup no scroll cursor for
    select to_jsonb(t)::text as line from ${sql.table(table)} t`.execute(trx);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a cursor goes step by step
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup`.execute(trx);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await sql`close backup`.execute(trx);
};

const linesOf = async function* (trx: Transaction<Database>): AsyncGenerator<string, void> {
  const header: BackupHeader = {
    format: 'narrow-seas backup 1',
    made: new Date().toISOString(),
    migrations: [...(await migrationsRun(trx))],
  };
  yield JSON.stringify(header);
  for (const table of TABLES) {
    yield TABLE_MARK + table;
    yield* rowsOf(trx, table);
  }
};

/** With the end line; `read` counts rows as it does on the way back. */
const sealed = async function* (lines: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  const digest = newDigest();
  let rows = 0;
  for await (const line of lines) {
    digest.update(line).update('\n');
    if (!line.startsWith(TABLE_MARK)) rows += 1;
    yield `${line}\n`;
  }
  yield `${endLine(rows, digest)}\n`;
};

/**
 * Writes all tables as they were at one moment. The file gets its name when it is whole and on the disk, so a file with that
 * name is never a half one.
 */
export const writeBackup = async (db: Kysely<Database>, path: string): Promise<void> => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async trx => {
        await pipeline(
          Readable.from(sealed(linesOf(trx))),
          createGzip({ level: 6 }),
          createWriteStream(draft, { flush: true, mode: 0o600 }),
        );
      });
    renameSync(draft, path);
    syncPath(dirname(path));
  } finally {
    rmSync(draft, { force: true });
  }
};
