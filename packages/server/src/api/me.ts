import { Me, RenameWish, WhoTold } from '@narrow-seas/protocol';
import { z } from 'zod';
import { clearSession, COOKIE } from '../players/session.ts';
import { type ApiApp, type ApiParts, personOf } from './parts.ts';

const told = ({ id, name, kept }: Me): Me => ({ id, name, kept });

const whoRoute = (api: ApiApp, { provider }: ApiParts): void => {
  const ways = provider === undefined ? {} : { openid: provider.name };
  api.get(
    '/me',
    { schema: { summary: 'Who I am, and with whom I can sign in', response: { 200: WhoTold } } },
    request => ({ ...ways, ...(request.person === undefined ? {} : { player: told(request.person) }) }),
  );
};

const nameRoute = (api: ApiApp, parts: ApiParts): void => {
  api.post(
    '/me',
    {
      schema: {
        summary: 'Give me a name; makes a guest of who is not known',
        body: RenameWish,
        response: { 200: Me },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      const person = await parts.people.rename(id, request.body.name);
      return told(person ?? { id, name: request.body.name, kept: false });
    },
  );
};

const tokenRoute = (api: ApiApp, parts: ApiParts): void => {
  api.post(
    '/me/tokens',
    {
      schema: {
        summary: 'A token for a bot of mine; it is shown once',
        body: z.object({ name: z.string().trim().min(1).max(40) }),
        response: { 200: z.object({ token: z.string() }) },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      return { token: await parts.people.newBotToken(id, request.body.name) };
    },
  );
};

const forgetRoute = (api: ApiApp, parts: ApiParts): void => {
  api.delete(
    '/me/session',
    {
      schema: { summary: 'Forget me on this device', response: { 200: z.object({ done: z.literal(true) }) } },
    },
    async (request, reply) => {
      const token = request.cookies[COOKIE];
      if (token !== undefined) await parts.people.endSession(token);
      clearSession(reply);
      return { done: true as const };
    },
  );
};

export const meRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [whoRoute, nameRoute, tokenRoute, forgetRoute]) route(api, parts);
};
