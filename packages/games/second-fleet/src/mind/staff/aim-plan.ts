import type { Action } from '../../model/action.ts';
import { coordinatorsIn, mostTargets, TAC_COORD_LIMIT } from '../../rules/combat/aim.ts';
import { evenly } from '../../rules/combat/aim-list.ts';
import { oddsOfAimed } from '../../turn/fire/odds.ts';
import type { Activation, Aim, Strike, Target } from '../../model/fire/phase.ts';
import { strikePoints } from '../../rules/combat/strength.ts';
import { WAYS } from '../../rules/combat/strike-odds.ts';
import { targetsOf } from '../../rules/combat/targets.ts';
import { zoneOf } from '../../model/chart.ts';
import type { PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { lossOf } from '../strike-value.ts';
import { baseStake } from './base-stake.ts';
import { stakeOf } from './stake.ts';

export interface AimPlan {
  readonly aims: readonly Aim[];
  readonly tacCoord: readonly UnitId[];
  /** What it takes from the enemy on average. */
  readonly value: number;
  /** Steps that the guns cost bombers on average. */
  readonly flak: number;
}

/** What this much damage to a target takes from the enemy. */
const takenFrom = (table: PublicState, target: Target, points: number): number =>
  target.kind === 'base' ? baseStake(table, target, points) : lossOf(table, target.unit, points, stakeOf);

const reckon = (
  table: PublicState,
  activation: Activation,
  strike: Strike,
  aims: readonly Aim[],
  tacCoord: readonly UnitId[],
): AimPlan => {
  const odds = oddsOfAimed(table, activation, { strike, aims, tacCoord, nuclear: false });
  const value = odds.targets.reduce(
    (sum, { aim, spread }) =>
      sum +
      spread.reduce((loss, ways, points) => loss + ways * takenFrom(table, aim.target, points), 0) / WAYS,
    0,
  );
  return { aims, tacCoord, value, flak: (odds.losses[1] + 2 * odds.losses[2]) / 10 };
};

/** The targets by what half of the points would do to each alone, the best first. */
const ranked = (
  table: PublicState,
  activation: Activation,
  strike: Strike,
  targets: readonly Target[],
  points: number,
): readonly Target[] =>
  targets
    .map(target => ({
      target,
      value: reckon(table, activation, strike, [{ target, points }], []).value,
    }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ target }) => target);

/** How many targets are tried: column 90 takes no more, and a thin salvo does nothing. */
const countsFor = (strike: Strike, targets: number, points: number): readonly number[] => {
  const most = Math.min(mostTargets(strike), targets, points);
  return [1, 2, 3, 4, 6].filter(count => count <= most);
};

/** Less than this is not worth an aircraft that could help another attack of the day. */
const HELP = 0.7;

const withHelp = (table: PublicState, activation: Activation, strike: Strike, plan: AimPlan): AimPlan => {
  const helpers = strike.answer ? [] : coordinatorsIn(table, strike.side, zoneOf(strike.hex));
  const tacCoord = helpers.slice(0, TAC_COORD_LIMIT);
  if (tacCoord.length === 0) return plan;
  const helped = reckon(table, activation, strike, plan.aims, tacCoord);
  return helped.value - plan.value >= HELP * tacCoord.length ? helped : plan;
};

/** How the points of an attack are best shared out; undefined when there is nothing to aim at. */
export const planAims = (
  view: View,
  activation: Activation,
  strike: Strike,
  most: number,
): AimPlan | undefined => {
  const { table } = view;
  const targets = targetsOf(view, activation, strike);
  const points = strikePoints(table, activation, strike);
  const order = ranked(table, activation, strike, targets, Math.ceil(points / 2));
  let best: AimPlan | undefined;
  for (const count of countsFor(strike, Math.min(most, targets.length), points)) {
    const found = reckon(table, activation, strike, evenly(order.slice(0, count), points), []);
    if (best === undefined || found.value > best.value) best = found;
  }
  return best === undefined ? undefined : withHelp(table, activation, strike, best);
};

export const aimAction = ({ aims, tacCoord }: AimPlan): Action => ({
  type: 'aim',
  aims,
  tacCoord,
  nuclear: false,
});
