import type { PGlite } from '@electric-sql/pglite';
import { trouble } from '../trouble.ts';
import { isDamage } from './check.ts';

export interface Answer<R> {
  readonly rows: R[];
  readonly affectedRows?: number;
}

/** The one session of a PGlite, watched: it stops when the folder was lost, and tells when a page cannot be read. */
export interface Session {
  readonly query: <R>(sql: string, values: readonly unknown[]) => Promise<Answer<R>>;
  readonly exec: (sql: string) => Promise<readonly Answer<unknown>[]>;
  readonly listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Another process has the folder: nothing may be written any more. */
  readonly lose: () => void;
  readonly close: () => Promise<void>;
}

export const sessionOf = (pg: PGlite, damaged: (error: unknown) => void): Session => {
  const held: { lost: boolean } = { lost: false };
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    if (held.lost)
      throw trouble(
        'ERR_STORE_IN_USE',
        'Another server has taken over the data folder: stop one of the two.',
      );
    try {
      return await work();
    } catch (error) {
      if (isDamage(error)) damaged(error);
      throw error;
    }
  };
  return {
    query: <R>(sql: string, values: readonly unknown[]) => watched(() => pg.query<R>(sql, [...values])),
    exec: sql => watched(() => pg.exec(sql)),
    listen: (channel, heard) => watched(() => pg.listen(`"${channel}"`, heard)),
    lose: () => {
      held.lost = true;
    },
    close: async () => {
      if (!held.lost) await pg.exec('checkpoint');
      if (!held.lost) await pg.close();
    },
  };
};
