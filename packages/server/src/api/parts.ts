import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccountParts } from '../accounts/parts.ts';
import type { Provider } from '../accounts/provider.ts';
import type { Chat } from '../games/chat.ts';
import type { Hub } from '../games/hub.ts';
import type { Invitations } from '../games/invitations.ts';
import type { Lists } from '../games/lists.ts';
import type { GameService } from '../games/service.ts';
import type { Notices } from '../notices/notices.ts';
import type { People, Person } from '../players/people.ts';
import { setSession } from '../players/session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined until somebody needs to be known. */
    person: Person | undefined;
  }
}

export interface ApiParts {
  readonly games: GameService;
  readonly hub: Hub;
  readonly people: People;
  readonly invitations: Invitations;
  readonly lists: Lists;
  readonly chat: Chat;
  readonly accounts: AccountParts;
  readonly notices: Notices;
  readonly version: string;
  /** Connections that are open, to be told when the server stops. */
  readonly sockets: Set<(sentence: string) => void>;
  /** The address that players see, where a proxy stands before the server. */
  readonly publicUrl: URL | undefined;
  readonly isSecure: boolean;
  readonly adminToken: string | undefined;
  /** Who else says who people are; undefined where the host has named nobody. */
  readonly provider: Provider | undefined;
  /** Requests a minute from one address. */
  readonly perMinute: number;
}

export type ApiApp = ReturnType<typeof typed>;

export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

/** The person who asks; a guest is made for who has none. */
export const personOf = async (
  { people, isSecure }: ApiParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person> => {
  if (request.person !== undefined) return request.person;
  const { person, token } = await people.newGuest((request.headers['user-agent'] ?? '').slice(0, 200));
  request.person = person;
  setSession(reply, token, isSecure);
  return person;
};
