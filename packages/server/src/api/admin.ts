import { AdminPlayers, AdminTold, Done, HideWish, Refused, ReportAnswer } from '@narrow-seas/protocol';
import { closeReport, hideChatLine } from '@narrow-seas/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { NOT_FOUND } from '../accounts/problems.ts';
import { isSame } from '../admin/pass.ts';
import { problem } from '../games/problems.ts';
import { findPlayers, overviewIn } from '../storage/admin.ts';
import { sendProblem } from './failure.ts';
import type { ApiApp, ApiParts } from './parts.ts';
import { rarely } from './sign-in.ts';

const refusals = { '4xx': Refused, '5xx': Refused };
const DONE = { done: true as const };
const NOT_HOST = problem('not-host', 'This is for the host: send the admin token.');

const isHost = (token: string, { headers }: FastifyRequest): boolean =>
  isSame(`Bearer ${token}`, headers.authorization ?? '');

/** How this process does. */
export const loadOf = ({ games, sockets, accounts }: ApiParts): AdminTold['load'] => ({
  upSeconds: process.uptime(),
  memoryBytes: process.memoryUsage.rss(),
  tables: games.tables.size(),
  sockets: sockets.size,
  storage: accounts.store.state().is,
});

const overviewRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { store } = parts.accounts;
  api.get(
    '/admin',
    {
      schema: { summary: 'Load, games, players and open reports', response: { 200: AdminTold, ...refusals } },
    },
    async () => ({ version: parts.version, load: loadOf(parts), ...(await overviewIn(store)) }),
  );
  api.get(
    '/admin/players',
    {
      schema: {
        summary: 'Players whose name begins with a word, newest first',
        querystring: z.object({ search: z.string().max(40).default('') }),
        response: { 200: AdminPlayers, ...refusals },
      },
    },
    request => findPlayers(store, request.query.search),
  );
};

const workRoutes = (api: ApiApp, { accounts }: ApiParts): void => {
  const { store } = accounts;
  api.post(
    '/admin/reports/:id/close',
    {
      schema: {
        summary: 'Close a report',
        params: z.object({ id: z.string().max(64) }),
        body: ReportAnswer,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const isClosed = await closeReport(store.db, request.params.id, null, request.body.answer);
      return isClosed ? DONE : sendProblem(reply, NOT_FOUND.error);
    },
  );
  api.post(
    '/admin/chat/hide',
    { schema: { summary: 'Hide a line of chat', body: HideWish, response: { 200: Done, ...refusals } } },
    async (request, reply) => {
      const { game, number } = request.body;
      const isHidden = await hideChatLine(store.db, game, number);
      return isHidden ? DONE : sendProblem(reply, NOT_FOUND.error);
    },
  );
};

/** For the host alone, by the token that the environment names; without one there is nothing here. */
export const adminRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { adminToken } = parts;
  if (adminToken === undefined) return;
  void api.register((scope: ApiApp, _options: object, done: () => void) => {
    scope.addHook('onRoute', route => {
      route.config = { ...route.config, ...rarely(parts) };
    });
    scope.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isHost(adminToken, request)) await sendProblem(reply, NOT_HOST.error);
    });
    overviewRoutes(scope, parts);
    workRoutes(scope, parts);
    done();
  });
};
