import {
  type Command,
  type GameTypes,
  type Mind,
  type Question,
  seededRandom,
  type Task,
} from '@narrow-seas/core';
import { foreseeing } from '../foresight.ts';
import type { Thinker } from '../outlook.ts';

/** What is ordered on both sides of a trial. */
export interface Trial {
  readonly ours: readonly Task[];
  readonly theirs: readonly Task[];
}

/** Who deliberates, on what he sees. */
export interface Staff<T extends GameTypes, Q extends Question> extends Thinker<T, Q> {
  readonly command: Command<T, Q>;
  readonly view: T['view'];
  readonly seed: number;
}

/**
 * Plays orders out on one truth that fits the view, with dice of its own whose luck is taken off: equal numbers mean equal truth and
 * equal dice, so that trials of different orders can be compared. Each step is one move.
 */
export const tryingOut = <T extends GameTypes, Q extends Question>(
  { game, mind, side, command, view, seed }: Staff<T, Q>,
  { ours, theirs }: Trial,
  number: number,
): Generator<undefined, number> => {
  const truth = game.imagine(view, seededRandom(seed + number));
  const minds = { ours: mindUnder(mind, command, ours), theirs: mindUnder(mind, command, theirs) };
  const dice = seededRandom(seed - 1 - number);
  const { horizon } = command;
  const stages = typeof horizon === 'number' ? horizon : horizon(view);
  return foreseeing({ game, mind, side }, truth, stages, dice, mover =>
    mover === side ? minds.ours : minds.theirs,
  );
};

export const mindUnder = <T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  { under }: Pick<Command<T, Q>, 'under'>,
  tasks: readonly Task[],
): Mind<T, Q> => (tasks.length === 0 ? mind : under(tasks));
