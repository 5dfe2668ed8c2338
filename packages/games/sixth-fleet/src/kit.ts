import type { ExamKit, Invariant, ScenarioOpening } from '@narrow-seas/core';
import { COMBAT_RESULTS, printTable } from './crt.ts';
import type { SixthFleetTypes } from './game.ts';
import { HANDICAP_OPTION, handicapRule } from './handicap.ts';
import { checkPosition } from './notation/check.ts';
import { inReserve } from './position.ts';
import { ROSTER, specOf } from './roster.ts';
import { TABLE_OPTION } from './scenario.ts';
import { pointsFor } from './victory.ts';
import { OPTIONAL_RULES, type UnitId } from './vocabulary.ts';

/** [8.8] A table of somebody's own, far bloodier than ours. */
const BLOODY = COMBAT_RESULTS.map(row => row.map(need => Math.min(6, need + 2)));

/** Every combination of the optional rules, and each scenario with another table and with each handicap. */
const openings: readonly ScenarioOpening[] = (['short', 'campaign'] as const).flatMap(scenario => [
  ...Array.from({ length: 2 ** OPTIONAL_RULES.length }, (_, mask) => ({
    scenario,
    options: Object.fromEntries(OPTIONAL_RULES.map((rule, bit) => [rule, (mask & (1 << bit)) !== 0])),
  })),
  { scenario, options: { [TABLE_OPTION]: printTable(BLOODY) } },
  ...handicapRule(scenario).values.map(value => ({ scenario, options: { [HANDICAP_OPTION]: value } })),
]);

/** Stacking, terrain, sides, boxes, nobody in two places. */
const isPossible: Invariant<SixthFleetTypes> = state => {
  const checked = checkPosition(state);
  return checked.ok ? undefined : `${checked.error.at}: ${checked.error.message}`;
};

/** Once a side is set up or reinforced, every unit that was due is on the map, aboard or gone for a reason. */
const nobodyIsMissing: Invariant<SixthFleetTypes> = state => {
  const { phase, turn } = state;
  if (phase.name === 'set-up' || phase.name === 'middle-east') return undefined;
  const missing = ROSTER.findIndex(
    ({ arrives }, unit) =>
      (arrives === 'start' || (arrives === 'turn-11' && turn > 10)) && inReserve(state, unit as UnitId),
  );
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
};
