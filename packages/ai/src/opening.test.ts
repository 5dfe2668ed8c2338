import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { admiral } from './admiral.ts';
import { captain } from './captain.ts';
import { finish } from './finish.ts';
import { ADMIRAL } from './level.ts';
import { openingsFrom } from './opening.ts';
import { type Action, convoy, convoyMind, START } from './testing/convoy.ts';

const sail = (ship: number, by: number): Action => ({ type: 'sail', ship, by });
const DONE: Action = { type: 'done' };

const SHORT = [sail(0, 1), DONE];
const LONG = [sail(0, 2), DONE];
const TWICE = [sail(1, 1), sail(1, 2), DONE];

/** The other side's first sketch is the better for it, the farther the first ship of the convoy is out. */
const mindWith = (openings: readonly (readonly Action[])[]): typeof convoyMind => ({
  ...convoyMind,
  openings: ({ to }) => (to === 'north' ? openings : []),
  sketch: ({ to, north }) =>
    to === 'south'
      ? {
          counts: [],
          chosen: () => 0,
          take: () => false,
          value: () => 10 * (north[0] ?? 0),
          gambits: [],
          actions: () => [],
        }
      : undefined,
});

const view = convoy.view(START, 'north');
const play = (openings: readonly (readonly Action[])[]) =>
  finish(admiral(convoy, mindWith(openings), ADMIRAL)(view, 'north', seededRandom(1)));

test('of the openings the one is taken that leaves the other side least, wherever it stands', () => {
  expect(play([SHORT, LONG]).actions).toEqual(SHORT);
  expect(play([LONG, SHORT]).actions).toEqual(SHORT);
  expect(play([LONG, SHORT]).value).toBe(-10);
});

test('among openings that come off alike the seed chooses', () => {
  const mind = mindWith([SHORT, [sail(1, 1), sail(0, 1), DONE]]);
  const taken = Array.from(
    { length: 20 },
    (_, seed) => finish(admiral(convoy, mind, ADMIRAL)(view, 'north', seededRandom(seed))).actions.length,
  );
  expect(new Set(taken)).toEqual(new Set([2, 3]));
});

test('the other side answers with whichever of its openings is worst for the thinker', () => {
  const atSea: typeof convoy = { ...convoy, actor: ({ to }) => (to === 'dice' ? [] : [to]) };
  // The farther the ship is out the better, unless the other side comes out too.
  const hostile: typeof convoyMind = {
    ...convoyMind,
    openings: ({ to }) => (to === 'north' ? [SHORT, LONG] : [[DONE], [sail(0, 1), DONE]]),
    evaluate: ({ north, south }, side) =>
      (side === 'north' ? 10 : -10) * (north[0] ?? 0) * (1 - 2 * (south[0] ?? 0)),
  };
  const { actions, value } = finish(
    admiral(atSea, hostile, ADMIRAL)(atSea.view(START, 'north'), 'north', seededRandom(1)),
  );
  expect([actions, value]).toEqual([SHORT, -10]);
});

test('an opening with an action that the rules refuse is left out', () => {
  const thinker = { game: convoy, mind: mindWith([TWICE, LONG]), side: 'north' as const };
  const found = openingsFrom(thinker, view, seededRandom(1));
  expect(found.map(({ actions }) => actions)).toEqual([LONG]);
  expect(found[0]?.state).toMatchObject({ to: 'south', north: [2, 0, 0] });
});

test('without an opening that stands an admiral plans like a captain', () => {
  const mind = mindWith([TWICE]);
  expect(play([TWICE]).actions).toEqual(
    finish(captain(convoy, mind, ADMIRAL)(view, 'north', seededRandom(1))).actions,
  );
});

test('each step tells the best so far and how much is done', () => {
  const steps = [...admiral(convoy, mindWith([LONG, SHORT]), ADMIRAL)(view, 'north', seededRandom(1))];
  expect(steps.map(({ value, share }) => [value, share])).toEqual([
    [-20, 0.5],
    [-10, 1],
  ]);
});
