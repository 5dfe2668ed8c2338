import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { finish } from './finish.ts';
import { hopefulWorth, worth } from './outlook.ts';
import { type Inexperience, recruit } from './recruit.ts';
import { type Action, convoy, convoyMind, type State, START } from './testing/convoy.ts';

/** Every ship that sails is good, and sailing far is better: a cadet sends all three by two. */
const keen = {
  ...convoyMind,
  evaluate: ({ north }: State) => north.reduce((sum, far) => sum + far, 0),
};

const view = convoy.view(START, 'north');

/** The plans of this many recruits. */
const plansOf = (inexperience: Partial<Inexperience>, mind = keen): readonly (readonly Action[])[] => {
  const planner = recruit(convoy, mind, { forgets: 0, sees: 1, hopes: 0, ...inexperience });
  return Array.from({ length: 200 }, (_, seed) => finish(planner(view, 'north', seededRandom(seed))).actions);
};

const sailing = (plan: readonly Action[]): readonly number[] =>
  plan.flatMap(action => (action.type === 'sail' ? [action.by] : []));

test('without mistakes it plays like a cadet', () => {
  for (const plan of plansOf({})) expect(sailing(plan)).toEqual([2, 2, 2]);
});

test('it forgets about this share of the units', () => {
  const sent = plansOf({ forgets: 0.5 }).flatMap(sailing);
  expect(sent.every(by => by === 2)).toBe(true);
  expect(sent.length / 600).toBeCloseTo(0.5, 1);
});

test('what does not come to mind is not played, and something always does', () => {
  const sent = plansOf({ sees: 0.5 }).map(sailing);
  expect(sent.every(({ length }) => length === 3)).toBe(true);
  expect(sent.flat().filter(by => by === 1).length / 600).toBeGreaterThan(0.2);
});

test('what the rules require is not forgotten', () => {
  const required = { ...keen, questions: () => [{ ship: 0, required: true }] };
  for (const plan of plansOf({ forgets: 1 }, required)) expect(sailing(plan)).toEqual([2]);
});

test('where a forgotten unit leaves nothing that may be played, it looks again', () => {
  const bound = { ...keen, close: () => undefined };
  for (const plan of plansOf({ forgets: 1 }, bound)) expect(sailing(plan)).toEqual([2, 2, 2]);
});

test('hope adds a share of the way from the mean to the best throw', () => {
  const thinker = { game: convoy, mind: convoyMind, side: 'north' } as const;
  const dice = { ...START, to: 'dice' } as const;
  expect(worth(thinker, dice)).toBe(3.5);
  expect(hopefulWorth(0.4)(thinker, dice)).toBeCloseTo(4.5);
  expect(hopefulWorth(0.4)(thinker, START)).toBe(worth(thinker, START));
});
