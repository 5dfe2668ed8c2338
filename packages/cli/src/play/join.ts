import { failed, type GameTypes, type GamePackage, ok, type Question, type Result } from '@narrow-seas/core';
import { GameTold, Made, Side } from '@narrow-seas/protocol';
import { z } from 'zod';
import { PLAY_WORDS } from '../words/play.ts';
import { type OpenOptions, openingFor } from './open.ts';
import type { Server } from './server.ts';

/** A seat of a game on a server. */
export interface Place {
  readonly id: string;
  readonly game: string;
  readonly side: string;
}

/** What a link says: `https://seas.example.org/#join/GAME/TOKEN`. */
export interface InvitationLink {
  readonly server: string;
  readonly id: string;
  readonly token: string;
}

export const isLink = (word: string): boolean => /#\/?join\//.test(word);

export const readLink = (link: string): Result<InvitationLink, string> => {
  const [, id, token] = /#\/?join\/([\w-]+)\/([\w-]+)$/.exec(link) ?? [];
  const address = URL.canParse(link) ? new URL(link).origin : undefined;
  return address === undefined || id === undefined || token === undefined
    ? failed(PLAY_WORDS.badLink(link))
    : ok({ server: address, id, token });
};

/** Takes the seat that the link leads to. */
export const takeSeat = async (
  server: Server,
  { id, token }: InvitationLink,
): Promise<Result<Place, string>> => {
  const taken = await server.post(`/games/${id}/seats`, { invitation: token }, z.object({ side: Side }));
  if (!taken.ok) return failed(taken.error.sentence);
  return placeAt(server, id, taken.value.side);
};

/** The seat that we have in a game. */
export const placeAt = async (server: Server, id: string, side?: string): Promise<Result<Place, string>> => {
  const told = await server.get(`/games/${id}`, GameTold);
  if (!told.ok) return failed(told.error.sentence);
  const mine = side ?? told.value.mine[0];
  return mine === undefined
    ? failed(PLAY_WORDS.notSeated)
    : ok({ id, game: told.value.status.game, side: mine });
};

/** Makes a game there. The other seats are for the computer, or free for who has the link. */
export const makeThere = async <T extends GameTypes, Q extends Question>(
  server: Server,
  { game }: GamePackage<T, Q>,
  scenario: string,
  { side = game.sides[0] ?? '', level, option = [] }: OpenOptions,
): Promise<Result<{ readonly place: Place; readonly path: string | undefined }, string>> => {
  const opening = openingFor({ game }, { scenario }, option);
  if (!opening.ok) return opening;
  const others = level === undefined ? { kind: 'open' } : { kind: 'computer', level };
  const seats = Object.fromEntries(
    game.sides.map((each: string) => [each, each === side ? { kind: 'me' } : others]),
  );
  const made = await server.post('/games', { game: game.id, ...opening.value, seats }, Made);
  if (!made.ok) return failed(made.error.sentence);
  const { id, invitation } = made.value;
  return ok({ place: { id, game: game.id, side }, path: invitation?.path });
};
