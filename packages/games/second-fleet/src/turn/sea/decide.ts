import type { Effect } from '../chain.ts';
import { type Actor, exhausted } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import type { State } from '../../model/state.ts';
import type { DieFace, Side } from '../../model/vocabulary.ts';
import { activate, endActivation } from '../../rules/action/activation.ts';
import { afterSegment, chooseArm, rollInitiative } from '../../rules/action/arms.ts';
import { endDepth } from '../../rules/depth/depth.ts';
import { rollMine, takeMine } from '../../rules/mines/mines.ts';
import type { SeaActivation } from '../../rules/movement/movement.ts';
import type { SeaPhase, Segment } from '../../model/sea/phase.ts';
import { sail } from '../../rules/movement/sail.ts';
import { rollSosus } from '../../rules/detection/sosus.ts';
import { endSweepChoice, rollSweep } from '../../rules/mines/sweep.ts';

export const actorOfSea = (phase: SeaPhase): Actor<Side> => {
  switch (phase.name) {
    case 'initiative':
    case 'sosus':
    case 'mine-roll':
    case 'sweep':
      return 'chance';
    default:
      return [phase.side];
  }
};

const impossible = (phase: SeaPhase, action: Action): never => {
  throw new Error(`${action.type} was let through in phase ${phase.name}`);
};

const resolveInSegment = (state: State, phase: Segment, action: Action): Effect => {
  if (action.type === 'done') return afterSegment(phase);
  if (action.type === 'activate') return activate(state, phase, action.units, action.fast);
  if (action.type !== 'reorganise') return impossible(phase, action);
  return [{ type: 'reorganised', side: phase.side, hex: action.hex, forces: action.forces }];
};

const resolveInActivation = (state: State, phase: SeaActivation, action: Action): Effect => {
  if (action.type === 'done') return endActivation(state, phase);
  if (action.type === 'sail') return sail(state, phase, action.path);
  return impossible(phase, action);
};

/** What an admitted action leads to. */
export const resolveSea = (state: State, phase: SeaPhase, action: Action): Effect => {
  switch (phase.name) {
    case 'arm':
      return action.type === 'choose-arm'
        ? chooseArm(phase, action.arm, action.pass)
        : impossible(phase, action);
    case 'segment':
      return resolveInSegment(state, phase, action);
    case 'surface-activation':
    case 'submarine-activation':
      return resolveInActivation(state, phase, action);
    case 'mine-losses':
      return action.type === 'take-mine' ? takeMine(state, phase, action.unit) : impossible(phase, action);
    case 'submarine-mode':
      if (action.type === 'dive') return [{ type: 'dived', unit: action.unit, deep: action.deep }];
      return endDepth(phase);
    case 'sweep-choice':
      if (action.type === 'sweep-from-air') return [{ type: 'aerial-sweep', hex: action.hex }];
      return endSweepChoice(state, phase);
    case 'initiative':
    case 'sosus':
    case 'mine-roll':
    case 'sweep':
      return impossible(phase, action);
    default:
      return exhausted(phase);
  }
};

export const rollSea = (state: State, phase: SeaPhase, face: DieFace): Effect => {
  switch (phase.name) {
    case 'initiative':
      return rollInitiative(face);
    case 'sosus':
      return rollSosus(state, phase, face);
    case 'mine-roll':
      return rollMine(state, phase, face);
    case 'sweep':
      return rollSweep(state, phase, face);
    default:
      throw new Error(`No die is due in phase ${phase.name}`);
  }
};
