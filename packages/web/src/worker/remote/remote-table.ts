import {
  fault,
  type Game,
  type GameTypes,
  type Outcome,
  type Refusal,
  refusal,
  refused,
  type Viewer,
} from '@narrow-seas/core';
import type { GameStatus } from '@narrow-seas/protocol';
import { type MatchTable, type OrdersTold, PERSON, type Seats, type SeenEntry } from '@narrow-seas/umpire';
import { sayEnd } from '../../online/end.ts';
import { WORDS } from '../../words.ts';
import type { Album } from './album.ts';
import type { Held } from './held.ts';

/** What is known here of a match on a server. */
export interface RemoteMatch<T extends GameTypes> {
  readonly held: (viewer: string) => Held | undefined;
  readonly album: (viewer: string) => Album<T> | undefined;
  readonly orders: (side: string) => OrdersTold | undefined;
  readonly status: () => GameStatus | undefined;
  readonly scenario: string;
  readonly subscribe: MatchTable<T>['subscribe'];
}

/** Only the server changes the match: the session sends it what the player wants. */
const ON_SERVER: Refusal = refusal('NS.1', 'on-server', WORDS.refusal.noSeat);

const outcomeIn = <T extends GameTypes>(
  { sides }: Game<T>,
  status: GameStatus | undefined,
): Outcome<T['side']> | undefined => {
  if (status?.outcome === undefined) return undefined;
  const { outcome } = status;
  const winner = sides.find(side => side === outcome.winner);
  return { winner, summary: sayEnd(status) ?? outcome.summary };
};

/** [NS.2] Free to the last roll; beyond it the other side is asked, once. */
const refuseUndoIn = <T extends GameTypes>(
  { held, status }: RemoteMatch<T>,
  side: string,
): Refusal | undefined => {
  const { undo = 'no' } = held(side) ?? {};
  if (status()?.offers.some(({ kind }) => kind === 'undo') === true) return ASKED;
  return undo === 'no' ? NOTHING : undefined;
};

const ASKED: Refusal = refusal('NS.2', 'asked', WORDS.refusal.undoAsked);
const NOTHING: Refusal = refusal('NS.2', 'nothing-to-undo', WORDS.refusal.nothingToUndo);

const REFUSED = {
  act: () => refused(ON_SERVER),
  actAll: () => refused(ON_SERVER),
  undo: () => refused(ON_SERVER),
  rewind: () => refused(ON_SERVER),
  setOrders: () => fault('ERR_ORDERS', '', ON_SERVER.reason),
  follow: () => fault('ERR_ROW', '', ON_SERVER.reason),
  load: () => fault('ERR_RECORD', '', ON_SERVER.reason),
  save: () => '',
  entriesSince: () => [],
};

/** Whose turn it is, as any of the viewers here was told. */
const actorIn = <T extends GameTypes>({ sides }: Game<T>, match: RemoteMatch<T>): readonly T['side'][] => {
  const [held] = [...sides, 'spectator'].flatMap(viewer => match.held(viewer) ?? []);
  const toAct = match.status()?.outcome === undefined ? (held?.toAct ?? []) : [];
  return sides.filter(side => toAct.includes(side));
};

/** A match on a server as a table: it answers from what the server has told. */
export const remoteTable = <T extends GameTypes>(game: Game<T>, match: RemoteMatch<T>): MatchTable<T> => {
  const heldBy = (viewer: Viewer<T['side']>): Held => {
    const held = match.held(viewer);
    if (held === undefined) throw new Error(WORDS.error.noSession);
    return held;
  };
  const numberIn = (viewer: Viewer<T['side']>, number: number): number =>
    Math.min(Math.max(0, Math.trunc(number)), heldBy(viewer).number);
  const viewFor = (viewer: Viewer<T['side']>): T['view'] => heldBy(viewer).view;
  const lengthFor = (viewer: Viewer<T['side']>): number => heldBy(viewer).number;
  return {
    game,
    // Computers of an online game think on the server.
    seats: Object.fromEntries(game.sides.map(side => [side, PERSON])) as Seats<T['side']>,
    pledge: () => ({
      commitment: match.status()?.dice.commitment ?? '',
      salt: match.status()?.dice.salt ?? '',
    }),
    // The true length is known to the server alone.
    length: () => 0,
    lengthFor,
    actor: () => actorIn(game, match),
    outcome: () => outcomeIn(game, match.status()),
    viewFor,
    ...REFUSED,
    orders: side => match.orders(side),
    refuseUndo: side => refuseUndoIn(match, side),
    entriesSeen: (viewer, since) =>
      heldBy(viewer).entries.slice(numberIn(viewer, since)) as unknown as readonly SeenEntry<T>[],
    placeOf: numberIn,
    numberAt: numberIn,
    replayTo: (length, viewer) => {
      const number = numberIn(viewer, length);
      return number === lengthFor(viewer)
        ? viewFor(viewer)
        : (match.album(viewer)?.at(number) ?? viewFor(viewer));
    },
    saveHead: () => ({ opening: { scenario: match.scenario } }),
    fork: () => remoteTable(game, match),
    subscribe: match.subscribe,
  };
};
