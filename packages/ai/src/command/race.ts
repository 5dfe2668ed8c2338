import type { Deliberation, GameTypes, Question } from '@narrow-seas/core';
import { type Staff, type Trial, tryingOut } from './trial.ts';

/** What trials came to, so that the same orders on the same truth are tried once, and the moves they took. */
export interface Bench {
  readonly known: Map<string, number>;
  moves: number;
}

export const openBench = (): Bench => ({ known: new Map(), moves: 0 });

const keyOf = ({ ours, theirs }: Trial, number: number): string => JSON.stringify([number, ours, theirs]);

function* valueOf<T extends GameTypes, Q extends Question>(
  staff: Staff<T, Q>,
  bench: Bench,
  trial: Trial,
  number: number,
): Generator<undefined, number> {
  const key = keyOf(trial, number);
  const known = bench.known.get(key);
  if (known !== undefined) return known;
  const trying = tryingOut(staff, trial, number);
  let step = trying.next();
  for (; step.done !== true; step = trying.next()) {
    bench.moves += 1;
    yield undefined;
  }
  bench.known.set(key, step.value);
  return step.value;
}

/** This number of trials without any difference means that the change changes nothing. */
const IDLE = 2;

/** The change and what it would replace, against each answer of the enemy in turn. */
export interface Rivals {
  readonly now: Trial['ours'];
  readonly changed: Trial['ours'];
  /** What the enemy may have ordered; trials go through them in turn. */
  readonly answers: readonly Trial['theirs'][];
}

/**
 * Whether a change of orders is better, by trials in pairs with the same dice. It is given up as soon as it looks worse, and taken
 * only when it is better by more than luck explains. Each step is one move in thought.
 */
export function* isBetter<T extends GameTypes, Q extends Question>(
  staff: Staff<T, Q>,
  bench: Bench,
  { now, changed, answers }: Rivals,
  { looks, least, sure, moves }: Deliberation,
): Generator<undefined, boolean> {
  let [sum, squares, count] = [0, 0, 0];
  while (count < looks && bench.moves < moves) {
    const theirs = answers[count % answers.length] ?? [];
    const before = yield* valueOf(staff, bench, { ours: now, theirs }, count);
    const gain = (yield* valueOf(staff, bench, { ours: changed, theirs }, count)) - before;
    [sum, squares, count] = [sum + gain, squares + gain * gain, count + 1];
    if (count >= IDLE && squares === 0) return false;
    if (count >= least && sum + errorOf(sum, squares, count) * count < 0) return false;
  }
  return count >= least && sum > 0 && sum > sure * errorOf(sum, squares, count) * count;
}

/** One standard error of the mean. */
const errorOf = (sum: number, squares: number, count: number): number => {
  if (count < 2) return Number.POSITIVE_INFINITY;
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
};
