import type { Fault, Result } from '@narrow-seas/core';
import type { Place } from '../link/address.ts';
import type { Client } from '../link/client.ts';
import { type NewGame, type SavedGame, type Seats, type Standing, UNLOADED } from '../link/protocol.ts';
import { UnloadedError } from '../link/unloaded.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import type { Quick, Shelved } from '../shelf/poster.ts';
import { shelvedOf } from '../shelf/shelf.ts';
import { WORDS } from '../words.ts';
import { prepareAll } from './prepare.ts';
import { readHead } from './save-head.ts';
import { readKept, type Save } from './saves.ts';
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
    };

/** What is asked for when a game is begun. */
export type Order = Omit<NewGame, 'keep' | 'title'>;

/** The page's way to its worker, and what is played there. */
export interface House {
  readonly client: Client;
  readonly shelf: readonly Shelved[];
}

const newName = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

type Seated = Pick<SavedGame, 'game' | 'title' | 'seats' | 'keep' | 'marks'>;

type Answer = Promise<Result<Standing, Fault>>;

const complaintOf = ({ code, message }: Fault, title: string): Opened =>
  code === UNLOADED ? unloaded(title) : { ok: false, complaint: message };

const unloaded = (title: string): Opened => ({
  ok: false,
  complaint: WORDS.start.unloaded(title),
  unloaded: true,
});

/** The game as it looks comes to the page while the worker fetches its rules. */
const fetchBoth = async (
  { load }: Shelved,
  ask: () => Answer,
): Promise<readonly [exhibit: Exhibit, answer: Awaited<Answer>] | undefined> => {
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

const seat = async ({ client, shelf }: House, asked: Seated, ask: () => Answer): Promise<Opened> => {
  const { game, title, seats, keep, marks } = asked;
  const shelved = shelvedOf(shelf, game);
  if (shelved === undefined) return { ok: false, complaint: WORDS.start.noGame(game) };
  const { poster } = shelved;
  const fetched = await fetchBoth(shelved, ask);
  if (fetched === undefined) return unloaded(poster.title);
  const [exhibit, answer] = fetched;
  if (!answer.ok) return complaintOf(answer.error, poster.title);
  const sheet = exhibit.sheetOf(answer.value.view);
  const seating = { exhibit: { ...exhibit, ...sheet }, card: poster, title, keep, seats, marks };
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
  const asked = { ...order, title: titleOf(house, order), keep: newName() };
  return seat(house, { ...asked, marks: [] }, () => openPrepared(house.client, asked, prepare));
};

const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

const resume = (house: House, asked: SavedGame): Promise<Opened> =>
  seat(house, asked, async () => house.client('resume', asked));

export const resumeGame = (house: House, save: Save): Promise<Opened> => {
  const { game, text, seats, id, marks = [] } = save;
  const title = save.phase === undefined ? (save.title.split(':')[0] ?? '') : save.title;
  return resume(house, { game, text, seats, keep: id, title, marks });
};

/** The game of an address; one that is no longer kept leads to the start page without a word. */
const resumeKept = async (house: House, id: string): Promise<Opened> => {
  const save = await readKept(id);
  return save === undefined ? { ok: false, complaint: '' } : resumeGame(house, save);
};

const allPersons = ({ shelf }: House, game: string): Seats =>
  Object.fromEntries((shelvedOf(shelf, game)?.poster.sides ?? []).map(side => [side, 'person']));

/** Something from outside is looked at first, as by a spectator; nothing is kept before somebody sits down. */
const lookAt = async (
  house: House,
  asked: Seated,
  ask: () => Answer,
  sitDown: (seats: Seats) => Promise<Opened>,
): Promise<Opened> => {
  const opened = await seat(house, asked, async () => {
    const result = await ask();
    return result.ok ? ok(await house.client('look', 'spectator')) : result;
  });
  return opened.ok ? { ...opened, sitDown } : opened;
};

export const lookAtPosition = (house: House, game: string, position: string): Promise<Opened> => {
  const opening = { position };
  const asked = { game, opening, title: WORDS.start.position, seats: allPersons(house, game), keep: '' };
  const open = async (): Answer => house.client('open', asked);
  return lookAt(house, { ...asked, marks: [] }, open, seats => beginGame(house, { game, opening, seats }));
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
  return lookAt(house, asked, open, chosen => resume(house, { ...asked, seats: chosen, keep: newName() }));
};

/** What the address stands for; undefined for the start page. */
export const openPlace = async (house: House, place: Place): Promise<Opened | undefined> => {
  switch (place.at) {
    case 'start':
      return undefined;
    case 'kept':
      return resumeKept(house, place.id);
    case 'position':
      return aboutLink(await lookAtPosition(house, place.game, place.position));
    case 'match':
      return aboutLink(await lookAtText(house, place.text));
    case 'damaged':
      return { ok: false, complaint: WORDS.link.damaged };
  }
};

const aboutLink = (opened: Opened): Opened =>
  opened.ok || opened.unloaded === true ? opened : { ok: false, complaint: WORDS.link.bad(opened.complaint) };
