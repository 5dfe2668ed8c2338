import { choiceOf, type Selection } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { optionsFor } from '../turn/options.ts';
import type { View } from '../secrets/view.ts';
import { segmentOffers, strikeOffers } from './air-offers.ts';
import { answersFound, type Found } from './answer-offers.ts';
import { attackOffers, marchOffers } from './ground-offers.ts';
import { initialOffers } from './initial-offers.ts';
import { navalOffers } from './naval-offers.ts';
import type { Offer } from './offer.ts';
import { type Picks, picksOf } from './picks.ts';
import { actingSide, type DeskChoice } from './say.ts';

/** Whether these picks mean what was found. */
const isMeant = (
  { pieces, exact, target }: Found,
  picked: readonly number[],
  { targets }: Picks,
): boolean => {
  if (picked.length === 0 || !picked.every(piece => pieces.includes(piece))) return false;
  if (exact === true && picked.length !== pieces.length) return false;
  return targets.length === 0 || (target !== undefined && targets.includes(target));
};

const answers = (view: View, picked: readonly number[], picks: Picks): readonly Offer[] =>
  answersFound(view)
    .filter(found => isMeant(found, picked, picks))
    .map(({ offer }) => offer);

const offersFor = (view: View, picks: Picks, picked: readonly number[]): readonly Offer[] => {
  const { phase } = view.common;
  switch (phase.name) {
    case 'naval-step':
      return navalOffers(view, phase, picks);
    case 'initial':
      return initialOffers(view, phase, picks);
    case 'air-segment':
      return segmentOffers(view, phase, picks);
    case 'strike-choice':
      return strikeOffers(view, phase, picks);
    case 'ground-movement':
      return marchOffers(view, phase, picks);
    case 'ground-combat':
      return attackOffers(view, phase, picks);
    default:
      return answers(view, picked, picks);
  }
};

/** Several aircraft are sent one after the other, and each of them must be able to go. */
const ruledOn = ({ actions }: Offer): readonly Action[] =>
  actions[0]?.type === 'cover' ? actions : actions.slice(0, 1);

/** What two lists offer alike is one choice: a minelayer may find her mines among the goods of the port too. */
const eachOnce = (choices: readonly DeskChoice[]): readonly DeskChoice[] => [
  ...new Map(choices.map(choice => [choice.key, choice])).values(),
];

/** Everything that the picked pieces can do now; with a hex or targets pointed at, with these only. */
export const choicesFor = (view: View, selection: Selection): readonly DeskChoice[] => {
  const picks = actingSide(view) === undefined ? undefined : picksOf(selection);
  if (picks === undefined || selection.pieces.length === 0) return [];
  const { refuse } = optionsFor(view);
  return eachOnce(
    offersFor(view, picks, selection.pieces)
      .filter(({ hex }) => picks.hex === undefined || hex === picks.hex)
      .filter(offer => ruledOn(offer).every(action => refuse(action) === undefined))
      .map(choiceOf),
  );
};
