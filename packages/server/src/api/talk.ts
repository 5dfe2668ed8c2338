import {
  BlocksTold,
  BlockWish,
  Done,
  GameId,
  MuteWish,
  PlayerId,
  Refused,
  ReportWish,
  VisitTold,
} from '@narrow-seas/protocol';
import {
  addReport,
  blockedBy,
  blockPlayer,
  muteChat,
  readPlayer,
  readVisit,
  unblockPlayer,
} from '@narrow-seas/store';
import { z } from 'zod';
import { NO_PLAYER, NOT_FOUND } from '../accounts/problems.ts';
import { NO_GAME, problem } from '../games/problems.ts';
import { namesIn } from '../storage/names.ts';
import { sendProblem } from './failure.ts';
import { type ApiApp, type ApiParts, personOf } from './parts.ts';
import { rarely } from './sign-in.ts';

const refusals = { '4xx': Refused, '5xx': Refused };
const DONE = { done: true as const };
const NOT_MYSELF = problem('myself', 'You cannot block yourself.');

const visitRoutes = (api: ApiApp, { accounts, games }: ApiParts): void => {
  const { db } = accounts.store;
  const params = z.object({ id: GameId });
  api.get(
    '/games/:id/visit',
    {
      schema: { summary: 'How far I have seen this game', params, response: { 200: VisitTold, ...refusals } },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const { entry, chat, muted, at } = await readVisit(db, request.params.id, request.person.id);
      return { entries: entry, chat, muted, ...(at === null ? {} : { at: at.toISOString() }) };
    },
  );
  api.post(
    '/games/:id/mute',
    {
      schema: {
        summary: 'Hear the chat of this game no more, or again',
        params,
        body: MuteWish,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      if ((await games.see(request.params.id)) === undefined) return sendProblem(reply, NO_GAME.error);
      await muteChat(db, request.params.id, request.person.id, request.body.muted);
      return DONE;
    },
  );
};

const blockedRoute = (api: ApiApp, { accounts }: ApiParts): void => {
  const { db } = accounts.store;
  api.get(
    '/me/blocks',
    { schema: { summary: 'Whom I have blocked', response: { 200: BlocksTold, ...refusals } } },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const names = await namesIn(db, await blockedBy(db, request.person.id));
      return { blocked: [...names].map(([id, name]) => ({ id, name })) };
    },
  );
};

const blockRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { db } = parts.accounts.store;
  api.post(
    '/me/blocks',
    {
      schema: {
        summary: 'Block a player: I do not hear them, and neither of us takes a seat at the other',
        body: BlockWish,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      const { player } = request.body;
      if (player === id) return sendProblem(reply, NOT_MYSELF.error);
      if ((await readPlayer(db, player)) === undefined) return sendProblem(reply, NOT_FOUND.error);
      await blockPlayer(db, id, player);
      return DONE;
    },
  );
  api.delete(
    '/me/blocks/:player',
    {
      schema: {
        summary: 'Block a player no more',
        params: z.object({ player: PlayerId }),
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      await unblockPlayer(db, request.person.id, request.params.player);
      return DONE;
    },
  );
};

const reportRoute = (api: ApiApp, parts: ApiParts): void => {
  const { accounts, games } = parts;
  api.post(
    '/reports',
    {
      config: rarely(parts),
      schema: {
        summary: 'Tell the host about a player',
        body: ReportWish,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      const { about, game, chat, text } = request.body;
      const isKnown = about === undefined || (await readPlayer(accounts.store.db, about)) !== undefined;
      if (!isKnown) return sendProblem(reply, NOT_FOUND.error);
      if (game !== undefined && (await games.see(game)) === undefined)
        return sendProblem(reply, NO_GAME.error);
      await addReport(accounts.store.db, {
        reporter: id,
        about: about ?? null,
        game: game ?? null,
        chat: chat ?? null,
        text,
      });
      return DONE;
    },
  );
};

export const talkRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [visitRoutes, blockedRoute, blockRoutes, reportRoute]) route(api, parts);
};
