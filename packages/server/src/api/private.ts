import { Done, GameId, MarksTold, NotesTold, Refused } from '@narrow-seas/protocol';
import { readMarks, readNotes, saveMarks, saveNotes } from '@narrow-seas/store';
import { z } from 'zod';
import { NO_PLAYER } from '../accounts/problems.ts';
import { NO_GAME } from '../games/problems.ts';
import { sendProblem } from './failure.ts';
import type { ApiApp, ApiParts } from './parts.ts';

const refusals = { '4xx': Refused, '5xx': Refused };
const DONE = { done: true as const };
const params = z.object({ id: GameId });

const notesRoutes = (api: ApiApp, { accounts, games }: ApiParts): void => {
  const { db } = accounts.store;
  api.get(
    '/games/:id/notes',
    { schema: { summary: 'My notes about a game', params, response: { 200: NotesTold, ...refusals } } },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      return { text: await readNotes(db, request.params.id, request.person.id) };
    },
  );
  api.put(
    '/games/:id/notes',
    {
      schema: {
        summary: 'Write my notes about a game; nobody else sees them',
        params,
        body: NotesTold,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      if ((await games.see(request.params.id)) === undefined) return sendProblem(reply, NO_GAME.error);
      await saveNotes(db, request.params.id, request.person.id, request.body.text);
      return DONE;
    },
  );
};

const marksRoutes = (api: ApiApp, { accounts, games }: ApiParts): void => {
  const { db } = accounts.store;
  api.get(
    '/games/:id/marks',
    { schema: { summary: 'My marks on the map', params, response: { 200: MarksTold, ...refusals } } },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      return MarksTold.parse({ marks: await readMarks(db, request.params.id, request.person.id) });
    },
  );
  api.put(
    '/games/:id/marks',
    {
      schema: {
        summary: 'Put my marks on the map; nobody else sees them',
        params,
        body: MarksTold,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      if ((await games.see(request.params.id)) === undefined) return sendProblem(reply, NO_GAME.error);
      await saveMarks(db, request.params.id, request.person.id, request.body.marks);
      return DONE;
    },
  );
};

export const privateRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [notesRoutes, marksRoutes]) route(api, parts);
};
