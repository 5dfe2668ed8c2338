import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Eyes,
  FILE_LIMIT,
  GameId,
  GameList,
  GameTold,
  ListAsked,
  Made,
  MakeFromFile,
  MakeGame,
  OptionsTold,
  Refused,
  Side,
} from '@narrow-seas/protocol';
import { z } from 'zod';
import { sidesOf } from '../games/looking.ts';
import { NO_GAME, NOT_AGREED, NOT_SEATED, NOT_STARTED } from '../games/problems.ts';
import { type ApiApp, type ApiParts, personOf } from './parts.ts';
import { sendProblem } from './failure.ts';
import { rarely } from './sign-in.ts';

const OPTIONS_LISTED = 500;
const params = z.object({ id: GameId });
const refusals = { '4xx': Refused, '5xx': Refused };

const listRoute = (api: ApiApp, { lists }: ApiParts): void => {
  api.get(
    '/games',
    {
      schema: { summary: 'Lists of games', querystring: ListAsked, response: { 200: GameList, ...refusals } },
    },
    request => lists(request.query, request.person?.id),
  );
};

const make = async (
  parts: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
  wish: MakeGame | MakeFromFile,
): Promise<z.infer<typeof Made> | FastifyReply> => {
  const { id: player } = await personOf(parts, request, reply);
  const made = await parts.games.make(player, wish);
  if (!made.ok) return sendProblem(reply, made.error);
  const { id, facts } = made.value;
  return facts.state === 'open'
    ? { id, invitation: await parts.invitations.make(id, player, undefined) }
    : { id };
};

const makeRoute = (api: ApiApp, parts: ApiParts): void => {
  api.post(
    '/games',
    { schema: { summary: 'Make a game', body: MakeGame, response: { 200: Made, ...refusals } } },
    async (request, reply) => make(parts, request, reply, request.body),
  );
};

/** Quotes and line ends of the file are longer inside a message. */
const FILE_BODY_LIMIT = FILE_LIMIT * 1.5;

const makeFromFileRoute = (api: ApiApp, parts: ApiParts): void => {
  api.post(
    '/games/from-file',
    {
      bodyLimit: FILE_BODY_LIMIT,
      // To rule on every move of a file again is work.
      config: rarely(parts),
      schema: {
        summary: 'Make a game that goes on from a saved game or a position',
        body: MakeFromFile,
        response: { 200: Made, ...refusals },
      },
    },
    async (request, reply) => make(parts, request, reply, request.body),
  );
};

const toldRoute = (api: ApiApp, { games }: ApiParts): void => {
  api.get(
    '/games/:id',
    {
      schema: {
        summary: 'A game as I see it, with what I witnessed after the first `since` of my entries',
        params,
        querystring: z.object({
          as: Eyes.optional(),
          since: z.coerce.number().int().nonnegative().default(0),
        }),
        response: { 200: GameTold, ...refusals },
      },
    },
    async (request, reply) => {
      const { as, since } = request.query;
      const told = await games.told(request.params.id, request.person?.id, as, since);
      return told.ok ? told.value : sendProblem(reply, told.error);
    },
  );
};

const viewRoute = (api: ApiApp, { games }: ApiParts): void => {
  api.get(
    '/games/:id/views/:number',
    {
      schema: {
        summary: 'What I saw when I had this number of entries: for replay',
        params: params.extend({ number: z.coerce.number().int().nonnegative() }),
        querystring: z.object({ as: Eyes.optional() }),
        response: { 200: z.object({ view: z.record(z.string(), z.unknown()) }), ...refusals },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params;
      const seen = await games.seenBy(id, request.person?.id, request.query.as);
      if (!seen.ok) return sendProblem(reply, seen.error);
      const view = seen.value.live.viewAt(seen.value.viewer, number);
      return view === undefined ? sendProblem(reply, NOT_STARTED.error) : { view: { ...view } };
    },
  );
};

const ordersRoute = (api: ApiApp, { games }: ApiParts): void => {
  api.get(
    '/games/:id/orders',
    {
      schema: {
        summary: 'The standing orders that my side can give and has given',
        params,
        querystring: z.object({ as: Side }),
        response: { 200: z.object({ orders: z.record(z.string(), z.unknown()).optional() }), ...refusals },
      },
    },
    async (request, reply) => {
      const seat = await games.see(request.params.id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const { as } = request.query;
      if (!sidesOf(seat.live, request.person?.id).includes(as)) return sendProblem(reply, NOT_SEATED.error);
      const orders = seat.live.orders(as);
      return orders === undefined ? {} : { orders: { ...orders } };
    },
  );
};

const optionsRoute = (api: ApiApp, { games }: ApiParts): void => {
  api.get(
    '/games/:id/options',
    {
      schema: {
        summary: 'What my side may do now',
        params,
        querystring: z.object({ as: Side }),
        response: { 200: OptionsTold, ...refusals },
      },
    },
    async (request, reply) => {
      const seat = await games.see(request.params.id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const { as } = request.query;
      if (!sidesOf(seat.live, request.person?.id).includes(as)) return sendProblem(reply, NOT_SEATED.error);
      const { number, actions, more } = seat.live.choices(as, OPTIONS_LISTED);
      return { number, more, actions: actions.map(({ action, text }) => ({ action: { ...action }, text })) };
    },
  );
};

const fileRoute = (api: ApiApp, { games }: ApiParts): void => {
  api.get(
    '/games/:id/file',
    {
      schema: {
        summary:
          'The match as I may hand it to anybody: a record of what I saw, or the whole of it once it is over. With `whole`, all of it as it was when the players agreed on that, seed and secrets included',
        params,
        querystring: z.object({ as: Eyes.optional(), whole: z.enum(['true', 'false']).default('false') }),
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => {
      const seat = await games.see(request.params.id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const mine = sidesOf(seat.live, request.person?.id);
      const as = request.query.as ?? mine[0] ?? '';
      // A spectator who sees a game later gets its file when it is over.
      if (!mine.includes(as) && seat.live.secrets && seat.live.facts.state !== 'finished')
        return sendProblem(reply, NOT_SEATED.error);
      const isWhole = request.query.whole === 'true';
      if (isWhole && mine.length === 0) return sendProblem(reply, NOT_SEATED.error);
      const file = isWhole ? seat.live.whole() : seat.live.share(mine.includes(as) ? as : 'spectator');
      if (file === undefined) return sendProblem(reply, NOT_AGREED.error);
      void reply.type('application/json; charset=utf-8');
      return file;
    },
  );
};

export const gameRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [
    listRoute,
    makeRoute,
    makeFromFileRoute,
    toldRoute,
    viewRoute,
    ordersRoute,
    optionsRoute,
    fileRoute,
  ])
    route(api, parts);
};
