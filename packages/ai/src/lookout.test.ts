import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { captain } from './captain.ts';
import { foresee } from './foresight.ts';
import { CAPTAIN } from './level.ts';
import { planByLookout } from './lookout.ts';
import { type Action, convoy, convoyMind, START, type State } from './testing/convoy.ts';

const finish = <T>(planning: Generator<unknown, T>): T => {
  let step = planning.next();
  while (!step.done) step = planning.next();
  return step.value;
};

const DONE: Action = { type: 'done' };
const sail = (by: number): Action => ({ type: 'sail', ship: 0, by });

/** To go by two looks best, but whoever went so far goes on into the storm: the second ship is lost. */
const answersTo = ({ to, north }: State): readonly Action[] => {
  if (to !== 'north') return [DONE];
  if (north[0] === 0) return [DONE, sail(1), sail(2)];
  return north[0] === 2 && north[1] === 0 ? [{ type: 'sail', ship: 1, by: 2 }] : [DONE];
};

const wary: typeof convoyMind = {
  ...convoyMind,
  evaluate: ({ north }, side) => ((north[0] ?? 0) - 5 * (north[1] ?? 0)) * (side === 'north' ? 1 : -1),
  questions: () => [{ ship: 0, required: true }],
  answers: answersTo,
};

const EFFORT = { finalists: 3, trial: 1, looks: 2, phases: 1 };
const thinker = { game: convoy, mind: wary, side: 'north' } as const;
const playedOut = (effort: typeof EFFORT) => finish(planByLookout(thinker, START, seededRandom(1), effort));

test('what looks best is taken only if it comes off', () => {
  expect(playedOut({ ...EFFORT, looks: 0 }).actions).toEqual([sail(2)]);
  expect(playedOut(EFFORT)).toMatchObject({ actions: [sail(1)], value: 1, refused: 0 });
});

test('the worse half is left behind after each trial', () => {
  // Three answers, each once; then the better two.
  expect(playedOut(EFFORT).nodes).toBe(3 + 3 + 2);
});

test('who is not among the finalists is not looked at', () => {
  expect(playedOut({ ...EFFORT, finalists: 1 }).actions).toEqual([sail(2)]);
});

test('a captain plays out what is weighty, and nothing else', () => {
  const view = convoy.view(START, 'north');
  const effort = { ...CAPTAIN, lookout: EFFORT };
  const plan = (isWeighty: boolean) =>
    finish(captain(convoy, { ...wary, isWeighty: () => isWeighty }, effort)(view, 'north', seededRandom(1)));
  expect(plan(true).actions).toEqual([sail(1)]);
  expect(plan(false).actions[0]).toEqual(sail(2));
});

test('looks ahead are played by habit where there is one', () => {
  const lazy = { ...wary, habits: () => [DONE] };
  expect(finish(planByLookout({ ...thinker, mind: lazy }, START, seededRandom(1), EFFORT)).actions).toEqual([
    sail(2),
  ]);
});

test('the luck of the dice is taken off again', () => {
  const lucky = { game: convoy, mind: convoyMind, side: 'north' } as const;
  for (const seed of [1, 2, 3])
    expect(foresee(lucky, { ...START, to: 'dice' }, 1, seededRandom(seed))).toBeCloseTo(3.5);
});
