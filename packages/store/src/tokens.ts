import { hashOfToken, newId, newToken } from './ids.ts';
import type { Query } from './notify.ts';

export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Answers the token, which is shown once. Only its hash is stored. */
export const createToken = async (
  db: Query,
  {
    player,
    name,
    scope = 'play',
    expiresAt = null,
  }: { player: string; name: string; scope?: string; expiresAt?: Date | null },
): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('tokens')
    .values({ id: newId(), player, name, scope, hash: hashOfToken(token), expires_at: expiresAt })
    .execute();
  return token;
};

/** Whose token it is, noting the use. */
export const findToken = (
  db: Query,
  token: string,
  now = new Date(),
): Promise<{ readonly player: string; readonly scope: string } | undefined> =>
  db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOfToken(token))
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning(['player', 'scope'])
    .executeTakeFirst();

export const tokensOf = async (db: Query, player: string): Promise<readonly ApiToken[]> => {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'scope', 'created_at', 'used_at', 'expires_at'])
    .where('player', '=', player)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, scope, created_at, used_at, expires_at }) => ({
    id,
    name,
    scope,
    createdAt: created_at,
    usedAt: used_at,
    expiresAt: expires_at,
  }));
};

export const removeToken = async (db: Query, player: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('player', '=', player)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
