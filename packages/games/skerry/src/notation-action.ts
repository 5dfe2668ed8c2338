import {
  exhausted,
  type Fault,
  fault,
  faultAt,
  type Result,
  readStatements,
  type Statement,
  type Word,
  wholeOf,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Action, decodeAction } from './action.ts';
import type { State } from './state.ts';
import { hexNamed, nameOf, watersOf } from './waters.ts';

/** `sail 0 0305`, `fire 0 4`, `lay 0304`, `signal bold`, `fall-back 0102`, `done`, `draw-lots north`, `roll 4`. */
export const printAction = (state: State, action: Action): string => {
  const waters = watersOf(state);
  switch (action.type) {
    case 'lay':
      return `lay ${nameOf(waters, action.hex)}`;
    case 'signal':
      return `signal ${action.signal}`;
    case 'sail':
      return `sail ${action.boat} ${nameOf(waters, action.to)}`;
    case 'fire':
      return `fire ${action.boat} ${action.target}`;
    case 'fall-back':
      return `fall-back ${nameOf(waters, action.to)}`;
    case 'done':
      return 'done';
    case 'draw-lots':
      return `draw-lots ${action.first}`;
    case 'roll':
      return `roll ${action.face}`;
    default:
      return exhausted(action);
  }
};

export const parseAction = (state: State, text: string): Result<Action, Fault> => {
  const [words, ...more] = readStatements(text);
  if (words === undefined || more.length > 0)
    return fault('ERR_ACTION', '', 'Write one action, for example "sail 0 0305".');
  const decoded = decodeAction(fieldsOf(state, words));
  return decoded.ok
    ? decoded
    : faultAt(words[0], `This is no action of Skerry: ${decoded.error.message}`, 'ERR_ACTION');
};

const fieldsOf = (state: State, [type, first, second]: Statement): object => {
  const hex = (word: Word | undefined): HexId | undefined =>
    word === undefined ? undefined : hexNamed(watersOf(state), word.text);
  const whole = (word: Word | undefined): number | undefined =>
    word === undefined ? undefined : wholeOf(word, 0, 999);
  switch (type.text) {
    case 'lay':
      return { type: 'lay', hex: hex(first) };
    case 'signal':
      return { type: 'signal', signal: first?.text };
    case 'sail':
      return { type: 'sail', boat: whole(first), to: hex(second) };
    case 'fire':
      return { type: 'fire', boat: whole(first), target: whole(second) };
    case 'fall-back':
      return { type: 'fall-back', to: hex(first) };
    case 'draw-lots':
      return { type: 'draw-lots', first: first?.text };
    case 'roll':
      return { type: 'roll', face: whole(first) };
    default:
      return { type: type.text };
  }
};
