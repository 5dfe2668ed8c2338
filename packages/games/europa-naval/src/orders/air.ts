import { ASK_ME, type SeatOrders, valueOf } from '@narrow-seas/core';
import { segmentAnswer, strikeAnswer } from '../mind/air-answers.ts';
import type { Scene } from '../mind/scene.ts';
import type { Action } from '../model/action.ts';
import type { AirSegment, StrikeChoice } from '../model/shore/phase.ts';
import type { Said } from './battle.ts';
import { SPECS } from './specs.ts';

const DONE: Action = { type: 'done' };

/** [F.11.4] Cover in the enemy's turn; one's own is for the player to plan. */
export const inSegment = (scene: Scene, phase: AirSegment, orders: SeatOrders): Said | undefined => {
  if (phase.part !== 'cover' || scene.common.phasing === scene.side) return undefined;
  const spec = SPECS.cover;
  const { choice } = valueOf(spec, orders);
  if (choice === ASK_ME) return { spec, action: undefined };
  return { spec, action: choice === 'none' ? DONE : segmentAnswer(scene, phase) };
};

/** [F.11.6] Strikes on a group that was found. */
export const inStrike = (scene: Scene, phase: StrikeChoice, orders: SeatOrders): Said => {
  const spec = SPECS.strikes;
  const { choice } = valueOf(spec, orders);
  if (choice === ASK_ME) return { spec, action: undefined };
  if (choice === 'never') return { spec, action: DONE };
  const doctrine = { ...scene.doctrine, countsPoints: choice !== 'always' };
  return { spec, action: strikeAnswer({ ...scene, doctrine }, phase) };
};
