import { WORDS } from '../words.ts';

/** One database of this site, and what its transactions give access to. */
export interface Shape<S> {
  readonly name: string;
  readonly version: number;
  readonly build: (database: IDBDatabase) => void;
  readonly storesOf: (transaction: IDBTransaction) => S;
}

/** What is known of each game without its moves, by its name. */
const HEADERS = 'games';
/** The moves of all games, by the name of the game and the number of the move. */
const ENTRIES = 'entries';
/** Games of version 1 that have not been carried over. It is there only where version 1 was. */
const OLD = 'saves';

/** The storage of the browser failed; the message is a sentence for the player. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** What a browser says of its storage, as a sentence for the player. */
const sayStorage = (error: unknown): StorageError => {
  const { name = '', message = '' } = (error ?? {}) as Partial<DOMException>;
  if (name === 'QuotaExceededError') return new StorageError(WORDS.storage.full);
  if (name === 'VersionError') return new StorageError(WORDS.storage.newer);
  return new StorageError(message === '' ? WORDS.storage.none : WORDS.storage.failed(message));
};

/** Some private windows have none; a page without an origin may not even ask. */
const ask = ({ name, version }: Pick<Shape<unknown>, 'name' | 'version'>): IDBOpenDBRequest => {
  if (typeof indexedDB === 'undefined') throw sayStorage(undefined);
  try {
    return indexedDB.open(name, version);
  } catch (failure) {
    throw sayStorage(failure);
  }
};

const open = (shape: Omit<Shape<unknown>, 'storesOf'>): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = ask(shape);
    const state = { isGivenUp: false };
    asked.addEventListener('upgradeneeded', () => shape.build(asked.result));
    asked.addEventListener('blocked', () => {
      state.isGivenUp = true;
      reject(new StorageError(WORDS.storage.blocked));
    });
    asked.addEventListener('error', () => reject(sayStorage(asked.error)));
    asked.addEventListener('success', () => {
      // Nobody would ever close it.
      if (state.isGivenUp) asked.result.close();
      else resolve(asked.result);
    });
  });

/** The stores inside one transaction. What is asked of them must be awaited without anything else in between. */
export interface Stores {
  readonly headers: IDBObjectStore;
  readonly entries: IDBObjectStore;
  readonly old: IDBObjectStore | undefined;
}

export const answerOf = <R>(asked: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(sayStorage(asked.error)));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(sayStorage(transaction.error)));
  });

/** The games. */
export const GAMES: Shape<Stores> = {
  name: 'narrow-seas',
  /** Version 1 kept each game as one whole text, in the store `OLD`. */
  version: 2,
  build: database => {
    database.createObjectStore(HEADERS, { keyPath: 'id' });
    database.createObjectStore(ENTRIES);
  },
  storesOf: transaction => ({
    headers: transaction.objectStore(HEADERS),
    entries: transaction.objectStore(ENTRIES),
    old: transaction.objectStoreNames.contains(OLD) ? transaction.objectStore(OLD) : undefined,
  }),
};

const workIn = async <S, R>(
  { storesOf }: Pick<Shape<S>, 'storesOf'>,
  transaction: IDBTransaction,
  work: (stores: S) => Promise<R>,
): Promise<R> => {
  try {
    return await work(storesOf(transaction));
  } catch (failure) {
    // All or nothing, also where it was not the storage that failed.
    if (transaction.error === null) abort(transaction);
    throw failure;
  }
};

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
};

/** Runs a transaction; it is done only when the browser has confirmed it. */
export type Transact<S = Stores> = <R>(
  mode: IDBTransactionMode,
  work: (stores: S) => Promise<R>,
) => Promise<R>;

/** A connection that is opened when it is needed, and again after it was lost. */
export const makeTransact = <S>(shape: Shape<S>): Transact<S> => {
  const state: { opening: Promise<IDBDatabase> | undefined } = { opening: undefined };
  const forget = (): void => void (state.opening = undefined);
  const connect = async (): Promise<IDBDatabase> => {
    const database = await open(shape);
    // A newer version of the page must not wait for this one.
    database.addEventListener('versionchange', () => {
      database.close();
      forget();
    });
    // The player has cleared the data of this site, or the browser has.
    database.addEventListener('close', forget);
    return database;
  };
  const connected = (): Promise<IDBDatabase> => {
    state.opening ??= connect();
    state.opening.catch(forget);
    return state.opening;
  };
  return async (mode, work) => {
    const database = await connected();
    const transaction = begin(database, mode);
    const [result] = await Promise.all([workIn(shape, transaction, work), completed(transaction)]);
    return result;
  };
};

const begin = (database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction => {
  try {
    return database.transaction([...database.objectStoreNames], mode);
  } catch (failure) {
    throw sayStorage(failure);
  }
};
