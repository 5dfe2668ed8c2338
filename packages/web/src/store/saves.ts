import { assembleSave } from '@narrow-seas/core';
import { answerOf, GAMES, makeTransact, type Stores, type Transact } from './database.ts';
import type { SaveHeader, Stamp } from './header.ts';
import { carryOver, headerOfOld, type OldSave, oldSaveIn } from './old-saves.ts';
import { openStudies, type Studies } from './studies.ts';

export interface Addition {
  readonly header: SaveHeader;
  /** The moves after the first `from`; what the store has beyond them is no longer true. */
  readonly from: number;
  readonly entries: readonly unknown[];
  /** The stamp this tab found or left; undefined for a game that was never saved. */
  readonly seen: Stamp | undefined;
}

/** A game that was written by somebody else is not touched; one that is gone must be written whole. */
export type Added = 'added' | 'overtaken' | 'gone';

interface StoredGame {
  readonly header: SaveHeader;
  readonly entries: readonly unknown[];
}

export interface Claimed {
  readonly header: SaveHeader;
  /** The whole save. */
  readonly text: string;
  /** What the next addition must find; undefined where the game still lies in the old store. */
  readonly stamp: Stamp | undefined;
}

/** The games in this browser. Every promise fails with a sentence for the player. */
export interface Archive {
  /** The latest first. */
  readonly list: () => Promise<readonly SaveHeader[]>;
  readonly header: (id: string) => Promise<SaveHeader | undefined>;
  readonly text: (id: string) => Promise<string | undefined>;
  /** Reads the game and makes `owner` the only one who may add to it. */
  readonly claim: (id: string, owner: string) => Promise<Claimed | undefined>;
  readonly add: (addition: Addition) => Promise<Added>;
  /** The answer brings it back. What was found out about the game goes with it, and comes back with it. */
  readonly drop: (id: string) => Promise<() => Promise<void>>;
  /** What was found out about games, beside them. */
  readonly studies: Studies;
}

const movesOf = (id: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY], true);

const storedIn = (headers: IDBObjectStore, id: string): Promise<SaveHeader | undefined> =>
  answerOf(headers.get(id) as IDBRequest<SaveHeader | undefined>);

const headerIn = async ({ headers, old }: Stores, id: string): Promise<SaveHeader | undefined> => {
  const header = await storedIn(headers, id);
  if (header !== undefined || old === undefined) return header;
  const save = await oldSaveIn(old, id);
  return save === undefined ? undefined : headerOfOld(save);
};

const gameIn = async ({ headers, entries }: Stores, id: string): Promise<StoredGame | undefined> => {
  const header = await storedIn(headers, id);
  if (header === undefined) return undefined;
  return { header, entries: await answerOf(entries.getAll(movesOf(id)) as IDBRequest<unknown[]>) };
};

const read = async (stores: Stores, id: string): Promise<Claimed | undefined> => {
  const game = await gameIn(stores, id);
  if (game !== undefined) {
    const { header, entries } = game;
    return { header, text: assembleSave(header.head, entries), stamp: header };
  }
  const save = stores.old && (await oldSaveIn(stores.old, id));
  return save && { header: headerOfOld(save), text: save.text, stamp: undefined };
};

const claim = async (stores: Stores, id: string, owner: string): Promise<Claimed | undefined> => {
  const found = await read(stores, id);
  if (found?.stamp === undefined) return found;
  const header = { ...found.header, owner };
  stores.headers.put(header);
  return { ...found, header, stamp: header };
};

const isSeen = (stored: Stamp, seen: Stamp | undefined): boolean =>
  stored.owner === seen?.owner && stored.length === seen.length;

const write = (
  { headers, entries, old }: Stores,
  header: SaveHeader,
  from: number,
  moves: readonly unknown[],
): void => {
  for (const [place, entry] of moves.entries()) entries.put(entry, [header.id, from + place + 1]);
  headers.put(header);
  old?.delete(header.id);
};

/** Reads before it writes, in one transaction: a tab that was overtaken can never write over a longer log. */
const add = async (stores: Stores, { header, from, entries, seen }: Addition): Promise<Added> => {
  const stored = await storedIn(stores.headers, header.id);
  if (stored === undefined && from > 0) return 'gone';
  if (stored !== undefined && !isSeen(stored, seen)) return 'overtaken';
  if (stored !== undefined && stored.length > from) stores.entries.delete(movesOf(header.id, from));
  write(stores, header, from, entries);
  return 'added';
};

/** Answers with what puts everything that was removed into the stores again. */
const drop = async (stores: Stores, id: string): Promise<(again: Stores) => Promise<void>> => {
  const game = await gameIn(stores, id);
  const save = stores.old && (await oldSaveIn(stores.old, id));
  stores.headers.delete(id);
  stores.entries.delete(movesOf(id));
  stores.old?.delete(id);
  return async again => {
    // Where a tab has written it again in the meantime, that is the later one.
    const isThere = (await answerOf(again.headers.getKey(id))) !== undefined;
    if (isThere) return;
    if (game !== undefined) write(again, game.header, 0, game.entries);
    else if (save !== undefined) again.old?.put(save);
  };
};

const list = async ({ headers, old }: Stores): Promise<readonly SaveHeader[]> => {
  const stored = await answerOf(headers.getAll() as IDBRequest<SaveHeader[]>);
  const left = old === undefined ? [] : await answerOf(old.getAll() as IDBRequest<OldSave[]>);
  return [...stored, ...left.map(headerOfOld)].toSorted((one, other) => other.at - one.at);
};

/** Without room for the owner's word the game can still be read and played; then the stamp it bears is the one to find. */
const claimOrRead = async (transact: Transact, id: string, owner: string): Promise<Claimed | undefined> => {
  try {
    return await transact('readwrite', stores => claim(stores, id, owner));
  } catch {
    return transact('readonly', stores => read(stores, id));
  }
};

/** Carries the games of version 1 over before anything else is asked. */
const makeCarried = (transact: Transact): Transact => {
  const state: { carrying: Promise<void> | undefined } = { carrying: undefined };
  return async (mode, work) => {
    state.carrying ??= carryOver(transact);
    // What cannot be opened now may be opened later.
    state.carrying.catch(() => void (state.carrying = undefined));
    await state.carrying;
    return transact(mode, work);
  };
};

export const openArchive = (): Archive => {
  const transact = makeCarried(makeTransact(GAMES));
  const studies = openStudies();
  return {
    studies,
    list: () => transact('readonly', list),
    header: id => transact('readonly', stores => headerIn(stores, id)),
    text: async id => (await transact('readonly', stores => read(stores, id)))?.text,
    claim: (id, owner) => claimOrRead(transact, id, owner),
    add: addition => transact('readwrite', stores => add(stores, addition)),
    drop: async id => {
      const bringBack = await transact('readwrite', stores => drop(stores, id));
      const bringStudies = await studies.drop(id);
      return async () => {
        await transact('readwrite', bringBack);
        await bringStudies();
      };
    },
  };
};
