import type { State } from '../model/state.ts';
import { type Terms, termsOf, withTerms } from '../model/terms.ts';
import type { PortId, Side } from '../model/vocabulary.ts';
import { goalsIn } from '../scenarios/goals.ts';
import { scenarioOf } from '../scenarios/shelf.ts';

const withChanged = (state: State, change: Partial<Terms>): State => ({
  ...state,
  common: withTerms(state.common, change),
});

const USUAL = 100;

/** In the order in which the scenario has them; what counts as usual is not said. */
export const withPercent = (state: State, side: Side, cause: string, percent: number): State => {
  const { weights } = termsOf(state.common);
  const all = [
    ...weights.filter(each => each.side !== side || each.cause !== cause),
    { side, cause, percent },
  ];
  const order = goalsIn(scenarioOf(state.common.scenario));
  const placeOf = (weight: (typeof all)[number]): number =>
    order.findIndex(goal => goal.side === weight.side && goal.cause === weight.cause);
  return withChanged(state, {
    weights: all.filter(each => each.percent !== USUAL).toSorted((a, b) => placeOf(a) - placeOf(b)),
  });
};

export const withPrize = (state: State, side: Side, port: PortId, points: number): State => {
  const { prizes } = termsOf(state.common);
  const others = prizes.filter(each => each.side !== side || each.port !== port);
  const all = points === 0 ? others : [...others, { side, port, points }];
  return withChanged(state, {
    prizes: all.toSorted((a, b) => a.port - b.port || (a.side < b.side ? 1 : -1)),
  });
};

export const withLevels = (state: State, levels: readonly number[]): State => withChanged(state, { levels });
