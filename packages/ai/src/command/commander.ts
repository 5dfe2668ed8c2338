import type { Command, Deliberation, Game, GameTypes, Mind, Question, Tasking } from '@narrow-seas/core';
import { finish } from '../finish.ts';
import type { Planner } from '../player.ts';
import { deliberate } from './deliberate.ts';
import { mindUnder } from './trial.ts';

/** What a commander remembers from one thought to the next. */
export interface Memory {
  tasking: Tasking | undefined;
}

interface Commander<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly command: Command<T, Q>;
  /** How phases are planned by a mind. */
  readonly plannerBy: (mind: Mind<T, Q>) => Planner<T>;
  readonly effort: Deliberation;
  readonly memory: Memory;
}

const SEEDS = 2 ** 30;

/**
 * Gives orders once a watch and plans every phase by them. While it deliberates it tells what it would do at once, so that
 * who stops it has something to play; the orders found so far are then the orders of the watch.
 */
export const commander = <T extends GameTypes, Q extends Question>({
  game,
  mind,
  command,
  plannerBy,
  effort,
  memory,
}: Commander<T, Q>): Planner<T> =>
  function* plan(view, side, random) {
    const watch = command.watch(view);
    if (watch !== undefined && memory.tasking?.watch !== watch) {
      const held = memory.tasking?.tasks ?? [];
      const staff = { game, mind, side, command, view, seed: random.below(SEEDS) };
      const atOnce = finish(plannerBy(mind)(view, side, random));
      const thinking = deliberate(staff, watch, held, effort);
      let step = thinking.next();
      for (; step.done !== true; step = thinking.next()) {
        memory.tasking = { watch, tasks: step.value.tasks };
        yield { ...atOnce, share: step.value.share };
      }
      memory.tasking = step.value;
    }
    return yield* plannerBy(mindUnder(mind, command, memory.tasking?.tasks ?? []))(view, side, random);
  };
