import { type Fault, fault, ok, type Result, sameData } from '@narrow-seas/core';
import { newToken } from '../link/locks.ts';
import type { Service } from '../link/service.ts';
import {
  type Calls,
  HELD,
  type NewGame,
  type Notice,
  type Reopened,
  type Standing,
  UNKNOWN,
  UNLOADED,
} from '../link/protocol.ts';
import type { Archive, Claimed } from '../store/saves.ts';
import { WORDS } from '../words.ts';
import type { Counter } from './counter.ts';
import type { Counters } from './games.ts';
import { type Hold, holdGame } from './hold.ts';
import { type GameRecord, type Keeper, makeKeeper } from './keeper.ts';
import type { Room, RoomOrder } from './room.ts';

/** Where the worker keeps games, and whom it tells how that went. */
export interface Outside {
  readonly archive: Archive;
  readonly tell: (notice: Notice) => void;
}

/** What the worker has at hand: one match at a time. */
interface Kept {
  room: Room | undefined;
  /** Undefined for what is only looked at. */
  keeper: Keeper | undefined;
  hold: Hold | undefined;
}

interface House extends Outside {
  readonly counters: Counters;
  readonly kept: Kept;
}

const roomIn = ({ room }: Kept): Room => {
  if (room === undefined) throw new Error(WORDS.error.noRoom);
  return room;
};

const leave = async ({ kept }: House): Promise<void> => {
  const { keeper, hold } = kept;
  kept.room = undefined;
  kept.keeper = undefined;
  kept.hold = undefined;
  await keeper?.settled();
  hold?.release();
};

type Ordered = Omit<RoomOrder, 'keep'>;

interface Seating {
  readonly order: Ordered;
  readonly record: GameRecord;
  readonly owner: string;
  readonly hold: Hold | undefined;
  readonly claimed: Claimed | undefined;
}

/** A log that was brought up from older rules is another one than that which is stored. */
const storedOf = ({ claimed }: Seating, { head }: Room): number =>
  claimed?.stamp !== undefined && sameData(claimed.header.head, head) ? claimed.stamp.length : 0;

/** A game that cannot be opened leaves the one before it as it is. */
const seat = async (house: House, { open }: Counter, seating: Seating): Promise<Result<Standing, Fault>> => {
  const { archive, tell, kept } = house;
  const { order, record, owner, hold, claimed } = seating;
  const opened = open({ ...order, keep: progress => kept.keeper?.keep(progress) });
  if (!opened.ok) {
    hold?.release();
    return opened;
  }
  await leave(house);
  const room = opened.value;
  kept.room = room;
  kept.hold = hold;
  if (record.id !== '') {
    const stored = storedOf(seating, room);
    kept.keeper = makeKeeper({ archive, record, owner, stamp: claimed?.stamp, stored, tell });
  }
  return ok(room.standing());
};

const loadCounter = async (counters: Counters, game: string): Promise<Result<Counter, Fault>> => {
  const load = counters[game];
  if (load === undefined) return fault('ERR_GAME', 'game', WORDS.start.noGame(game));
  try {
    return ok(await load());
  } catch {
    return fault(UNLOADED, 'game', WORDS.error.noWorker);
  }
};

/** The worker is told at once when another tab takes the game: from then on it writes nothing. */
const holdFor = ({ kept, tell }: House, id: string, steal: boolean): Promise<Hold | undefined> =>
  holdGame(id, steal, () => {
    if (kept.keeper?.id !== id) return;
    kept.keeper.stop();
    tell({ notice: 'overtaken', id });
  });

const recordOf = ({ keep, game, title, seats }: Omit<NewGame, 'opening'>): Omit<GameRecord, 'marks'> => ({
  id: keep,
  game,
  title,
  seats,
});

/** A game that has just been named is nobody else's. */
const seatNew = async (house: House, counter: Counter, order: Ordered, record: GameRecord) => {
  const hold = record.id === '' ? undefined : await holdFor(house, record.id, false);
  return seat(house, counter, { order, record, owner: newToken(), hold, claimed: undefined });
};

