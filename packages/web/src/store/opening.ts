import type { Fault, Result } from '@narrow-seas/core';
import type { Place } from '../link/address.ts';
import type { Client } from '../link/client.ts';
import { newToken } from '../link/locks.ts';
import { HELD, type NewGame, type SavedGame, type Seats, type Standing, UNLOADED } from '../link/protocol.ts';
import { UnloadedError } from '../link/unloaded.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import type { Quick, Shelved } from '../shelf/poster.ts';
import { shelvedOf } from '../shelf/shelf.ts';
import { WORDS } from '../words.ts';
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
      /** Where it is only looked at so far: sits down and plays on from here. */
      readonly sitDown?: (seats: Seats) => Promise<Opened>;
    }
  | {
      readonly ok: false;
      readonly complaint: string;
      /** A part of it did not come over the network: the same may succeed when it is tried again. */
      readonly unloaded?: true;
      /** The game that another tab has open. */
      readonly held?: string;
    };

/** What is asked for when a game is begun. */
export type Order = Omit<NewGame, 'keep' | 'title'>;

/** The page's way to its worker, and what is played there. */
export interface House {
  readonly client: Client;
  readonly shelf: readonly Shelved[];
  readonly archive: Archive;
  readonly watch: Watch;
  /** Ends a worker that does not answer. */
  readonly stop: () => void;
}

interface Seated extends Pick<SavedGame, 'game' | 'title' | 'seats' | 'keep'> {
  readonly isRecord?: boolean;
}

type Answer = Promise<Result<Standing, Fault>>;

const complaintOf = ({ code, message }: Fault, title: string, keep: string): Opened => {
  if (code === UNLOADED) return unloaded(title);
  return code === HELD ? { ok: false, complaint: '', held: keep } : { ok: false, complaint: message };
};

const unloaded = (title: string): Opened => ({
  ok: false,
  complaint: WORDS.start.unloaded(title),
  unloaded: true,
});

/** The game as it looks comes to the page while the worker fetches its rules. */
const fetchBoth = async <A>(
  { load }: Shelved,
  ask: () => Promise<A>,
): Promise<readonly [exhibit: Exhibit, answer: A] | undefined> => {
  const seen = load().catch(() => undefined);
  try {
    const answer = await ask();
    const exhibit = await seen;
    return exhibit === undefined ? undefined : [exhibit, answer];
  } catch (failure) {
    if (failure instanceof UnloadedError) return undefined;
    throw failure;
  }
};

/** What is only known when the worker has answered takes the place of what was asked for. */
type Found = Partial<Pick<Seated, 'title' | 'seats'>>;

const seat = async (
  house: House,
  asked: Seated,
  ask: () => Answer,
  found: () => Found = () => ({}),
): Promise<Opened> => {
  const { client, shelf, watch } = house;
  const { game, keep, isRecord = false } = asked;
  watch.begin();
  const shelved = shelvedOf(shelf, game);
  if (shelved === undefined) return { ok: false, complaint: WORDS.start.noGame(game) };
  const { poster } = shelved;
  const fetched = await fetchBoth(shelved, ask);
  if (fetched === undefined) return unloaded(poster.title);
  const [exhibit, answer] = fetched;
  if (!answer.ok) return complaintOf(answer.error, poster.title, keep);
  if (keep !== '') void askPersistence();
  const { title, seats } = { ...asked, ...found() };
  const sheet = exhibit.sheetOf(answer.value.view);
  const seating = { exhibit: { ...exhibit, ...sheet }, card: poster, title, keep, seats, isRecord };
  return { ok: true, table: makeTable(client, { ...seating, preview: keep === '' }, answer.value) };
};

const titleOf = ({ shelf }: House, { game, opening }: Order): string => {
  if ('position' in opening) return WORDS.start.position;
  const scenarios = shelvedOf(shelf, game)?.poster.scenarios ?? [];
  return scenarios.find(({ id }) => id === opening.scenario)?.title ?? '';
};

