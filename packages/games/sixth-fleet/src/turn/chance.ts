import { type Chance, dieOf } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { rollAttack } from '../rules/combat/battle.ts';
import type { Event } from '../model/event.ts';
import { rollFirstStrike } from '../rules/optional/first-strike.ts';
import { actor, rollDelay } from './sequence.ts';
import type { State } from '../model/state.ts';
import { DIE_FACES, type DieFace } from '../model/vocabulary.ts';

const DIE = dieOf(DIE_FACES);

/** One die, whatever it is for. */
export const outcomes = (state: State): readonly Chance<Action>[] => (actor(state) === 'chance' ? DIE : []);

/** What a roll leads to, by what it was for. */
export const resolveRoll = (state: State, face: DieFace): readonly Event[] => {
  const { phase } = state;
  const rolled: Event = { type: 'rolled', face };
  switch (phase.name) {
    case 'attack':
      return rollAttack(state, phase, face);
    case 'middle-east':
      return [
        rolled,
        { type: 'mobilised', face },
        { type: 'began', phase: { name: 'set-up', side: 'nato', branch: 'naval' } },
      ];
    case 'first-strike':
      return [rolled, ...rollFirstStrike(state, face)];
    case 'delay':
      return [rolled, ...rollDelay(state, face)];
    default:
      throw new Error(`No die is due in phase ${phase.name}`);
  }
};
