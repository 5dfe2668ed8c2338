import {
  type EditField,
  type EditValues,
  fault,
  type Fault,
  fieldValue,
  ok,
  readStatements,
  type Result,
  writeWord,
} from '@narrow-seas/core';
import { sideName, WORDS } from '../face/words.ts';
import { rosterOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { SHIP_KINDS, type ShipId, SIDES } from '../model/vocabulary.ts';
import { NOT_HERE } from '../scenarios/setup.ts';
import { emptyShip } from '../text/empty.ts';
import { idOf, nameOf } from '../text/names.ts';
import { parse } from '../text/parse.ts';
import { print } from '../text/print.ts';
import { readUnits } from '../text/unit.ts';
import { choices, choicesOf } from './adjust.ts';
import { asideShip } from './ships.ts';
import { SAID } from './words.ts';

const NATIONS = ['IT', 'DE', 'FI', 'GB', 'US', 'SU', 'FR', 'CA', 'GR', 'XX'] as const;

const { invent: TITLES } = SAID;

const choiceField = (
  id: 'side' | 'nation' | 'kind' | 'role',
  entries: readonly (readonly [string, string])[],
): EditField => ({
  id,
  kind: 'choice',
  title: TITLES[id],
  choices: choices(entries),
  value: entries[0]?.[0] ?? '',
});

/** What describes a new ship, and how the form begins. */
export const inventFields = ({ common }: State): readonly EditField[] => [
  { id: 'name', kind: 'text', title: TITLES.name, about: TITLES.nameAbout, longest: 24, value: '' },
  choiceField(
    'side',
    SIDES.map(side => [side, sideName(common, side)] as const),
  ),
  choiceField(
    'nation',
    NATIONS.map(code => [code, WORDS.nation(code) === '' ? TITLES.otherNation : WORDS.nation(code)] as const),
  ),
  choiceField(
    'kind',
    SHIP_KINDS.map(kind => [kind, SAID.kind(kind)] as const),
  ),
  { id: 'strength', kind: 'number', title: TITLES.strength, least: 1, most: 99, value: 8 },
  choiceField(
    'role',
    choicesOf(SAID.roles).map(({ value, title }) => [value, title] as const),
  ),
];

/** The words of a `unit` statement, read from the form. */
const wordsOf = (state: State, values: EditValues): Result<readonly string[], Fault> => {
  const words: string[] = [];
  for (const id of ['name', 'side', 'kind', 'strength', 'nation', 'role']) {
    const field = inventFields(state).find(each => each.id === id);
    const read = fieldValue(field, field?.kind ?? 'text', values[id]);
    if (!read.ok) return read;
    words.push(writeWord(String(read.value)));
  }
  return ok(words);
};

/** A new ship, described as the statement of a position describes one. */
export const invented = (state: State, values: EditValues): Result<State, Fault> => {
  const words = wordsOf(state, values);
  if (!words.ok) return words;
  const { common, fleets } = state;
  const name = String(values['name']);
  if (idOf(common, 'ship', name) !== undefined) return fault('ERR_EDIT', 'name', SAID.taken(name));
  const read = readUnits(common.scenario, readStatements(`unit ${words.value.join(' ')}`));
  if (!read.ok) return fault('ERR_EDIT', 'name', read.error.message);
  const extra = [...(common.extra ?? []), ...read.value];
  const [spec] = read.value;
  const ship = (rosterOf(common.scenario).ships.length + extra.length - 1) as ShipId;
  const own = emptyShip({ scenario: common.scenario, extra }, ship);
  const shipsOf = (side: (typeof SIDES)[number]) => [
    ...fleets[side].ships,
    side === spec?.side ? own : NOT_HERE,
  ];
  return ok({
    ...state,
    common: { ...common, extra },
    fleets: {
      axis: { ...fleets.axis, ships: shipsOf('axis') },
      allied: { ...fleets.allied, ships: shipsOf('allied') },
    },
  });
};

const isOf = (name: string) => (line: string) =>
  line.startsWith(`unit ${name} `) || line.startsWith(`plan ship ${name} `);

/** Ships go by their numbers: without one of them, the names of the others are read again. */
export const deleted = (state: State, ship: ShipId): Result<State, Fault> => {
  const name = nameOf(state.common, 'ship', ship);
  if (ship < rosterOf(state.common.scenario).ships.length) return fault('ERR_EDIT', name, SAID.notMadeUp);
  const out = asideShip(state, ship, 'none');
  if (!out.ok) return out;
  const lines = print(out.value).split('\n');
  return parse(lines.filter(line => !isOf(name)(line)).join('\n'));
};
