import {
  appendEntries,
  appendQuietEntry,
  createGame,
  findRematch,
  dropNotices,
  ENTRIES_CHANNEL,
  readEntries,
  readEntryNews,
  readGame,
  readSeed,
  recordProgress,
  seatComputer,
  standingOf,
  type Store,
  type StoredGame,
  takeSeat,
} from '@narrow-seas/store';
import { ClockRule } from '@narrow-seas/protocol';
import { z } from 'zod';
import type { Addition, Archive, GameFile, NewGame } from '../games/archive.ts';
import { type LogEntry, readEntry } from '../games/entry.ts';
import type { GameFacts } from '../games/facts.ts';
import { namesIn } from './names.ts';
import { noteNotices } from './notices.ts';
import { noteEnd } from './standing.ts';
import { sendThinking } from './thinking.ts';
import { awayBetween } from './vacations.ts';

/** What the store has of a game's plan beside its seed. */
const HEAD = z.object({
  opening: z.union([
    z.object({ position: z.string() }),
    z.object({
      scenario: z.string(),
      options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
    }),
  ]),
  rules: z.int(),
  head: z.record(z.string(), z.unknown()),
});
const SETTINGS = z.object({ clock: ClockRule });

type Query = Parameters<typeof recordProgress>[0];

const progressOf = ({ state, toAct, clock, dueAt, outcome }: GameFacts) => ({
  state,
  toAct,
  clock: clock ?? null,
  dueAt: dueAt === undefined ? null : new Date(dueAt),
  outcome: outcome ?? null,
});

const makeGame = async (store: Store, made: NewGame): Promise<string> => {
  const { opening, rules, head, seed } = made.plan;
  return store.transaction(async trx => {
    const begun = made.rematchOf === undefined ? undefined : await findRematch(trx, made.rematchOf);
    if (begun !== undefined) return begun;
    const id = await createGame(trx, {
      game: made.game,
      scenario: made.scenario,
      title: made.title,
      head: JSON.stringify({ opening, rules, head }),
      seed,
      visibility: made.visibility,
      settings: { clock: made.clock },
      seats: made.sides.map(side => {
        const { player, level } = made.facts.seats[side] ?? {};
        return {
          side,
          ...(player === undefined ? {} : { player }),
          ...(level === undefined ? {} : { computer: level }),
        };
      }),
      ...(made.madeBy === undefined ? {} : { madeBy: made.madeBy }),
      ...(made.rematchOf === undefined ? {} : { rematchOf: made.rematchOf }),
    });
    const rows = made.entries.map(({ kind, text }, place) => ({ game: id, number: place + 1, kind, text }));
    if (rows.length > 0) await trx.insertInto('entries').values(rows).execute();
    await trx.updateTable('games').set({ length: rows.length }).where('id', '=', id).execute();
    return id;
  });
};

/** Who sat down by this entry sits in the lists too. */
const seatFrom = async (trx: Query, game: string, { what }: LogEntry): Promise<void> => {
  if (what.kind !== 'seated') return;
  const { side, player, level } = what;
  if (level !== undefined) await seatComputer(trx, game, side, level);
  if (player !== undefined) await takeSeat(trx, { game, side, player });
};

const isComputerDue = ({ toAct, seats }: GameFacts): boolean =>
  toAct.some(side => seats[side]?.level !== undefined);

const moverOf = ({ seats }: GameFacts, { by = '' }: LogEntry): string | undefined => seats[by]?.player;

/** Most moves, and a rematch, change nothing that lists, clocks and notices know of. */
const isPublic = (changedAt: number, { at, what }: LogEntry): boolean =>
  changedAt === at && what.kind !== 'followed';

/** Everything that follows from an entry: seats, lists, clocks, the computer's turn, notices, results and ratings. */
const follow = async (
  store: Store,
  trx: Query,
  { game, number, facts, changedAt }: Addition,
  entry: LogEntry,
  noticeDelayMs: number,
): Promise<void> => {
  if (isComputerDue(facts)) await sendThinking(store, game, number, trx);
  const mover = moverOf(facts, entry);
  if (!isPublic(changedAt, entry)) {
    if (mover !== undefined) await dropNotices(trx, game, mover, number, ['turn']);
    return;
  }
  await seatFrom(trx, game, entry);
  const before = await standingOf(trx, game);
  await recordProgress(trx, game, progressOf(facts), new Date(changedAt));
  await noteNotices(trx, { game, number, at: entry.at, mover, facts, before }, noticeDelayMs);
  if (facts.state === 'finished' && before.state !== 'finished') await noteEnd(trx, game, facts);
};

/** An entry, everything that follows from it and the word to other processes are one transaction. */
const addEntry = async (store: Store, addition: Addition, noticeDelayMs: number): Promise<boolean> => {
  const { game, number, kind, text } = addition;
  const entry = readEntry(text);
  if (!entry.ok) throw new Error(entry.error);
  const mover = moverOf(addition.facts, entry.value);
  if (mover !== undefined && !isPublic(addition.changedAt, entry.value) && !isComputerDue(addition.facts))
    return (await appendQuietEntry(store, { game, after: number - 1, kind, text, mover })).is === 'appended';
  const added = await appendEntries(store, {
    game,
    after: number - 1,
    entries: [{ kind, text }],
    following: async trx => follow(store, trx, addition, entry.value, noticeDelayMs),
  });
  return added.is === 'appended';
};

/** Games in the store. */
export const archiveIn = (store: Store, noticeDelayMs: number): Archive => ({
  make: async made => makeGame(store, made),
  find: async id => {
    const [game, seed] = await Promise.all([readGame(store.db, id), readSeed(store.db, id)]);
    return game === undefined || seed === undefined ? undefined : fileOf(game, seed);
  },
  entriesAfter: async (id, number) => readEntries(store.db, id, number),
  add: async addition => addEntry(store, addition, noticeDelayMs),
  namesOf: async players => namesIn(store.db, players),
  awayBetween: async (player, from, to) => awayBetween(store.db, player, from, to),
  listen: async (heard, missed) =>
    store.listen(
      ENTRIES_CHANNEL,
      payload => {
        const { game, last } = readEntryNews(payload);
        heard(game, last);
      },
      missed,
    ),
});

const fileOf = (game: StoredGame, seed: string): GameFile => {
  const { id } = game;
  const { clock } = SETTINGS.parse(game.settings);
  const { opening, rules, head } = HEAD.parse(JSON.parse(game.head));
  return {
    id,
    game: game.game,
    scenario: game.scenario,
    title: game.title,
    visibility: game.visibility,
    clock,
    plan: { id, opening, rules, clock, seed, head },
    createdAt: game.createdAt,
    madeBy: game.madeBy ?? undefined,
  };
};
