import { type Actor, isToAct } from '@narrow-seas/core';
import { actorOfCampaign } from './campaign/decide.ts';
import { isFirePhase, isSeaPhase } from './families.ts';
import { actorOfFire } from './fire/resolve.ts';
import { actorOfSea } from './sea/decide.ts';
import type { Phase } from './state.ts';
import type { Side } from './vocabulary.ts';

/** Who may act in this phase. */
export const actorOf = (phase: Phase): Actor<Side> => {
  if (isSeaPhase(phase)) return actorOfSea(phase);
  return isFirePhase(phase) ? actorOfFire(phase) : actorOfCampaign(phase);
};

/** Whether a side may act in it. */
export const isTurnOf = (phase: Phase, viewer: string): viewer is Side => isToAct(actorOf(phase), viewer);
