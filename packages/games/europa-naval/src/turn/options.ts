import { DICE_ONLY, NOT_YOUR_TURN, type Offer, OVER, type Random, type Refusal } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { inPhase } from '../model/phase.ts';
import { listActions } from './list.ts';
import { sampleAction } from './sample.ts';
import { refuseInSea } from './sea/refuse.ts';
import { refuseInShore } from './shore/refuse.ts';
import { isTurnOf } from './turn.ts';
import { refuseUnknown } from '../model/unknown.ts';
import type { View } from '../secrets/view.ts';
import { refuseInWar } from './war/refuse.ts';

/** What a side may do, as a set of actions. */
export type Options = Offer<Action>;

export const optionsFor = (view: View): Options => ({
  list: () => listActions(view),
  sample: (random: Random) => sampleAction(view, random),
  refuse: action => refuse(view, action),
});

/** The one predicate: turn and phase first, then the chapter. */
const refuse = (view: View, action: Action): Refusal | undefined => {
  const { phase } = view.common;
  if (phase.name === 'over') return OVER;
  if (action.type === 'roll') return DICE_ONLY;
  if (!isTurnOf(phase, view.viewer)) return NOT_YOUR_TURN;
  return refuseUnknown(view.common, action) ?? refuseInPhase(view, phase, action);
};

const refuseInPhase = inPhase<View, Action, Refusal | undefined>({
  sea: refuseInSea,
  shore: refuseInShore,
  war: refuseInWar,
});
