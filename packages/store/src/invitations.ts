import { hashOfToken, newToken } from './ids.ts';
import type { Query } from './notify.ts';

export interface Invitation {
  readonly game: string;
  /** The side that it is for; null for any free one. */
  readonly side: string | null;
  readonly usedBy: string | null;
}

/** Answers the token for the link. Only its hash is stored. */
export const invite = async (
  db: Query,
  {
    game,
    side = null,
    madeBy,
    expiresAt,
  }: { game: string; side?: string | null; madeBy: string; expiresAt: Date },
): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('invitations')
    .values({ hash: hashOfToken(token), game, side, made_by: madeBy, expires_at: expiresAt })
    .execute();
  return token;
};

/** What a link leads to. One that was used still leads there, for the person who used it. */
export const findInvitation = async (
  db: Query,
  token: string,
  now = new Date(),
): Promise<Invitation | undefined> => {
  const row = await db
    .selectFrom('invitations')
    .select(['game', 'side', 'used_by'])
    .where('hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { game: row.game, side: row.side, usedBy: row.used_by };
};

/** Whether this player is the one who uses it: a link opens one seat. Call it in the transaction that takes the seat. */
export const useInvitation = async (
  trx: Query,
  token: string,
  player: string,
  now = new Date(),
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ used_by: player, used_at: now })
    .where('hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .where('used_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
