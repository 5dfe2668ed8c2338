import { ChatSaid, ChatWish, GameId, Refused } from '@narrow-seas/protocol';
import { z } from 'zod';
import { NO_GAME, NOT_SEATED } from '../games/problems.ts';
import { sidesOf } from '../games/looking.ts';
import type { ApiApp, ApiParts } from './parts.ts';
import { sendProblem } from './failure.ts';

const params = z.object({ id: GameId });
const refusals = { '4xx': Refused, '5xx': Refused };

export const chatRoutes = (api: ApiApp, { games, chat }: ApiParts): void => {
  api.get(
    '/games/:id/chat',
    {
      schema: {
        summary: 'What was said at the table; players only',
        params,
        querystring: z.object({ since: z.coerce.number().int().nonnegative().default(0) }),
        response: { 200: z.object({ said: z.array(ChatSaid) }), ...refusals },
      },
    },
    async (request, reply) => {
      const seat = await games.see(request.params.id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const player = request.person?.id;
      if (player === undefined || sidesOf(seat.live, player).length === 0)
        return sendProblem(reply, NOT_SEATED.error);
      return { said: [...(await chat.since(seat.file.id, request.query.since, player))] };
    },
  );
  api.post(
    '/games/:id/chat',
    {
      schema: {
        summary: 'Say something at the table',
        params,
        body: ChatWish,
        response: { 200: ChatSaid, ...refusals },
      },
    },
    async (request, reply) => {
      const seat = await games.see(request.params.id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const player = request.person?.id;
      if (player === undefined || sidesOf(seat.live, player).length === 0)
        return sendProblem(reply, NOT_SEATED.error);
      return chat.say(seat.file.id, player, request.body.text);
    },
  );
};
