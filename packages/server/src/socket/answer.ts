import { failed, ok, type Result } from '@narrow-seas/core';
import type { Acted, ClientMessage, Problem } from '@narrow-seas/protocol';
import type { ApiParts } from '../api/parts.ts';
import { NO_GAME, NOT_SEATED, problem } from '../games/problems.ts';
import { sidesOf } from '../games/looking.ts';
import type { SideWanted } from '../games/wishes.ts';
import type { Person } from '../players/people.ts';

/** Who is at the other end, and what they watch. */
export interface Connection {
  readonly person: Person | undefined;
  readonly send: (text: string) => void;
  readonly watches: Map<string, () => void>;
}

const MOST_WATCHED = 50;

type Asked = Exclude<ClientMessage, { readonly type: 'hello' }>;
type Done = { readonly acted?: Acted };

const watchKey = (game: string, viewer: string): string => `${game} ${viewer}`;

/** What is done about a message; the answer goes back under its id. */
export const answerMessage = async (
  parts: ApiParts,
  connection: Connection,
  message: Asked,
): Promise<Result<Done, Problem>> => {
  switch (message.type) {
    case 'subscribe':
      return subscribe(parts, connection, message);
    case 'unsubscribe': {
      const key = watchKey(message.game, message.as);
      connection.watches.get(key)?.();
      connection.watches.delete(key);
      return ok({});
    }
    case 'chat':
      return say(parts, connection, message);
    default:
      return wish(parts, connection, message);
  }
};

const subscribe = async (
  { games }: ApiParts,
  { person, send, watches }: Connection,
  { game, as, since }: Extract<Asked, { readonly type: 'subscribe' }>,
): Promise<Result<Done, Problem>> => {
  const key = watchKey(game, as);
  if (!watches.has(key) && watches.size >= MOST_WATCHED)
    return problem('too-many', `One connection watches at most ${MOST_WATCHED} games.`);
  // Who subscribes again wants the table again: news that came in between would be told twice.
  watches.get(key)?.();
  watches.delete(key);
  const watching = await games.watch(game, person?.id, { viewer: as, send }, since);
  if (!watching.ok) return watching;
  watches.set(key, watching.value);
  return ok({});
};

const say = async (
  { games, chat }: ApiParts,
  { person }: Connection,
  { game, text }: Extract<Asked, { readonly type: 'chat' }>,
): Promise<Result<Done, Problem>> => {
  const seat = await games.see(game);
  if (seat === undefined) return NO_GAME;
  if (person === undefined || sidesOf(seat.live, person.id).length === 0) return NOT_SEATED;
  await chat.say(game, person.id, text);
  return ok({});
};

type Wishing = Exclude<Asked, { readonly type: 'subscribe' | 'unsubscribe' | 'chat' }>;

const wantedIn = (message: Wishing): SideWanted => {
  switch (message.type) {
    case 'act':
      return { kind: 'act', wish: message };
    case 'orders':
      return { kind: 'orders', orders: message.orders };
    case 'undo':
    case 'resign':
      return { kind: message.type };
    case 'offer':
      return { kind: 'offer', offer: message.kind };
    case 'answer':
      return { kind: 'answer', offer: message.kind, accept: message.accept };
  }
};

const wish = async (
  { games }: ApiParts,
  { person }: Connection,
  message: Wishing,
): Promise<Result<Done, Problem>> => {
  if (person === undefined) return NOT_SEATED;
  const acted = await games.wish(message.game, person.id, message.as, message.key, wantedIn(message));
  return acted.ok ? ok({ acted: acted.value }) : failed(acted.error);
};
