import { expect, test } from 'vitest';
import { advise } from './advice.ts';
import { weigh } from './advice-weigh.ts';
import { finish } from './finish.ts';
import { worth } from './outlook.ts';
import { convoy, convoyMind, type Side, START } from './testing/convoy.ts';
import { convoyCounsel } from './testing/convoy-counsel.ts';

const adviser = {
  game: convoy,
  mind: convoyMind,
  side: 'north',
  counsel: convoyCounsel,
  level: 'captain',
  seed: 4,
} as const;

const advice = (mind: typeof convoyMind = convoyMind) =>
  finish(advise({ ...adviser, mind }, convoy.view(START, 'north')));

test('the best plan leads, with what it is worth and what it changes', () => {
  const { now, plans, complete } = advice();
  expect({ now, complete }).toEqual({ now: 0, complete: true });
  expect(plans[0]).toMatchObject({
    actions: [
      { type: 'sail', ship: 0, by: 2 },
      { type: 'sail', ship: 1, by: 2 },
      { type: 'sail', ship: 2, by: 2 },
      { type: 'done' },
    ],
    expected: 10,
    change: 10,
    changes: [{ id: 'ships', before: 0, after: 10 }],
    reasons: ['ships out: 0 to 10'],
    steps: ['sail', 'sail', 'sail', 'done'],
  });
});

/** The whole convoy by one hex is worth something too. */
const cautious = {
  ...convoyMind,
  evaluate: (state: typeof START, side: Side) =>
    convoyMind.evaluate(state, side) + (state[side].every(far => far === 1) ? 7 : 0),
};

test('the others lack the idea that carries each plan before, and none is better than the first', () => {
  const { plans } = advice(cautious);
  expect(plans.length).toBeGreaterThan(1);
  const [first, second] = plans;
  expect(first!.title).toMatch(/"sail"/);
  expect(second!.actions.map(action => JSON.stringify(action))).not.toContain(first!.title);
  expect(plans.map(({ expected }) => expected)).toEqual(
    plans.map(({ expected }) => expected).toSorted((a, b) => b - a),
  );
});

test('equal seeds give equal advice, and every step of it is a whole answer', () => {
  expect(advice()).toEqual(advice());
  const counts: number[] = [];
  const nodes: number[] = [];
  const thinking = advise(adviser, convoy.view(START, 'north'));
  for (let step = thinking.next(); !step.done; step = thinking.next()) {
    counts.push(step.value.plans.length);
    nodes.push(step.value.nodes);
    expect(step.value.complete).toBe(false);
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts).toContain(0);
  expect(counts).toContain(1);
  expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
});

test('where the mind has no idea there is no advice, rather than any offered action', () => {
  const empty = {
    ...convoyMind,
    questions: () => [{ ship: 0, required: true }],
    answers: () => [],
    close: () => undefined,
  };
  expect(advice(empty).plans).toEqual([]);
});

test('a game that finds its plans itself is only judged: best first, as far as the rules let each', () => {
  const sail = (ship: number, by: number) => ({ type: 'sail', ship, by }) as const;
  const counsel = {
    ...convoyCounsel,
    plans: () => [[sail(0, 1)], [sail(1, 2), sail(1, 2), sail(2, 2)], [sail(2, 2)], [sail(0, 2)]],
  };
  const { plans } = finish(advise({ ...adviser, counsel }, convoy.view(START, 'north')));
  expect(plans).toHaveLength(3);
  expect(plans.map(({ actions }) => actions)).toContainEqual([sail(1, 2)]);
  const worths = plans.map(({ expected }) => expected);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
});

test('considerations before a throw are the exact mean, and add up to the worth', () => {
  const due = { ...START, to: 'dice' } as const;
  const weighed = weigh(adviser, convoyCounsel, due);
  expect(weighed.find(({ id }) => id === 'luck')?.value).toBe(3.5);
  expect(weighed.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(worth(adviser, due), 9);
});
