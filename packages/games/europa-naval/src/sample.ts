import type { Random } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { isSeaPhase, isShorePhase } from './families.ts';
import { plain } from './plain.ts';
import { sampleSea } from './sea/sample.ts';
import { sampleShore } from './shore/sample.ts';
import { isTurnOf } from './turn.ts';
import type { View } from './view.ts';
import { sampleWar } from './war/sample.ts';

/** One offered action, each of them possible; undefined when it is not the viewer's turn. */
export const sampleAction = (view: View, random: Random): Action | undefined => {
  if (!isTurnOf(view.common.phase, view.viewer)) return undefined;
  const action = sampled(view, random);
  return action === undefined ? undefined : plain(action);
};

const sampled = (view: View, random: Random): Action | undefined => {
  const { phase } = view.common;
  if (isSeaPhase(phase)) return sampleSea(view, phase, random);
  return isShorePhase(phase) ? sampleShore(view, phase, random) : sampleWar(view, phase, random);
};
