import type { Mark } from '../link/protocol.ts';
import { WORDS } from '../words.ts';

/** A game kept in the browser. */
export interface Save {
  readonly id: string;
  readonly game: string;
  /** The name of its scenario. */
  readonly title: string;
  /** How far it has come; absent in games kept by the first version, whose title holds it. */
  readonly phase?: string;
  /** Absent in games kept by the first version. */
  readonly marks?: readonly Mark[];
  readonly seats: { readonly [side: string]: string };
  readonly text: string;
  /** Milliseconds, for sorting. */
  readonly at: number;
  readonly over: boolean;
}

const NAME = 'narrow-seas';
const SHELF = 'saves';

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(SHELF, { keyPath: 'id' }));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error(WORDS.error.noKeeping)));
  });

const inShelf = async <R>(
  mode: IDBTransactionMode,
  use: (shelf: IDBObjectStore) => IDBRequest<R>,
): Promise<R> => {
  const database = await openDatabase();
  try {
    return await new Promise<R>((resolve, reject) => {
      const transaction = database.transaction(SHELF, mode);
      const asked = use(transaction.objectStore(SHELF));
      transaction.addEventListener('complete', () => resolve(asked.result));
      const give = (): void => reject(transaction.error ?? new Error(WORDS.error.notKept));
      transaction.addEventListener('error', give);
      transaction.addEventListener('abort', give);
    });
  } finally {
    database.close();
  }
};

export const keepSave = async (save: Save): Promise<void> => {
  await inShelf('readwrite', shelf => shelf.put(save));
};

export const readKept = (id: string): Promise<Save | undefined> =>
  inShelf('readonly', shelf => shelf.get(id) as IDBRequest<Save | undefined>);

export const dropSave = async (id: string): Promise<void> => {
  await inShelf('readwrite', shelf => shelf.delete(id));
};

/** The kept games, the latest first. */
export const listSaves = async (): Promise<readonly Save[]> => {
  const saves = await inShelf('readonly', shelf => shelf.getAll() as IDBRequest<Save[]>);
  return saves.toSorted((one, other) => other.at - one.at);
};
