import { GameId, Invitation, InviteWish, Made, Refused, SeatTake, Side } from '@narrow-seas/protocol';
import { areApart } from '@narrow-seas/store';
import { z } from 'zod';
import { NO_GAME, NOT_SEATED, problem } from '../games/problems.ts';
import { sidesOf } from '../games/looking.ts';
import type { Seat } from '../games/tables.ts';
import { type ApiApp, type ApiParts, personOf } from './parts.ts';
import { sendProblem } from './failure.ts';

const params = z.object({ id: GameId });
const refusals = { '4xx': Refused, '5xx': Refused };
const NOT_INVITED = problem('not-invited', 'This game is played by invitation: ask for a new link.');

const BLOCKED = problem('blocked', 'You and a player of this game do not play with each other.');

/** Whether one of those who sit there has blocked this player, or the other way round. */
const isBlocked = async ({ accounts }: ApiParts, { live }: Seat, player: string): Promise<boolean> => {
  const sitting = Object.values(live.facts.seats).flatMap(seat => seat.player ?? []);
  const apart = await Promise.all(sitting.map(other => areApart(accounts.store.db, player, other)));
  return apart.includes(true);
};

const invitationRoute = (api: ApiApp, { games, invitations }: ApiParts): void => {
  api.post(
    '/games/:id/invitations',
    {
      schema: {
        summary: 'A link to a free seat',
        params,
        body: InviteWish,
        response: { 200: Invitation, ...refusals },
      },
    },
    async (request, reply) => {
      const seat = await games.see(request.params.id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const player = request.person?.id;
      if (
        player === undefined ||
        sidesOf(seat.live, player).length + Number(seat.file.madeBy === player) === 0
      )
        return sendProblem(reply, NOT_SEATED.error);
      return invitations.make(seat.file.id, player, request.body.side);
    },
  );
};

const seatRoute = (api: ApiApp, parts: ApiParts): void => {
  const { games, invitations } = parts;
  api.post(
    '/games/:id/seats',
    {
      schema: {
        summary: 'Take a seat: of an open game, or by a link',
        params,
        body: SeatTake,
        response: { 200: z.object({ side: Side }), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { side, invitation, salt } = request.body;
      const seat = await games.see(id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const invited = invitation === undefined ? undefined : await invitations.find(invitation, id);
      const isAllowed =
        invited !== undefined || seat.file.visibility === 'public' || seat.file.madeBy === request.person?.id;
      if (!isAllowed) return sendProblem(reply, NOT_INVITED.error);
      const { id: player } = await personOf(parts, request, reply);
      if (await isBlocked(parts, seat, player)) return sendProblem(reply, BLOCKED.error);
      const taken = await games.sit(id, player, invited?.side ?? side, salt);
      if (!taken.ok) return sendProblem(reply, taken.error);
      if (invitation !== undefined) await invitations.use(invitation, player);
      return { side: taken.value };
    },
  );
};

const rematchRoute = (api: ApiApp, parts: ApiParts): void => {
  const { games, invitations } = parts;
  api.post(
    '/games/:id/rematch',
    {
      schema: { summary: 'The same again with sides swapped', params, response: { 200: Made, ...refusals } },
    },
    async (request, reply) => {
      const seat = await games.see(request.params.id);
      if (seat === undefined) return sendProblem(reply, NO_GAME.error);
      const player = request.person?.id;
      if (player === undefined) return sendProblem(reply, NOT_SEATED.error);
      if (await isBlocked(parts, seat, player)) return sendProblem(reply, BLOCKED.error);
      const made = await games.rematch(seat.file.id, player);
      if (!made.ok) return sendProblem(reply, made.error);
      const id = made.value;
      return (await games.see(id))?.live.facts.state === 'open'
        ? { id, invitation: await invitations.make(id, player, undefined) }
        : { id };
    },
  );
};

export const seatRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [invitationRoute, seatRoute, rematchRoute]) route(api, parts);
};
