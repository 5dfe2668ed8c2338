import {
  type Entry,
  entriesSince,
  type Fault,
  type Game,
  type GameTypes,
  type Match,
  mayAct,
  ok,
  type Refusal,
  type Result,
  type SeatOrders,
} from '@narrow-seas/core';
import type { Journal } from './journal.ts';
import { afterAction, afterOrders, afterUndo, type RunningMatch } from './running-match.ts';
import { type Standing, soundSeat } from './standing.ts';

/** Whether the last move was the side's own and the next is too: no dice, and nobody else, came between. */
const isStillTheirs = <T extends GameTypes>(game: Game<T>, match: Match<T>, side: T['side']): boolean =>
  match.last?.entry.by === side && mayAct(game.actor(match.state), side);

export interface MovesMade<T extends GameTypes> {
  readonly side: T['side'];
  readonly actions: readonly T['action'][];
  readonly order?: string | undefined;
}

/** How far the actions came, and why the rest was not done. */
interface Reached<T extends GameTypes> {
  readonly reached: RunningMatch<T>;
  readonly refused?: Refusal;
}

/** Standing orders wait until all of it is done: what a person does in one go is not cut in two. */
export const inTurn = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  begun: RunningMatch<T>,
  { side, actions, order }: MovesMade<T>,
): Result<Reached<T>, Refusal> => {
  let reached = begun;
  for (const [place, action] of actions.entries()) {
    const acted = afterAction(game, standing, reached, { side, action, order });
    if (!acted.ok) return place === 0 ? acted : ok({ reached, refused: acted.error });
    reached = acted.value;
    if (!isStillTheirs(game, reached.match, side)) break;
  }
  return ok({ reached });
};

/** The match after the side has given other orders. */
export const withOrders = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  running: RunningMatch<T>,
  side: T['side'],
  given: SeatOrders,
): Result<RunningMatch<T>, Fault> => {
  const sound = soundSeat(standing, given);
  if (!sound.ok) return sound;
  const { [side]: _before, ...others } = running.orders;
  const isNone = Object.keys(given.values).length === 0 && given.missions.length === 0;
  const orders = isNone ? others : { ...others, [side]: sound.value };
  return ok(afterOrders(game, standing, { ...running, orders }));
};

/** The match without the last move of the side, as far as the side may know of the moves since. */
export const undone = <T extends GameTypes>(
  game: Game<T>,
  journal: Journal<T>,
  running: RunningMatch<T>,
  side: T['side'],
): Result<RunningMatch<T>, Refusal> => {
  const last = lastSeen(journal, running);
  let back = afterUndo(game, running, side, last.place);
  let { entry } = last;
  // What orders did is taken back with the move that they followed, or as far as it goes.
  while (back.ok && entry?.order !== undefined) {
    const before = lastSeen(journal, back.value);
    const further = before.entry?.by === side ? afterUndo(game, back.value, side, before.place) : undefined;
    if (further?.ok !== true) break;
    back = further;
    ({ entry } = before);
  }
  return back;
};

/** The last entry of the log that exists for the owner of the journal. */
const lastSeen = <T extends GameTypes>(
  journal: Journal<T>,
  running: RunningMatch<T>,
): { readonly place: number; readonly entry: Entry<T> | undefined } => {
  const place = journal.placeOf(running, journal.length(running));
  return { place, entry: entriesSince(running.match, place - 1)[0] };
};
