import type { Fault, Opening, QuickStart, Result } from '@narrow-seas/core';
import type { LearnPlace, OnlinePlace, PagePlace, Place, ProblemsPlace } from '../link/address.ts';
import type { Client, Link } from '../link/client.ts';
import { newToken } from '../link/locks.ts';
import {
  OPEN_ELSEWHERE,
  type NewGame,
  type SavedGame,
  type Seats,
  type Snapshot,
  UNLOADED,
} from '../link/protocol.ts';
import { UnloadedError } from '../link/unloaded.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import type { GameListing } from '../catalogue/listing.ts';
import { findListing } from '../catalogue/catalogue.ts';
import type { Online } from '../online/state.ts';
import type { Lobby } from '../online/lobby.ts';
import { WORDS } from '../words.ts';
import type { Drafts } from './drafts.ts';
import { prepareAll } from './prepare.ts';
import { StorageError } from './database.ts';
import { readHead } from './save-head.ts';
import type { Watch } from './health.ts';
import { askPersistence } from './persistence.ts';
import type { SaveHeader } from './header.ts';
import type { Archive } from './saves.ts';
import { makeTable, type TableStore } from './table.ts';

export type Opened =
  | {
      readonly ok: true;
      readonly table: TableStore;
      /** Where it has an address of its own. */
      readonly address?: string;
      /** Where it is only looked at so far: sits down and plays on from here. */
      readonly sitDown?: (seats: Seats) => Promise<Opened>;
    }
  | {
      readonly ok: false;
      readonly complaint: string;
      /** A part of it did not come over the network: the same may succeed when it is tried again. */
      readonly unloaded?: true;
      /** The game that another tab has open. */
      readonly openElsewhere?: string;
      /** A game on the server that has not begun. */
      readonly lobby?: Lobby;
      /** What has a screen of its own. */
      readonly page?: PagePlace | LearnPlace | ProblemsPlace;
    };

/** What is asked for when a game is begun. */
export type Order = Omit<NewGame, 'saveId' | 'title'>;

/** The page's way to its worker, and what is played there. */
export interface Services {
  readonly client: Client;
  readonly catalogue: readonly GameListing[];
  readonly archive: Archive;
  readonly watch: Watch;
  readonly online: Online;
  /** Ends a worker that does not answer. */
  readonly stop: () => void;
  /** Another worker, for long work beside everything else. */
  readonly spare: () => Link;
  readonly drafts: Drafts;
}

interface OpenRequest extends Pick<SavedGame, 'game' | 'title' | 'seats' | 'saveId'> {
  readonly isRecord?: boolean;
}

type Answer = Promise<Result<Snapshot, Fault>>;

const complaintOf = ({ code, message }: Fault, title: string, saveId: string): Opened => {
  if (code === UNLOADED) return unloaded(title);
  return code === OPEN_ELSEWHERE
    ? { ok: false, complaint: '', openElsewhere: saveId }
    : { ok: false, complaint: message };
};

export const unloaded = (title: string): Opened => ({
  ok: false,
  complaint: WORDS.start.unloaded(title),
  unloaded: true,
});

/** The game as it looks comes to the page while the worker fetches its rules. */
export const fetchBoth = async <A>(
  { load }: GameListing,
  ask: () => Promise<A>,
): Promise<readonly [display: GameDisplay, answer: A] | undefined> => {
  const seen = load().catch(() => undefined);
  try {
    const answer = await ask();
    const display = await seen;
    return display === undefined ? undefined : [display, answer];
  } catch (failure) {
    if (failure instanceof UnloadedError) return undefined;
    throw failure;
  }
};

/** What is only known when the worker has answered takes the place of what was asked for. */
type Found = Partial<Pick<OpenRequest, 'title' | 'seats'>>;

const openTable = async (
  services: Services,
  asked: OpenRequest,
  ask: () => Answer,
  found: () => Found = () => ({}),
): Promise<Opened> => {
  const { client, catalogue, watch } = services;
  const { game, saveId, isRecord = false } = asked;
  watch.begin();
  const listing = findListing(catalogue, game);
  if (listing === undefined) return { ok: false, complaint: WORDS.start.noGame(game) };
  const { card } = listing;
  const fetched = await fetchBoth(listing, ask);
  if (fetched === undefined) return unloaded(card.title);
  const [display, answer] = fetched;
  if (!answer.ok) return complaintOf(answer.error, card.title, saveId);
  if (saveId !== '') void askPersistence();
  const { title, seats } = { ...asked, ...found() };
  const boardMap = display.boardMapOf(answer.value.view);
  const setup = { display: { ...display, ...boardMap }, card, title, saveId, seats, isRecord };
  return { ok: true, table: makeTable(client, { ...setup, preview: saveId === '' }, answer.value) };
};

const titleOf = ({ catalogue }: Services, { game, opening }: Order): string => {
  if ('position' in opening) return opening.notes?.title ?? WORDS.start.position;
  const scenarios = findListing(catalogue, game)?.card.scenarios ?? [];
  return scenarios.find(({ id }) => id === opening.scenario)?.title ?? '';
};

/** Opens the game and sets it up; what happened meanwhile is sent again from the start. */
const openPrepared = async (client: Client, asked: NewGame, prepare?: QuickStart['prepare']): Answer => {
  const result = await client('open', asked);
  if (!result.ok || prepare === undefined) return result;
  const { viewer } = await prepareAll(client, result.value, prepare);
  await client('settle', undefined);
  return ok(await client('look', viewer));
};

