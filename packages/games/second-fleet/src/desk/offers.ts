import type { Action } from '../model/action.ts';
import { isFireAction, isSeaAction } from '../model/action.ts';
import { listActions } from '../turn/list.ts';
import type { View } from '../secrets/view.ts';
import { campaignOffer } from './campaign-offers.ts';
import { fireOffer } from './fire-offers.ts';
import type { Offer } from './offer.ts';
import { activationIn, sailOffers, seaOffer } from './sea-offers.ts';

/** How an action is found by a person; nothing for what ends a phase, and for the dice. */
export const offerOf = (view: View, action: Action): Offer | undefined => {
  if (action.type === 'done' || action.type === 'roll') return undefined;
  if (isSeaAction(action)) return seaOffer(view, action);
  return isFireAction(action) ? fireOffer(view, action) : campaignOffer(view, action);
};

/** Everything that the rules offer the viewer now, each in a way to reach it: nothing that is offered is out of reach. */
export const offersOf = (view: View): readonly Offer[] => {
  const activation = activationIn(view.table);
  const actions = [...listActions(view)];
  // The sails of an activation are worked out together: one by one they would be worked out again each time.
  const rest = activation === undefined ? actions : actions.filter(({ type }) => type !== 'sail');
  const sails =
    activation === undefined || rest.length === actions.length ? [] : sailOffers(view, activation);
  return [...sails, ...rest.flatMap(action => offerOf(view, action) ?? [])];
};
