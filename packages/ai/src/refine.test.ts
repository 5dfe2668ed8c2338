import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { finish } from './finish.ts';
import { refine } from './refine.ts';
import { baySketch, type Outlook } from './testing/bay.ts';

const EFFORT = { looks: 600, heat: 0.5, sweeps: true };

/** The sum of the berths, and much for two boats at the two ends; one alone at an end costs. */
const ends: Outlook = berths => {
  const atEnds = [0, 5].filter(end => berths.includes(end)).length;
  return berths.reduce((sum, berth) => sum + Math.max(0, berth % 5), 0) + (atEnds === 2 ? 20 : -3 * atEnds);
};

const BOTH_ENDS = [
  [
    { slot: 0, choice: 1 },
    { slot: 1, choice: 6 },
  ],
];

test('every slot comes to its best choice, and the sketch is left there', () => {
  const sketch = baySketch(2, 4, berths => berths.reduce((sum, berth) => sum + berth, 0));
  const { value, choices } = finish(refine(sketch, seededRandom(1), EFFORT));
  expect(value).toBe(3 + 2);
  expect(choices.toSorted((a, b) => a - b)).toEqual([3, 4]);
  expect(sketch.value()).toBe(value);
});

test('what is good only together is found by a gambit where single steps lead away from it', () => {
  const greedy = baySketch(2, 6, ends);
  expect(finish(refine(greedy, seededRandom(1), { ...EFFORT, looks: 1 })).value).toBeLessThan(10);
  const joint = baySketch(2, 6, ends, BOTH_ENDS);
  expect(finish(refine(joint, seededRandom(1), EFFORT)).value).toBe(20);
});

test('at every step the sketch holds the best so far, which never falls', () => {
  const sketch = baySketch(3, 6, ends, BOTH_ENDS);
  const values: number[] = [];
  for (const { value } of refine(sketch, seededRandom(5), { ...EFFORT, looks: 3000, heat: 5 })) {
    values.push(value);
    expect(sketch.value()).toBe(value);
  }
  expect(values.length).toBeGreaterThan(4);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('equal seeds refine alike, and the budget of looks is kept', () => {
  const run = () => {
    const sketch = baySketch(3, 6, ends, BOTH_ENDS);
    const { choices } = finish(refine(sketch, seededRandom(9), EFFORT));
    return { choices, looks: sketch.looks() };
  };
  expect(run()).toEqual(run());
  expect(run().looks).toBeGreaterThan(300);
  expect(run().looks).toBeLessThan(EFFORT.looks + 300);
});

test('where nothing can be chosen nothing is done', () => {
  const sketch = baySketch(2, 0, () => 7);
  expect(finish(refine(sketch, seededRandom(1), EFFORT))).toMatchObject({ value: 7, choices: [0, 0] });
});
