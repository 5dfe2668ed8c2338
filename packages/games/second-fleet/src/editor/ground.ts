import { type Adjustable, adjustChoice, adjustNumber } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseName } from '../face/map.ts';
import { side as saySide } from '../face/words.ts';
import { isCoastal, isOnMap } from '../model/chart.ts';
import type { BaseState, State } from '../model/state.ts';
import { type BaseId, GRADES, SIDES } from '../model/vocabulary.ts';
import { MINES_IN_HEX } from '../rules/mines/mines.ts';
import { baseAt, baseSpec, baseState } from '../rules/stacking/bases.ts';
import { TITLES } from '../scenarios/scenario.ts';
import { SAID } from './words.ts';

type Ground = Adjustable<State>;

const withBase = (state: State, base: BaseId, change: Partial<BaseState>): State => ({
  ...state,
  table: {
    ...state.table,
    bases: state.table.bases.map((each, id) => (id === base ? { ...each, ...change } : each)),
  },
});

const ownerOf = (base: BaseId): Ground =>
  adjustChoice(
    ({ table }) => ({
      id: 'owner',
      title: SAID.base.owner(baseName(base)),
      choices: SIDES.map(value => ({ value, title: saySide(value) })),
      value: baseState(table, base).owner,
    }),
    (state, value) => withBase(state, base, { owner: SIDES.find(side => side === value) ?? 'nato' }),
  );

const gradeOf = (base: BaseId, part: 'airfield' | 'port'): Ground =>
  adjustChoice(
    ({ table }) => ({
      id: part,
      title: SAID.base[part],
      choices: GRADES.map(grade => ({ value: String(grade), title: SAID.base.grades[grade] })),
      value: String(baseState(table, base)[part]),
    }),
    (state, value) => withBase(state, base, { [part]: GRADES.find(grade => String(grade) === value) ?? 0 }),
  );

const TROOPS = ['defence', 'garrison', 'lodgement', 'parachuted'] as const;
const MOST_TROOPS = 99;

const troopsOf = (base: BaseId, field: (typeof TROOPS)[number]): Ground =>
  adjustNumber(
    ({ table }) => ({
      id: field,
      title: SAID.base[field],
      least: 0,
      most: MOST_TROOPS,
      value: baseState(table, base)[field],
    }),
    (state, value) => withBase(state, base, { [field]: value }),
  );

/** [14] [C.17] Who holds a base, how it stands, and the troops ashore. */
const baseFields = ({ table }: State, base: BaseId): readonly Ground[] => {
  const { airfield, strip, port } = baseSpec(base);
  const state = baseState(table, base);
  return [
    ownerOf(base),
    ...(airfield || strip ? [gradeOf(base, 'airfield')] : []),
    ...(port ? [gradeOf(base, 'port')] : []),
    // [C.17] After a landing half a point may be left, which no form asks for.
    ...TROOPS.filter(field => Number.isInteger(state[field])).map(field => troopsOf(base, field)),
  ];
};

/** [23] */
const minesAt = (hex: HexId): Ground =>
  adjustNumber(
    ({ table }) => ({
      id: 'mines',
      title: SAID.mines,
      about: SAID.minesAbout(TITLES.mines[0]),
      least: 0,
      most: MINES_IN_HEX,
      value: table.mines.find(field => field.hex === hex)?.mines ?? 0,
    }),
    ({ table, secret }, mines) => {
      const others = table.mines.filter(field => field.hex !== hex);
      const all = mines === 0 ? others : [...others, { hex, mines }];
      return { secret, table: { ...table, mines: all.toSorted((a, b) => a.hex - b.hex) } };
    },
  );

/** All that can be set of a hex. */
export const groundOf = (state: State, hex: HexId): readonly Ground[] => {
  if (!isOnMap(hex)) return [];
  const base = baseAt(hex);
  return [...(base === undefined ? [] : baseFields(state, base)), ...(isCoastal(hex) ? [minesAt(hex)] : [])];
};
