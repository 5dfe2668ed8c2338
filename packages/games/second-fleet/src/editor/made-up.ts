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
} from '@narrow-seas/core';
import { ARM_WORDS } from '../face/phase-words.ts';
import { side as saySide, WORDS } from '../face/words.ts';
import { armOfKind, columnsOf, type Ratings, ROSTER, type UnitSpec } from '../model/roster.ts';
import type { PublicState } from '../model/state.ts';
import { ARMS, type Arm, type Kind, KINDS, NATIONS, SIDES } from '../model/vocabulary.ts';
import { UNUSED } from '../scenarios/start.ts';
import { MOST_ABOARD, MOST_FIGURE, readUnit } from '../text/unit.ts';
import { SAID } from './words.ts';

type Figure = keyof typeof SAID.invent.figures;

const FIGURES = Object.keys(SAID.invent.figures) as Figure[];
const FLAGS = ['carrierCapable', 'allWeather', 'noisy'] as const;

const figuresOf = (kind: Kind): readonly Figure[] =>
  FIGURES.filter(figure => columnsOf(armOfKind(kind)).includes(figure));

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

/** Asked for where the type of the unit has it. */
const onlyFor = (has: (kind: Kind) => boolean): NonNullable<EditField['when']> => ({
  field: 'kind',
  among: KINDS.filter(has),
});

const isOfArm =
  (arm: Arm) =>
  (kind: Kind): boolean =>
    armOfKind(kind) === arm;

/** What says something of units of one arm alone. */
const FLAG_OF: { readonly [flag in (typeof FLAGS)[number]]: Arm } = {
  carrierCapable: 'air',
  allWeather: 'air',
  noisy: 'submarine',
};

const sayRange = (id: Figure, arm: Arm): readonly string[] => {
  const values = ROSTER.filter(spec => spec.arm === arm).map(({ front }) => front[id]);
  return columnsOf(arm).includes(id)
    ? [SAID.invent.range(ARM_WORDS[arm], Math.min(...values), Math.max(...values))]
    : [];
};

/** What the figure is on the counters that there are. */
const rangesOf = (id: Figure): string => ARMS.flatMap(arm => sayRange(id, arm)).join(', ');

const USUAL = 5;

/** What describes a new unit, and how the form begins. */
export const INVENT: readonly EditField[] = [
  { id: 'name', kind: 'text', title: SAID.invent.name, about: SAID.invent.nameAbout, longest: 24, value: '' },
  choice(
    'side',
    SIDES.map(side => [side, saySide(side)]),
  ),
  choice(
    'nation',
    NATIONS.map(nation => [nation, WORDS.nations[nation]]),
  ),
  choice(
    'kind',
    KINDS.map(kind => [kind, `${kind}, ${WORDS.kinds[kind]}`]),
  ),
  ...FIGURES.map(
    (id): EditField => ({
      id,
      kind: 'number',
      title: SAID.invent.figures[id],
      about: SAID.invent.usual(rangesOf(id)),
      when: onlyFor(kind => figuresOf(kind).includes(id)),
      least: 0,
      most: MOST_FIGURE,
      value: id === 'marines' ? 0 : USUAL,
    }),
  ),
  {
    id: 'twoSteps',
    kind: 'flag',
    title: SAID.invent.twoSteps,
    about: SAID.invent.twoStepsAbout,
    value: true,
  },
  {
    id: 'capacity',
    kind: 'number',
    title: SAID.invent.capacity,
    when: onlyFor(kind => kind === 'CV'),
    least: 0,
    most: MOST_ABOARD,
    value: 0,
  },
  ...FLAGS.map(
    (id): EditField => ({
      id,
      kind: 'flag',
      title: SAID.invent.flags[id],
      when: onlyFor(isOfArm(FLAG_OF[id])),
      value: false,
    }),
  ),
];

const halved = (ratings: Ratings): Ratings =>
  Object.fromEntries(
    Object.entries(ratings).map(([figure, value]) => [figure, Math.floor(value / 2)]),
  ) as unknown as Ratings;

