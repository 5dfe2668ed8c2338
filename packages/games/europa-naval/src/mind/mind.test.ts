import { mustBe, pick, type Random, seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { europaNaval } from '../game.ts';
import { optionsFor } from '../turn/options.ts';
import { SCENARIOS } from '../scenarios/setup.ts';
import type { State } from '../model/state.ts';
import { viewFor } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';
import { europaNavalMind as mind } from './mind.ts';

const LEVELS = ['cadet', 'captain', 'admiral'] as const;

const QUESTION = { required: true } as const;
const MOVES = process.env['THOROUGH'] === '1' ? 400 : 150;

const opening = (scenario: string): State => mustBe(europaNaval.setup({ scenario, options: {} }));

const answersFor = (state: State, side: Side, random: Random, level = 'cadet'): readonly Action[] =>
  mind.at(level).answers(viewFor(state, side), QUESTION, random);

const after = (state: State, by: Side | 'chance', action: Action): State =>
  mustBe(europaNaval.decide(state, by, action)).state;

/** Mostly as the mind would, sometimes anything, so that positions come up that it would never bring about. */
const playOn = (state: State, random: Random, level = 'cadet'): State => {
  const actor = europaNaval.actor(state);
  if (actor === 'chance')
    return after(state, 'chance', pick(random, europaNaval.outcomes(state))?.action as Action);
  const side = actor[0] as Side;
  const stray = random.below(6) === 0 ? europaNaval.options(viewFor(state, side)).sample(random) : undefined;
  return after(state, side, stray ?? (pick(random, answersFor(state, side, random, level)) as Action));
};

/** Phases in which the mind has no answer, or one that the rules refuse. */
const flawsInPlay = (start: State, seed: number, level: string): readonly string[] => {
  const random = seededRandom(seed);
  const flaws: string[] = [];
  let state = start;
  for (let count = 0; count < MOVES && europaNaval.outcome(state) === undefined; count += 1) {
    const actor = europaNaval.actor(state);
    if (actor !== 'chance') {
      const view = viewFor(state, actor[0] as Side);
      const answers = mind.at(level).answers(view, QUESTION, random);
      if (answers.length === 0 || answers.some(action => optionsFor(view).refuse(action) !== undefined))
        flaws.push(state.common.phase.name);
    }
    state = playOn(state, random, level);
  }
  return flaws;
};

const SEATS = SCENARIOS.flatMap(({ id }) => LEVELS.map(level => [id, level] as const));

test.each(SEATS)('%s: every answer of a %s is legal, and there is always one', (scenario, level) => {
  expect(flawsInPlay(opening(scenario), 5, level)).toEqual([]);
});

test('the stage never goes back', () => {
  const random = seededRandom(3);
  let state = opening('baltic-act2');
  const stages: number[] = [];
  for (let count = 0; count < MOVES; count += 1) {
    stages.push(mind.stage(state));
    state = playOn(state, random);
  }
  expect(stages).toEqual(stages.toSorted((a, b) => a - b));
  expect(stages.at(-1)).toBeGreaterThan(stages[0] as number);
});

test('a ship lost is as bad for one side as it is good for the other', () => {
  const state = opening('malta');
  const ships = state.fleets.axis.ships.with(0, {
    ...state.fleets.axis.ships[0]!,
    where: { at: 'sunk' },
  });
  const worse: State = { ...state, fleets: { ...state.fleets, axis: { ...state.fleets.axis, ships } } };
  expect(mind.evaluate(worse, 'axis')).toBeLessThan(mind.evaluate(state, 'axis'));
  expect(mind.evaluate(worse, 'axis')).toBeCloseTo(-mind.evaluate(worse, 'allied'));
});
