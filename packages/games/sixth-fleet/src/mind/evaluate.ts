import type { State } from '../model/state.ts';
import { levelOf, netPoints, pointsFor } from '../rules/victory/victory.ts';
import { type BySide, SIDES, type Side } from '../model/vocabulary.ts';
import { nearness } from './approach.ts';
import { type Errand, NO_ERRAND } from './errand.ts';
import { expectedGain, forcedLoss } from './fight.ts';
import { gateOpen } from './gate.ts';
import { flightsOf } from './home.ts';
import { objectives } from './objective.ts';
import { straitsHeld } from './straits.ts';
import { type Prospect, tempoOf, type When } from './tempo.ts';
import type { Weights } from './weights.ts';
import { costOfRetreat, worthOf } from './worth.ts';

const SIGN: BySide<1 | -1> = { nato: -1, soviet: 1 };

/** How good a position is for a side, in points; the terms are those of `Weights`, and how far the errand has come. */
export const evaluationBy =
  (weights: Weights, { worth }: Errand = NO_ERRAND) =>
  (state: State, side: Side): number =>
    SIGN[side] *
    (state.phase.name === 'over' ? ended(state, weights) : standing(state, weights) + worth(state));

const ended = (state: State, { victory }: Weights): number => {
  const points = netPoints(state);
  const { winner } = levelOf(state.scenario, points);
  return points + (winner === undefined ? 0 : SIGN[winner] * victory);
};

/** In points for the Soviets. */
const standing = (state: State, weights: Weights): number => {
  const tempo = tempoOf(state);
  let sum = settledPoints(state) + (weights.gate === 0 ? 0 : weights.gate * gateOpen(state));
  for (const side of SIDES) sum += SIGN[side] * prospectsOf(state, weights, side, tempo[side]);
  const promise = weights.objectives * promiseOf(state);
  return promise < FAR_OFF ? sum : sum + promise * objectives(state);
};

const settledPoints = (state: State): number =>
  pointsFor(state, 'soviet') - pointsFor(state, 'nato') - (state.violated ? 10 : 0) + state.handicap;

/** What a side may expect to take, less what it must give up and what does not come home. */
const prospectsOf = (state: State, weights: Weights, side: Side, { phase, when }: Prospect): number => {
  const cost = (unit: Parameters<typeof worthOf>[2]): number => costOfRetreat(state, weights, unit);
  const strike = when === 'Never' ? 0 : weights[`strike${when}`];
  const duty = when === 'Never' ? 0 : weights[`duty${when}`];
  return (
    (strike === 0 ? 0 : strike * expectedGain(state, phase, cost)) -
    (duty === 0 ? 0 : duty * forcedLoss(state, phase, cost)) -
    (weights.astray === 0 ? 0 : weights.astray * astray(state, weights, side, when)) +
    (weights.approach === 0 ? 0 : weights.approach * nearness(state, side)) +
    (weights.straits === 0 ? 0 : weights.straits * straitsHeld(state, side))
  );
};

/** [9.22] What cannot come home is as good as lost, what still can may be cut off; on the last turn nobody needs to. */
const astray = (state: State, weights: Weights, side: Side, when: When): number => {
  const { phase } = state;
  const due = phase.name === 'movement' && phase.side === side ? phase.mustLand : [];
  const movesFirst = when === 'Now';
  let lost = 0;
  for (const { unit, spare } of flightsOf(state, side)) {
    const share = due.includes(unit)
      ? 1
      : state.turn >= state.lastTurn
        ? 0
        : riskOf(weights, spare, movesFirst);
    if (share > 0) lost += share * worthOf(state, weights, unit);
  }
  return lost;
};

const riskOf = ({ risk }: Weights, spare: number, movesFirst: boolean): number => {
  if (spare < 0) return 1;
  return movesFirst ? 0 : (risk[Math.min(spare, risk.length - 1)] ?? 0);
};

/** Tracing lines is slow; a bonus that counts for less than this is left out. */
const FAR_OFF = 0.02;

/** [13.1] Bonuses are counted at the end: until then they are a promise. */
const promiseOf = ({ turn, lastTurn }: State): number => 1 / (1 + 3 * Math.max(0, lastTurn - turn)) ** 2;
