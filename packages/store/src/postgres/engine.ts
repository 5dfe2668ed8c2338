import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Engine, lastOf, type Rows } from '../engine.ts';
import type { PostgresSettings } from '../settings.ts';
import type { StateKeeper } from '../state.ts';
import { trouble } from '../trouble.ts';
import { openListener } from './listener.ts';

/** The place without its password. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
};

const reach = async (url: string, keeper: StateKeeper): ReturnType<typeof openListener> => {
  try {
    return await openListener(url, keeper);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw trouble(
      'ERR_STORE_OUT_OF_REACH',
      `The database at ${placeOf(url)} cannot be reached (${why || 'no answer'}): check the address, and that it is running.`,
      error,
    );
  }
};

export const postgresEngine = async (
  { url, pool: { connections, waitMs } }: PostgresSettings,
  keeper: StateKeeper,
): Promise<Engine> => {
  const listener = await reach(url, keeper);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'narrow-seas',
    max: connections,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
  });
  // An idle connection that breaks is taken out of the pool; the listener tells of the outage.
  pool.on('error', () => undefined);
  // One that breaks in the middle of a transaction fails its next query; unheard, the event would end the process.
  pool.on('connect', client => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool }),
    run: async (sql, values) => {
      const answer: Rows | readonly Rows[] = await pool.query<Record<string, unknown>>(
        sql,
        values && [...values],
      );
      return Array.isArray(answer) ? lastOf(answer as readonly Rows[]) : answer;
    },
    listen: listener.listen,
    close: async () => {
      await listener.close();
      if (!pool.ended) await pool.end();
    },
  };
};
