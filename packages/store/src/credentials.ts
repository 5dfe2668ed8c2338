import { type JsonRecord, readRecord } from './games.ts';
import { newId } from './ids.ts';
import type { Query } from './notify.ts';

export type CredentialKind = 'passkey' | 'password' | 'openid';

export interface Credential {
  readonly id: string;
  readonly player: string;
  readonly kind: CredentialKind;
  /** A passkey's id, a mail address, or issuer and subject. */
  readonly handle: string;
  /** A passkey's public key in base64url, or a password's argon2id hash. */
  readonly secret: string;
  readonly counter: number;
  readonly details: JsonRecord;
}

const COLUMNS = ['id', 'player', 'kind', 'handle', 'secret', 'counter', 'details'] as const;

const read = <T extends { readonly details: unknown }>(row: T): T & { readonly details: JsonRecord } => ({
  ...row,
  details: readRecord(row.details),
});

/** Adds a credential and keeps the player. False where somebody has this handle already. Call it in a transaction. */
export const addCredential = async (
  trx: Query,
  {
    details = {},
    ...credential
  }: Pick<Credential, 'player' | 'kind' | 'handle' | 'secret'> & {
    readonly details?: JsonRecord;
  },
): Promise<boolean> => {
  const added = await trx
    .insertInto('credentials')
    .values({ id: newId(), ...credential, details: JSON.stringify(details) })
    .onConflict(conflict => conflict.columns(['kind', 'handle']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await trx.updateTable('players').set({ kept: true }).where('id', '=', credential.player).execute();
  return true;
};

export const findCredential = async (
  db: Query,
  kind: CredentialKind,
  handle: string,
): Promise<Credential | undefined> => {
  const row = await db
    .selectFrom('credentials')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('handle', '=', handle)
    .executeTakeFirst();
  return row && read(row);
};

export const credentialsOf = async (db: Query, player: string): Promise<readonly Credential[]> => {
  const rows = await db
    .selectFrom('credentials')
    .select(COLUMNS)
    .where('player', '=', player)
    .orderBy('created_at')
    .execute();
  return rows.map(read);
};

/** Notes a use. A passkey's counter only rises: false means that a copy of the key was used. */
export const useCredential = async (db: Query, id: string, counter = 0): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('credentials')
    .set({ used_at: new Date(), counter })
    .where('id', '=', id)
    .where(eb => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const changeSecret = async (db: Query, id: string, secret: string): Promise<void> => {
  await db.updateTable('credentials').set({ secret }).where('id', '=', id).execute();
};

export const removeCredential = async (db: Query, player: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('credentials')
    .where('id', '=', id)
    .where('player', '=', player)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
