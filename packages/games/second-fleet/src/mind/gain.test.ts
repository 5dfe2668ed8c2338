import { mustBe, pick, type Random, seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { secondFleet } from '../game.ts';
import type { AttackRoll } from '../model/fire/phase.ts';
import type { State } from '../model/state.ts';
import { viewFor } from '../secrets/view.ts';
import { evaluateBy } from './evaluate.ts';
import { secondFleetMind } from './mind.ts';
import { stakeOf } from './staff/stake.ts';
import { worthOf } from './strike-value.ts';

const QUESTION = { required: true } as const;

/** Nobody goes anywhere: what is sunk was somebody's way, and that is another matter. */
const courseOn = () => () => 0;
const EVALUATIONS = {
  cadet: evaluateBy({ worthOf, courseOn }),
  captain: evaluateBy({ worthOf: stakeOf, courseOn }),
} as const;

const next = (state: State, random: Random): State => {
  const actor = secondFleet.actor(state);
  if (actor === 'chance') {
    const action = pick(random, secondFleet.outcomes(state))?.action as Action;
    return mustBe(secondFleet.decide(state, 'chance', action)).state;
  }
  const [side] = actor;
  if (side === undefined) throw new Error('No side can act.');
  const action = pick(random, secondFleetMind.answers(viewFor(state, side), QUESTION, random)) as Action;
  return mustBe(secondFleet.decide(state, side, action)).state;
};

type Evaluate = (typeof EVALUATIONS)['cadet'];

/** How far the value for the attacker lies from the mean of its values after the die. */
const jumpAt = (state: State, { aimed }: AttackRoll, evaluate: Evaluate): number => {
  const { side } = aimed.strike;
  let [sum, ways] = [0, 0];
  for (const outcome of secondFleet.outcomes(state)) {
    const after = mustBe(secondFleet.decide(state, 'chance', outcome.action)).state;
    sum += outcome.ways * evaluate(after, side);
    ways += outcome.ways;
  }
  return Math.abs(evaluate(state, side) - sum / ways);
};

interface Jump {
  readonly on: 'unit' | 'base';
  readonly jump: number;
}

/** The jumps at the dice of attacks in one game of answers taken at random. */
const jumpsIn = (scenario: string, evaluate: Evaluate, seed: number): readonly Jump[] => {
  const random = seededRandom(seed);
  const jumps: Jump[] = [];
  let state = mustBe(secondFleet.setup({ scenario, options: {} }));
  for (let count = 0; count < 900 && secondFleet.outcome(state) === undefined; count += 1) {
    const { phase } = state.table;
    const aim = phase.name === 'attack-roll' ? phase.aims[phase.points.length] : undefined;
    if (phase.name === 'attack-roll' && aim !== undefined)
      jumps.push({ on: aim.target.kind, jump: jumpAt(state, phase, evaluate) });
    state = next(state, random);
  }
  return jumps;
};

test.each([
  ['standing-force', 'cadet', 5, 0],
  ['iceland-gap', 'cadet', 20, 0],
  ['kola-strike', 'cadet', 20, 5],
  ['kola-strike', 'captain', 20, 5],
  ['norway-convoy', 'captain', 20, 5],
] as const)(
  '%s, %s: an attack is worth before its die what it is worth after it on average, ships and bases alike',
  (scenario, level, onUnits, onBases) => {
    const jumps = [1, 2, 3].flatMap(seed => jumpsIn(scenario, EVALUATIONS[level], seed));
    expect(jumps.filter(({ on }) => on === 'unit').length).toBeGreaterThanOrEqual(onUnits);
    expect(jumps.filter(({ on }) => on === 'base').length).toBeGreaterThanOrEqual(onBases);
    expect(jumps.filter(({ jump }) => jump > 1e-6)).toEqual([]);
  },
);
