import {
  Acted,
  ActWish,
  AnswerWish,
  GameId,
  OfferWish,
  OrdersWish,
  Refused,
  SideWish,
} from '@narrow-seas/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { NOT_SEATED } from '../games/problems.ts';
import type { SideWanted } from '../games/wishes.ts';
import type { ApiApp, ApiParts } from './parts.ts';
import { sendProblem } from './failure.ts';

const params = z.object({ id: GameId });
const response = { 200: Acted, '4xx': Refused, '5xx': Refused };

/** What a side wants, over HTTP: the same as over a socket. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes
export const wishRoutes = (api: ApiApp, { games }: ApiParts): void => {
  const wish = async (
    request: FastifyRequest & { readonly params: { readonly id: string } },
    reply: FastifyReply,
    { as, key }: { readonly as: string; readonly key: string },
    wanted: SideWanted,
  ) => {
    if (request.person === undefined) return sendProblem(reply, NOT_SEATED.error);
    const acted = await games.wish(request.params.id, request.person.id, as, key, wanted);
    return acted.ok ? acted.value : sendProblem(reply, acted.error);
  };

  api.post(
    '/games/:id/actions',
    { schema: { summary: 'Make moves', params, body: ActWish, response } },
    async (request, reply) => wish(request, reply, request.body, { kind: 'act', wish: request.body }),
  );
  api.post(
    '/games/:id/orders',
    { schema: { summary: 'Give standing orders', params, body: OrdersWish, response } },
    async (request, reply) =>
      wish(request, reply, request.body, { kind: 'orders', orders: request.body.orders }),
  );
  for (const kind of ['undo', 'resign', 'claim'] as const) {
    api.post(
      `/games/:id/${kind}`,
      { schema: { summary: SUMMARIES[kind], params, body: SideWish, response } },
      async (request, reply) => wish(request, reply, request.body, { kind }),
    );
  }
  api.post(
    '/games/:id/offers',
    {
      schema: {
        summary: 'Offer a draw, ask to take back a move, or ask for the file of the whole game',
        params,
        body: OfferWish,
        response,
      },
    },
    async (request, reply) => wish(request, reply, request.body, { kind: 'offer', offer: request.body.kind }),
  );
  api.post(
    '/games/:id/answers',
    { schema: { summary: 'Answer an offer', params, body: AnswerWish, response } },
    async (request, reply) => {
      const { kind: offer, accept } = request.body;
      return wish(request, reply, request.body, { kind: 'answer', offer, accept });
    },
  );
};

const SUMMARIES = {
  undo: 'Take back my last move, to the last roll',
  resign: 'Resign',
  claim: 'Win a game that the other side has left',
} as const;
