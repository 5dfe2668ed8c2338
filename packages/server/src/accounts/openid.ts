import { ok, type Result } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import { addCredential, findCredential, useCredential } from '@narrow-seas/store';
import type { Person } from '../players/people.ts';
import { type AccountParts, type SignedIn, signedIn } from './parts.ts';
import { BAD_OPENID, TAKEN } from './problems.ts';

/** Adds the identity to an account, as one more way to sign in. */
export const linkOpenId = async (
  { store }: AccountParts,
  player: string,
  handle: string,
): Promise<Result<undefined, Problem>> => {
  const isAdded = await store.transaction(async trx =>
    addCredential(trx, { player, kind: 'openid', handle, secret: '' }),
  );
  if (isAdded) return ok(undefined);
  const owner = await findCredential(store.db, 'openid', handle);
  return owner?.player === player ? ok(undefined) : TAKEN;
};

/** A session for who has this identity; undefined where nobody has it yet. */
export const signInByOpenId = async (
  parts: AccountParts,
  handle: string,
  agent: string,
): Promise<Result<SignedIn, Problem> | undefined> => {
  const { db } = parts.store;
  const found = await findCredential(db, 'openid', handle);
  if (found === undefined) return undefined;
  await useCredential(db, found.id);
  const signed = await signedIn(parts, found.player, agent);
  return signed === undefined ? BAD_OPENID : ok(signed);
};

/** The account that an identity nobody has yet goes to: a guest keeps theirs, and a kept one is another person's. */
export const takesNew = (person: Person | undefined): person is Person =>
  person !== undefined && !person.kept;
