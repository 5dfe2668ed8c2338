import { memo } from '@narrow-seas/core';
import { type HexSet, hasHex } from '@narrow-seas/hex';
import { AEGEAN, EASTERN_MEDITERRANEAN } from '../model/chart.ts';
import { controlBy } from '../rules/zones/control.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { Goal, Scenario } from '../scenarios/scenario.ts';
import { DOMAINS } from '../model/vocabulary.ts';
import { placesOf } from './contact.ts';
import { COAST, lineRuns, lineSea, newLineSearch } from './line-search.ts';

/** How much of a bonus is in hand when the sea is only partly closed or only few units are left. */
const HALF_DONE = 0.5;

/** [13.12] 0: Israel is open; 1: cut off; between: the share of its coast that is closed. */
export const cutOff = (state: State): number => {
  const sea = lineSea(state.destroyed);
  const soviet = placesOf(state, 'soviet');
  const held = DOMAINS.map(domain => controlBy(state, 'soviet', domain).level);
  const isOpen = (hex: number): boolean =>
    sea[hex] === 1 &&
    (soviet[hex] as number) < 0 &&
    (held.every(level => level[hex] === 0) || hasNatoShip(state, hex));
  return lineRuns(SEARCH, isOpen) ? partlyCut(COAST.filter(isOpen).length, COAST.length) : 1;
};

/** One for all positions: the line that was found last is only tried first. */
const SEARCH = newLineSearch();

const hasNatoShip = (state: State, hex: number): boolean => {
  const stack = state.stacks.nato[placesOf(state, 'nato')[hex] as number];
  return stack?.units.some(unit => isNaval(specOf(state, unit))) === true;
};

/** While a line runs, by the share of the coast that is closed. */
export const partlyCut = (open: number, coast: number): number => HALF_DONE * (1 - open / Math.max(1, coast));

const natoUnitsIn = (state: State, region: HexSet, onlyShips: boolean): number => {
  let count = 0;
  for (const { hex, units } of state.stacks.nato) {
    if (!hasHex(region, hex)) continue;
    for (const unit of units) if (!onlyShips || isNaval(specOf(state, unit))) count += 1;
  }
  return count;
};

/** 1 when nobody is there, less with everyone who is. */
export const emptiness = (count: number): number => (count === 0 ? 1 : HALF_DONE / (1 + count));

/** [13.1] The Soviet bonuses, in part where they are in part achieved. */
export const objectives = (state: State): number => {
  const cut = cutOff(state);
  const east = emptiness(natoUnitsIn(state, EASTERN_MEDITERRANEAN, true));
  return bonusWorth(goalPointsOf(state.scenario), emptiness(natoUnitsIn(state, AEGEAN, false)), cut, east);
};

/** The points of a scenario’s goals, by place. */
export interface GoalPoints {
  readonly aegean: number;
  readonly israel: number;
  readonly east: number;
}

/** [13.11] [13.12] [13.13] Nothing for what is no goal of the scenario. */
export const goalPointsOf = memo(({ goals }: Scenario): GoalPoints => {
  const pointsFor = (rule: Goal['rule']): number => goals.find(goal => goal.rule === rule)?.points ?? 0;
  return { aegean: pointsFor('13.11'), israel: pointsFor('13.12'), east: pointsFor('13.13') };
});

/** [13.13] The east counts only while Israel is cut off. */
export const bonusWorth = (points: GoalPoints, aegean: number, cut: number, east: number): number =>
  points.aegean * aegean + points.israel * cut + points.east * cut * east;
