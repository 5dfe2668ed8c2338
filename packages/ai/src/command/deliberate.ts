import {
  type Deliberation,
  type GameTypes,
  type Question,
  seededRandom,
  type Task,
  type Tasking,
} from '@narrow-seas/core';
import { type Bench, isBetter, openBench } from './race.ts';
import type { Staff } from './trial.ts';

/** Tasking as far as they are thought out: they could be given at once. */
export interface Draft {
  readonly tasks: readonly Task[];
  /** Moves in all trials so far. */
  readonly moves: number;
  /** How much of the thinking is done, 0 to 1. */
  readonly share: number;
}

/**
 * Begins with the tasks whose reason still stands, goes through the forces and tries out in thought what each could do instead. With
 * `answers` the enemy then does the same against what was found, and the own side once more, against both.
 */
export function* deliberate<T extends GameTypes, Q extends Question>(
  staff: Staff<T, Q>,
  watch: number,
  held: readonly Task[],
  effort: Deliberation,
): Generator<Draft, Tasking> {
  const begin = beginning(staff, held);
  if (!effort.answers) return { watch, tasks: yield* improve(staff, begin, [[]], effort) };
  const first = yield* improve(staff, begin, [[]], part(effort, FIRST));
  const answer = yield* answerTo(staff, first, part(effort, ANSWER));
  return { watch, tasks: yield* improve(staff, first, [[], answer], part(effort, AGAIN)) };
}

/** The tasks whose reason still stands, and what is proposed to the other forces. */
const beginning = <T extends GameTypes, Q extends Question>(
  { command, view }: Staff<T, Q>,
  held: readonly Task[],
): readonly Task[] => {
  const standing = held.filter(task => command.stands(view, task));
  return [...standing, ...(command.proposed?.(view, standing) ?? [])];
};

/** How the time is shared out: own orders, the enemy's answer, own orders again. */
const FIRST = 0.45;
const ANSWER = 0.2;
const AGAIN = 0.35;

const part = (effort: Deliberation, share: number): Deliberation => ({
  ...effort,
  moves: effort.moves * share,
});

/** What the enemy could order against this, as far as the side can imagine what the enemy sees. */
function* answerTo<T extends GameTypes, Q extends Question>(
  staff: Staff<T, Q>,
  tasks: readonly Task[],
  effort: Deliberation,
): Generator<Draft, readonly Task[]> {
  const { game, view, seed, side } = staff;
  const enemy = game.sides.find(other => other !== side) ?? side;
  const seen = game.view(game.imagine(view, seededRandom(seed)), enemy);
  const across = { ...staff, side: enemy, view: seen };
  const thinking = improve(across, beginning(across, []), [tasks], effort);
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done === true) return step.value;
    yield { ...step.value, tasks };
  }
}

function* improve<T extends GameTypes, Q extends Question>(
  staff: Staff<T, Q>,
  start: readonly Task[],
  answers: readonly (readonly Task[])[],
  effort: Deliberation,
): Generator<Draft, readonly Task[]> {
  // Nothing is tried out: what else the forces could do need not be known.
  if (effort.moves <= 0) return start;
  const bench = openBench();
  const choices = staff.command.choices(staff.view);
  let tasks = start;
  for (let round = 0; round < effort.rounds && bench.moves < effort.moves; round += 1) {
    const before = tasks;
    for (const open of choices)
      for (const changed of changesOf(tasks, open))
        if (
          yield* told(isBetter(staff, bench, { now: tasks, changed, answers }, effort), tasks, bench, effort)
        )
          tasks = changed;
    if (tasks === before) break;
  }
  return tasks;
}

function* told(
  race: Generator<undefined, boolean>,
  tasks: readonly Task[],
  { moves }: Bench,
  effort: Deliberation,
): Generator<Draft, boolean> {
  for (let step = race.next(); ; step = race.next()) {
    if (step.done === true) return step.value;
    yield { tasks, moves, share: Math.min(1, moves / effort.moves) };
  }
}

/** The orders with one task changed. What a force does unasked needs no order. */
const changesOf = (tasks: readonly Task[], open: readonly Task[]): readonly (readonly Task[])[] => {
  const [unasked] = open;
  if (unasked === undefined) return [];
  const others = tasks.filter(({ force }) => force !== unasked.force);
  const now = tasks.find(({ force }) => force === unasked.force) ?? unasked;
  return open
    .filter(({ aim }) => aim !== now.aim)
    .map(task => (task === unasked ? others : [...others, task]));
};
