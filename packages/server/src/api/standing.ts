import {
  LadderAsked,
  LadderTold,
  PlayerId,
  ProfileTold,
  Refused,
  VacationsTold,
  VacationWish,
  Done,
} from '@narrow-seas/protocol';
import { z } from 'zod';
import { NO_PLAYER, NOT_FOUND } from '../accounts/problems.ts';
import { ladderIn, profileIn } from '../storage/profiles.ts';
import { endVacationIn, takeVacation, vacationsIn } from '../storage/vacations.ts';
import { sendProblem } from './failure.ts';
import { type ApiApp, type ApiParts, personOf } from './parts.ts';

const refusals = { '4xx': Refused, '5xx': Refused };

const ladderRoute = (api: ApiApp, { accounts }: ApiParts): void => {
  api.get(
    '/ladder',
    {
      schema: {
        summary: 'The best players of a game or scenario, of those who have kept their account',
        querystring: LadderAsked,
        response: { 200: LadderTold, ...refusals },
      },
    },
    request => ladderIn(accounts.store, request.query),
  );
};

const profileRoute = (api: ApiApp, { accounts }: ApiParts): void => {
  api.get(
    '/players/:id',
    {
      schema: {
        summary:
          'Ratings and results of a player; games that are played by link only are shown to the player alone',
        params: z.object({ id: PlayerId }),
        response: { 200: ProfileTold, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const profile = await profileIn(accounts, id, request.person?.id === id);
      return profile ?? sendProblem(reply, NOT_FOUND.error);
    },
  );
};

const vacationRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { accounts } = parts;
  api.get(
    '/me/vacations',
    { schema: { summary: 'When I am away', response: { 200: VacationsTold, ...refusals } } },
    async (request, reply) => vacationsIn(accounts, (await personOf(parts, request, reply)).id),
  );
  api.post(
    '/me/vacations',
    {
      schema: {
        summary: 'I am away: this time does not count in slow games',
        body: VacationWish,
        response: { 200: VacationsTold, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      const taken = await takeVacation(accounts, id, request.body);
      return taken.ok ? vacationsIn(accounts, id) : sendProblem(reply, taken.error);
    },
  );
  api.delete(
    '/me/vacations/:id',
    {
      schema: {
        summary: 'I am back, or will not go',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const isEnded = await endVacationIn(accounts, request.person.id, request.params.id);
      return isEnded ? { done: true as const } : sendProblem(reply, NOT_FOUND.error);
    },
  );
};

export const standingRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [ladderRoute, profileRoute, vacationRoutes]) route(api, parts);
};
