import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { closeReport, hideChatLine } from '@narrow-seas/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { loadOf } from '../api/admin.ts';
import type { ApiParts } from '../api/parts.ts';
import { rarely } from '../api/sign-in.ts';
import { isOurs } from '../players/origin.ts';
import { DIRECTIVES } from '../protection.ts';
import { findPlayers, overviewIn, reportsForHost } from '../storage/admin.ts';
import { ADMIN, overviewPage, SHEET, signInPage } from './pages.ts';
import { isPass, isSame, newPass, PASS_SECONDS } from './pass.ts';
import { SHEET_TEXT } from './sheet.ts';

const COOKIE = 'narrow_seas_admin';
const NOT_OURS = 'This came from another site: open the admin page itself.';
const WRONG_TOKEN = 'This is not the admin token.';
const SIGN_IN_AGAIN = 'Sign in first: half an hour may be over.';

/** No script at all; forms go to this server. With no referrer a browser would hide from where a form comes. */
const HELMET = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'style-src': DIRECTIVES['style-src'],
      'font-src': DIRECTIVES['font-src'],
      'base-uri': DIRECTIVES['base-uri'],
      'form-action': ["'self'"],
      'frame-ancestors': DIRECTIVES['frame-ancestors'],
    },
  },
  referrerPolicy: { policy: 'same-origin' as const },
};

const TokenForm = z.object({ token: z.string().max(200) });
const CloseForm = z.object({ id: z.string().max(64), answer: z.string().max(2000).default('') });
const HideForm = z.object({ game: z.string().max(64), number: z.coerce.number().int().positive() });
const Search = z.object({
  search: z.string().max(40).default(''),
  done: z.enum(['closed', 'hidden', 'gone']).optional(),
});

const NOTICES = {
  closed: 'The report is closed.',
  hidden: 'The line of chat is hidden.',
  gone: 'Somebody has done this before.',
} as const;

const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

const back = (reply: FastifyReply, done: keyof typeof NOTICES): FastifyReply =>
  reply.redirect(`${ADMIN}?done=${done}`, 303);

interface Desk {
  readonly parts: ApiParts;
  readonly token: string;
  /** The style sheets of the built page. */
  readonly sheets: readonly string[];
}

const isHost = ({ parts, token }: Desk, { cookies }: FastifyRequest): boolean =>
  isPass(token, cookies[COOKIE], parts.accounts.now());

const refuse = (desk: Desk, request: FastifyRequest, reply: FastifyReply, sentence: string): FastifyReply => {
  request.log.warn({ code: 'not-host', ip: request.ip, route: request.routeOptions.url }, 'refused');
  return sendPage(reply, signInPage(desk.sheets, sentence), 403);
};

const showPage = async (desk: Desk, request: FastifyRequest, reply: FastifyReply) => {
  if (!isHost(desk, request)) return sendPage(reply, signInPage(desk.sheets));
  const { parts, sheets } = desk;
  const { store } = parts.accounts;
  const { search, done } = Search.catch({ search: '' }).parse(request.query);
  const [{ games, players }, reports, found] = await Promise.all([
    overviewIn(store),
    reportsForHost(store),
    findPlayers(store, search),
  ]);
  const notice = done === undefined ? undefined : NOTICES[done];
  const told = { version: parts.version, load: loadOf(parts), games, players, reports, search, notice };
  return sendPage(reply, overviewPage(sheets, { ...told, found: found.players }));
};

const signIn = (desk: Desk, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const form = TokenForm.safeParse(request.body);
  if (!form.success || !isSame(form.data.token, desk.token)) return refuse(desk, request, reply, WRONG_TOKEN);
  const { accounts, isSecure } = desk.parts;
  return reply
    .setCookie(COOKIE, newPass(desk.token, accounts.now()), {
      httpOnly: true,
      sameSite: 'strict',
      path: ADMIN,
      secure: isSecure,
      maxAge: PASS_SECONDS,
    })
    .redirect(ADMIN, 303);
};

const closeOne = async ({ parts }: Desk, request: FastifyRequest, reply: FastifyReply) => {
  const form = CloseForm.safeParse(request.body);
  const { db } = parts.accounts.store;
  const isClosed = form.success && (await closeReport(db, form.data.id, null, form.data.answer));
  return back(reply, isClosed ? 'closed' : 'gone');
};

const hideOne = async ({ parts }: Desk, request: FastifyRequest, reply: FastifyReply) => {
  const form = HideForm.safeParse(request.body);
  const { db } = parts.accounts.store;
  const isHidden = form.success && (await hideChatLine(db, form.data.game, form.data.number));
  return back(reply, isHidden ? 'hidden' : 'gone');
};

/** Only forms are read here, and only from a page of ours. */
const guard = (scope: FastifyInstance, desk: Desk): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (request, reply) => {
    const isOwn = request.method !== 'POST' || isOurs(request.headers, desk.parts.publicUrl?.host);
    if (!isOwn) await refuse(desk, request, reply, NOT_OURS);
  });
};

const addRoutes = (scope: FastifyInstance, desk: Desk): void => {
  const options = { helmet: HELMET };
  const hostOnly = {
    ...options,
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isHost(desk, request)) await refuse(desk, request, reply, SIGN_IN_AGAIN);
    },
  };
  scope.get(ADMIN, options, async (request, reply) => showPage(desk, request, reply));
  scope.get(SHEET, options, (_request, reply) => reply.type('text/css; charset=utf-8').send(SHEET_TEXT));
  scope.post(`${ADMIN}/sign-in`, { ...options, config: rarely(desk.parts) }, (request, reply) =>
    signIn(desk, request, reply),
  );
  scope.post(`${ADMIN}/sign-out`, options, (_request, reply) =>
    reply.clearCookie(COOKIE, { path: ADMIN }).redirect(ADMIN, 303),
  );
  scope.post(`${ADMIN}/reports/close`, hostOnly, async (request, reply) => closeOne(desk, request, reply));
  scope.post(`${ADMIN}/chat/hide`, hostOnly, async (request, reply) => hideOne(desk, request, reply));
};

/** The page for the host: plain forms, no script. Without an admin token there is none. */
export const serveAdmin = async (
  app: FastifyInstance,
  parts: ApiParts,
  sheets: readonly string[],
): Promise<void> => {
  const { adminToken } = parts;
  if (adminToken === undefined) return;
  const desk = { parts, token: adminToken, sheets };
  await app.register(async scope => {
    await scope.register(cookie);
    await scope.register(rateLimit, { max: parts.perMinute, timeWindow: '1 minute' });
    guard(scope, desk);
    addRoutes(scope, desk);
  });
};
