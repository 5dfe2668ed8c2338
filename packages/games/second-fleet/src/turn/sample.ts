import { pick, type Random } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { sampleCampaign } from './campaign/list.ts';
import { inPhase } from '../model/phase.ts';
import { sampleFire, sampleTakeOff } from './fire/sample.ts';
import { strikesFrom } from '../rules/combat/sorties.ts';
import type { SeaPhase } from '../model/sea/phase.ts';
import { sampleSea } from './sea/sample.ts';
import { isTurnOf } from './turn.ts';
import type { View } from '../secrets/view.ts';

/** One offered action, each of them possible; undefined when it is not the viewer's turn. */
export const sampleAction = (view: View, random: Random): Action | undefined => {
  const { phase } = view.table;
  return isTurnOf(phase, view.viewer) ? sampled(view, phase, random) : undefined;
};

/** Out of eight: how often those who could attack or take off try it. */
const EAGER = { activation: 3, segment: 7 };

/** Where ships act they may attack too, and in an air segment aircraft take off. */
const sampleAtSea = (view: View, phase: SeaPhase, random: Random): Action | undefined => {
  const eager = random.below(8) < (phase.name === 'segment' ? EAGER.segment : EAGER.activation);
  return (eager ? sampleFireAtSea(view, phase, random) : undefined) ?? sampleSea(view, phase, random);
};

const sampleFireAtSea = (view: View, phase: SeaPhase, random: Random): Action | undefined => {
  if (phase.name === 'segment' && phase.arm === 'air') return sampleTakeOff(view, phase, random);
  return phase.name === 'surface-activation' || phase.name === 'submarine-activation'
    ? pick(random, [...strikesFrom(view, phase)])
    : undefined;
};

const sampled = inPhase<View, Random, Action | undefined>({
  sea: sampleAtSea,
  fire: sampleFire,
  campaign: sampleCampaign,
});
