import { strikeOf } from '../rules/combat/strike.ts';
import { declareStrike } from '../rules/combat/battle.ts';
import { listAims } from '../rules/combat/aim-list.ts';
import type { Action } from '../model/action.ts';
import { progressFrom } from '../turn/chain.ts';
import { type View, viewFor } from '../secrets/view.ts';
import { fireOffer } from './fire-offers.ts';
import { stateSeen } from './foresee.ts';
import { activationOf } from './prospects.ts';
import type { DeskChoice } from './say.ts';
import { choiceFrom } from './to-choice.ts';

type StrikeAction = Extract<Action, { readonly type: 'strike' }>;

/** The view after the attack has begun. */
const struckView = (view: View, action: StrikeAction): View | undefined => {
  const activation = activationOf(view);
  if (activation === undefined) return undefined;
  const state = stateSeen(view);
  const begun = progressFrom(state, declareStrike(state, strikeOf(activation, action), activation));
  return viewFor(begun.state, view.viewer);
};

/**
 * [C.8.2] Where an attack can be aimed in one way only, beginning it and firing is one order, with the chances of the fire.
 * The view is that of the moment in which it begins. What comes between, a patrol or the enemy's formation, ends the order.
 */
export const withOnlyAim = (view: View, choice: DeskChoice): DeskChoice => {
  const strike = choice.actions.at(-1);
  const then = strike?.type === 'strike' ? struckView(view, strike) : undefined;
  if (then === undefined || then.table.phase.name !== 'targeting') return choice;
  const [only, ...more] = listAims(then, then.table.phase);
  if (only?.type !== 'aim' || more.length > 0) return choice;
  const { odds, prospect, targets, button } = choiceFrom(then, fireOffer(then, only));
  return {
    ...choice,
    actions: [...choice.actions, only],
    ...(odds === undefined ? {} : { odds }),
    ...(prospect === undefined ? {} : { prospect }),
    ...(targets === undefined ? {} : { targets }),
    ...(button === undefined ? {} : { button }),
  };
};
