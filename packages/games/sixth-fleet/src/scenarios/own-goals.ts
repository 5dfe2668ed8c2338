import { BONUSES } from './bonuses.ts';
import { goalStakes } from './orders/link.ts';
import type { Goal, Scenario } from './scenario.ts';

export const GOAL_RULES = BONUSES.map(({ rule }) => rule);

export const MOST_POINTS = 99;

/** [13.1] What the goal is worth in this scenario; 0 where it has none of the kind. */
export const goalPoints = ({ goals }: Scenario, rule: Goal['rule']): number =>
  goals.find(goal => goal.rule === rule)?.points ?? 0;

/** Whose points a position has changed. */
export const ownGoalsOf = ({ ownGoals = [] }: Scenario): readonly Goal[] => ownGoals;

/** The scenario with another worth of one of its goals. Its players are told the new figure. */
export const withGoal = (scenario: Scenario, rule: Goal['rule'], points: number): Scenario => {
  const title = BONUSES.find(bonus => bonus.rule === rule)?.title ?? rule;
  const changed: Goal = { rule, title, points };
  const inOrder = (list: readonly Goal[]): readonly Goal[] =>
    [...list.filter(goal => goal.rule !== rule), changed].toSorted((one, other) =>
      one.rule < other.rule ? -1 : 1,
    );
  const goals = inOrder(scenario.goals).filter(goal => goal.points > 0);
  const before = new Set(goalStakes(scenario.goals).map(({ text }) => text));
  const stakes = scenario.orders.stakes.filter(({ text }) => !before.has(text));
  return {
    ...scenario,
    goals,
    ownGoals: inOrder(ownGoalsOf(scenario)),
    orders: { ...scenario.orders, stakes: [...goalStakes(goals), ...stakes] },
  };
};
