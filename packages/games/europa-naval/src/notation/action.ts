import {
  type Fault,
  fault,
  faultAt,
  type Fields,
  ok,
  pairOf,
  type Result,
  readStatements,
  type Word,
} from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { decodeAction } from '../action-decoder.ts';
import { kindOfField } from '../field-kind.ts';
import type { Common, State } from '../state.ts';
import { parseFields, printFields } from './fields.ts';
import { idOf, nameOf } from './names.ts';

/** Fields that need no key, in the order in which they are written; a star takes all words that are left. */
const LAYOUT: { readonly [type: string]: string } = {
  roll: 'face',
  form: 'ships*',
  'put-to-sea': 'group fuel',
  sail: 'group path*',
  begin: 'group',
  night: 'group',
  'enter-port': 'group',
  'pass-gibraltar': 'group',
  'pass-channel': 'group to',
  embark: 'group ship',
  disembark: 'group ship how',
  'lay-mine': 'group ship',
  sweep: 'group',
  prepare: 'group ship share',
  carry: 'from to path*',
  bombard: 'group target',
  hunt: 'hunter prey',
  torpedo: 'target',
  'sweep-zone': 'hex',
  activate: 'port fuel ships*',
  react: 'group path*',
  fight: 'yes',
  stay: 'yes',
  withdraw: 'group path*',
  'turn-back': 'yes',
  'take-hit': 'ship',
  cover: 'unit',
  raid: 'bombers*',
  'hit-ship': 'ship',
  march: 'unit re path*',
  'rail-troops': 'unit re from to',
  demolish: 'unit hex',
  attack: 'hex',
  assault: 'port bought',
  retreat: 'hex',
  income: 'port sp srp',
  repair: 'ship hits',
  replace: 'ship port',
  'make-mines': 'points',
  malta: 'use points',
  'return-air': 'unit',
  rebase: 'unit field',
  'mend-port': 'port what',
  rail: 'from to sp srp',
  convert: 'port srp',
  ferry: 'ship hexside',
  'pay-front': 'port sp',
  'strike-fleet': 'ship bombers*',
};

const layoutOf = (type: string): readonly string[] =>
  (Object.hasOwn(LAYOUT, type) ? LAYOUT[type] : '')?.split(' ').filter(word => word !== '') ?? [];

const isStar = (field: string): boolean => field.endsWith('*');
const keyOf = (field: string): string => field.replace('*', '');

const printOne = (common: Common, type: string, key: string, value: unknown): string => {
  const kind = typeof value === 'number' ? kindOfField(type, key) : undefined;
  return kind === undefined ? String(value) : nameOf(common, kind, value as number);
};

/** An action as a person writes it: `sail 3 025006 025007`, `repair 9a-Divisione 2`, `roll 4`. */
export const printAction = ({ common }: State, action: Action): string => {
  const { type, ...fields } = action;
  const layout = layoutOf(type);
  const bare = layout.flatMap(field => {
    const value = (fields as Fields)[keyOf(field)];
    return isStar(field)
      ? (value as readonly unknown[]).map(item => printOne(common, type, keyOf(field), item))
      : [printOne(common, type, field, value)];
  });
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([key]) => !layout.some(field => keyOf(field) === key)),
  );
  return [type, ...bare, ...printFields(common, type, rest)].join(' ');
};

const parseOne = (common: Common, type: string, key: string, text: string): unknown => {
  const kind = kindOfField(type, key);
  const id = kind === undefined ? undefined : idOf(common, kind, text);
  if (id !== undefined) return id;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) + 0 : text;
};

const bareFields = (common: Common, type: string, words: readonly Word[]): Fields => {
  const fields: { [key: string]: unknown } = {};
  for (const [place, field] of layoutOf(type).entries()) {
    const texts = words.slice(place).map(({ text }) => text);
    if (isStar(field)) fields[keyOf(field)] = texts.map(text => parseOne(common, type, keyOf(field), text));
    else if (texts[0] !== undefined) fields[field] = parseOne(common, type, field, texts[0]);
  }
  return fields;
};

export const parseAction = ({ common }: State, text: string): Result<Action, Fault> => {
  const [statement, ...more] = readStatements(text);
  if (statement === undefined || more.length > 0)
    return fault('ERR_ACTION', '', 'Write one action, for example "sail 3 025006 025007".');
  const [type, ...words] = statement;
  const isPair = (word: Word): boolean => pairOf(word) !== undefined;
  const keyed = parseFields(common, type.text, words.filter(isPair));
  if (!keyed.ok) return keyed;
  const bare = bareFields(
    common,
    type.text,
    words.filter(word => !isPair(word)),
  );
  const decoded = decodeAction({ ...DEFAULTS[type.text], ...bare, ...keyed.value, type: type.text });
  return decoded.ok
    ? ok(decoded.value)
    : faultAt(
        type,
        `This is no action of Europa Naval: ${decoded.error.at} ${decoded.error.message}`,
        'ERR_ACTION',
      );
};

/** What a person need not write. */
const DEFAULTS: { readonly [type: string]: Fields } = {
  begin: { night: false, hold: false },
  'put-to-sea': { fuel: 'as-you-go' },
  react: { night: false },
  raid: { escorts: [] },
  attack: { support: [] },
  income: { srp: 0 },
  rail: { srp: 0 },
};
