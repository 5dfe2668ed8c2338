import {
  adjusted,
  type Adjustable,
  adjustFlag,
  type Culprit,
  type Edit,
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
import { sixthFleet, type SixthFleetTypes } from '../game.ts';
import { FORTRESS_AT, GRID, hexNamed } from '../model/chart.ts';
import { ROSTER, specOf, unitNamed } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { FIGURES_OF, INVENT, invented } from './made-up.ts';
import { gone, isGone, movesNow, putAboard, putAt, raised, takenOff, withMoved } from './move.ts';
import { OPTIONAL, POINTS, TIME } from './settings.ts';
import { carrierAt, editUnits, OUT, placesOf } from './units.ts';
import { SAID } from './words.ts';

/** Nothing on the map, and the first phase of a first turn [12.1]. */
const blank = (scenario: string): Result<State, Fault> => {
  const start = sixthFleet.setup({ scenario, options: {} });
  if (!start.ok) return start;
  return ok({ ...start.value, phase: { name: 'movement', side: 'soviet', moved: [], mustLand: [] } });
};

const sheet = (state: State): EditorSheet => ({
  units: editUnits(state),
  places: placesOf(state),
  settings: [
    { title: SAID.time, fields: fieldsIn(TIME, state) },
    { title: SAID.options, fields: fieldsIn(OPTIONAL, state) },
    { title: SAID.points, fields: fieldsIn(POINTS, state) },
  ],
  invent: INVENT,
});

const aside = (state: State, unit: UnitId, place: string): Result<State, Fault> => {
  if (place === OUT) return ok(takenOff(state, unit));
  if (isGone(place)) return ok(gone(state, unit, place));
  const carrier = carrierAt(state, place);
  return carrier === undefined
    ? fault('ERR_EDIT', place, 'There is no such place; a carrier must be on the map first [9.62].')
    : ok(putAboard(state, unit, carrier));
};

/** The figures of a made-up unit. */
const figured = (
  state: State,
  unit: UnitId,
  { field, value }: Extract<Edit, { do: 'mark' }>,
): Result<State, Fault> => {
  const set = adjusted(FIGURES_OF, specOf(state, unit), field, value);
  if (!set.ok) return set;
  return ok({ ...state, extra: state.extra.with(unit - ROSTER.length, set.value) });
};

/** What a movement phase remembers of the unit. */
const movedOf = (unit: UnitId): readonly Adjustable<State>[] => [
  adjustFlag(
    ({ phase }) => ({
      id: 'moved',
      title: SAID.moved,
      value: phase.name === 'movement' && phase.moved.includes(unit),
    }),
    (state, value) => withMoved(state, unit, value),
  ),
];

const marksOf = (state: State, unit: UnitId): readonly Adjustable<State>[] =>
  movesNow(state, unit) ? movedOf(unit) : [];

const isMadeUp = (unit: UnitId): boolean => unit >= ROSTER.length;

const marked = (state: State, unit: UnitId, edit: Extract<Edit, { do: 'mark' }>): Result<State, Fault> => {
  const isFigure = isMadeUp(unit) && edit.field !== 'moved';
  return isFigure
    ? figured(state, unit, edit)
    : adjusted(marksOf(state, unit), state, edit.field, edit.value);
};

/** Units go by their numbers: without one of them, the names of the others are read again. */
const deleted = (state: State, unit: UnitId): Result<State, Fault> => {
  const { name } = specOf(state, unit);
  if (!isMadeUp(unit)) return fault('ERR_EDIT', name, SAID.notMadeUp);
  const { parse, print } = sixthFleet.notation;
  const lines = print(takenOff(state, unit)).split('\n');
  return parse(lines.filter(line => !line.startsWith(`unit ${name} `)).join('\n'));
};

const fortressOf = (hex: HexId): readonly Adjustable<State>[] => {
  const fortress = FORTRESS_AT.get(hex);
  if (fortress === undefined) return [];
  return [
    adjustFlag(
      ({ destroyed }) => ({
        id: 'destroyed',
        title: SAID.destroyed(fortress.name),
        value: destroyed.includes(hex),
      }),
      (state, value) => ({
        ...state,
        destroyed: [...state.destroyed.filter(other => other !== hex), ...(value ? [hex] : [])].toSorted(
          (a, b) => a - b,
        ),
      }),
    ),
  ];
};

type Step = (unit: UnitId) => Result<State, Fault>;

const withUnit = (state: State, name: string, step: Step): Result<State, Fault> => {
  const unit = unitNamed(state, name);
  return unit === undefined ? noSuchUnit(name) : step(unit);
};

const change = (state: State, edit: Edit): Result<State, Fault> => {
  switch (edit.do) {
    case 'put':
      return withUnit(state, edit.unit, unit => ok(putAt(state, unit, edit.hex as HexId)));
    case 'aside':
      return withUnit(state, edit.unit, unit => aside(state, unit, edit.place));
    case 'raise':
      return withUnit(state, edit.unit, unit => ok(raised(state, unit)));
    case 'mark':
      return withUnit(state, edit.unit, unit => marked(state, unit, edit));
    case 'delete':
      return withUnit(state, edit.unit, unit => deleted(state, unit));
    case 'set':
      return adjusted([...TIME, ...OPTIONAL, ...POINTS], state, edit.field, edit.value);
    case 'terrain':
      return adjusted(fortressOf(edit.hex as HexId), state, edit.field, edit.value);
    default:
      return invented(state, edit.values);
  }
};

/** A stack is named by its side and its hex, anything else by the unit. */
const culprits = (state: State, at: string): readonly Culprit[] => {
  const stack = /^(?:nato|soviet)\.(\d{4})$|^@(\d{4})$/.exec(at);
  const hex = hexNamed(stack?.[1] ?? stack?.[2] ?? '');
  if (hex !== undefined) return [{ kind: 'hex', id: hex }];
  const unit = unitNamed(state, at.replace(/^aboard\./, ''));
  return unit === undefined ? [] : [{ kind: 'unit', id: unit }];
};

export const sixthFleetEditor: Editor<SixthFleetTypes> = {
  blank,
  hexes: () => GRID.size,
  sheet,
  fieldsOf: (state, name) => {
    const unit = unitNamed(state, name);
    if (unit === undefined) return [];
    return [
      ...fieldsIn(marksOf(state, unit), state),
      ...(isMadeUp(unit) ? fieldsIn(FIGURES_OF, specOf(state, unit)) : []),
    ];
  },
  fieldsAt: (state, hex) => fieldsIn(fortressOf(hex as HexId), state),
  change,
  culprits,
};
