import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { finish } from './finish.ts';
import { playerOf } from './level.ts';
import { byStance } from './stance.ts';
import { type Action, convoy, convoyMind, START, type State } from './testing/convoy.ts';

const DONE: Action = { type: 'done' };
const sail = (by: number): Action => ({ type: 'sail', ship: 0, by });

/** Once to sea by so much, then no more. */
const going = (by: number): typeof convoyMind => ({
  ...convoyMind,
  evaluate: ({ north }, side) => (north[0] === 1 ? 1 : 0) * (side === 'north' ? 1 : -1),
  questions: () => [{ ship: 0, required: true }],
  answers: ({ to, north }: State) => (to === 'north' && north[0] === 0 ? [sail(by)] : [DONE]),
});

const usual = going(2);
const EFFORT = { trial: 1, looks: 3, phases: 1, margin: 0.5 };
const planWith = (mind: typeof convoyMind) => {
  const planner = byStance(convoy, mind, EFFORT);
  return finish(planner(convoy.view(START, 'north'), 'north', seededRandom(1)));
};

test('the way that comes off best is gone', () => {
  expect(planWith({ ...usual, stances: () => [usual, going(1)] }).actions[0]).toEqual(sail(1));
  expect(planWith({ ...usual, stances: () => [going(1), usual] }).actions[0]).toEqual(sail(1));
});

test('without stances, or with one that is no better, the usual is done', () => {
  expect(planWith(usual).actions[0]).toEqual(sail(2));
  expect(planWith({ ...usual, stances: () => [usual, going(2)] }).actions[0]).toEqual(sail(2));
});

test('what is hardly better is not taken up', () => {
  const mind = { ...usual, stances: () => [usual, going(1)] };
  const planner = byStance(convoy, mind, { ...EFFORT, margin: 2 });
  const view = convoy.view(START, 'north');
  expect(finish(planner(view, 'north', seededRandom(1))).actions[0]).toEqual(sail(2));
});

test('a stance is kept for a season', () => {
  let asked = 0;
  const mind = {
    ...usual,
    season: ({ round }: State) => round,
    stances: () => {
      asked += 1;
      return [usual, going(1)];
    },
  };
  const planner = byStance(convoy, mind, EFFORT);
  const view = convoy.view(START, 'north');
  finish(planner(view, 'north', seededRandom(1)));
  finish(planner(view, 'north', seededRandom(1)));
  expect(asked).toBe(1);
  finish(planner({ ...view, round: view.round + 1 }, 'north', seededRandom(1)));
  expect(asked).toBe(2);
});

test('a level may know more than the others', () => {
  const mind = { ...usual, at: (level: string) => (level === 'cadet' ? usual : going(1)) };
  const first = (level: 'cadet' | 'captain') =>
    finish(playerOf(level, convoy, mind, 1).think(convoy.view(START, 'north'), 'north'));
  expect(first('cadet')).toEqual(sail(2));
  expect(first('captain')).toEqual(sail(1));
});
