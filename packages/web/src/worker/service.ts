import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { Service } from '../link/service.ts';
import type { Seats, Standing } from '../link/protocol.ts';
import { keepSave } from '../store/saves.ts';
import type { Counter } from './counter.ts';
import type { Room, RoomOrder } from './room.ts';

interface Keeping {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: Seats;
}

/** Keeps the match after every change. A browser that keeps nothing must not stop the play. */
const keeper =
  ({ id, game, title, seats }: Keeping): RoomOrder['keep'] =>
  (text, phase, over) => {
    keepSave({ id, game, seats, text, over, title: `${title}: ${phase}`, at: Date.now() }).catch(
      () => undefined,
    );
  };

const titleOf = (counter: Counter | undefined, scenario: string): string =>
  counter?.card.scenarios.find(({ id }) => id === scenario)?.title ?? '';

interface Kept {
  room: Room | undefined;
}

const roomIn = ({ room }: Kept): Room => {
  if (room === undefined) throw new Error('No game is open.');
  return room;
};

const seat = (kept: Kept, counter: Counter | undefined, order: RoomOrder): Result<Standing, Fault> => {
  if (counter === undefined) return fault('ERR_GAME', 'game', 'There is no such game here.');
  const opened = counter.open(order);
  if (!opened.ok) return opened;
  kept.room = opened.value;
  return ok(opened.value.standing());
};

/** What the page may ask. One match is open at a time. */
export const makeService = (counters: readonly Counter[]): Service => {
  const kept: Kept = { room: undefined };
  const room = (): Room => roomIn(kept);
  const find = (game: string): Counter | undefined => counters.find(({ card }) => card.id === game);
  return {
    games: () => counters.map(({ card }) => card),
    open: ({ game, scenario, options, seats, keep }) => {
      const title = titleOf(find(game), scenario);
      const order = { opening: { scenario, options }, seats, keep: keeper({ id: keep, game, title, seats }) };
      return seat(kept, find(game), order);
    },
    resume: ({ game, text, seats, keep, title }) => {
      // The opening is replaced by that of the save.
      const opening = { scenario: find(game)?.card.scenarios[0]?.id ?? '', options: {} };
      return seat(kept, find(game), { opening, seats, text, keep: keeper({ id: keep, game, title, seats }) });
    },
    act: action => room().act(action),
    undo: ask => room().undo(ask),
    computer: moves => room().computer(moves),
    look: viewer => room().look(viewer),
    choices: selection => room().choices(selection),
    why: selection => room().why(selection),
    overlay: ask => room().overlay(ask),
    replay: length => room().replay(length),
    history: points => room().history(points),
    save: ask => room().save(ask),
    notation: ask => room().notation(ask),
    rules: ask => room().rules(ask),
  };
};
