import {
  Done,
  GameId,
  NoticesTold,
  NoticeWishes,
  PushDevice,
  Refused,
  SeenWish,
  WebhookWish,
} from '@narrow-seas/protocol';
import { z } from 'zod';
import { NO_PLAYER, NOT_FOUND } from '../accounts/problems.ts';
import { NO_GAME } from '../games/problems.ts';
import { sendProblem } from './failure.ts';
import { type ApiApp, type ApiParts, personOf } from './parts.ts';

const refusals = { '4xx': Refused, '5xx': Refused };
const DONE = { done: true as const };

const wishRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { notices } = parts;
  api.get(
    '/me/notices',
    {
      schema: { summary: 'Where I am told that it is my turn', response: { 200: NoticesTold, ...refusals } },
    },
    async (request, reply) => notices.told((await personOf(parts, request, reply)).id),
  );
  api.put(
    '/me/notices',
    {
      schema: {
        summary: 'Choose where I am told that it is my turn',
        body: NoticeWishes,
        response: { 200: NoticesTold, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      await notices.wish(id, request.body);
      return notices.told(id);
    },
  );
};

const pushRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { notices } = parts;
  api.post(
    '/me/push',
    {
      schema: {
        summary: 'Tell me on this device; `push.key` of /me/notices is the key to subscribe with',
        body: PushDevice,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      const added = await notices.addDevice(id, request.body);
      return added.ok ? DONE : sendProblem(reply, added.error);
    },
  );
  api.delete(
    '/me/push',
    {
      schema: {
        summary: 'Tell me no more on this device',
        body: PushDevice.pick({ endpoint: true }),
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const isGone = await notices.forgetDevice(request.person.id, request.body.endpoint);
      return isGone ? DONE : sendProblem(reply, NOT_FOUND.error);
    },
  );
};

const webhookRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { notices } = parts;
  api.post(
    '/me/webhooks',
    {
      schema: {
        summary: 'Tell me by a webhook, in the form of Discord or Slack or plainly',
        body: WebhookWish,
        response: { 200: z.object({ id: z.string() }), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      const added = await notices.addWebhook(id, request.body);
      return added.ok ? { id: added.value } : sendProblem(reply, added.error);
    },
  );
  api.delete(
    '/me/webhooks/:id',
    {
      schema: {
        summary: 'Remove a webhook',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const isGone = await notices.removeWebhook(request.person.id, request.params.id);
      return isGone ? DONE : sendProblem(reply, NOT_FOUND.error);
    },
  );
};

const seenRoute = (api: ApiApp, { games, notices }: ApiParts): void => {
  api.post(
    '/games/:id/seen',
    {
      schema: {
        summary:
          'I am looking at this game now. Send it when the page is in sight and somebody has touched it, not because a tab is open',
        params: z.object({ id: GameId }),
        body: SeenWish,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const seat = await games.see(request.params.id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const { entries: entry, chat } = request.body;
      await notices.seen(seat.file.id, request.person.id, seat.live.number, { entry, chat });
      return DONE;
    },
  );
};

export const noticeRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [wishRoutes, pushRoutes, webhookRoutes, seenRoute]) route(api, parts);
};
