import { hash, verify } from '@node-rs/argon2';
import { failed, ok, type Result } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import {
  addCredential,
  changeSecret,
  closeSessionsOf,
  type Credential,
  credentialsOf,
  findCredential,
  type Query,
  readPlayer,
  removeCredential,
  useCredential,
} from '@narrow-seas/store';
import { type AccountParts, type SignedIn, signedIn } from './parts.ts';
import { BAD_LINK, NO_MAIL_HERE, TAKEN, WRONG_PASSWORD } from './problems.ts';

/** argon2id with 19 MiB and two passes, as OWASP advises; the hash names its own settings. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const hashOf = async (password: string): Promise<string> => hash(password, COST);

/** Compared when there is no such account, so that the time of the answer does not tell. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keS0x$3C3yE7rVYlE0vJk8J7xwIqk9pW0mJ9rZrD1m3w1F5zE';

const matches = async (secret: string, password: string): Promise<boolean> =>
  verify(secret, password).catch(() => false);

/** Keeps a guest's account by a password, or gives an account another password. */
export const setPassword = async (
  { store }: AccountParts,
  player: string,
  mail: string,
  password: string,
): Promise<Result<undefined, Problem>> => {
  const secret = await hashOf(password);
  return store.transaction(async trx => {
    const mine = (await credentialsOf(trx, player)).find(({ kind }) => kind === 'password');
    if (mine?.handle === mail) {
      await changeSecret(trx, mine.id, secret);
      return ok(undefined);
    }
    const isAdded = await addCredential(trx, { player, kind: 'password', handle: mail, secret });
    if (!isAdded) return TAKEN;
    if (mine !== undefined) await removeCredential(trx, player, mine.id);
    return ok(undefined);
  });
};

export const signInByPassword = async (
  parts: AccountParts,
  mail: string,
  password: string,
  agent: string,
): Promise<Result<SignedIn, Problem>> => {
  const { db } = parts.store;
  const found = await findCredential(db, 'password', mail);
  const isRight = await matches(found?.secret ?? NOBODY, password);
  if (found === undefined || !isRight) return WRONG_PASSWORD;
  await useCredential(db, found.id);
  const signed = await signedIn(parts, found.player, agent);
  return signed === undefined ? WRONG_PASSWORD : ok(signed);
};

const HOUR_MS = 3_600_000;

/** The answer is the same whether there is such an account or not. */
export const askReset = async (
  { store, seal, send, address }: AccountParts,
  mail: string,
): Promise<Result<undefined, Problem>> => {
  if (send === undefined) return NO_MAIL_HERE;
  const found = await findCredential(store.db, 'password', mail);
  if (found === undefined) return ok(undefined);
  const token = seal.close('reset', { credential: found.id, mail }, HOUR_MS);
  const link = new URL(`/#reset/${token}`, address() ?? 'http://localhost').href;
  await send({
    id: token.slice(-32),
    to: mail,
    subject: 'A new password for Narrow Seas',
    text: `Somebody, probably you, wants to set a new password. Open this link within an hour:\n\n${link}\n\nIf it was not you, do nothing.\n`,
  });
  return ok(undefined);
};

/** Somebody else may have made the account with an address that they do not read: their other ways in are closed. */
const closeOtherWays = async (trx: Query, { id, player }: Credential, mail: string): Promise<void> => {
  await closeSessionsOf(trx, player);
  if ((await readPlayer(trx, player))?.mail === mail) return;
  for (const other of await credentialsOf(trx, player)) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    if (other.id !== id) await removeCredential(trx, player, other.id);
  }
  await trx.deleteFrom('tokens').where('player', '=', player).execute();
};

/** The person who reads the mail owns the account: everybody who was signed in is signed out. */
export const finishReset = async (
  parts: AccountParts,
  token: string,
  password: string,
  agent: string,
): Promise<Result<SignedIn, Problem>> => {
  const secret = await hashOf(password);
  return parts.store.transaction(async trx => {
    const sealed = await parts.seal.open('reset', token, trx);
    const found =
      sealed === undefined ? undefined : await findCredential(trx, 'password', sealed['mail'] ?? '');
    if (found === undefined || found.id !== sealed?.['credential']) return BAD_LINK;
    await changeSecret(trx, found.id, secret);
    await closeOtherWays(trx, found, found.handle);
    const signed = await signedIn(parts, found.player, agent, trx);
    return signed === undefined ? failed(BAD_LINK.error) : ok(signed);
  });
};
