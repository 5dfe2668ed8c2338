import type { AdvisedPlan } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { toldApart } from './advice-apart.ts';

const planOf = (title: string, change: number, reasons: readonly string[]): AdvisedPlan<string> => ({
  actions: [title],
  title,
  steps: [title],
  reasons,
  expected: change,
  change,
  changes: [{ id: 'air', title: 'aircraft that may not come home', before: 0, after: change }],
});

const AIR = 'Aircraft that may not come home';

test('a plan that changes nothing is left out', () => {
  const told = toldApart([planOf('a', 2, []), planOf('b', 0.04, []), planOf('c', -0.3, [])]);
  expect(told.map(({ title }) => title)).toEqual(['a', 'c']);
});

test('where no plan changes anything, the best is still told', () => {
  const told = toldApart([planOf('a', 0, []), planOf('b', 0, [])]);
  expect(told.map(({ title }) => title)).toEqual(['a']);
});

test('what holds of all plans is told once, behind what speaks for the first alone', () => {
  const [first, second] = toldApart([
    planOf('a', 0.5, ['The sea is calm.', 'It sinks a carrier.']),
    planOf('b', 0.4, ['The sea is calm.', 'It sinks a tanker.']),
  ]);
  expect(first?.reasons).toEqual(['It sinks a carrier.', 'The sea is calm.']);
  expect(second?.reasons).toEqual(['It sinks a tanker.']);
});

test('a plan that has only what all have says what moves its figure', () => {
  const [, second] = toldApart([
    planOf('a', 0.5, ['The sea is calm.']),
    planOf('b', 0.4, ['The sea is calm.']),
  ]);
  expect(second?.reasons).toEqual([`${AIR}: +0.4 points.`]);
});

test('a large figure is explained by what moves it, unless that is told already', () => {
  expect(toldApart([planOf('a', 14.8, ['It goes one hex farther.'])])[0]?.reasons).toEqual([
    'It goes one hex farther.',
    `${AIR}: +14.8 points.`,
  ]);
  const known = [`${AIR}: two are home.`];
  expect(toldApart([planOf('a', 14.8, known)])[0]?.reasons).toEqual(known);
});

test('one plan alone keeps all its reasons', () => {
  expect(toldApart([planOf('a', 0.5, ['The sea is calm.'])])[0]?.reasons).toEqual(['The sea is calm.']);
});
