import {
  coveringOpenings,
  type ExamKit,
  type Invariant,
  type ScenarioOpening,
  sameData,
} from '@narrow-seas/core';
import { GRID } from './model/chart.ts';
import { COMBAT_RESULTS, printTable } from './rules/combat/crt.ts';
import { unitsToSetUp } from './rules/set-up/deploy.ts';
import { sixthFleetDesk } from './desk/desk.ts';
import { sixthFleetStanding } from './orders/standing.ts';
import { piecesOf } from './face/pieces.ts';
import type { SixthFleetTypes } from './game.ts';
import { checkPosition } from './text/check.ts';
import { inReserve } from './model/position.ts';
import { unitsDue } from './rules/reinforcement/reinforce.ts';
import { ROSTER, specOf } from './model/roster.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { TABLE_OPTION } from './scenarios/setup.ts';
import type { State } from './model/state.ts';
import { pointsFor } from './rules/victory/victory.ts';
import { OPTIONAL_RULES, type UnitId } from './model/vocabulary.ts';

/** [8.8] A table of somebody's own, far bloodier than ours. */
const BLOODY = COMBAT_RESULTS.map(row => row.map(need => Math.min(6, need + 2)));

const everythingIn = ({ options }: Scenario): ScenarioOpening['options'] =>
  Object.fromEntries(
    OPTIONAL_RULES.filter(rule => options.some(({ id }) => id === rule)).map(rule => [rule, true]),
  );

/** Each scenario so that every two values of two options meet, with everything, and with another table. */
const openings: readonly ScenarioOpening[] = SCENARIOS.flatMap(scenario => [
  ...coveringOpenings(scenario),
  { scenario: scenario.id, options: everythingIn(scenario) },
  { scenario: scenario.id, options: { [TABLE_OPTION]: printTable(BLOODY) } },
]);

/** Stacking, terrain, sides, boxes, nobody in two places. */
const isPossible: Invariant<SixthFleetTypes> = state => {
  const checked = checkPosition(state);
  return checked.ok ? undefined : `${checked.error.at}: ${checked.error.message}`;
};

/** Units that should have been placed in the phase that has just ended, and were not. */
const leftOut = (state: State, { phase }: State): readonly UnitId[] => {
  if (sameData(phase, state.phase)) return [];
  if (phase.name === 'set-up') return unitsToSetUp(state, phase);
  return phase.name === 'reinforcement' ? unitsDue(state, phase.side) : [];
};

/** A unit in play stays on the map or aboard, or is gone for a reason. A position made by hand may leave units out. */
const nobodyIsMissing: Invariant<SixthFleetTypes> = (state, before) => {
  if (before === undefined) return undefined;
  const vanished = ROSTER.findIndex(
    (_spec, unit) => inReserve(state, unit as UnitId) && !inReserve(before, unit as UnitId),
  );
  const [missing = vanished] = leftOut(state, before);
  return missing < 0 ? undefined : `${ROSTER[missing]?.name} has vanished`;
};

/** [13.0] */
const pointsAreTheDead: Invariant<SixthFleetTypes> = state => {
  const total = state.dead.reduce((sum, unit) => sum + Math.max(1, specOf(state, unit).ratings.ecm), 0);
  return pointsFor(state, 'nato') + pointsFor(state, 'soviet') === total
    ? undefined
    : 'points and losses differ';
};

/** [13.2] */
const handicapStays: Invariant<SixthFleetTypes> = (state, before) =>
  before === undefined || before.handicap === state.handicap ? undefined : 'the handicap has changed';

export const sixthFleetKit: ExamKit<SixthFleetTypes> = {
  openings,
  bound: 20_000,
  lists: 'one-of-a-kind',
  secrets: 'none',
  invariants: [isPossible, nobodyIsMissing, pointsAreTheDead, handicapStays],
  desk: {
    desk: sixthFleetDesk,
    hexes: () => GRID.size,
    pieces: ({ table }) => piecesOf(table).map(({ id }) => id),
  },
  standing: sixthFleetStanding,
};
