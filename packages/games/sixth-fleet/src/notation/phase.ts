import {
  type Fault,
  faultAt,
  type Fields,
  ok,
  pairOf,
  parsePhases as parsePhasesBy,
  type Result,
  type Statement,
  type Word,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { aircraftAway } from '../air.ts';
import { hexNamed } from '../chart.ts';
import { HEX_KEYS, UNIT_KEYS } from './print.ts';
import { PHASE } from '../phase-decoder.ts';
import { unitNamed } from '../roster.ts';
import type { Phase, State } from '../state.ts';
import { SIDES } from '../vocabulary.ts';

/** The phase and, under it, what it interrupts. */
export const parsePhases = (state: State, statements: readonly Statement[]): Result<Phase, Fault> =>
  parsePhasesBy(statements, statement => parseLayer(state, statement), PHASE);

const LISTS: readonly string[] = [
  'attacked',
  'targets',
  'struck',
  'fulfilled',
  'exempt',
  'pending',
  'units',
  'candidates',
  'moved',
  'mustLand',
  'among',
  'attackers',
  'defenders',
];

/** What a phase holds when it has only just begun, so that a person need not write it. */
const EMPTY: { readonly [name: string]: Fields } = {
  combat: { attacked: [], targets: [], struck: [], fulfilled: [], exempt: [] },
  movement: { moved: [] },
};

/** [9.22] Unless it is said who must land, all do that are away from a base and did not fly there in this phase. */
const withLandings = (state: State, fields: Fields): Fields => {
  const { side, moved } = fields;
  if (fields['mustLand'] !== undefined || !Array.isArray(moved)) return fields;
  const away = SIDES.filter(id => id === side).flatMap(id => aircraftAway(state, id));
  return { ...fields, mustLand: away.filter(unit => !moved.includes(unit)) };
};

const parseLayer = (state: State, [first, name, ...words]: Statement): Result<Fields, Fault> => {
  if (name === undefined)
    return faultAt(first, 'Name the phase here, for example "phase combat side=soviet".');
  const fields: { [key: string]: unknown } = { ...EMPTY[name.text] };
  for (const word of words) {
    const pair = pairOf(word);
    if (pair === undefined) return faultAt(word, 'Write key=value here, for example side=soviet.');
    const value = parseField(state, pair.key, pair.value);
    if (!value.ok) return value;
    fields[pair.key] = value.value;
  }
  return ok(folded(name.text, name.text === 'movement' ? withLandings(state, fields) : fields));
};

const parseField = (state: State, key: string, word: Word): Result<unknown, Fault> => {
  if (LISTS.includes(key)) return parseList(state, key, word);
  if (HEX_KEYS.includes(key) || UNIT_KEYS.includes(key)) return parseItem(state, key, word);
  if (word.text === 'true' || word.text === 'false') return ok(word.text === 'true');
  return ok(/^\d+$/.test(word.text) ? Number(word.text) : word.text);
};

const parseList = (state: State, key: string, word: Word): Result<unknown, Fault> => {
  const items: unknown[] = [];
  for (const text of word.text.split(',').filter(part => part !== '')) {
    const item = parseItem(state, key, { ...word, text });
    if (!item.ok) return item;
    items.push(item.value);
  }
  return ok(items);
};

const parseItem = (state: State, key: string, word: Word): Result<HexId | number, Fault> => {
  const isHex = HEX_KEYS.includes(key);
  const found = isHex ? hexNamed(word.text) : unitNamed(state, word.text);
  return found === undefined
    ? faultAt(word, `There is no ${isHex ? 'hex' : 'unit'} ${word.text}.`)
    : ok(found);
};

/** Puts back together what is printed side by side. */
const folded = (name: string, fields: Fields): Fields => {
  if (name === 'attack') {
    const { attackers, hex, defenders, ...rest } = fields;
    return { name, ...rest, attack: { attackers, hex, defenders } };
  }
  return name === 'extension' ? { name, answers: fields } : { name, ...fields };
};
