import { type Mind, seededRandom, type Sketch } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { without } from './advice-plan.ts';
import { type Action, type Convoy, convoy, convoyMind, START } from './testing/convoy.ts';

const idea = (action: Action): string =>
  action.type === 'sail' ? `${action.ship} ${action.by}` : action.type;
const view = convoy.view(START, 'north');

/** Three ships that stay, sail by 1 or sail by 2. */
const sketchOfShips = (): Sketch<Action> => {
  const chosen = [0, 0, 0];
  return {
    ...({} as Sketch<Action>),
    counts: [3, 3, 3],
    chosen: slot => chosen[slot] ?? 0,
    take: (slot, choice) => {
      chosen[slot] = choice;
      return true;
    },
    value: () => chosen.reduce((sum, choice) => sum + choice, 0),
    gambits: [],
    actions: () => chosen.flatMap((by, ship) => (by === 0 ? [] : [{ type: 'sail', ship, by } as const])),
  };
};

test('without an idea the mind has it neither among its answers nor in its sketch', () => {
  const mind: Mind<Convoy, { ship: number; required: boolean }> = { ...convoyMind, sketch: sketchOfShips };
  const poorer = without(mind, idea, new Set(['1 2']));
  const answers = (ship: number) => poorer.answers(view, { ship, required: false }, seededRandom(1));
  expect(answers(1)).toEqual([{ type: 'sail', ship: 1, by: 1 }]);
  expect(answers(0)).toHaveLength(2);
  const sketch = poorer.sketch!(view, seededRandom(1))!;
  expect(sketch.take(0, 2)).toBe(true);
  expect(sketch.take(1, 1)).toBe(true);
  // Twice: the second time it is known.
  expect([sketch.take(1, 2), sketch.take(1, 2)]).toEqual([false, false]);
  expect([0, 1, 2].map(sketch.chosen)).toEqual([2, 1, 0]);
});

test('without nothing it is the same mind', () => {
  expect(without(convoyMind, idea, new Set())).toBe(convoyMind);
});
