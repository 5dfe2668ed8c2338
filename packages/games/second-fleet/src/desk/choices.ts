import type { Selection } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { optionsFor } from '../options.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import { madeBy } from './made.ts';
import { isMeant, type Offer } from './offer.ts';
import { offerOf, offersOf } from './offers.ts';
import { actingSide, type DeskChoice } from './seat.ts';
import { planChoices } from './segment-choices.ts';
import { choiceOf } from './to-choice.ts';

/** Everything that the picked pieces can do now; with a hex or targets pointed at, with these only. */
export const choicesFor = (view: View, selection: Selection): readonly DeskChoice[] => {
  if (actingSide(view) === undefined) return [];
  const { phase } = view.table;
  const plans =
    phase.name === 'segment' ? planChoices(view, phase, selection.pieces as readonly UnitId[]) : [];
  const offers = offersFor(view, selection).map(offer => ({
    ...choiceOf(view, offer),
    ...sharesOf(offer.action, selection),
  }));
  return [...offers, ...plans].filter(({ hex }) => selection.hex === undefined || hex === selection.hex);
};

/** [C.8.2] Points on several targets may be shared out otherwise, when each of them is a piece. */
const sharesOf = (action: Action, { targets }: Selection): Pick<DeskChoice, 'shares'> => {
  if (action.type !== 'aim' || targets.length < 2) return {};
  if (action.aims.some(({ target }) => target.kind === 'base')) return {};
  const pointsOn = (id: number): number =>
    action.aims.find(({ target }) => target.kind === 'unit' && target.unit === id)?.points ?? 0;
  return { shares: targets.map(pointsOn) };
};

const offersFor = (view: View, selection: Selection): readonly Offer[] => {
  const picked = selection.targets.length > 0 ? [] : listedFor(view, selection.pieces);
  const made = madeBy(view, selection)
    .filter(action => optionsFor(view).refuse(action) === undefined)
    .flatMap(action => offerOf(view, action) ?? []);
  // Hundreds of flights may be among them, so equal ones are told by their text.
  const known = new Map(
    [...picked, ...made].toReversed().map(offer => [JSON.stringify(offer.action), offer]),
  );
  return [...known.values()].toReversed().filter(isAboutTargets(selection));
};

const listedFor = (view: View, pieces: readonly number[]): readonly Offer[] =>
  offersOf(view)
    .filter(offer => isMeant(offer, pieces))
    .flatMap(offer => narrowed(view, offer, pieces));

/** An attack is made by those picked, not by all who could. */
const narrowed = (view: View, offer: Offer, pieces: readonly number[]): readonly Offer[] => {
  const { action } = offer;
  if (action.type !== 'strike') return [offer];
  const units = action.units.filter(unit => pieces.includes(unit));
  if (units.length === action.units.length) return [offer];
  const fewer: Action = { ...action, units };
  return units.length > 0 && optionsFor(view).refuse(fewer) === undefined
    ? [offerOf(view, fewer) ?? offer]
    : [];
};

/** With submarines or ships picked as targets, only what is done to them. */
const isAboutTargets =
  ({ targets }: Selection) =>
  ({ action }: Offer): boolean => {
    if (targets.length === 0) return true;
    if (action.type === 'search') return targets.includes(action.submarine);
    if (action.type === 'bounce') return targets.includes(action.target);
    return action.type === 'aim' || action.type === 'strike';
  };
