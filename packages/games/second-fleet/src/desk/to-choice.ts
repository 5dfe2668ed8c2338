import type { Action } from '../action.ts';
import { oddsOf } from '../odds.ts';
import type { View } from '../view.ts';
import type { Offer } from './offer.ts';
import type { DeskChoice } from './seat.ts';

/** What has nothing but a type is known by it; a stroke would tie two choices together. */
const keyOf = (action: Action): string =>
  Object.keys(action).length === 1 ? action.type : JSON.stringify(action).replaceAll('/', ' ');

/** An offer as the screen has it. */
export const choiceOf = (
  view: View,
  { action, label, kind, hex, path, cost, warning }: Offer,
): DeskChoice => {
  const odds = oddsOf(view, action);
  return {
    key: keyOf(action),
    kind,
    label,
    action,
    ...(hex === undefined ? {} : { hex }),
    ...(path === undefined ? {} : { path }),
    ...(cost === undefined ? {} : { cost }),
    ...(odds === undefined ? {} : { odds }),
    ...(warning === undefined ? {} : { warning }),
  };
};

/** Two actions that are sent one after the other as one deed: the part of the key before the stroke is the same. */
export const inTurn = (
  first: Action,
  then: DeskChoice,
  label: string,
  more: string,
): readonly DeskChoice[] => {
  const key = then.key;
  return [
    { ...then, key: `${key}/0`, label, action: first },
    { ...then, key: `${key}/1`, label: more },
  ];
};
