import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { finish } from './finish.ts';
import { planGreedily } from './greedy.ts';
import { type Action, convoy, convoyMind, type ShipQuestion, START } from './testing/convoy.ts';

const SHORT: Action = { type: 'sail', ship: 0, by: 1 };
const FAR: Action = { type: 'sail', ship: 0, by: 2 };

/** One question that must be answered, with these answers; and how often a position was weighed. */
const planned = (
  answers: readonly Action[],
  questions: readonly ShipQuestion[] = [{ ship: 0, required: true }],
) => {
  let weighed = 0;
  const mind = {
    ...convoyMind,
    evaluate: (state: typeof START) => {
      weighed += 1;
      return state.north.reduce((sum, far) => sum + far, 0);
    },
    questions: () => questions,
    answers: () => answers,
  };
  const plan = finish(planGreedily({ game: convoy, mind, side: 'north' }, START, seededRandom(1)));
  const before = weighed;
  return { first: plan.actions[0], value: plan.value, refused: plan.refused, weighed: before };
};

test('the only answer to the only question is taken without weighing anything, until somebody asks what it is worth', () => {
  expect(planned([SHORT])).toEqual({ first: SHORT, value: 1, refused: 0, weighed: 0 });
});

test('where there is a choice every answer is weighed, and the best is taken', () => {
  expect(planned([SHORT, FAR])).toEqual({ first: FAR, value: 2, refused: 0, weighed: 2 });
});

test('the only answer is still put to the rules', () => {
  expect(planned([{ type: 'roll', face: 1 }])).toMatchObject({ first: { type: 'done' }, refused: 1 });
});

test('what need not be done is compared with leaving it', () => {
  expect(planned([SHORT], [{ ship: 0, required: false }])).toMatchObject({
    first: SHORT,
    value: 1,
    weighed: 2,
  });
});
