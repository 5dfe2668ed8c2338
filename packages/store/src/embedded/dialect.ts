import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Turns } from '../turns.ts';
import type { Session } from './session.ts';

const connectionOf = (session: Session): DatabaseConnection => ({
  executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
    const { rows, affectedRows } = await session.query<R>(sql, parameters);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  },
  // oxlint-disable-next-line require-yield -- the interface wants a generator
  streamQuery: async function* () {
    await Promise.reject(new Error('Declare a cursor in SQL instead.'));
  },
});

const begin = (settings: { isolationLevel?: string; accessMode?: string }): string =>
  [
    'start transaction',
    settings.isolationLevel === undefined ? '' : `isolation level ${settings.isolationLevel}`,
    settings.accessMode ?? '',
  ].join(' ');

/** PGlite has one session: a connection is a turn to use it, and a transaction keeps its turn until it ends. */
const driverOf = (session: Session, turns: Turns): Driver => {
  const ends = new WeakMap<DatabaseConnection, () => void>();
  const say = async (connection: DatabaseConnection, words: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(words));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const end = await turns.take();
      const connection = connectionOf(session);
      ends.set(connection, end);
      return connection;
    },
    beginTransaction: (connection, settings) => say(connection, begin(settings)),
    commitTransaction: connection => say(connection, 'commit'),
    rollbackTransaction: connection => say(connection, 'rollback'),
    savepoint: (connection, name) => say(connection, `savepoint "${name}"`),
    rollbackToSavepoint: (connection, name) => say(connection, `rollback to "${name}"`),
    releaseSavepoint: (connection, name) => say(connection, `release "${name}"`),
    releaseConnection: connection => Promise.resolve(ends.get(connection)?.()),
    destroy: () => Promise.resolve(),
  };
};

/** kysely on PGlite: its own PostgreSQL, our driver. */
export const pgliteDialect = (session: Session, turns: Turns): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOf(session, turns),
  createIntrospector: db => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
