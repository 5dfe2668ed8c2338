import {
  adjusted,
  type Adjustable,
  type Culprit,
  type Edit,
  type EditGroup,
  type Editor,
  type EditorSheet,
  type Fault,
  fault,
  fieldsIn,
  noSuchUnit,
  ok,
  type Result,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { secondFleet, type SecondFleetTypes } from '../game.ts';
import { GRID, hexNamed } from '../model/chart.ts';
import { ROSTER, specOf, unitNamed } from '../model/roster.ts';
import type { PublicState, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { baseNamed, baseSpec } from '../rules/stacking/bases.ts';
import { emptyState } from '../scenarios/scenario.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { isCampaign } from '../turn/campaign/rules-in-play.ts';
import { CAMPAIGN } from './campaign.ts';
import { groundOf } from './ground.ts';
import { figuresFor, INVENT, invented } from './made-up.ts';
import { marksOf } from './marks.ts';
import { putAboard, putAt, putBeside, raised } from './move.ts';
import { begun, beginningAsBefore, POINTS, RULES, SKIES, TIME } from './settings.ts';
import { tidied } from './tidy.ts';
import { editUnits, isMadeUp } from './units.ts';
import { carrierAt, ELSEWHERE, OUT, placesOf } from './whereabouts.ts';
import { allWorths, worthGroups } from './worths.ts';
import { SAID } from './words.ts';

/** Nothing on the map; a campaign begins with its set-up, where the Soviets choose a strategy [C.15]. */
const blank = (scenario: string): Result<State, Fault> => {
  const start = secondFleet.setup({ scenario, options: {} });
  if (!start.ok) return start;
  const { table } = start.value;
  const { level, period, options, campaign } = table;
  // The handicap of the scenario makes up for units that are not there.
  const terms = { level, period, handicap: 0, options, tracks: campaign.tracks };
  const empty = emptyState(scenarioOf(table), terms);
  return ok(tidied(begun(empty, isCampaign(table) ? 'set-up' : 'assignment')));
};

interface Group extends Omit<EditGroup, 'fields'> {
  readonly list: readonly Adjustable<State>[];
}

const groupsOf = (state: State): readonly Group[] => [
  { title: SAID.time, list: TIME },
  { title: SAID.options, list: RULES },
  { title: SAID.weather, about: SAID.weatherAbout, folded: true, list: SKIES },
  ...(isCampaign(state.table) ? [{ title: SAID.campaign, list: CAMPAIGN }] : []),
  { title: SAID.points, list: POINTS },
];

const sheet = (state: State): EditorSheet => ({
  units: editUnits(state.table),
  places: placesOf(state.table),
  settings: [
    ...groupsOf(state).map(({ list, ...group }) => ({ ...group, fields: fieldsIn(list, state) })),
    ...worthGroups(state),
  ],
  invent: INVENT,
});

const onTable = (state: State, table: Result<PublicState, Fault>): Result<State, Fault> =>
  table.ok ? ok({ ...state, table: table.value }) : table;

const aside = (table: PublicState, unit: UnitId, place: string): Result<PublicState, Fault> => {
  if (place === OUT) return ok(putBeside(table, unit, 'unused'));
  const elsewhere = ELSEWHERE.find(known => known === place);
  if (elsewhere !== undefined) return ok(putBeside(table, unit, elsewhere));
  const carrier = carrierAt(table, place);
  if (carrier !== undefined)
    return specOf(table, unit).arm === 'air'
      ? ok(putAboard(table, unit, carrier))
      : fault('ERR_EDIT', specOf(table, unit).name, SAID.onlyAircraft);
  return fault('ERR_EDIT', place, place === 'sent' ? SAID.sentRefused : SAID.noPlace);
};

/** The figures of a made-up unit. */
const figured = (
  state: State,
  unit: UnitId,
  { field, value }: Extract<Edit, { do: 'mark' }>,
): Result<State, Fault> => {
  const spec = specOf(state.table, unit);
  const set = adjusted(figuresFor(spec), spec, field, value);
  if (!set.ok) return set;
  const extra = state.table.extra.with(unit - ROSTER.length, set.value);
  return ok({ ...state, table: { ...state.table, extra } });
};

const marked = (state: State, unit: UnitId, edit: Extract<Edit, { do: 'mark' }>): Result<State, Fault> => {
  const marks = marksOf(state.table, unit);
  const isMark = marks.some(({ field }) => field(state).id === edit.field);
  return isMark || !isMadeUp(unit)
    ? adjusted(marks, state, edit.field, edit.value)
    : figured(state, unit, edit);
};

/** Units go by their numbers: without one of them, the names of the others are read again. */
const deleted = (state: State, unit: UnitId): Result<State, Fault> => {
  const { name } = specOf(state.table, unit);
  if (!isMadeUp(unit)) return fault('ERR_EDIT', name, SAID.notMadeUp);
  const { parse, print } = secondFleet.notation;
  const lines = print(tidied({ ...state, table: putBeside(state.table, unit, 'unused') })).split('\n');
  return parse(lines.filter(line => !line.startsWith(`unit ${name} `)).join('\n'));
};

type Step = (unit: UnitId) => Result<State, Fault>;

const withUnit = ({ table }: State, name: string, step: Step): Result<State, Fault> => {
  const unit = unitNamed(table, name);
  return unit === undefined ? noSuchUnit(name) : step(unit);
};

const changed = (state: State, edit: Edit): Result<State, Fault> => {
  const { table } = state;
  switch (edit.do) {
    case 'put':
      return withUnit(state, edit.unit, unit => onTable(state, putAt(table, unit, edit.hex as HexId)));
    case 'aside':
      return withUnit(state, edit.unit, unit => onTable(state, aside(table, unit, edit.place)));
    case 'raise':
      return withUnit(state, edit.unit, unit => onTable(state, ok(raised(table, unit))));
    case 'mark':
      return withUnit(state, edit.unit, unit => marked(state, unit, edit));
    case 'delete':
      return withUnit(state, edit.unit, unit => deleted(state, unit));
    case 'set': {
      const settings = [...groupsOf(state).flatMap(({ list }) => list), ...allWorths(table)];
      return adjusted(settings, state, edit.field, edit.value);
    }
    case 'terrain':
      return adjusted(groundOf(state, edit.hex as HexId), state, edit.field, edit.value);
    default:
      return onTable(state, invented(table, edit.values));
  }
};

const change = (state: State, edit: Edit): Result<State, Fault> => {
  const after = changed(state, edit);
  return after.ok ? ok(tidied(beginningAsBefore(state, after.value))) : after;
};

/** The line of the position that a place in a file names: `nato[3]`, `phase`. */
const lineAt = (state: State, at: string): string | undefined => {
  const [, word = '', place = '0'] = /^([a-z-]+)(?:\[(\d+)\])?$/.exec(at) ?? [];
  const lines = secondFleet.notation.print(state).split('\n');
  return lines.filter(line => line.startsWith(`${word} `))[Number(place)];
};

/** A hex, a base or a unit. */
const culpritNamed = ({ table }: State, name: string): readonly Culprit[] => {
  const base = baseNamed(name);
  const hex = hexNamed(name.replace(/^@/, '')) ?? (base === undefined ? undefined : baseSpec(base).hex);
  if (hex !== undefined) return [{ kind: 'hex', id: hex }];
  const unit = unitNamed(table, name);
  return unit === undefined ? [] : [{ kind: 'unit', id: unit }];
};

/** What is wrong with a stack or a base is told by its hex, with a unit by its name; with a line by the first that it names. */
const culprits = (state: State, at: string): readonly Culprit[] => {
  const named = culpritNamed(state, at);
  if (named.length > 0) return named;
  const words =
    lineAt(state, at)
      ?.split(/[ =[\],/]/)
      .slice(1) ?? [];
  return words.map(word => culpritNamed(state, word)).find(found => found.length > 0) ?? [];
};

export const secondFleetEditor: Editor<SecondFleetTypes> = {
  blank,
  hexes: () => GRID.size,
  sheet,
  fieldsOf: (state, name) => {
    const unit = unitNamed(state.table, name);
    if (unit === undefined) return [];
    const spec = specOf(state.table, unit);
    return [
      ...fieldsIn(marksOf(state.table, unit), state),
      ...(isMadeUp(unit) ? fieldsIn(figuresFor(spec), spec) : []),
    ];
  },
  fieldsAt: (state, hex) => fieldsIn(groundOf(state, hex as HexId), state),
  change,
  culprits,
};
