import {
  type DiceSecret,
  type Fault,
  type Game,
  type GameTypes,
  type JsonObject,
  type Match,
  type Opening,
  ok,
  openMatch,
  play,
  pledgeDice,
  type Refusal,
  type Result,
  readSave,
  saveHead,
  writeSave,
} from '@narrow-seas/core';
import { rollOn } from './dice.ts';
import { type Milestones, milestonesBefore, milestonesOf } from './milestones.ts';
import { counted, followOrders, type Ordered, soundOrders, type Standing } from './standing.ts';
import { takeBack } from './take-back.ts';

/** How a match stands: the truth, and the dice that decide what comes. Values only; the table puts one for another. */
export interface RunningMatch<T extends GameTypes> extends Ordered {
  readonly match: Match<T>;
  readonly milestones: Milestones<T>;
  readonly dice: DiceSecret;
  /** False once a match without the seed of its dice was loaded: its earlier throws were not of these dice. */
  readonly vouched: boolean;
}

/** Before anything has happened, dice included: rows of a store bring all of it. */
export const unopenedMatch = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  { seed, salt }: { readonly seed: string; readonly salt: string },
): Result<RunningMatch<T>, Fault> => {
  const opened = openMatch(game, opening);
  if (!opened.ok) return opened;
  const dice = pledgeDice(seed, salt);
  return ok({
    match: opened.value,
    milestones: [opened.value.start],
    dice,
    vouched: true,
    orders: {},
    tally: {},
  });
};

export const openRunningMatch = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  { seed, salt }: { readonly seed: string; readonly salt: string },
  standing: Standing<T>,
): Result<RunningMatch<T>, Fault> => {
  const opened = openMatch(game, opening);
  if (!opened.ok) return opened;
  const running = runningMatchOf(game, opened.value, pledgeDice(seed, salt), true, {});
  return ok(afterOrders(game, standing, running));
};

const runningMatchOf = <T extends GameTypes>(
  game: Game<T>,
  opened: Match<T>,
  dice: DiceSecret,
  vouched: boolean,
  orders: Ordered['orders'],
): RunningMatch<T> => {
  const match = rollOn(game, opened, dice);
  return { match, milestones: milestonesOf(game, match, []), dice, vouched, orders, tally: {} };
};

export const withMatch = <T extends GameTypes>(
  game: Game<T>,
  running: RunningMatch<T>,
  match: Match<T>,
): RunningMatch<T> => ({ ...running, match, milestones: milestonesOf(game, match, running.milestones) });

/** A move to be made. `order` is set where a log is played again in which a standing order made it. */
export interface MoveMade<T extends GameTypes> {
  readonly side: T['side'];
  readonly action: T['action'];
  readonly order?: string | undefined;
}

/** The action, and every throw that follows from it. */
export const afterAction = <T extends GameTypes>(
  game: Game<T>,
  { rules }: Standing<T>,
  running: RunningMatch<T>,
  { side, action, order }: MoveMade<T>,
): Result<RunningMatch<T>, Refusal> => {
  const played = play(game, running.match, side, action, order);
  if (!played.ok) return played;
  const tally = counted(game, rules, running, side, order !== undefined);
  return ok(withMatch(game, { ...running, tally }, rollOn(game, played.value, running.dice)));
};

/** Everything that follows by itself from standing orders. */
export const afterOrders = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  running: RunningMatch<T>,
): RunningMatch<T> => {
  const followed = followOrders(game, standing, running);
  return followed === running ? running : withMatch(game, followed, followed.match);
};

/** `seen` is how long the log was when the side last saw something of it. */
export const afterUndo = <T extends GameTypes>(
  game: Game<T>,
  running: RunningMatch<T>,
  side: T['side'],
  seen: number,
): Result<RunningMatch<T>, Refusal> => {
  const undone = takeBack(game, running, side, seen);
  if (!undone.ok) return undone;
  const milestones = milestonesBefore(running.milestones, seen);
  return ok(withMatch(game, { ...running, milestones }, undone.value));
};

/** A save with the seed continues with its own dice; one without continues with ours, and no longer vouches for them. */
export const afterLoad = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  { dice: ours }: RunningMatch<T>,
  text: string,
): Result<RunningMatch<T>, Fault> => {
  const read = readSave(game, text);
  if (!read.ok) return read;
  const { match, dice } = read.value;
  const orders = soundOrders(standing, read.value.orders);
  if (!orders.ok) return orders;
  const known = dice !== undefined && 'seed' in dice;
  return ok(runningMatchOf(game, match, known ? dice : ours, known, orders.value));
};

export const saveOf = <T extends GameTypes>(
  game: Game<T>,
  { match, dice, vouched, orders }: RunningMatch<T>,
): string => writeSave(game, match, vouched ? dice : undefined, orders);

/** Everything of the save but its moves: a keeper who has it only adds the moves that came since. */
export const headOf = <T extends GameTypes>(
  game: Game<T>,
  { match, dice, vouched, orders }: RunningMatch<T>,
): JsonObject => saveHead(game, match, vouched ? dice : undefined, orders);
