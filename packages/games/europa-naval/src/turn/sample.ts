import type { Random } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { inPhase } from '../model/phase.ts';
import { plainData } from '../model/plain-data.ts';
import { sampleSea } from './sea/sample.ts';
import { sampleShore } from './shore/sample.ts';
import { isTurnOf } from './turn.ts';
import type { View } from '../secrets/view.ts';
import { sampleWar } from './war/sample.ts';

/** One offered action, each of them possible; undefined when it is not the viewer's turn. */
export const sampleAction = (view: View, random: Random): Action | undefined => {
  const { phase } = view.common;
  if (!isTurnOf(phase, view.viewer)) return undefined;
  const action = sampled(view, phase, random);
  return action === undefined ? undefined : plainData(action);
};

const sampled = inPhase<View, Random, Action | undefined>({
  sea: sampleSea,
  shore: sampleShore,
  war: sampleWar,
});
