import { type Actor, isToAct } from '@narrow-seas/core';
import { actorOfCampaign } from './campaign/decide.ts';
import { byPhase } from '../model/phase.ts';
import { actorOfFire } from './fire/resolve.ts';
import { actorOfSea } from './sea/decide.ts';
import type { Phase } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';

/** Who may act in this phase. */
export const actorOf = byPhase<Actor<Side>>({
  sea: actorOfSea,
  fire: actorOfFire,
  campaign: actorOfCampaign,
});

/** Whether a side may act in it. */
export const isTurnOf = (phase: Phase, viewer: string): viewer is Side => isToAct(actorOf(phase), viewer);
