import { exhausted, type Mover, ok, type Refusal, type Result, refused } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { advance, declareAttack, displace, retreat, withdraw } from './battle.ts';
import { decideRoll } from './chance.ts';
import { deployRest } from './deploy-rest.ts';
import { endPhase, removeUnit } from './end-phase.ts';
import type { Event } from './event.ts';
import { optionsFor } from './options.ts';
import { placeOf } from './position.ts';
import { answerExtension } from './sequence.ts';
import type { State } from './state.ts';
import { viewFor } from './view.ts';
import type { Side } from './vocabulary.ts';

/** The mover's own options refuse first; what is left is worked out by its chapter. */
export const decide = (state: State, by: Mover<Side>, action: Action): Result<readonly Event[], Refusal> => {
  if (by === 'chance') return decideRoll(state, action);
  const refusal = optionsFor(viewFor(state, by)).refuse(action);
  return refusal === undefined ? ok(resolve(state, by, action)) : refused(refusal);
};

const resolve = (state: State, side: Side, action: Action): readonly Event[] => {
  const { phase } = state;
  switch (action.type) {
    case 'deploy':
      return [{ type: 'deployed', unit: action.unit, hex: action.hex }];
    case 'deploy-rest':
      return deployRest(state);
    case 'embark':
      return [{ type: 'embarked', unit: action.unit, carrier: action.carrier }];
    case 'launch': {
      const hex = placeOf(state, action.unit);
      return hex === undefined ? [] : [{ type: 'launched', unit: action.unit, hex }];
    }
    case 'move':
      return [{ type: 'moved', unit: action.unit, path: action.path }];
    case 'ground':
      return [{ type: 'grounded', unit: action.unit, path: action.path }];
    case 'arrange':
      return [{ type: 'arranged', side, hex: action.hex, units: action.units }];
    case 'violate-air-space':
      return [{ type: 'violated' }];
    case 'attack':
      return declareAttack(state, {
        attackers: action.attackers,
        hex: action.hex,
        defenders: action.defenders,
      });
    case 'withdraw':
      return withdraw(state, action.unit);
    case 'retreat':
      return retreat(state, action.unit, action.to);
    case 'displace':
      return phase.name === 'displacement' ? displace(state, phase, action.unit, action.to) : [];
    case 'advance':
      return phase.name === 'advance' ? advance(action.units, phase.hex) : [];
    case 'remove':
      return removeUnit(state, action.unit);
    case 'go-on':
      return answerExtension(state, side, action.yes);
    case 'done':
      return endPhase(state);
    case 'roll':
      throw new Error('Options let a side roll the dice');
    default:
      return exhausted(action);
  }
};
