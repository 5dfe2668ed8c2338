import { ok, type Result } from '@narrow-seas/core';
import type {
  Acted,
  ChatSaid,
  ClockRule,
  GameListed,
  GameTold,
  LadderTold,
  MakeGame,
  Mark,
  MarksTold,
  Me,
  NotesTold,
  OfferTold,
  Problem,
  ProfileTold,
  TableTold,
} from '@narrow-seas/protocol';
import { ask, get, getText, newKey, post } from './api.ts';

type Answer<A> = Promise<Result<A, Problem>>;
export type ListName = 'mine' | 'open' | 'running' | 'finished';
export interface Listed {
  readonly games: readonly GameListed[];
  readonly next?: string;
}

interface GameMade {
  readonly id: string;
}
interface Link {
  readonly token: string;
}

/** Everything that the page asks the server over HTTP; a session at a table has its own connection. */

/** Undefined for who has never played here. */
export const readMe = async (): Promise<Me | undefined> => {
  const told = await get<{ readonly player?: Me }>('/me');
  return told.ok ? told.value.player : undefined;
};

export const myName = async (): Promise<string> => (await readMe())?.name ?? '';

export const readLadder = async (game: string, scenario: string): Answer<LadderTold> =>
  get(`/ladder?${new URLSearchParams({ game, scenario })}`);

export const readProfile = async (id: string): Answer<ProfileTold> => get(`/players/${id}`);

const named = async (name: string): Answer<unknown> =>
  name.trim() === '' ? ok(undefined) : post('/me', { name });

export const listGames = async (list: ListName, search = '', after = ''): Answer<Listed> => {
  const asked = new URLSearchParams({ list });
  if (search !== '') asked.set('search', search);
  if (after !== '') asked.set('after', after);
  return get(`/games?${asked}`);
};

export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'fischer', seconds: 1800, increment: 30 },
  long: { kind: 'fischer', seconds: 7200, increment: 60 },
  day: { kind: 'days', days: 1 },
  days3: { kind: 'days', days: 3 },
  days7: { kind: 'days', days: 7 },
} as const satisfies { readonly [name: string]: ClockRule };
export type ClockName = keyof typeof CLOCKS;

export interface NewOnlineGame
  extends Pick<MakeGame, 'game' | 'scenario' | 'options' | 'seats' | 'visibility' | 'salt'> {
  readonly clock: ClockName;
  readonly name: string;
}

export const makeGame = async ({ name, clock, ...wish }: NewOnlineGame): Answer<GameMade> => {
  const known = await named(name);
  return known.ok ? post('/games', { ...wish, clock: CLOCKS[clock] }) : known;
};

export interface OnlineGameFromFile extends Omit<NewOnlineGame, 'scenario' | 'options'> {
  readonly title: string;
  readonly file: string;
}

/** Goes on from where a file ends. */
export const makeFromFile = async ({ name, clock, ...wish }: OnlineGameFromFile): Answer<GameMade> => {
  const known = await named(name);
  return known.ok ? post('/games/from-file', { ...wish, clock: CLOCKS[clock] }) : known;
};

export const readNotes = async (id: string): Answer<NotesTold> => get(`/games/${id}/notes`);

export const saveNotes = async (id: string, text: string): Answer<unknown> =>
  ask('PUT', `/games/${id}/notes`, { text });

export const readMarks = async (id: string): Answer<MarksTold> => get(`/games/${id}/marks`);

export const saveMarks = async (id: string, marks: readonly Mark[]): Answer<unknown> =>
  ask('PUT', `/games/${id}/marks`, { marks });

/** More entries than any game has: only what is seen now is wanted. */
const NO_ENTRIES = 1_000_000_000;

/** What I see of a game now: with the eyes of my side, or of a spectator. Undefined where there is nothing to see yet. */
export const viewOf = async (id: string): Promise<TableTold['view'] | undefined> => {
  const told = await get<GameTold>(`/games/${id}?since=${NO_ENTRIES}`);
  return told.ok ? told.value.table?.view : undefined;
};

export const newInvitation = async (id: string): Answer<Link> => post(`/games/${id}/invitations`);

export interface SeatTaking {
  readonly id: string;
  readonly token: string | undefined;
  readonly side: string | undefined;
  readonly name: string;
  readonly salt: string;
}

export const takeSeat = async ({ id, token, side, name, salt }: SeatTaking): Answer<unknown> => {
  const known = await named(name);
  if (!known.ok) return known;
  return post(`/games/${id}/seats`, {
    salt,
    ...(token === undefined ? {} : { invitation: token }),
    ...(side === undefined ? {} : { side }),
  });
};

export const chatOf = async (id: string): Promise<readonly ChatSaid[]> => {
  const told = await get<{ readonly said: readonly ChatSaid[] }>(`/games/${id}/chat`);
  return told.ok ? told.value.said : [];
};

export const say = async (id: string, text: string): Answer<ChatSaid> =>
  post(`/games/${id}/chat`, { text, key: newKey() });

type Kind = OfferTold['kind'];

export const offer = async (id: string, as: string, kind: Kind): Answer<Acted> =>
  post(`/games/${id}/offers`, { as, kind, key: newKey() });

export const answerOffer = async (id: string, as: string, kind: Kind, accept: boolean): Answer<Acted> =>
  post(`/games/${id}/answers`, { as, kind, accept, key: newKey() });

export const endGame = async (id: string, as: string, how: 'resign' | 'claim'): Answer<Acted> =>
  post(`/games/${id}/${how}`, { as, key: newKey() });

/** The whole game as it was when the players agreed on that. */
export const wholeFile = async (id: string): Answer<string> => getText(`/games/${id}/file?whole=true`);

export const markSeen = async (id: string): Answer<unknown> => post(`/games/${id}/seen`);

export const rematch = async (id: string): Answer<GameMade> => post(`/games/${id}/rematch`);
