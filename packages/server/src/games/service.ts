import type { Result, SomeGame } from '@narrow-seas/core';
import type { Acted, GameStatus, GameTold, MakeFromFile, MakeGame, Problem } from '@narrow-seas/protocol';
import type { Archive } from './archive.ts';
import { answerIn, askedIn, flagIn, wishIn } from './doing.ts';
import type { Hub, Watcher } from './hub.ts';
import type { ComputerAsked, LiveGame } from './live-game.ts';
import { seenIn, statusIn, toldIn, watchIn } from './looking.ts';
import { rematchIn } from './rematch.ts';
import { makeIn, sitIn } from './seating.ts';
import { createSpectators } from './spectators.ts';
import { createTables, type Seat, type Tables } from './tables.ts';
import { tellAdvanced } from './telling.ts';
import type { SideWanted } from './wishes.ts';

export interface ServiceParts {
  readonly archive: Archive;
  readonly hub: Hub;
  readonly loadGame: (id: string) => Promise<SomeGame | undefined>;
  readonly now: () => number;
  readonly tablesInMemory: number;
  /** How much later spectators see a game with secrets. */
  readonly delayMs: number;
}

export interface GameService {
  readonly make: (player: string, wish: MakeGame | MakeFromFile) => Promise<Result<LiveGame, Problem>>;
  /** The same again with sides swapped: the id of that game, in which the player sits. */
  readonly rematch: (id: string, player: string) => Promise<Result<string, Problem>>;
  readonly see: (id: string) => Promise<Seat | undefined>;
  readonly status: (id: string) => Promise<Result<GameStatus, Problem>>;
  /** The game with the eyes of one of the player's sides, or of a spectator. */
  readonly told: (
    id: string,
    player: string | undefined,
    as: string | undefined,
    since: number,
  ) => Promise<Result<GameTold, Problem>>;
  /** The game that may be shown to these eyes: for spectators it may be as it was a while ago. */
  readonly seenBy: (
    id: string,
    player: string | undefined,
    as: string | undefined,
  ) => Promise<Result<{ readonly live: LiveGame; readonly viewer: string }, Problem>>;
  readonly sit: (
    id: string,
    player: string,
    side: string | undefined,
    salt: string,
  ) => Promise<Result<string, Problem>>;
  readonly wish: (
    id: string,
    player: string,
    as: string,
    key: string,
    wanted: SideWanted,
  ) => Promise<Result<Acted, Problem>>;
  /** The table as it is now goes to the watcher first, then all news of it. The answer ends it. */
  readonly watch: (
    id: string,
    player: string | undefined,
    watcher: Watcher,
    since: number,
  ) => Promise<Result<() => void, Problem>>;
  /** What the computer is asked at this number; undefined where it is not asked any more. */
  readonly asked: (id: string, number: number) => Promise<ComputerAsked | undefined>;
  /** The computer's move, if the game is still at that number. */
  readonly answer: (
    id: string,
    number: number,
    side: string,
    action: object,
  ) => Promise<Result<Acted, Problem>>;
  /** Ends a live game whose clock has run out. */
  readonly flag: (id: string) => Promise<void>;
  readonly tables: Tables;
}

/** Games as players, spectators and computers use them. */
export const createService = (parts: ServiceParts): GameService => {
  const { archive, hub, loadGame, now, tablesInMemory: most } = parts;
  const spectators = createSpectators(parts);
  const tables = createTables({
    archive,
    loadGame,
    most,
    advanced: (file, before, advanced, entry) =>
      tellAdvanced({ archive, hub, spectators }, file, before, advanced, entry),
    isWatched: hub.isWatched,
  });
  const all = { archive, hub, loadGame, now, spectators, tables };
  return {
    tables,
    see: tables.see,
    make: async (...wish) => makeIn(all, ...wish),
    rematch: async (...wish) => rematchIn(all, ...wish),
    sit: async (...wish) => sitIn(all, ...wish),
    status: async id => statusIn(all, id),
    told: async (...asked) => toldIn(all, ...asked),
    seenBy: async (...asked) => seenIn(all, ...asked),
    watch: async (...asked) => watchIn(all, ...asked),
    wish: async (...wish) => wishIn(all, ...wish),
    asked: async (...asked) => askedIn(all, ...asked),
    answer: async (...given) => answerIn(all, ...given),
    flag: async id => flagIn(all, id),
  };
};
