import {
  addNotice,
  changePlayer,
  dropNotices,
  postponeNotice,
  type Query,
  readGame,
  readPlayer,
  settleNotice,
  type Standing,
  standingOf,
  type Store,
  takeDueNotices,
} from '@narrow-seas/store';
import { NoticeWishes, OutcomeTold } from '@narrow-seas/protocol';
import type { GameFacts } from '../games/facts.ts';
import type { NoticeBook } from '../notices/deliver.ts';
import { tellNotice } from '../notices/text.ts';

/** Nobody is told anything elsewhere until they have asked for it. */
const WISHES: NoticeWishes = { channels: [], reminders: true, finished: true };

export const noticeWishesOf = async (db: Query, player: string): Promise<NoticeWishes> => {
  const found = await readPlayer(db, player);
  const read = NoticeWishes.safeParse(found?.settings['notices']);
  return read.success ? read.data : WISHES;
};

/** Other settings of the player stay as they are. */
export const saveNoticeWishes = async (db: Query, player: string, wishes: NoticeWishes): Promise<void> => {
  const { settings = {} } = (await readPlayer(db, player)) ?? {};
  await changePlayer(db, player, { settings: { ...settings, notices: wishes } });
};

const HOUR_MS = 3_600_000;
/** In a game with less time for a turn a reminder would come at once, or while the player thinks. */
const SLOW_MS = 12 * HOUR_MS;

/** When to remind a player: a day before the end of the time, or when a quarter of it is left. */
const reminderAt = (dueAt: number | undefined, at: number): number | undefined =>
  dueAt === undefined || dueAt - at < SLOW_MS ? undefined : dueAt - Math.min(24 * HOUR_MS, (dueAt - at) / 4);

export interface Noticed {
  readonly game: string;
  readonly number: number;
  readonly at: number;
  /** The player who caused the entry; they are there and need not be told. */
  readonly mover: string | undefined;
  readonly facts: GameFacts;
  readonly before: Standing;
}

const tellTurn = async (
  trx: Query,
  { game, number, at, facts }: Noticed,
  player: string,
  delayMs: number,
): Promise<void> => {
  const { channels, reminders } = await noticeWishesOf(trx, player);
  const notice = { player, game, number, channels };
  await addNotice(trx, { ...notice, kind: 'turn', dueAt: new Date(at + delayMs) });
  const later = reminders ? reminderAt(facts.dueAt, at) : undefined;
  if (later !== undefined) await addNotice(trx, { ...notice, kind: 'reminder', dueAt: new Date(later) });
};

const tellEnd = async (trx: Query, { game, number, at, facts, mover }: Noticed): Promise<void> => {
  const players = new Set(Object.values(facts.seats).flatMap(({ player }) => player ?? []));
  for (const player of players) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    const { channels, finished } = await noticeWishesOf(trx, player);
    if (!finished || player === mover) continue;
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    await addNotice(trx, { player, game, number, channels, kind: 'finished', dueAt: new Date(at) });
  }
};

/**
 * What an entry has to tell to whom, in the transaction of the entry: it is stored with it or not at all. A turn is told
 * once, when the game begins to wait for the player; who acts, or waits no longer, need not be told any more.
 */
export const noteNotices = async (trx: Query, noticed: Noticed, delayMs: number): Promise<void> => {
  const { game, number, mover, facts, before } = noticed;
  const after = (await standingOf(trx, game)).awaited;
  for (const player of before.awaited) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    if (!after.includes(player)) await dropNotices(trx, game, player, number);
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    else if (player === mover) await dropNotices(trx, game, player, number, ['turn']);
  }
  for (const player of after) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
    if (!before.awaited.includes(player) && player !== mover) await tellTurn(trx, noticed, player, delayMs);
  }
  if (facts.state === 'finished' && before.state !== 'finished') await tellEnd(trx, noticed);
};

/** While a notice is being told, no other process takes it. */
const TAKEN_MS = 120_000;

const factsOf = async (store: Store, game: string, nameOf: NameOf) => {
  const found = await readGame(store.db, game);
  if (found === undefined) return undefined;
  const outcome = OutcomeTold.safeParse(found.outcome);
  const name = found.title === '' ? await nameOf(found.game, found.scenario) : found.title;
  return { name, dueAt: found.dueAt, summary: outcome.success ? outcome.data.summary : undefined };
};

export type NameOf = (game: string, scenario: string) => Promise<string>;

export const noticesIn = (store: Store, nameOf: NameOf, address: () => string | undefined): NoticeBook => ({
  take: async at => takeDueNotices(store.db, { now: new Date(at), takenUntil: new Date(at + TAKEN_MS) }),
  tell: async (notice, at) => {
    const facts = await factsOf(store, notice.game, nameOf);
    return facts === undefined ? undefined : tellNotice(notice, facts, at, address());
  },
  settle: async (id, state, error) =>
    settleNotice(store.db, id, error === undefined ? { state } : { state, error }),
  postpone: async (id, until, error) => postponeNotice(store.db, id, new Date(until), error),
});
