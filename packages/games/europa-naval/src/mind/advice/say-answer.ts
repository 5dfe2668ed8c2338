import type { Action } from '../../model/action.ts';
import { answersFound } from '../../desk/answer-offers.ts';
import type { View } from '../../secrets/view.ts';

const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Phases of few answers, whose labels the desk has. */
const ANSWERED: ReadonlySet<Action['type']> = new Set([
  'take-hit',
  'hunt',
  'torpedo',
  'aim',
  'react',
  'withdraw',
  'activate',
  'sweep-zone',
  'fight',
  'stay',
  'turn-back',
  'hit-ship',
  'assault',
  'retreat',
  'advance',
  'pay-front',
  'strike-fleet',
]);

/** The label of an offered answer; undefined for what is not listed. */
export const sayAnswer = (view: View, action: Action): string | undefined =>
  ANSWERED.has(action.type)
    ? answersFound(view).find(({ offer }) => offer.actions.some(offered => isSame(offered, action)))?.offer
        .label
    : undefined;
