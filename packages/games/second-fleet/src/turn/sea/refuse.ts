import { exhausted, NOT_YOUR_TURN, type Refusal, refusal } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { NOT_NOW } from '../refusals.ts';
import type { View } from '../../secrets/view.ts';
import { refuseActivation, refuseEndOfActivation } from '../../rules/action/activation.ts';
import { refuseArm } from '../../rules/action/arms.ts';
import { refuseDive } from '../../rules/depth/depth.ts';
import { refuseMineLoss } from '../../rules/mines/mines.ts';
import type { SeaActivation } from '../../rules/movement/movement.ts';
import type { SeaPhase, Segment } from '../../model/sea/phase.ts';
import { refuseReorganisation } from '../../rules/movement/reorganise.ts';
import { refuseSail, watersSeen } from '../../rules/movement/sail.ts';
import { refuseAerialSweep } from '../../rules/mines/sweep.ts';

const refuseInSegment = (view: View, phase: Segment, action: Action): Refusal | undefined => {
  if (action.type === 'done') return undefined;
  if (action.type === 'activate') return refuseActivation(view, phase, action.units, action.fast);
  return action.type === 'reorganise'
    ? refuseReorganisation(view.table, phase, action.hex, action.forces)
    : NOT_NOW;
};

const NO_MINES_NOW = refusal(
  '23.1',
  'mined-earlier',
  'You can lay mines only in the mining step of the strategic cycle.',
);

const refuseInActivation = (view: View, phase: SeaActivation, action: Action): Refusal | undefined => {
  if (action.type === 'done') return refuseEndOfActivation(view.table, phase);
  if (action.type === 'sail') return refuseSail(watersSeen(view), phase, action.path);
  return action.type === 'lay-mine' ? NO_MINES_NOW : NOT_NOW;
};

/** The one predicate of the sea's phases; attacks and flights are not its business. */
export const refuseInSea = (view: View, phase: SeaPhase, action: Action): Refusal | undefined => {
  const { table } = view;
  switch (phase.name) {
    case 'arm':
      return action.type === 'choose-arm' ? refuseArm(table, phase, action.arm, action.pass) : NOT_NOW;
    case 'segment':
      return refuseInSegment(view, phase, action);
    case 'surface-activation':
    case 'submarine-activation':
      return refuseInActivation(view, phase, action);
    case 'mine-losses':
      return action.type === 'take-mine' ? refuseMineLoss(table, phase, action.unit) : NOT_NOW;
    case 'submarine-mode':
      if (action.type === 'done') return undefined;
      return action.type === 'dive' ? refuseDive(table, phase, action.unit, action.deep) : NOT_NOW;
    case 'sweep-choice':
      if (action.type === 'done') return undefined;
      return action.type === 'sweep-from-air' ? refuseAerialSweep(table, phase, action.hex) : NOT_NOW;
    case 'initiative':
    case 'sosus':
    case 'mine-roll':
    case 'sweep':
      return NOT_YOUR_TURN;
    default:
      return exhausted(phase);
  }
};