const figureOf = (id: Figure): Adjustable<UnitSpec> =>
  adjustNumber(
    ({ front }) => ({ id, title: SAID.invent.figures[id], least: 0, most: MOST_FIGURE, value: front[id] }),
    (spec, value) => ({ ...spec, front: { ...spec.front, [id]: value } }),
  );

const damagedFigureOf = (id: Figure): Adjustable<UnitSpec> =>
  adjustNumber(
    ({ damaged, front }) => ({
      id: `damaged-${id}`,
      title: SAID.invent.back(SAID.invent.figures[id]),
      least: 0,
      most: MOST_FIGURE,
      value: (damaged ?? front)[id],
    }),
    (spec, value) =>
      spec.damaged === undefined ? spec : { ...spec, damaged: { ...spec.damaged, [id]: value } },
  );

const TWO_STEPS: Adjustable<UnitSpec> = adjustFlag(
  ({ damaged }) => ({ id: 'twoSteps', title: SAID.invent.twoSteps, value: damaged !== undefined }),
  (spec, value) => {
    if (value === (spec.damaged !== undefined)) return spec;
    const { damaged: _damaged, ...whole } = spec;
    return value ? { ...whole, damaged: halved(spec.front) } : whole;
  },
);

const CAPACITY: Adjustable<UnitSpec> = adjustNumber(
  ({ airCapacity }) => ({
    id: 'capacity',
    title: SAID.invent.capacity,
    least: 0,
    most: MOST_ABOARD,
    value: airCapacity,
  }),
  (spec, airCapacity) => ({ ...spec, airCapacity }),
);

/** The same figures, to be changed afterwards: those that a counter of its kind has. */
export const figuresFor = ({ kind, damaged, arm }: UnitSpec): readonly Adjustable<UnitSpec>[] => [
  ...figuresOf(kind).map(figureOf),
  TWO_STEPS,
  ...(damaged === undefined ? [] : figuresOf(kind).map(damagedFigureOf)),
  ...(kind === 'CV' ? [CAPACITY] : []),
  ...FLAGS.filter(id => FLAG_OF[id] === arm).map(id =>
    adjustFlag<UnitSpec>(
      spec => ({ id, title: SAID.invent.flags[id], value: spec[id] }),
      (spec, value) => ({ ...spec, [id]: value }),
    ),
  ),
];

/** The line that makes up the unit, as a position would write it. */
const lineOf = (values: EditValues): string => {
  const word = (id: string): string => String(values[id]);
  const kind = KINDS.find(known => known === values['kind']) ?? 'DD';
  const columns = columnsOf(armOfKind(kind));
  const figures = columns.map(column => Number(values[column]));
  const front = figures.join('-');
  const damaged = figures.map(figure => Math.floor(figure / 2)).join('-');
  const flags = FLAGS.filter(flag => FLAG_OF[flag] === armOfKind(kind) && values[flag] === true).join(' ');
  return [
    `unit ${word('name')} ${word('side')} ${word('nation')} ${kind} front=${front}`,
    values['twoSteps'] === true ? `damaged=${damaged}` : '',
    kind === 'CV' ? `capacity=${word('capacity')}` : '',
    flags,
  ].join(' ');
};

const ONE_WORD = /^\S+$/;

/** A new unit, which takes no part yet; the notation reads and judges it. */
export const invented = (table: PublicState, values: EditValues): Result<PublicState, Fault> => {
  for (const field of INVENT) {
    const read = fieldValue(field, field.kind, values[field.id]);
    if (!read.ok) return read;
  }
  const [statement] = ONE_WORD.test(String(values['name'])) ? readStatements(lineOf(values)) : [];
  const spec = statement === undefined ? undefined : readUnit(table, statement);
  if (spec?.ok !== true) return fault('ERR_EDIT', 'name', spec?.error.message ?? SAID.invent.nameAbout);
  return ok({ ...table, extra: [...table.extra, spec.value], pieces: [...table.pieces, UNUSED] });
};
