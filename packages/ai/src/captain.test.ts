import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { captain } from './captain.ts';
import { finish } from './finish.ts';
import { planGreedily } from './greedy.ts';
import { convoy, convoyMind, START } from './testing/convoy.ts';

const EFFORT = {
  plans: 200,
  population: 8,
  finalists: 2,
  looks: 1,
  phases: 2,
  refinement: { looks: 500, heat: 1, sweeps: true },
};

const captainPlan = (seed: number) =>
  finish(captain(convoy, convoyMind, EFFORT)(convoy.view(START, 'north'), 'north', seededRandom(seed)));

test('a greedy plan does nothing where every first step costs', () => {
  const plan = finish(
    planGreedily({ game: convoy, mind: convoyMind, side: 'north' }, START, seededRandom(1)),
  );
  expect(plan.actions).toEqual([{ type: 'done' }]);
});

test('evolution finds the convoy that no greedy step leads to', () => {
  expect(captainPlan(1).actions).toEqual([
    { type: 'sail', ship: 0, by: 2 },
    { type: 'sail', ship: 1, by: 2 },
    { type: 'sail', ship: 2, by: 2 },
    { type: 'done' },
  ]);
});

test('equal seeds think alike, and no thought is worse than the one before', () => {
  expect(captainPlan(7)).toEqual(captainPlan(7));
  const planning = captain(convoy, convoyMind, { ...EFFORT, looks: 0 })(
    convoy.view(START, 'north'),
    'north',
    seededRandom(3),
  );
  const values: number[] = [];
  for (let step = planning.next(); !step.done; step = planning.next()) values.push(step.value.value);
  expect(values.length).toBeGreaterThan(5);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('it tells how much of its thinking is done, ever more and never more than all', () => {
  const planning = captain(convoy, convoyMind, EFFORT)(convoy.view(START, 'north'), 'north', seededRandom(3));
  const shares: number[] = [];
  for (let step = planning.next(); !step.done; step = planning.next()) shares.push(step.value.share ?? -1);
  const told = shares.filter(share => share >= 0);
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBeGreaterThan(0.8);
  expect(told.every(share => share <= 1)).toBe(true);
});

test('what is required is answered though doing nothing would look better', () => {
  const strict = {
    ...convoyMind,
    evaluate: (state: typeof START) => -state.north.filter(far => far > 0).length,
    questions: () => [0, 1, 2].map(ship => ({ ship, required: true })),
  };
  const plan = finish(captain(convoy, strict, EFFORT)(convoy.view(START, 'north'), 'north', seededRandom(2)));
  expect(plan.actions.map(({ type }) => type)).toEqual(['sail', 'sail', 'sail', 'done']);
});