export const beginGame = (
  services: Services,
  order: Order,
  prepare?: QuickStart['prepare'],
): Promise<Opened> => {
  const asked = { ...order, title: titleOf(services, order), saveId: newToken() };
  return openTable(services, asked, () => openPrepared(services.client, asked, prepare));
};

const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

const resume = (services: Services, asked: SavedGame): Promise<Opened> =>
  openTable(services, asked, async () => services.client('resume', asked));

/** Resumes a saved game as the browser has it: another tab may have played on since the list was read. */
export const reopenGame = (
  services: Services,
  { id, game, title, seats }: SaveHeader,
  steal = false,
): Promise<Opened> => {
  const answer: { found: Found } = { found: {} };
  const ask = async (): Answer => {
    const reopened = await services.client('reopen', { id, game, steal });
    if (!reopened.ok) return reopened;
    const { snapshot, ...found } = reopened.value;
    answer.found = found;
    return ok(snapshot);
  };
  return openTable(services, { game, title, seats, saveId: id }, ask, () => answer.found);
};

/** The game of an address. */
export const reopenNamed = async (services: Services, id: string, steal = false): Promise<Opened> => {
  try {
    const header = await services.archive.header(id);
    return header === undefined
      ? { ok: false, complaint: WORDS.start.unknown }
      : await reopenGame(services, header, steal);
  } catch (failure) {
    if (failure instanceof StorageError)
      return { ok: false, complaint: WORDS.start.unreadable(failure.message) };
    throw failure;
  }
};

const allPersons = ({ catalogue }: Services, game: string): Seats =>
  Object.fromEntries((findListing(catalogue, game)?.card.sides ?? []).map(side => [side, 'person']));

/** Something from outside is looked at first, as by a spectator; nothing is saved before somebody sits down. */
const lookAt = async (
  services: Services,
  { eyes = 'spectator', ...asked }: OpenRequest & { readonly eyes?: string },
  ask: () => Answer,
  sitDown?: (seats: Seats) => Promise<Opened>,
): Promise<Opened> => {
  const opened = await openTable(services, asked, async () => {
    const result = await ask();
    return result.ok ? ok(await services.client('look', eyes)) : result;
  });
  return opened.ok && sitDown !== undefined ? { ...opened, sitDown } : opened;
};

export const lookAtPosition = (services: Services, game: string, position: string): Promise<Opened> =>
  lookAtOpening(services, game, { position });

const lookAtOpening = (services: Services, game: string, opening: Opening): Promise<Opened> => {
  const order = { game, opening, seats: allPersons(services, game) };
  const asked = { ...order, title: titleOf(services, order), saveId: '' };
  const open = async (): Answer => services.client('open', asked);
  return lookAt(services, asked, open, seats => beginGame(services, { game, opening, seats }));
};

/** A scenario that somebody made, from a file or a link. */
const lookAtScenario = async (services: Services, text: string): Promise<Opened> => {
  const read = await services.client('readScenario', text);
  if (!read.ok) {
    const { code, at, message } = read.error;
    if (code === UNLOADED) return unloaded(WORDS.name);
    return { ok: false, complaint: WORDS.start.atPlace(at, message) };
  }
  const { game, position, notes } = read.value;
  return lookAtOpening(services, game, { position, notes });
};

/** A whole game, from a file or a link; as by a spectator, unless eyes are named. */
export const lookAtText = (services: Services, text: string, eyes = 'spectator'): Promise<Opened> => {
  const head = readHead(text);
  if (head.isScenario) return lookAtScenario(services, text);
  // The rules say best what is wrong with a file that names no game of ours.
  const game = (findListing(services.catalogue, head.game) ?? services.catalogue[0])?.card.id ?? '';
  const seats = allPersons(services, game);
  const opening = { scenario: head.scenario, options: {} };
  const title = head.title || titleOf(services, { game, opening, seats }) || WORDS.start.position;
  const asked: SavedGame = { game, text, title, seats, saveId: '', bookmarks: head.marks };
  const open = async (): Answer => services.client('resume', asked);
  if (head.isRecord) return lookAt(services, { ...asked, isRecord: true }, open);
  return lookAt(services, { ...asked, eyes }, open, chosen =>
    resume(services, { ...asked, seats: chosen, saveId: newToken() }),
  );
};

/** What the address stands for; undefined for the start page. */
export const openPlace = async (
  services: Services,
  place: Exclude<Place, OnlinePlace | LearnPlace | ProblemsPlace | PagePlace>,
): Promise<Opened | undefined> => {
  switch (place.at) {
    case 'start':
      return undefined;
    case 'save':
      return reopenNamed(services, place.id);
    case 'position':
      return aboutLink(await lookAtPosition(services, place.game, place.position));
    case 'match':
    case 'scenario':
      return aboutLink(await lookAtText(services, place.text));
    case 'file':
      return { ok: false, complaint: WORDS.start.fileAgain };
    case 'damaged':
      return { ok: false, complaint: WORDS.link.damaged };
    case 'too-long':
      return { ok: false, complaint: WORDS.link.tooLong };
  }
};

const aboutLink = (opened: Opened): Opened =>
  opened.ok || opened.unloaded === true ? opened : { ok: false, complaint: WORDS.link.bad(opened.complaint) };
