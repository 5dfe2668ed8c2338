import type { ExamKit, Invariant, ScenarioOpening } from '@narrow-seas/core';
import type { SixthFleetTypes } from './game.ts';
import { checkPosition } from './notation-check.ts';
import { ROSTER } from './roster.ts';
import { pointsFor } from './victory.ts';
import { OPTIONAL_RULES } from './vocabulary.ts';

/** Every combination of the optional rules. */
const openings: readonly ScenarioOpening[] = (['short', 'campaign'] as const).flatMap(scenario =>
  Array.from({ length: 2 ** OPTIONAL_RULES.length }, (_, mask) => ({
    scenario,
    options: Object.fromEntries(OPTIONAL_RULES.map((rule, bit) => [rule, (mask & (1 << bit)) !== 0])),
  })),
);

/** Stacking, terrain, sides, boxes, nobody in two places. */
const isPossible: Invariant<SixthFleetTypes> = state => {
  const checked = checkPosition(state);
  return checked.ok ? undefined : `${checked.error.at}: ${checked.error.message}`;
};

/** Every unit is somewhere: on the map, aboard, gone or waiting. */
const unitsConserved: Invariant<SixthFleetTypes> = ({ stacks, boxes, dead, grounded, forfeited, extra }) => {
  const known = new Set([...stacks.nato, ...stacks.soviet].flatMap(({ units }) => units));
  for (const { units } of boxes) for (const unit of units) known.add(unit);
  for (const unit of [...dead, ...grounded, ...forfeited]) known.add(unit);
  return known.size <= ROSTER.length + extra.length ? undefined : 'there are more units than the roster has';
};

/** [13.0] */
const pointsAreTheDead: Invariant<SixthFleetTypes> = state => {
  const total = state.dead.reduce((sum, unit) => sum + Math.max(1, ROSTER[unit]?.ratings.ecm ?? 1), 0);
  return pointsFor(state, 'nato') + pointsFor(state, 'soviet') === total
    ? undefined
    : 'points and losses differ';
};

export const sixthFleetKit: ExamKit<SixthFleetTypes> = {
  openings,
  bound: 20_000,
  lists: 'one-of-a-kind',
  secrets: 'none',
  invariants: [isPossible, unitsConserved, pointsAreTheDead],
};
