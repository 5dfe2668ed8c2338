import { type Actor, isToAct } from '@narrow-seas/core';
import { byPhase } from '../model/phase.ts';
import { actorOfSea } from './sea/actor.ts';
import { actorOfShore } from './shore/actor.ts';
import type { Phase } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { actorOfWar } from './war/actor.ts';

/** Who may act in this phase. */
export const actorOf = byPhase<Actor<Side>>({ sea: actorOfSea, shore: actorOfShore, war: actorOfWar });

/** Whether a side may act in it. */
export const isTurnOf = (phase: Phase, viewer: string): viewer is Side => isToAct(actorOf(phase), viewer);
