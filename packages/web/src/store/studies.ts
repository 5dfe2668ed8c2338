import { answerOf, makeTransact, type Shape } from './database.ts';
import { type Held, overfull, type StudyPlace } from './study-room.ts';

const HEADS = 'heads';
const BODIES = 'bodies';

interface Shelves {
  readonly heads: IDBObjectStore;
  readonly bodies: IDBObjectStore;
}

/** A database of its own: whatever happens to it, no game is touched. */
const STUDIES: Shape<Shelves> = {
  name: 'narrow-seas-studies',
  version: 1,
  build: database => {
    database.createObjectStore(HEADS);
    database.createObjectStore(BODIES);
  },
  storesOf: transaction => ({
    heads: transaction.objectStore(HEADS),
    bodies: transaction.objectStore(BODIES),
  }),
};

/**
 * What was found out about games: analyses, which can be made again, and variations, which somebody has played. Where
 * this store fails, nothing is found and nothing is kept, and everything else goes on.
 */
export interface Studies {
  readonly read: (place: StudyPlace) => Promise<unknown>;
  /** Whether it was kept. */
  readonly write: (place: StudyPlace, body: object) => Promise<boolean>;
  /** Drops all that belongs to a game; the answer brings it back. */
  readonly drop: (game: string) => Promise<() => Promise<void>>;
}

const keyOf = ({ game, kind, viewer }: StudyPlace): string[] => [game, kind, viewer];

const ofGame = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

const heldIn = ({ heads }: Shelves): Promise<readonly Held[]> =>
  answerOf(heads.getAll() as IDBRequest<Held[]>);

const put = ({ heads, bodies }: Shelves, head: Held, body: object): void => {
  heads.put(head, keyOf(head));
  bodies.put(body, keyOf(head));
};

/** What was kept longest ago makes room. */
const write = async (shelves: Shelves, head: Held, body: object): Promise<void> => {
  put(shelves, head, body);
  for (const each of overfull(await heldIn(shelves), head)) {
    shelves.heads.delete(keyOf(each));
    shelves.bodies.delete(keyOf(each));
  }
};

interface Dropped {
  readonly head: Held;
  readonly body: object;
}

const drop = async (shelves: Shelves, game: string): Promise<readonly Dropped[]> => {
  const held = (await heldIn(shelves)).filter(head => head.game === game);
  const bodies = await answerOf(shelves.bodies.getAll(ofGame(game)) as IDBRequest<object[]>);
  shelves.heads.delete(ofGame(game));
  shelves.bodies.delete(ofGame(game));
  return held.flatMap((head, place) => {
    const body = bodies[place];
    return body === undefined ? [] : { head, body };
  });
};

const sizeOf = (body: object): number => JSON.stringify(body).length;

export const openStudies = (): Studies => {
  const transact = makeTransact(STUDIES);
  const orNothing = async <R>(asked: Promise<R>): Promise<R | undefined> => {
    try {
      return await asked;
    } catch {
      return undefined;
    }
  };
  return {
    read: place =>
      orNothing(
        transact('readonly', ({ bodies }) => answerOf(bodies.get(keyOf(place)) as IDBRequest<unknown>)),
      ),
    write: async (place, body) => {
      const head = { ...place, at: Date.now(), size: sizeOf(body) };
      const written = transact('readwrite', async shelves => {
        await write(shelves, head, body);
        return true;
      });
      return (await orNothing(written)) === true;
    },
    drop: async game => {
      const dropped = (await orNothing(transact('readwrite', shelves => drop(shelves, game)))) ?? [];
      return async () => {
        const again = transact('readwrite', shelves => {
          for (const { head, body } of dropped) put(shelves, head, body);
          return Promise.resolve();
        });
        await orNothing(again);
      };
    },
  };
};
