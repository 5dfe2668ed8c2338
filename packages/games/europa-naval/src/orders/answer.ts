import type { SeatOrders, StandingAnswer } from '@narrow-seas/core';
import { type Scene, sceneOf } from '../mind/scene.ts';
import type { Action } from '../model/action.ts';
import { isSeaPhase } from '../model/phase.ts';
import type { View } from '../secrets/view.ts';
import { optionsFor } from '../turn/options.ts';
import { isTurnOf } from '../turn/turn.ts';
import { inSegment, inStrike } from './air.ts';
import { inBattle, inRaid, type Said } from './battle.ts';
import { inHunt, inReaction } from './contact.ts';
import { onLand, passed, stepOver } from './passing.ts';
import { underWay } from './under-way.ts';

/** The order that the present question falls under, and what it says. */
const saidTo = (scene: Scene, orders: SeatOrders): Said | undefined => {
  const { view } = scene;
  const { phase } = view.common;
  switch (phase.name) {
    case 'reaction':
      return inReaction(scene, phase, orders);
    case 'hunt-choice':
    case 'torpedo-aim':
      return inHunt(scene, phase, orders);
    case 'air-segment':
      return inSegment(scene, phase, orders);
    case 'strike-choice':
      return inStrike(scene, phase, orders);
    case 'raid-aim':
      return inRaid(scene, phase, orders);
    case 'ground-retreat':
    case 'ground-advance':
      return onLand(view, phase, orders);
    case 'naval-step':
      return stepOver(scene, phase, orders);
    default:
      return isSeaPhase(phase) ? inBattle(scene, phase, orders) : undefined;
  }
};

/** Where an order speaks of the question it alone answers; else a question without a choice goes by. */
export const answer = (view: View, orders: SeatOrders): StandingAnswer<Action> | undefined => {
  const scene = sceneOf(view);
  if (scene === undefined || !isTurnOf(view.common.phase, scene.side)) return undefined;
  const sailed = underWay(scene, orders);
  if (sailed !== undefined) return sailed;
  const { spec, action } = saidTo(scene, orders) ?? passed(view, orders);
  if (action === undefined || optionsFor(view).refuse(action) !== undefined) return undefined;
  return { action, order: spec.id };
};
