import { hashOfToken, newToken } from './ids.ts';
import type { Query } from './notify.ts';

export interface Session {
  readonly player: string;
  readonly renewedAt: Date;
  readonly expiresAt: Date;
}

/** Answers the token for the cookie. Only its hash is stored. */
export const openSession = async (
  db: Query,
  player: string,
  expiresAt: Date,
  agent = '',
): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ hash: hashOfToken(token), player, expires_at: expiresAt, agent })
    .execute();
  return token;
};

/** The session of a token, or of the one before it for as long as requests with it may still be under way. */
export const findSession = async (
  db: Query,
  token: string,
  now = new Date(),
): Promise<Session | undefined> => {
  const hash = hashOfToken(token);
  const row = await db
    .selectFrom('sessions')
    .select(['player', 'renewed_at', 'expires_at'])
    .where('expires_at', '>', now)
    .where(eb =>
      eb.or([eb('hash', '=', hash), eb.and([eb('former', '=', hash), eb('former_until', '>', now)])]),
    )
    .executeTakeFirst();
  return row && { player: row.player, renewedAt: row.renewed_at, expiresAt: row.expires_at };
};

/** A new token for a session; the old one stays good until `formerUntil`. Undefined where the token is not the present one. */
export const rotateSession = async (
  db: Query,
  token: string,
  times: { readonly expiresAt: Date; readonly formerUntil: Date },
): Promise<string | undefined> => {
  const next = newToken();
  const hash = hashOfToken(token);
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      hash: hashOfToken(next),
      former: hash,
      former_until: times.formerUntil,
      renewed_at: new Date(),
      expires_at: times.expiresAt,
    })
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : next;
};

export const closeSession = async (db: Query, token: string): Promise<void> => {
  const hash = hashOfToken(token);
  await db
    .deleteFrom('sessions')
    .where(eb => eb.or([eb('hash', '=', hash), eb('former', '=', hash)]))
    .execute();
};

/** A session as its owner sees it. The id is the first part of a hash: it tells nothing about the token. */
export interface SessionListed {
  readonly id: string;
  readonly agent: string;
  readonly createdAt: Date;
  readonly renewedAt: Date;
  readonly isThis: boolean;
}

const ID_LENGTH = 16;

export const sessionsOf = async (
  db: Query,
  player: string,
  token: string | undefined,
  now: Date,
): Promise<readonly SessionListed[]> => {
  const hash = token === undefined ? '' : hashOfToken(token);
  const rows = await db
    .selectFrom('sessions')
    .select(['hash', 'former', 'agent', 'created_at', 'renewed_at'])
    .where('player', '=', player)
    .where('expires_at', '>', now)
    .orderBy('renewed_at', 'desc')
    .execute();
  return rows.map(row => ({
    id: row.hash.slice(0, ID_LENGTH),
    agent: row.agent,
    createdAt: row.created_at,
    renewedAt: row.renewed_at,
    isThis: row.hash === hash || row.former === hash,
  }));
};

/** Whether there was such a session of this player. */
export const endSessionOf = async (db: Query, player: string, id: string): Promise<boolean> => {
  if (!/^[0-9a-f]{16}$/.test(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('player', '=', player)
    .where('hash', 'like', `${id}%`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Signs a player out everywhere. */
export const closeSessionsOf = async (db: Query, player: string): Promise<void> => {
  await db.deleteFrom('sessions').where('player', '=', player).execute();
};

export const deleteExpiredSessions = async (db: Query, now = new Date()): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
