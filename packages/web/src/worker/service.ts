import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { Service } from '../link/service.ts';
import { type Mark, type NewGame, type Seats, type Standing, UNLOADED } from '../link/protocol.ts';
import { keepSave } from '../store/saves.ts';
import { WORDS } from '../words.ts';
import type { Counter } from './counter.ts';
import type { Counters } from './games.ts';
import type { Room, RoomOrder } from './room.ts';

/** What is written down of a game beside its log. */
interface Record {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: Seats;
  marks: readonly Mark[];
}

const recordOf = (
  { keep, game, title, seats }: Omit<NewGame, 'opening'>,
  marks: readonly Mark[],
): Record => ({ id: keep, game, title, seats, marks });

/** What the worker has at hand: one match at a time. */
interface Kept {
  room: Room | undefined;
  record: Record | undefined;
  latest: Parameters<RoomOrder['keep']> | undefined;
}

/** Keeps the match after every change. A browser that keeps nothing must not stop the play. */
const write = ({ record, latest }: Kept): void => {
  if (record === undefined || latest === undefined || record.id === '') return;
  const [text, phase, over] = latest;
  keepSave({ ...record, text, phase, over, at: Date.now() }).catch(() => undefined);
};

const roomIn = ({ room }: Kept): Room => {
  if (room === undefined) throw new Error(WORDS.error.noRoom);
  return room;
};

type Ordered = Omit<RoomOrder, 'keep'>;

/** A game that cannot be opened leaves the one before it as it is. */
const seat = (kept: Kept, { open }: Counter, order: Ordered, record: Record): Result<Standing, Fault> => {
  const keep: RoomOrder['keep'] = (...told) => {
    kept.latest = told;
    write(kept);
  };
  const opened = open({ ...order, keep });
  if (!opened.ok) return opened;
  kept.room = opened.value;
  kept.record = record;
  return ok(opened.value.standing());
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

type Opener = Pick<Service, 'readTable' | 'open' | 'resume'>;

/** What is asked of a game that may not be loaded yet. */
const openerOf = (counters: Counters, kept: Kept): Opener => ({
  readTable: async ({ game, option, text }) => {
    const counter = await loadCounter(counters, game);
    return counter.ok ? counter.value.readTable(option, text) : counter;
  },
  open: async asked => {
    const counter = await loadCounter(counters, asked.game);
    return counter.ok ? seat(kept, counter.value, asked, recordOf(asked, [])) : counter;
  },
  resume: async asked => {
    const counter = await loadCounter(counters, asked.game);
    if (!counter.ok) return counter;
    // The opening is replaced by that of the save.
    const opening = { scenario: counter.value.card.scenarios[0]?.id ?? '', options: {} };
    const { seats, text } = asked;
    return seat(
      kept,
      counter.value,
      { opening, seats, text, marks: asked.marks },
      recordOf(asked, asked.marks),
    );
  },
});

/** What the page may ask. One match is open at a time. */
export const makeService = (counters: Counters): Service => {
  const kept: Kept = { room: undefined, record: undefined, latest: undefined };
  const room = (): Room => roomIn(kept);
  return {
    ...openerOf(counters, kept),
    mark: marks => {
      if (kept.record !== undefined) kept.record.marks = room().mark(marks);
      write(kept);
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
    brief: ask => room().brief(ask),
    notation: ask => room().notation(ask),
    rules: ask => room().rules(ask),
  };
};
