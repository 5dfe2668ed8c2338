import { ok, type Result } from '@narrow-seas/core';
import type { AccountTold, Problem } from '@narrow-seas/protocol';
import {
  credentialsOf,
  exportPlayer,
  forgetPlayer,
  type JsonRecord,
  readPlayer,
  removeCredential,
} from '@narrow-seas/store';
import type { AccountParts } from './parts.ts';
import { LAST_WAY, NOT_FOUND } from './problems.ts';

const nameIn = ({ name }: JsonRecord): string => (typeof name === 'string' ? name : '');

export const accountOf = async ({ store }: AccountParts, player: string): Promise<AccountTold> => {
  const [found, credentials] = await Promise.all([
    readPlayer(store.db, player),
    credentialsOf(store.db, player),
  ]);
  const login = credentials.find(({ kind }) => kind === 'password')?.handle;
  return {
    kept: found?.kept ?? false,
    ...(login === undefined ? {} : { login }),
    ...(found === undefined || found.mail === null ? {} : { mail: found.mail }),
    passkeys: credentials
      .filter(({ kind }) => kind === 'passkey')
      .map(({ id, details }) => ({ id, name: nameIn(details) })),
    openid: credentials.some(({ kind }) => kind === 'openid'),
  };
};

/** An account without a credential could never be opened again. */
export const removeWay = async (
  { store }: AccountParts,
  player: string,
  id: string,
): Promise<Result<undefined, Problem>> =>
  store.transaction(async trx => {
    const all = await credentialsOf(trx, player);
    if (!all.some(known => known.id === id)) return NOT_FOUND;
    if (all.length === 1) return LAST_WAY;
    await removeCredential(trx, player, id);
    return ok(undefined);
  });

export const dataOf = async ({ store }: AccountParts, player: string) => exportPlayer(store.db, player);

/** Names in games become "deleted player"; what was about this player alone is gone. */
export const deleteAccount = async ({ store }: AccountParts, player: string): Promise<void> =>
  store.transaction(async trx => forgetPlayer(trx, player));

/** Games that are open or running, and in which the player sits. */
export const unfinishedOf = async (
  { store }: AccountParts,
  player: string,
): Promise<readonly { readonly game: string; readonly side: string; readonly state: string }[]> =>
  store.db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['seats.game', 'seats.side', 'games.state'])
    .where('seats.player', '=', player)
    .where('games.state', '!=', 'finished')
    .orderBy('seats.game')
    .execute();
