import { enemyOf, type Side, SIDES } from '../model/vocabulary.ts';
import {
  FLEET_INTERNED,
  LANDED_AT_MALTA,
  LANDED_IN_AFRICA,
  MALTA_FALLS,
  SEA_OPENED,
  SHIPPING_SUNK,
  SURRENDER,
  TROOPS_LOST,
  WARSHIPS_LOST,
} from '../rules/surrender/cause.ts';
import type { Goal, Goals, ScenarioForm } from './form.ts';

/** Losses of one side are points of the other. */
const lossesOf = ({ war, trade }: Goals['losses']): readonly Goal[] =>
  SIDES.flatMap(loser => [
    ...(war[loser].length > 0 ? [{ side: enemyOf(loser), cause: WARSHIPS_LOST }] : []),
    ...(trade[loser].length > 0 ? [{ side: enemyOf(loser), cause: SHIPPING_SUNK }] : []),
  ]);

const goal = (side: Side, cause: string): Goal => ({ side, cause });

const campaignOf = ({ goals, surrender }: Pick<ScenarioForm, 'goals' | 'surrender'>): readonly Goal[] => {
  const { supplies, starvedMalta, reserve, rescue, troopsLost, safeZone } = goals;
  return [
    ...(supplies === undefined ? [] : [goal('axis', LANDED_IN_AFRICA), goal('allied', LANDED_AT_MALTA)]),
    ...(starvedMalta === undefined ? [] : [goal('axis', MALTA_FALLS)]),
    ...(reserve === undefined ? [] : [goal('axis', reserve.cause)]),
    ...(rescue === undefined ? [] : [goal(rescue.side, rescue.cause)]),
    ...(troopsLost === undefined ? [] : [goal(enemyOf(troopsLost), TROOPS_LOST)]),
    ...(safeZone === undefined ? [] : [goal('allied', SEA_OPENED)]),
    ...(surrender === undefined ? [] : [goal('allied', SURRENDER), goal('allied', FLEET_INTERNED)]),
  ];
};

/** Everything that can bring points in a scenario, each once: a position may say how much of it counts. */
export const goalsIn = (form: Pick<ScenarioForm, 'goals' | 'surrender'>): readonly Goal[] => {
  const { losses, captures, heldFor } = form.goals;
  const all = [
    ...heldFor,
    ...captures.map(({ by, cause }) => goal(by, cause)),
    ...campaignOf(form),
    ...lossesOf(losses),
  ];
  return all.filter(
    ({ side, cause }, place) => all.findIndex(each => each.side === side && each.cause === cause) === place,
  );
};
