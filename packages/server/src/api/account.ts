import {
  AccountTold,
  DeleteWish,
  Done,
  MailConfirm,
  MailWish,
  PasskeyAdd,
  PasskeyOptions,
  PasswordWish,
  Refused,
  SessionsTold,
} from '@narrow-seas/protocol';
import { endSessionOf, sessionsOf } from '@narrow-seas/store';
import { z } from 'zod';
import { accountOf, dataOf, deleteAccount, removeWay, unfinishedOf } from '../accounts/account.ts';
import { askMail, confirmMail } from '../accounts/mail.ts';
import { addPasskey, askPasskey } from '../accounts/passkey.ts';
import { setPassword } from '../accounts/password.ts';
import { NO_PLAYER, NOT_FOUND } from '../accounts/problems.ts';
import { clearSession, COOKIE } from '../players/session.ts';
import { sendProblem } from './failure.ts';
import { type ApiApp, type ApiParts, personOf } from './parts.ts';
import { rarely, siteOf } from './sign-in.ts';

const refusals = { '4xx': Refused, '5xx': Refused };
const DONE = { done: true as const };
const params = z.object({ id: z.string().max(64) });

const waysRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { accounts } = parts;
  api.get(
    '/me/account',
    { schema: { summary: 'How I can sign in', response: { 200: AccountTold, ...refusals } } },
    async (request, reply) =>
      request.person === undefined
        ? sendProblem(reply, NO_PLAYER.error)
        : accountOf(accounts, request.person.id),
  );
  api.post(
    '/me/password',
    {
      config: rarely(parts),
      schema: {
        summary: 'Keep my account with an address and a password',
        body: PasswordWish,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      const set = await setPassword(accounts, id, request.body.mail, request.body.password);
      return set.ok ? DONE : sendProblem(reply, set.error);
    },
  );
};

const passkeyRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { accounts } = parts;
  api.post(
    '/me/passkeys/options',
    { schema: { summary: 'Begin to add a passkey', response: { 200: PasskeyOptions, ...refusals } } },
    async (request, reply) => {
      const person = await personOf(parts, request, reply);
      return askPasskey(accounts, person, siteOf(parts, request));
    },
  );
  api.post(
    '/me/passkeys',
    { schema: { summary: 'Add a passkey', body: PasskeyAdd, response: { 200: Done, ...refusals } } },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const added = await addPasskey(accounts, request.person.id, siteOf(parts, request), request.body);
      return added.ok ? DONE : sendProblem(reply, added.error);
    },
  );
  api.delete(
    '/me/passkeys/:id',
    { schema: { summary: 'Remove a passkey', params, response: { 200: Done, ...refusals } } },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const removed = await removeWay(accounts, request.person.id, request.params.id);
      return removed.ok ? DONE : sendProblem(reply, removed.error);
    },
  );
};

const mailRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { accounts } = parts;
  api.post(
    '/me/mail',
    {
      config: rarely(parts),
      schema: {
        summary: 'Get a letter that confirms my address',
        body: MailWish,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(parts, request, reply);
      const asked = await askMail(accounts, id, request.body.mail);
      return asked.ok ? DONE : sendProblem(reply, asked.error);
    },
  );
  api.post(
    '/mail/confirm',
    {
      schema: {
        summary: 'Confirm an address by the link in the letter',
        body: MailConfirm,
        response: { 200: z.object({ mail: z.string() }), ...refusals },
      },
    },
    async (request, reply) => {
      const confirmed = await confirmMail(accounts, request.body.token);
      if (!confirmed.ok) return sendProblem(reply, confirmed.error);
      await parts.notices.turnOn(confirmed.value.player, 'mail');
      return { mail: confirmed.value.mail };
    },
  );
};

const sessionRoutes = (api: ApiApp, { accounts }: ApiParts): void => {
  const { store, now } = accounts;
  api.get(
    '/me/sessions',
    { schema: { summary: 'Where I am signed in', response: { 200: SessionsTold, ...refusals } } },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const all = await sessionsOf(store.db, request.person.id, request.cookies[COOKIE], new Date(now()));
      return {
        sessions: all.map(session => ({
          ...session,
          createdAt: session.createdAt.toISOString(),
          renewedAt: session.renewedAt.toISOString(),
        })),
      };
    },
  );
  api.delete(
    '/me/sessions/:id',
    { schema: { summary: 'Sign out elsewhere', params, response: { 200: Done, ...refusals } } },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const isEnded = await endSessionOf(store.db, request.person.id, request.params.id);
      return isEnded ? DONE : sendProblem(reply, NOT_FOUND.error);
    },
  );
};

const dataRoutes = (api: ApiApp, parts: ApiParts): void => {
  const { accounts, games } = parts;
  api.get(
    '/me/data',
    {
      schema: {
        summary: 'Everything that is stored about me',
        response: { 200: z.record(z.string(), z.unknown()), ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      void reply.header('content-disposition', 'attachment; filename="narrow-seas.json"');
      return { ...(await dataOf(accounts, request.person.id)) };
    },
  );
  api.delete(
    '/me',
    {
      config: rarely(parts),
      schema: {
        summary: 'Delete my account; running games are resigned',
        body: DeleteWish,
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      if (request.person === undefined) return sendProblem(reply, NO_PLAYER.error);
      const { id } = request.person;
      for (const { game, side, state } of await unfinishedOf(accounts, id)) {
        // oxlint-disable-next-line no-await-in-loop -- one game after another
        if (state === 'running') await games.wish(game, id, side, `deleted-${game}`, { kind: 'resign' });
      }
      await deleteAccount(accounts, id);
      clearSession(reply);
      return DONE;
    },
  );
};

export const accountRoutes = (api: ApiApp, parts: ApiParts): void => {
  for (const route of [waysRoutes, passkeyRoutes, mailRoutes, sessionRoutes, dataRoutes]) route(api, parts);
};