/** Opens the game and sets it up; what happened meanwhile is told again from the start. */
const openPrepared = async (client: Client, asked: NewGame, prepare?: Quick['prepare']): Answer => {
  const result = await client('open', asked);
  if (!result.ok || prepare === undefined) return result;
  const { viewer } = await prepareAll(client, result.value, prepare);
  return ok(await client('look', viewer));
};

export const beginGame = (house: House, order: Order, prepare?: Quick['prepare']): Promise<Opened> => {
  const asked = { ...order, title: titleOf(house, order), keep: newToken() };
  return seat(house, asked, () => openPrepared(house.client, asked, prepare));
};

const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

const resume = (house: House, asked: SavedGame): Promise<Opened> =>
  seat(house, asked, async () => house.client('resume', asked));

/** Goes on with a game of this browser as it lies there: another tab may have played on since the list was read. */
export const reopenGame = (
  house: House,
  { id, game, title, seats }: SaveHeader,
  steal = false,
): Promise<Opened> => {
  const kept: { found: Found } = { found: {} };
  const ask = async (): Answer => {
    const reopened = await house.client('reopen', { id, game, steal });
    if (!reopened.ok) return reopened;
    const { standing, ...found } = reopened.value;
    kept.found = found;
    return ok(standing);
  };
  return seat(house, { game, title, seats, keep: id }, ask, () => kept.found);
};

/** The game of an address. */
export const reopenNamed = async (house: House, id: string, steal = false): Promise<Opened> => {
  try {
    const header = await house.archive.header(id);
    return header === undefined
      ? { ok: false, complaint: WORDS.start.unknown }
      : await reopenGame(house, header, steal);
  } catch (failure) {
    if (failure instanceof StorageError)
      return { ok: false, complaint: WORDS.start.unreadable(failure.message) };
    throw failure;
  }
};

const allPersons = ({ shelf }: House, game: string): Seats =>
  Object.fromEntries((shelvedOf(shelf, game)?.poster.sides ?? []).map(side => [side, 'person']));

/** Something from outside is looked at first, as by a spectator; nothing is kept before somebody sits down. */
const lookAt = async (
  house: House,
  asked: Seated,
  ask: () => Answer,
  sitDown?: (seats: Seats) => Promise<Opened>,
): Promise<Opened> => {
  const opened = await seat(house, asked, async () => {
    const result = await ask();
    return result.ok ? ok(await house.client('look', 'spectator')) : result;
  });
  return opened.ok && sitDown !== undefined ? { ...opened, sitDown } : opened;
};

export const lookAtPosition = (house: House, game: string, position: string): Promise<Opened> => {
  const opening = { position };
  const asked = { game, opening, title: WORDS.start.position, seats: allPersons(house, game), keep: '' };
  const open = async (): Answer => house.client('open', asked);
  return lookAt(house, asked, open, seats => beginGame(house, { game, opening, seats }));
};

/** A whole game, from a file or a link. */
export const lookAtText = (house: House, text: string): Promise<Opened> => {
  const head = readHead(text);
  // The rules say best what is wrong with a file that names no game of ours.
  const game = (shelvedOf(house.shelf, head.game) ?? house.shelf[0])?.poster.id ?? '';
  const seats = allPersons(house, game);
  const opening = { scenario: head.scenario, options: {} };
  const title = titleOf(house, { game, opening, seats }) || WORDS.start.position;
  const asked: SavedGame = { game, text, title, seats, keep: '', marks: head.marks };
  const open = async (): Answer => house.client('resume', asked);
  if (head.isRecord) return lookAt(house, { ...asked, isRecord: true }, open);
  return lookAt(house, asked, open, chosen => resume(house, { ...asked, seats: chosen, keep: newToken() }));
};

/** What the address stands for; undefined for the start page. */
export const openPlace = async (house: House, place: Place): Promise<Opened | undefined> => {
  switch (place.at) {
    case 'start':
      return undefined;
    case 'kept':
      return reopenNamed(house, place.id);
    case 'position':
      return aboutLink(await lookAtPosition(house, place.game, place.position));
    case 'match':
      return aboutLink(await lookAtText(house, place.text));
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
