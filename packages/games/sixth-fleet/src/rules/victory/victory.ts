import type { Outcome, VictoryLevel } from '@narrow-seas/core';
import { type HexSet, hasHex } from '@narrow-seas/hex';
import { AEGEAN, EASTERN_MEDITERRANEAN, ISRAEL_COAST, WEST_EDGE } from '../../model/chart.ts';
import { hasSeaLine } from '../reinforcement/communication.ts';
import { isNaval, specOf, type UnitSpec } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { Goal, Scenario } from '../../scenarios/scenario.ts';
import { enemyOf, type Side } from '../../model/vocabulary.ts';

/** [13.0] A dead unit is worth its countermeasures value, at least one. */
export const lossPoints = ({ ratings }: UnitSpec): number => Math.max(1, ratings.ecm);

export const pointsFor = (state: State, side: Side): number =>
  state.dead
    .map(unit => specOf(state, unit))
    .filter(spec => spec.side === enemyOf(side))
    .reduce((sum, spec) => sum + lossPoints(spec), 0);

/** One line of the account. */
export interface Bonus {
  readonly rule: string;
  readonly title: string;
  readonly points: number;
  readonly earned: boolean;
}

/** [13.1] The Soviet bonuses as they stand, [14.2] the price of violating neutral air space, [13.2] and the handicap. */
export const bonusesOf = (state: State): readonly Bonus[] => {
  const cutOff = !hasSeaLine(state, ISRAEL_COAST, WEST_EDGE);
  const earned: { readonly [rule in Goal['rule']]: boolean } = {
    '13.11': !anyIn(state, AEGEAN, false),
    '13.12': cutOff,
    '13.13': cutOff && !anyIn(state, EASTERN_MEDITERRANEAN, true),
  };
  return [
    ...state.scenario.goals.map(goal => ({ ...goal, earned: earned[goal.rule] })),
    { rule: '14.2', title: 'Neutral air space violated', points: -10, earned: state.violated },
    ...(state.handicap === 0
      ? []
      : [{ rule: '13.2', title: 'Handicap agreed at the start', points: state.handicap, earned: true }]),
  ];
};

const anyIn = (state: State, region: HexSet, onlyShips: boolean): boolean =>
  state.stacks.nato.some(
    ({ hex, units }) => hasHex(region, hex) && units.some(unit => !onlyShips || isNaval(specOf(state, unit))),
  );

/** [13.0] Soviet points less NATO's, with the bonuses. */
export const netPoints = (state: State): number =>
  bonusesOf(state).reduce(
    (sum, { points, earned }) => sum + (earned ? points : 0),
    pointsFor(state, 'soviet') - pointsFor(state, 'nato'),
  );

/** [13.2] The level of victory by net points, from the best for NATO to the best for the Soviets. */
const LEVELS: readonly VictoryLevel<Side>[] = [
  { winner: 'nato', grade: 'decisive' },
  { from: -30, winner: 'nato', grade: 'substantive' },
  { from: -15, winner: 'nato', grade: 'marginal' },
  { from: 0, winner: undefined, grade: '' },
  { from: 21, winner: 'soviet', grade: 'marginal' },
  { from: 36, winner: 'soviet', grade: 'substantive' },
  { from: 51, winner: 'soviet', grade: 'decisive' },
];

interface Level {
  readonly winner: Side | undefined;
  readonly summary: string;
}

export const levelsOf = ({ levels = LEVELS }: Scenario): readonly VictoryLevel<Side>[] => levels;

/** [13.2] What these net points mean in the scenario. */
export const levelOf = (scenario: Scenario, points: number): Level => {
  const { winner, grade } = levelsOf(scenario).findLast(
    ({ from }) => from === undefined || points >= from,
  ) as VictoryLevel<Side>;
  if (winner === undefined) return { winner, summary: 'draw' };
  return { winner, summary: `${winner === 'nato' ? 'NATO' : 'Soviet'} ${grade} victory` };
};

export const outcome = (state: State): Outcome<Side> | undefined => {
  if (state.phase.name !== 'over') return undefined;
  const net = netPoints(state);
  const { winner, summary: level } = levelOf(state.scenario, net);
  return { winner, summary: `${level}, net ${net}`, level, net };
};
