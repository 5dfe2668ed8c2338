import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People, Person } from './people.ts';
import { isToken } from './token.ts';

export const COOKIE = 'narrow_seas';
const YEAR_S = 365 * 24 * 3600;

/** Read by no script, sent by no other site, and only over HTTPS where the server is reached so. */
const cookieOptions = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge: YEAR_S }) as const;

const bearerIn = (header: string | undefined): string | undefined => /^Bearer (\S+)$/.exec(header ?? '')?.[1];

/** Who asks: by the token of a bot or by the cookie. */
export const recognise = async (
  people: People,
  request: FastifyRequest,
): Promise<{ readonly person: Person; readonly renewed?: string } | undefined> => {
  const bearer = bearerIn(request.headers.authorization);
  if (bearer !== undefined) {
    const person = isToken(bearer) ? await people.byBotToken(bearer) : undefined;
    return person === undefined ? undefined : { person };
  }
  const token = request.cookies[COOKIE];
  const known = isToken(token) ? await people.bySession(token) : undefined;
  // Forged or expired: the token itself stays out of the log.
  if (token !== undefined && known === undefined)
    request.log.warn({ code: 'unknown-session', ip: request.ip }, 'refused');
  return known;
};

export const setSession = (reply: FastifyReply, token: string, isSecure: boolean): void => {
  void reply.setCookie(COOKIE, token, cookieOptions(isSecure));
};

export const clearSession = (reply: FastifyReply): void => {
  void reply.clearCookie(COOKIE, { path: '/' });
};
