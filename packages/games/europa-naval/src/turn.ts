import { type Actor, isToAct } from '@narrow-seas/core';
import { isSeaPhase, isShorePhase } from './families.ts';
import { actorOfSea } from './sea/actor.ts';
import { actorOfShore } from './shore/actor.ts';
import type { Phase } from './state.ts';
import type { Side } from './vocabulary.ts';
import { actorOfWar } from './war/actor.ts';

/** Who may act in this phase. */
export const actorOf = (phase: Phase): Actor<Side> => {
  if (isSeaPhase(phase)) return actorOfSea(phase);
  return isShorePhase(phase) ? actorOfShore(phase) : actorOfWar(phase);
};

/** Whether a side may act in it. */
export const isTurnOf = (phase: Phase, viewer: string): viewer is Side => isToAct(actorOf(phase), viewer);
