import { pick, type Random } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { sampleCampaign } from './campaign/list.ts';
import { isFirePhase, isSeaPhase } from './families.ts';
import { sampleFire, sampleTakeOff } from './fire/sample.ts';
import { strikesFrom } from './fire/sorties.ts';
import type { SeaPhase } from './sea/phase.ts';
import { sampleSea } from './sea/sample.ts';
import { isTurnOf } from './turn.ts';
import type { View } from './view.ts';

/** One offered action, each of them possible; undefined when it is not the viewer's turn. */
export const sampleAction = (view: View, random: Random): Action | undefined => {
  const { phase } = view.table;
  if (!isTurnOf(phase, view.viewer)) return undefined;
  if (isSeaPhase(phase)) return sampleAtSea(view, phase, random);
  return isFirePhase(phase) ? sampleFire(view, phase, random) : sampleCampaign(view, phase, random);
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
