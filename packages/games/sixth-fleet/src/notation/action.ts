import {
  exhausted,
  type Fault,
  fault,
  faultAt,
  ok,
  type Result,
  readStatements,
  type Statement,
  type Word,
  wholeOf,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Action, decodeAction } from '../action.ts';
import { hexNamed, nameOfHex } from '../chart.ts';
import { specOf, unitNamed } from '../roster.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';

/** An action as a person writes it: `attack So32 So33 at 1423 on Gr25 Tu36`, `move US1 1603 1604`, `roll 4`. */
export const printAction = (state: State, action: Action): string =>
  [action.type, ...wordsOf(state, action)].join(' ');

const wordsOf = (state: State, action: Action): readonly string[] => {
  const unit = (id: UnitId): string => specOf(state, id).name;
  switch (action.type) {
    case 'deploy':
      return [unit(action.unit), nameOfHex(action.hex)];
    case 'embark':
      return [unit(action.unit), unit(action.carrier)];
    case 'launch':
    case 'withdraw':
    case 'remove':
      return [unit(action.unit)];
    case 'move':
    case 'ground':
      return [unit(action.unit), ...action.path.map(nameOfHex)];
    case 'arrange':
      return [nameOfHex(action.hex), ...action.units.map(unit)];
    case 'attack':
      return [
        ...action.attackers.map(unit),
        'at',
        nameOfHex(action.hex),
        ...(action.defenders.length > 0 ? ['on', ...action.defenders.map(unit)] : []),
      ];
    case 'retreat':
    case 'displace':
      return [unit(action.unit), nameOfHex(action.to)];
    case 'advance':
      return action.units.map(unit);
    case 'go-on':
      return [action.yes ? 'yes' : 'no'];
    case 'roll':
      return [String(action.face)];
    case 'deploy-rest':
    case 'violate-air-space':
    case 'done':
      return [];
    default:
      return exhausted(action);
  }
};

export const parseAction = (state: State, text: string): Result<Action, Fault> => {
  const [statement, ...more] = readStatements(text);
  if (statement === undefined || more.length > 0) {
    return fault('ERR_ACTION', '', 'Write one action, for example "move US1 1603 1604".');
  }
  const unknown = statement.slice(1).find(word => !isWord(state, word));
  if (unknown !== undefined)
    return faultAt(unknown, `${unknown.text} is neither a unit nor a hex of this position.`, 'ERR_ACTION');
  const decoded = decodeAction(fieldsOf(state, statement));
  return decoded.ok
    ? ok(decoded.value)
    : faultAt(statement[0], `This is no action of Sixth Fleet: ${decoded.error.message}`, 'ERR_ACTION');
};

const PLAIN_WORDS: readonly string[] = ['at', 'on', 'yes', 'no', '1', '2', '3', '4', '5', '6'];

const isWord = (state: State, { text }: Word): boolean =>
  PLAIN_WORDS.includes(text) || hexNamed(text) !== undefined || unitNamed(state, text) !== undefined;

/** The fields of the action that the words stand for; what is missing is left to the decoder to refuse. */
const fieldsOf = (state: State, [type, ...words]: Statement): object => {
  const [first, second] = words;
  const unit = (word: Word | undefined): UnitId | undefined =>
    word === undefined ? undefined : unitNamed(state, word.text);
  const hex = (word: Word | undefined): HexId | undefined =>
    word === undefined ? undefined : hexNamed(word.text);
  switch (type.text) {
    case 'deploy':
      return { type: 'deploy', unit: unit(first), hex: hex(second) };
    case 'embark':
      return { type: 'embark', unit: unit(first), carrier: unit(second) };
    case 'launch':
    case 'withdraw':
    case 'remove':
      return { type: type.text, unit: unit(first) };
    case 'move':
    case 'ground':
      return { type: type.text, unit: unit(first), path: words.slice(1).map(hex) };
    case 'arrange':
      return { type: 'arrange', hex: hex(first), units: words.slice(1).map(unit) };
    case 'attack':
      return attackFields(words, unit, hex);
    case 'retreat':
    case 'displace':
      return { type: type.text, unit: unit(first), to: hex(second) };
    case 'advance':
      return { type: 'advance', units: words.map(unit) };
    case 'go-on':
      return { type: 'go-on', yes: first?.text === 'yes' || (first?.text === 'no' ? false : undefined) };
    case 'roll':
      return { type: 'roll', face: first === undefined ? undefined : wholeOf(first, 1, 6) };
    default:
      return { type: type.text };
  }
};

const attackFields = (
  words: readonly Word[],
  unit: (word: Word) => UnitId | undefined,
  hex: (word: Word | undefined) => HexId | undefined,
): object => {
  const at = words.findIndex(({ text }) => text === 'at');
  const on = words.findIndex(({ text }) => text === 'on');
  return {
    type: 'attack',
    attackers: words.slice(0, Math.max(0, at)).map(unit),
    hex: at < 0 ? undefined : hex(words[at + 1]),
    defenders: on < 0 ? [] : words.slice(on + 1).map(unit),
  };
};
