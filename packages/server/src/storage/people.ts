import {
  changePlayer,
  closeSession,
  createPlayer,
  createToken,
  findSession,
  findToken,
  openSession,
  readPlayer,
  rotateSession,
  type Store,
} from '@narrow-seas/store';
import type { People, Person, Recognised } from '../players/people.ts';

const DAY_MS = 86_400_000;
/** How long after its last renewal a session ends. */
const LASTS_MS = 365 * DAY_MS;
/** How long a token serves before another takes its place. */
const ROTATES_MS = DAY_MS;
/** How long the one before is still good: another tab may have sent it at the same moment. */
const FORMER_MS = 60_000;

const GUESTS = 10_000;
const guestName = (): string => `Guest ${Math.trunc(Math.random() * GUESTS)}`;

const personIn = async (store: Store, id: string): Promise<Person | undefined> => {
  const player = await readPlayer(store.db, id);
  if (player === undefined || player.deletedAt !== null) return undefined;
  const { name, kept } = player;
  return { id, name, kept };
};

export const peopleIn = (store: Store, now: () => number): People => ({
  newGuest: async agent => {
    const name = guestName();
    return store.transaction(async trx => {
      const id = await createPlayer(trx, name);
      const token = await openSession(trx, id, new Date(now() + LASTS_MS), agent);
      return { person: { id, name, kept: false }, token };
    });
  },
  bySession: async token => recogniseIn(store, now(), token),
  byBotToken: async token => {
    const found = await findToken(store.db, token, new Date(now()));
    return found === undefined ? undefined : personIn(store, found.player);
  },
  newBotToken: async (player, name) => createToken(store.db, { player, name }),
  rename: async (player, name) => {
    await changePlayer(store.db, player, { name });
    return personIn(store, player);
  },
  endSession: async token => closeSession(store.db, token),
});

/** Of several requests at once, one gets the new token; the others are served by the one before. */
const recogniseIn = async (store: Store, at: number, token: string): Promise<Recognised | undefined> => {
  const session = await findSession(store.db, token, new Date(at));
  const person = session === undefined ? undefined : await personIn(store, session.player);
  if (session === undefined || person === undefined) return undefined;
  if (at - session.renewedAt.getTime() < ROTATES_MS) return { person };
  const times = { expiresAt: new Date(at + LASTS_MS), formerUntil: new Date(at + FORMER_MS) };
  const renewed = await rotateSession(store.db, token, times);
  return renewed === undefined ? { person } : { person, renewed };
};
