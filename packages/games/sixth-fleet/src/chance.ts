import { type Chance, dieOf } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { rollAttack } from './battle.ts';
import type { Event } from './event.ts';
import { rollFirstStrike } from './first-strike.ts';
import { actor, rollDelay } from './sequence.ts';
import type { State } from './state.ts';
import { FACES, type Face } from './vocabulary.ts';

const DIE = dieOf(FACES);

/** One die, whatever it is for. */
export const outcomes = (state: State): readonly Chance<Action>[] => (actor(state) === 'chance' ? DIE : []);

/** What a throw leads to, by what it was for. */
export const resolveRoll = (state: State, face: Face): readonly Event[] => {
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
