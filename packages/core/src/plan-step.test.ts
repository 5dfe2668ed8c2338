import { expect, test } from 'vitest';
import { planSteps } from './plan-step.ts';
import { type Tally, tally } from './testing/tally.ts';
import { openTally } from './testing/tally-match.ts';

const before = openTally('3/12 north 2 1').state;
const add = (number: number): Tally['action'] => ({ type: 'add', number });

test('each action of a plan comes with the position in which it is done; a refused one changes nothing', () => {
  const actions = [add(1), add(99), add(2)];
  const plan = { side: 'north', before, after: before, actions, heart: undefined, changes: [] } as const;
  const steps = planSteps<Tally>(tally, plan);
  expect(steps.map(({ action }) => action)).toEqual(actions);
  expect(steps.map(({ state }) => state.total)).toEqual([3, 4, 4]);
});
