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
  throwDice,
  throwOf,
  writeSave,
} from '@narrow-seas/core';
import { type Milestones, milestonesBefore, milestonesOf } from './milestones.ts';
import { takeBack } from './take-back.ts';

/** How a match stands: the truth, and the dice that decide what comes. Values only; the table puts one for another. */
export interface Standing<T extends GameTypes> {
  readonly match: Match<T>;
  readonly milestones: Milestones<T>;
  readonly dice: DiceSecret;
  /** False once a match without the seed of its dice was loaded: its earlier throws were not of these dice. */
  readonly vouched: boolean;
}

export const openStanding = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  { seed, salt }: { readonly seed: string; readonly salt: string },
): Result<Standing<T>, Fault> => {
  const opened = openMatch(game, opening);
  return opened.ok ? ok(standingOf(game, opened.value, pledgeDice(seed, salt), true)) : opened;
};

const standingOf = <T extends GameTypes>(
  game: Game<T>,
  opened: Match<T>,
  dice: DiceSecret,
  vouched: boolean,
): Standing<T> => {
  const match = rollOn(game, opened, dice);
  return { match, milestones: milestonesOf(game, match, []), dice, vouched };
};

/** Lets the dice fall until a side must act, or nobody. Refused dice are a bug of the game. */
const rollOn = <T extends GameTypes>(game: Game<T>, begun: Match<T>, dice: DiceSecret): Match<T> => {
  let match = begun;
  while (game.actor(match.state) === 'chance') {
    const thrown = throwDice(game, match, throwOf(dice, match.throws));
    if (!thrown.ok) throw new Error(`${game.id} refused its own dice: ${thrown.error.reason}`);
    match = thrown.value;
  }
  return match;
};

const withMatch = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  match: Match<T>,
): Standing<T> => ({ ...standing, match, milestones: milestonesOf(game, match, standing.milestones) });

/** The action, and every throw that follows from it. */
export const afterAction = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  side: T['side'],
  action: T['action'],
): Result<Standing<T>, Refusal> => {
  const played = play(game, standing.match, side, action);
  return played.ok ? ok(withMatch(game, standing, rollOn(game, played.value, standing.dice))) : played;
};

/** `seen` is how long the log was when the side last saw something of it. */
export const afterUndo = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  side: T['side'],
  seen: number,
): Result<Standing<T>, Refusal> => {
  const undone = takeBack(game, standing, side, seen);
  if (!undone.ok) return undone;
  const milestones = milestonesBefore(standing.milestones, seen);
  return ok(withMatch(game, { ...standing, milestones }, undone.value));
};

/** A save with the seed goes on with its own dice; one without goes on with ours, and no longer vouches for them. */
export const afterLoad = <T extends GameTypes>(
  game: Game<T>,
  { dice: ours }: Standing<T>,
  text: string,
): Result<Standing<T>, Fault> => {
  const read = readSave(game, text);
  if (!read.ok) return read;
  const { match, dice } = read.value;
  const known = dice !== undefined && 'seed' in dice;
  return ok(standingOf(game, match, known ? dice : ours, known));
};

export const saveOf = <T extends GameTypes>(game: Game<T>, { match, dice, vouched }: Standing<T>): string =>
  writeSave(game, match, vouched ? dice : undefined);

/** Everything of the save but its moves: a keeper who has it only adds the moves that came since. */
export const headOf = <T extends GameTypes>(
  game: Game<T>,
  { match, dice, vouched }: Standing<T>,
): JsonObject => saveHead(game, match, vouched ? dice : undefined);
