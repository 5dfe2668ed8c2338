import { type Fault, fault, faultAt, ok, type Result, readStatements, wholeOf } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { decodeAction } from './action-decoder.ts';
import { parseCampaign, printCampaign } from './campaign/notation.ts';
import { isFireAction, isSeaAction } from './families.ts';
import { parseFire, printFire } from './fire/notation.ts';
import { parseSea, printSea } from './sea/notation.ts';
import type { State, Table } from './state.ts';

/** An action as a person writes it: `strike ssm FRNZE OTTUK on 2909`, `sail 2923 2924`, `roll 4`. */
export const printAction = ({ table }: State, action: Action): string =>
  [action.type, ...wordsOf(table, action)].join(' ');

const wordsOf = (table: Table, action: Action): readonly string[] => {
  if (action.type === 'roll') return [String(action.face)];
  if (action.type === 'done') return [];
  if (isSeaAction(action)) return printSea(table, action);
  return isFireAction(action) ? printFire(table, action) : printCampaign(table, action);
};

export const parseAction = ({ table }: State, text: string): Result<Action, Fault> => {
  const [statement, ...more] = readStatements(text);
  if (statement === undefined || more.length > 0)
    return fault('ERR_ACTION', '', 'Write one action, for example "sail 2923 2924".');
  const [type, ...words] = statement;
  const texts = words.map(word => word.text);
  const [first] = words;
  const face = first === undefined ? undefined : wholeOf(first, 0, 9);
  const fields = (type.text === 'roll' ? { type: 'roll', face } : undefined) ??
    parseSea(table, type.text, texts) ??
    parseFire(table, type.text, texts) ??
    parseCampaign(table, type.text, texts) ?? { type: type.text };
  const decoded = decodeAction(fields);
  return decoded.ok
    ? ok(decoded.value)
    : faultAt(type, `This is no action of Second Fleet: ${decoded.error.message}`, 'ERR_ACTION');
};
