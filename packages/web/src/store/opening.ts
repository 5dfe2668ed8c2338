import type { Fault, Result } from '@narrow-seas/core';
import type { Place } from '../link/address.ts';
import type { Client } from '../link/client.ts';
import type { GameCard, NewGame, SavedGame, Seats, Standing } from '../link/protocol.ts';
import { exhibitOf, type Quick } from '../shelf.ts';
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
  | { readonly ok: false; readonly complaint: string };

/** What is asked for when a game is begun. */
export type Order = Omit<NewGame, 'keep' | 'title'>;

/** The page's way to its worker, and what is played there. */
export interface House {
  readonly client: Client;
  readonly cards: readonly GameCard[];
}

const newName = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

type Seated = Pick<SavedGame, 'game' | 'title' | 'seats' | 'keep' | 'marks'>;

const seated = (
  { client, cards }: House,
  { game, title, seats, keep, marks }: Seated,
  result: Result<Standing, Fault>,
): Opened => {
  const exhibit = exhibitOf(game);
  const card = cards.find(({ id }) => id === game);
  if (!result.ok) return { ok: false, complaint: result.error.message };
  if (exhibit === undefined || card === undefined) return { ok: false, complaint: WORDS.start.noGame(game) };
  const preview = keep === '';
  const table = makeTable(client, { exhibit, card, title, keep, seats, marks, preview }, result.value);
  return { ok: true, table };
};

const titleOf = ({ cards }: House, { game, opening }: Order): string =>
  'position' in opening
    ? WORDS.start.position
    : (cards.find(({ id }) => id === game)?.scenarios.find(({ id }) => id === opening.scenario)?.title ?? '');

export const beginGame = async (house: House, order: Order, prepare?: Quick['prepare']): Promise<Opened> => {
  const { client } = house;
  const asked = { ...order, title: titleOf(house, order), keep: newName() };
  const result = await client('open', asked);
  const standing =
    result.ok && prepare !== undefined ? await prepareAll(client, result.value, prepare) : undefined;
  // What happened while setting up is told again from the start.
  const begun = standing === undefined ? result : ok(await client('look', standing.viewer));
  return seated(house, { ...asked, marks: [] }, begun);
};

const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

const resume = async (house: House, asked: SavedGame): Promise<Opened> =>
  seated(house, asked, await house.client('resume', asked));

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

const allPersons = ({ cards }: House, game: string): Seats =>
  Object.fromEntries((cards.find(({ id }) => id === game)?.sides ?? []).map(side => [side, 'person']));

/** Something from outside is looked at first, as by a spectator; nothing is kept before somebody sits down. */
const lookAt = async (
  house: House,
  asked: Seated,
  result: Result<Standing, Fault>,
  sitDown: (seats: Seats) => Promise<Opened>,
): Promise<Opened> => {
  const looked = result.ok ? ok(await house.client('look', 'spectator')) : result;
  const opened = seated(house, asked, looked);
  return opened.ok ? { ...opened, sitDown } : opened;
};

export const lookAtPosition = async (house: House, game: string, position: string): Promise<Opened> => {
  const opening = { position };
  const asked = { game, opening, title: WORDS.start.position, seats: allPersons(house, game), keep: '' };
  const result = await house.client('open', asked);
  return lookAt(house, { ...asked, marks: [] }, result, seats => beginGame(house, { game, opening, seats }));
};

/** A whole game, from a file or a link. */
export const lookAtText = async (house: House, text: string): Promise<Opened> => {
  const head = readHead(text);
  const game = house.cards.some(({ id }) => id === head.game) ? head.game : (house.cards[0]?.id ?? '');
  const seats = allPersons(house, game);
  const asked: SavedGame = {
    game,
    text,
    title:
      titleOf(house, { game, opening: { scenario: head.scenario, options: {} }, seats }) ||
      WORDS.start.position,
    seats,
    keep: '',
    marks: head.marks,
  };
  const result = await house.client('resume', asked);
  return lookAt(house, asked, result, chosen => resume(house, { ...asked, seats: chosen, keep: newName() }));
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
  opened.ok ? opened : { ok: false, complaint: WORDS.link.bad(opened.complaint) };
