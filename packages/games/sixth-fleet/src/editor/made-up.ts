import {
  type Adjustable,
  adjustFlag,
  adjustNumber,
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
import { WORDS } from '../face/words.ts';
import { ROSTER, type Ratings, type UnitSpec } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { NATIONS, SHIP_KINDS, SIDES } from '../model/vocabulary.ts';
import { readUnit } from '../text/unit.ts';
import { SAID } from './words.ts';

const FIGURES = ['antiAir', 'antiSurface', 'antiSubmarine', 'move', 'defence', 'ecm'] as const;
const MARKS = ['daylight', 'carrierBased'] as const;

/** Types of aircraft that the roster has. */
const AIRCRAFT_KINDS = [
  ...new Set(ROSTER.filter(({ domain }) => domain === 'air').map(({ kind }) => kind)),
].toSorted();

const choice = (
  id: 'side' | 'nation' | 'kind',
  choices: readonly (readonly [string, string])[],
): EditField => ({
  id,
  kind: 'choice',
  title: SAID.invent[id],
  choices: choices.map(([value, title]) => ({ value, title })),
  value: choices[0]?.[0] ?? '',
});

/** What describes a new unit, and how the form begins. */
export const INVENT: readonly EditField[] = [
  { id: 'name', kind: 'text', title: SAID.invent.name, about: SAID.invent.nameAbout, longest: 24, value: '' },
  choice(
    'side',
    SIDES.map(side => [side, WORDS.side(side)]),
  ),
  choice(
    'nation',
    NATIONS.map(nation => [nation, WORDS.nations[nation]]),
  ),
  choice('kind', [
    ...SHIP_KINDS.map(kind => [kind, `${kind}, ${WORDS.kinds.get(kind) ?? kind}`] as const),
    ...AIRCRAFT_KINDS.map(kind => [kind, `${kind}, ${WORDS.aircraftKind}`] as const),
  ]),
  ...FIGURES.map(
    (id): EditField => ({ id, kind: 'number', title: SAID.invent[id], least: 0, most: 99, value: 5 }),
  ),
  ...MARKS.map((id): EditField => ({ id, kind: 'flag', title: SAID.invent[id], value: false })),
];

/** The same figures, to be changed afterwards. */
export const FIGURES_OF: readonly Adjustable<UnitSpec>[] = [
  ...FIGURES.map(id =>
    adjustNumber<UnitSpec>(
      ({ ratings }) => ({ id, title: SAID.invent[id], least: 0, most: 99, value: ratings[id] }),
      (spec, value) => ({ ...spec, ratings: { ...spec.ratings, [id]: value } satisfies Ratings }),
    ),
  ),
  ...MARKS.map(id =>
    adjustFlag<UnitSpec>(
      spec => ({ id, title: SAID.invent[id], value: spec[id] }),
      (spec, value) => ({ ...spec, [id]: value }),
    ),
  ),
];

/** The statement that makes up the unit, as a position would write it; the notation reads and judges it. */
export const invented = (state: State, values: EditValues): Result<State, Fault> => {
  for (const field of INVENT) {
    const read = fieldValue(field, field.kind, values[field.id]);
    if (!read.ok) return read;
  }
  const of = (id: string): string => String(values[id]);
  const ratings = FIGURES.map(of).join('-');
  const marks = `${values['daylight'] === true ? ' daylight' : ''}${values['carrierBased'] === true ? ' carrier-based' : ''}`;
  const line = `unit ${writeWord(of('name'))} ${of('side')} ${of('nation')} ${of('kind')} ${ratings}${marks}`;
  const [statement] = readStatements(line);
  const spec = statement === undefined ? undefined : readUnit(state, statement);
  if (spec?.ok === true) return ok({ ...state, extra: [...state.extra, spec.value] });
  return fault('ERR_EDIT', 'name', spec?.error.message ?? SAID.invent.nameAbout);
};
