import {
  Done,
  Me,
  PasskeyOptions,
  PasskeySignIn,
  Refused,
  ResetFinish,
  ResetWish,
  SignInWish,
} from '@narrow-seas/protocol';
import type { Result } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unfinishedOf } from '../accounts/account.ts';
import type { SignedIn } from '../accounts/parts.ts';
import { askSignIn, type Site, signInByPasskey } from '../accounts/passkey.ts';
import { askReset, finishReset, signInByPassword } from '../accounts/password.ts';
import { GUEST_HAS_GAMES } from '../accounts/problems.ts';
import { COOKIE, setSession } from '../players/session.ts';
import { sendProblem } from './failure.ts';
import type { ApiApp, ApiParts } from './parts.ts';

const refusals = { '4xx': Refused, '5xx': Refused };

/** Passwords are guessed by trying: much less often than anything else is asked. */
const MOST_A_MINUTE = 20;
export const rarely = ({ perMinute }: ApiParts) => ({
  rateLimit: { max: Math.min(MOST_A_MINUTE, perMinute), timeWindow: '1 minute' },
});

export const agentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, 200);

/** A browser has named its origin, and it is ours: that was checked before. */
export const siteOf = ({ publicUrl }: ApiParts, request: FastifyRequest): Site => {
  const origin = request.headers.origin ?? publicUrl?.origin ?? `http://${request.host}`;
  return { origin, host: new URL(origin).hostname };
};

/** A guest's games would be lost with the cookie, so that must be said. */
export const guardGuest = async (
  { accounts }: ApiParts,
  { person }: FastifyRequest,
  leave: boolean,
): Promise<boolean> =>
  leave || person === undefined || person.kept || (await unfinishedOf(accounts, person.id)).length === 0;

/** The session of before ends where another one begins. */
export const useSession = async (
  { people, isSecure }: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<void> => {
  const before = request.cookies[COOKIE];
  if (before !== undefined) await people.endSession(before);
  setSession(reply, token, isSecure);
};

const welcome = async (
  parts: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
  signed: Result<SignedIn, Problem>,
) => {
  if (!signed.ok) {
    request.log.warn({ code: signed.error.code, ip: request.ip }, 'sign-in refused');
    return sendProblem(reply, signed.error);
  }
  const { person, token } = signed.value;
  await useSession(parts, request, reply, token);
  return { id: person.id, name: person.name, kept: person.kept };
};

const passwordRoute = (api: ApiApp, parts: ApiParts): void => {
  api.post(
    '/sign-in',
    {
      config: rarely(parts),
      schema: { summary: 'Sign in by password', body: SignInWish, response: { 200: Me, ...refusals } },
    },
    async (request, reply) => {
      const { mail, password, leave } = request.body;
      if (!(await guardGuest(parts, request, leave))) return sendProblem(reply, GUEST_HAS_GAMES.error);
      const signed = await signInByPassword(parts.accounts, mail, password, agentOf(request));
      return welcome(parts, request, reply, signed);
    },
  );
};

const passkeyRoutes = (api: ApiApp, parts: ApiParts): void => {
  api.post(
    '/sign-in/passkey/options',
    {
      config: rarely(parts),
      schema: { summary: 'Begin to sign in by passkey', response: { 200: PasskeyOptions, ...refusals } },
    },
    request => askSignIn(parts.accounts, siteOf(parts, request)),
  );
  api.post(
    '/sign-in/passkey',
    {
      config: rarely(parts),
      schema: { summary: 'Sign in by passkey', body: PasskeySignIn, response: { 200: Me, ...refusals } },
    },
    async (request, reply) => {
      if (!(await guardGuest(parts, request, request.body.leave)))
        return sendProblem(reply, GUEST_HAS_GAMES.error);
      const site = siteOf(parts, request);
      const signed = await signInByPasskey(parts.accounts, site, request.body, agentOf(request));
      return welcome(parts, request, reply, signed);
    },
  );
};

const resetRoutes = (api: ApiApp, parts: ApiParts): void => {
  api.post(
    '/sign-in/reset',
    {
      config: rarely(parts),
      schema: {
        summary: 'Get a link for a new password',
        body: ResetWish,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const asked = await askReset(parts.accounts, request.body.mail);
      return asked.ok ? { done: true as const } : sendProblem(reply, asked.error);
    },
  );
  api.post(
    '/sign-in/reset/finish',
    {
      config: rarely(parts),
      schema: {
        summary: 'Set a new password by a link',
        body: ResetFinish,
        response: { 200: Me, ...refusals },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const signed = await finishReset(parts.accounts, token, password, agentOf(request));
      return welcome(parts, request, reply, signed);
    },
  );
};

export const signInRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [passwordRoute, passkeyRoutes, resetRoutes]) route(api, parts);
};
