import { failed, ok, type Result } from '@narrow-seas/core';
import { API, OpenIdBegun, OpenIdWish, type Problem, Refused } from '@narrow-seas/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkOpenId, signInByOpenId, takesNew } from '../accounts/openid.ts';
import { BAD_OPENID, GUEST_HAS_GAMES, NO_PLAYER, SILENT_PROVIDER } from '../accounts/problems.ts';
import type { Checks, Provider } from '../accounts/provider.ts';
import { problemPage } from '../missing.ts';
import { sendProblem } from './failure.ts';
import { type ApiApp, type ApiParts, personOf } from './parts.ts';
import { agentOf, guardGuest, rarely, useSession } from './sign-in.ts';

const refusals = { '4xx': Refused, '5xx': Refused };

/** Binds the answer to the browser that asked. It is gone after one use or ten minutes. */
const COOKIE = 'narrow_seas_openid';
const MINUTES_10 = 10 * 60;
const BACK = `${API}/sign-in/openid/back`;
const SEAL = 'openid';

const backOf = ({ accounts }: ApiParts): URL => new URL(BACK, accounts.address() ?? 'http://localhost');

/** What was wished when the sign-in began. */
interface Begun extends Checks {
  /** The player to whom the identity goes; empty for who wants to sign in. */
  readonly link: string;
  readonly leave: string;
}

const beginRoute = (api: ApiApp, parts: ApiParts, provider: Provider): void => {
  api.post(
    '/sign-in/openid',
    {
      config: rarely(parts),
      schema: {
        summary: 'Begin to sign in with the provider of this server',
        body: OpenIdWish,
        response: { 200: OpenIdBegun, ...refusals },
      },
    },
    async (request, reply) => {
      const { link, leave } = request.body;
      const begun = await provider.begin(backOf(parts));
      if (begun === undefined) return sendProblem(reply, SILENT_PROVIDER.error);
      const player = link ? (await personOf(parts, request, reply)).id : '';
      const content = { ...begun.checks, link: player, leave: leave ? 'yes' : '' };
      const sealed = parts.accounts.seal.close(SEAL, content, MINUTES_10 * 1000);
      void reply.setCookie(COOKIE, sealed, {
        httpOnly: true,
        sameSite: 'lax',
        path: BACK,
        secure: parts.isSecure,
        maxAge: MINUTES_10,
      });
      return { url: begun.url };
    },
  );
};

const begunIn = async ({ accounts }: ApiParts, { cookies }: FastifyRequest): Promise<Begun | undefined> => {
  const sealed = await accounts.seal.open(SEAL, cookies[COOKIE] ?? '');
  if (sealed === undefined) return undefined;
  const { state = '', nonce = '', verifier = '', link = '', leave = '' } = sealed;
  return { state, nonce, verifier, link, leave };
};

const handleOf = async (
  parts: ApiParts,
  provider: Provider,
  request: FastifyRequest,
  begun: Begun,
): Promise<string | undefined> => {
  const came = backOf(parts);
  came.search = new URL(request.url, came).search;
  return provider.finish(came, begun);
};

/** Who is signed in now must be who wanted the link: another tab may have changed that. */
const link = async (
  { accounts }: ApiParts,
  { person }: FastifyRequest,
  player: string,
  handle: string,
): Promise<Result<undefined, Problem>> =>
  person?.id === player ? linkOpenId(accounts, player, handle) : NO_PLAYER;

const enter = async (
  parts: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: string,
  leave: boolean,
): Promise<Result<undefined, Problem>> => {
  const signed = await signInByOpenId(parts.accounts, handle, agentOf(request));
  if (signed?.ok === false) return signed;
  if (signed !== undefined) {
    const isSame = request.person?.id === signed.value.person.id;
    if (!isSame && !(await guardGuest(parts, request, leave))) return GUEST_HAS_GAMES;
    await useSession(parts, request, reply, signed.value.token);
    return ok(undefined);
  }
  if (takesNew(request.person)) return linkOpenId(parts.accounts, request.person.id, handle);
  const { person, token } = await parts.people.newGuest(agentOf(request));
  await useSession(parts, request, reply, token);
  return linkOpenId(parts.accounts, person.id, handle);
};

const arrive = async (
  parts: ApiParts,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<undefined, Problem>> => {
  const begun = await begunIn(parts, request);
  const handle = begun === undefined ? undefined : await handleOf(parts, provider, request, begun);
  if (begun === undefined || handle === undefined) return failed(BAD_OPENID.error);
  return begun.link === ''
    ? enter(parts, request, reply, handle, begun.leave === 'yes')
    : link(parts, request, begun.link, handle);
};

/** The browser itself comes here, not the page: so the answer is a way to the page, or a page with one sentence. */
const backRoute = (api: ApiApp, parts: ApiParts, provider: Provider): void => {
  api.get(
    '/sign-in/openid/back',
    { config: rarely(parts), schema: { hide: true } },
    async (request, reply) => {
      const arrived = await arrive(parts, provider, request, reply);
      void reply.clearCookie(COOKIE, { path: BACK });
      if (arrived.ok) return reply.redirect('/', 303);
      request.log.warn({ code: arrived.error.code, ip: request.ip }, 'sign-in refused');
      const page = problemPage('You are not signed in', arrived.error.sentence);
      return reply.code(403).type('text/html; charset=utf-8').send(page);
    },
  );
};

/** Only where the host has named a provider. */
export const openIdRoutes = (api: ApiApp, parts: ApiParts): void => {
  if (parts.provider === undefined) return;
  beginRoute(api, parts, parts.provider);
  backRoute(api, parts, parts.provider);
};
