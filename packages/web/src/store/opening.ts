import type { Fault, Result } from '@narrow-seas/core';
import type { Client } from '../link/client.ts';
import type { GameCard, NewGame, Seats, Standing } from '../link/protocol.ts';
import { exhibitOf, type Quick } from '../shelf.ts';
import { prepareAll } from './prepare.ts';
import { readKept, type Save } from './saves.ts';
import { makeTable, type TableStore } from './table.ts';

export type Opened =
  | { readonly ok: true; readonly table: TableStore }
  | { readonly ok: false; readonly complaint: string };

const newName = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

interface Seating {
  readonly game: string;
  readonly title: string;
  readonly seats: Seats;
  readonly keep: string;
}

const seated = (
  client: Client,
  cards: readonly GameCard[],
  { game, title, seats, keep }: Seating,
  result: Result<Standing, Fault>,
): Opened => {
  const exhibit = exhibitOf(game);
  const card = cards.find(({ id }) => id === game);
  if (!result.ok) return { ok: false, complaint: result.error.message };
  if (exhibit === undefined || card === undefined)
    return { ok: false, complaint: `There is no game called ${game}.` };
  return { ok: true, table: makeTable(client, { exhibit, card, title, keep, seats }, result.value) };
};

const scenarioTitle = (cards: readonly GameCard[], game: string, scenario: string): string =>
  cards.find(({ id }) => id === game)?.scenarios.find(({ id }) => id === scenario)?.title ?? '';

export const beginGame = async (
  client: Client,
  cards: readonly GameCard[],
  order: Omit<NewGame, 'keep'>,
  prepare?: Quick['prepare'],
): Promise<Opened> => {
  const keep = newName();
  const title = scenarioTitle(cards, order.game, order.scenario);
  const result = await client('open', { ...order, keep });
  const standing =
    result.ok && prepare !== undefined ? await prepareAll(client, result.value, prepare) : undefined;
  // What happened while setting up is told again from the start.
  const begun = standing === undefined ? result : ok(await client('look', standing.viewer));
  return seated(client, cards, { ...order, title, keep }, begun);
};

const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const resumeGame = async (client: Client, cards: readonly GameCard[], save: Save): Promise<Opened> => {
  const { game, text, seats, id } = save;
  const title = save.title.split(':')[0] ?? '';
  const result = await client('resume', { game, text, seats, keep: id, title });
  return seated(client, cards, { game, title, seats, keep: id }, result);
};

/** The game of an address; one that is no longer kept leads to the start page without a word. */
export const resumeKept = async (client: Client, cards: readonly GameCard[], id: string): Promise<Opened> => {
  const save = await readKept(id);
  return save === undefined ? { ok: false, complaint: '' } : resumeGame(client, cards, save);
};

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a file says about itself before the rules have read it. */
const readHead = (text: string): { readonly game: string; readonly scenario: string } => {
  try {
    const file = JSON.parse(text) as { game?: unknown; opening?: { scenario?: unknown } } | null;
    return { game: wordOf(file?.game), scenario: wordOf(file?.opening?.scenario) };
  } catch {
    return { game: '', scenario: '' };
  }
};

/** A file from outside: everybody at the table is a person until the players say otherwise. */
export const resumeText = async (
  client: Client,
  cards: readonly GameCard[],
  text: string,
): Promise<Opened> => {
  const head = readHead(text);
  const card = cards.find(({ id }) => id === head.game) ?? cards[0];
  if (card === undefined) return { ok: false, complaint: '' };
  const seats = Object.fromEntries(card.sides.map(side => [side, 'person']));
  const title = scenarioTitle(cards, card.id, head.scenario) || card.title;
  const keep = newName();
  const result = await client('resume', { game: card.id, text, seats, keep, title });
  return seated(client, cards, { game: card.id, title, seats, keep }, result);
};