/** The opening is replaced by that of the save. */
const savedOrder = (
  { card }: Counter,
  { text, seats, marks }: Pick<Calls['resume']['ask'], 'text' | 'seats' | 'marks'>,
): Ordered => ({
  opening: { scenario: card.scenarios[0]?.id ?? '', options: {} },
  seats,
  text,
  marks,
});

const claimGame = async ({ archive }: House, id: string, owner: string): Promise<Result<Claimed, Fault>> => {
  try {
    const claimed = await archive.claim(id, owner);
    return claimed === undefined ? fault(UNKNOWN, 'id', WORDS.start.unknown) : ok(claimed);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    return fault('ERR_STORAGE', 'id', WORDS.start.unreadable(reason));
  }
};

/** Claimed only once it is held: what another tab confirms until then is read with the rest. */
const reopen = async (house: House, asked: Calls['reopen']['ask']): Promise<Result<Reopened, Fault>> => {
  const { id, game, steal } = asked;
  const counter = await loadCounter(house.counters, game);
  if (!counter.ok) return counter;
  if (house.kept.keeper?.id === id) await leave(house);
  const hold = await holdFor(house, id, steal);
  if (hold === undefined) return fault(HELD, 'id', WORDS.tabs.held);
  const owner = newToken();
  const claimed = await claimGame(house, id, owner);
  if (!claimed.ok) {
    hold.release();
    return claimed;
  }
  const { header, text } = claimed.value;
  const { title, seats, marks } = header;
  const order = savedOrder(counter.value, { text, seats, marks });
  const record = { id, game, title, seats, marks };
  const seated = await seat(house, counter.value, { order, record, owner, hold, claimed: claimed.value });
  return seated.ok ? ok({ standing: seated.value, title, seats }) : seated;
};

type Opener = Pick<Service, 'readTable' | 'open' | 'resume' | 'reopen' | 'leave'>;

/** What is asked of a game that may not be loaded yet. */
const openerOf = (house: House): Opener => ({
  readTable: async ({ game, option, text }) => {
    const counter = await loadCounter(house.counters, game);
    return counter.ok ? counter.value.readTable(option, text) : counter;
  },
  open: async asked => {
    const counter = await loadCounter(house.counters, asked.game);
    return counter.ok ? seatNew(house, counter.value, asked, { ...recordOf(asked), marks: [] }) : counter;
  },
  resume: async asked => {
    const counter = await loadCounter(house.counters, asked.game);
    if (!counter.ok) return counter;
    const order = savedOrder(counter.value, asked);
    return seatNew(house, counter.value, order, { ...recordOf(asked), marks: asked.marks });
  },
  reopen: asked => reopen(house, asked),
  leave: async () => {
    await leave(house);
    return undefined;
  },
});

/** What the page may ask. One match is open at a time. */
export const makeService = (counters: Counters, outside: Outside): Service => {
  const kept: Kept = { room: undefined, keeper: undefined, hold: undefined };
  const room = (): Room => roomIn(kept);
  return {
    ...openerOf({ ...outside, counters, kept }),
    mark: marks => {
      kept.keeper?.mark(room().mark(marks));
      return undefined;
    },
    keep: () => {
      kept.keeper?.retry();
      return undefined;
    },
    act: action => room().act(action),
    undo: ask => room().undo(ask),
    computer: turn => room().computer(turn),
    advice: slice => room().advice(slice),
    look: viewer => room().look(viewer),
    choices: selection => room().choices(selection),
    why: selection => room().why(selection),
    overlay: ask => room().overlay(ask),
    replay: length => room().replay(length),
    history: points => room().history(points),
    course: ask => room().course(ask),
    save: ask => room().save(ask),
    share: ask => room().share(ask),
    brief: ask => room().brief(ask),
    notation: ask => room().notation(ask),
    rules: ask => room().rules(ask),
  };
};
