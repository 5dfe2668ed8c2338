import { seededRandom, type Sketch } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { admiral } from './admiral.ts';
import { captain } from './captain.ts';
import { finish } from './finish.ts';
import { ADMIRAL } from './level.ts';
import { baySketch } from './testing/bay.ts';
import { type Action, convoy, convoyMind, START } from './testing/convoy.ts';

const replyWorth = (value: number): Sketch<Action> => ({
  counts: [],
  chosen: () => 0,
  take: () => false,
  value: () => value,
  gambits: [],
  actions: () => [],
});

/** Berth 2 looks best by one, but a ship that lies there is sunk; the sketch remembers what a reply took. */
const harbour = (): Sketch<Action> => {
  const held = new Map<number, number>();
  const bay = baySketch(1, 3, ([berth = -1]) => berth + (held.get(berth) ?? 0));
  const berth = (): number => bay.chosen(0) - 1;
  const { counts, chosen, take, value, gambits } = bay;
  return {
    counts,
    chosen,
    take,
    value,
    gambits,
    actions: () =>
      bay.actions().map(({ boat, berth: to }) => ({ type: 'sail', ship: boat, by: to }) as const),
    reply: () => replyWorth(berth() === 2 ? 10 : 0),
    answered: reply => {
      held.set(berth(), -reply.value());
      return berth() - reply.value();
    },
  };
};

const view = convoy.view(START, 'north');

test('a captain takes what looks best, an admiral what is best after the reply', () => {
  const mind = { ...convoyMind, sketch: harbour };
  const played = finish(captain(convoy, mind, ADMIRAL)(view, 'north', seededRandom(1)));
  expect(played.actions).toEqual([{ type: 'sail', ship: 0, by: 2 }, { type: 'done' }]);
  const foreseen = finish(admiral(convoy, mind, ADMIRAL)(view, 'north', seededRandom(1)));
  expect(foreseen.actions).toEqual([{ type: 'sail', ship: 0, by: 1 }, { type: 'done' }]);
  expect(foreseen.value).toBe(1);
});

test('the best so far never falls from round to round', () => {
  const values: number[] = [];
  for (const { value } of admiral(convoy, { ...convoyMind, sketch: harbour }, ADMIRAL)(
    view,
    'north',
    seededRandom(2),
  ))
    values.push(value);
  expect(values).toHaveLength(ADMIRAL.rounds);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('without sketches, or without a reply to look at, an admiral plans like a captain', () => {
  const plain = finish(admiral(convoy, convoyMind, ADMIRAL)(view, 'north', seededRandom(3)));
  expect(plain.actions).toEqual(
    finish(captain(convoy, convoyMind, ADMIRAL)(view, 'north', seededRandom(3))).actions,
  );
  const last = { ...convoyMind, sketch: () => ({ ...harbour(), reply: () => undefined }) };
  const plan = finish(admiral(convoy, last, ADMIRAL)(view, 'north', seededRandom(3)));
  expect(plan.actions).toEqual([{ type: 'sail', ship: 0, by: 2 }, { type: 'done' }]);
});
