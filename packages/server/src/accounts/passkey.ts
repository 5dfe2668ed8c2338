import { ok, type Result } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  addCredential,
  type Credential,
  credentialsOf,
  findCredential,
  useCredential,
} from '@narrow-seas/store';
import { type AccountParts, type SignedIn, signedIn } from './parts.ts';
import { BAD_PASSKEY, TAKEN } from './problems.ts';

/** Where a passkey is good: the host, and the origin that the browser must name. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

export interface Asked {
  readonly options: { [name: string]: unknown };
  readonly state: string;
}

const MINUTES_5 = 5 * 60_000;

export const askPasskey = async (
  { store, seal }: AccountParts,
  { id, name }: { readonly id: string; readonly name: string },
  { host }: Site,
): Promise<Asked> => {
  const known = (await credentialsOf(store.db, id)).filter(({ kind }) => kind === 'passkey');
  const options = await generateRegistrationOptions({
    rpName: 'Narrow Seas',
    rpID: host,
    userName: name,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: known.map(({ handle }) => ({ id: handle })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const state = seal.close('passkey', { player: id, challenge: options.challenge }, MINUTES_5);
  return { options: { ...options }, state };
};

/** What a browser sent may be anything: whatever the check throws, the passkey is not accepted. */
const orUndefined = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

export const addPasskey = async (
  { store, seal }: AccountParts,
  player: string,
  { host, origin }: Site,
  answer: { readonly state: string; readonly response: object; readonly name: string },
): Promise<Result<undefined, Problem>> => {
  const sealed = await seal.open('passkey', answer.state);
  if (sealed === undefined || sealed['player'] !== player) return BAD_PASSKEY;
  const checked = await orUndefined(async () =>
    verifyRegistrationResponse({
      response: answer.response as RegistrationResponseJSON,
      expectedChallenge: sealed['challenge'] ?? '',
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    }),
  );
  if (checked?.verified !== true) return BAD_PASSKEY;
  const { id, publicKey, transports = [] } = checked.registrationInfo.credential;
  const secret = Buffer.from(publicKey).toString('base64url');
  const details = { name: answer.name, transports };
  const isAdded = await store.transaction(async trx =>
    addCredential(trx, { player, kind: 'passkey', handle: id, secret, details }),
  );
  return isAdded ? ok(undefined) : TAKEN;
};

/** Nobody is named: the browser offers the passkeys that it has for this site. */
export const askSignIn = async ({ seal }: AccountParts, { host }: Site): Promise<Asked> => {
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
  const state = seal.close('passkey sign-in', { challenge: options.challenge }, MINUTES_5);
  return { options: { ...options }, state };
};

const checkAnswer = async (
  found: Credential,
  response: AuthenticationResponseJSON,
  challenge: string,
  { host, origin }: Site,
) =>
  orUndefined(async () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      credential: {
        id: found.handle,
        publicKey: new Uint8Array(Buffer.from(found.secret, 'base64url')),
        counter: found.counter,
      },
    }),
  );

export const signInByPasskey = async (
  parts: AccountParts,
  site: Site,
  answer: { readonly state: string; readonly response: { readonly id: string } },
  agent: string,
): Promise<Result<SignedIn, Problem>> => {
  const { store, seal } = parts;
  const sealed = await seal.open('passkey sign-in', answer.state);
  const response = answer.response as AuthenticationResponseJSON;
  const found =
    sealed === undefined ? undefined : await findCredential(store.db, 'passkey', answer.response.id);
  if (sealed === undefined || found === undefined) return BAD_PASSKEY;
  const checked = await checkAnswer(found, response, sealed['challenge'] ?? '', site);
  if (checked?.verified !== true) return BAD_PASSKEY;
  // A counter that does not rise belongs to a copy of the key.
  if (!(await useCredential(store.db, found.id, checked.authenticationInfo.newCounter))) return BAD_PASSKEY;
  const signed = await signedIn(parts, found.player, agent);
  return signed === undefined ? BAD_PASSKEY : ok(signed);
};
