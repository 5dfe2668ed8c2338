import { type Engine, lastOf } from '../engine.ts';
import { newTurns } from '../turns.ts';
import { pgliteDialect } from './dialect.ts';
import type { Session } from './session.ts';

/** Everything that uses PGlite waits its turn here: a query between two of a transaction would become a part of it. */
export const embeddedEngine = (session: Session): Engine => {
  const turns = newTurns();
  return {
    kind: 'embedded',
    dialect: pgliteDialect(session, turns),
    run: (sql, values) =>
      turns.during(async () =>
        values === undefined ? lastOf(await session.exec(sql)) : session.query(sql, values),
      ),
    listen: async (channel, heard) => {
      const end = await turns.during(() => session.listen(channel, heard));
      return async () => {
        await turns.during(() => end());
      };
    },
    close: () => turns.during(session.close),
  };
};
