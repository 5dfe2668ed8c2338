import {
  type Fault,
  faultAt,
  type Fields,
  mergeFields,
  ok,
  pairOf,
  parsePhases as parsePhasesBy,
  putAt,
  type Result,
  readWord,
  type Schema,
  shapeOf,
  type Statement,
  valueAt,
  type Word,
  wordOf,
} from '@narrow-seas/core';
import { PHASE, PHASES } from '../model/phase.ts';
import type { Phase, State } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';
import { aircraftAway } from '../rules/air/air.ts';
import { NAMES } from './names.ts';

/** A field as a position writes it, and where it lies in the phase. */
interface WrittenField {
  readonly key: string;
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** What lies within an attack, or within answers, is written beside the rest, after it. */
const writtenFields = (schema: Schema): readonly WrittenField[] => {
  const { name: _name, resume: _resume, ...shape } = shapeOf(schema) ?? {};
  const fields = Object.entries(shape).map(([key, field]) => ({ key, path: [key], schema: field }));
  const nested = fields.flatMap(({ key, schema: outer }) =>
    Object.entries(shapeOf(outer) ?? {}).map(([inner, field]) => ({
      key: inner,
      path: [key, inner],
      schema: field,
    })),
  );
  return [...fields.filter(field => shapeOf(field.schema) === undefined), ...nested];
};

const FIELDS: ReadonlyMap<string, readonly WrittenField[]> = new Map(
  PHASES.map(({ word, schema }) => [word, writtenFields(schema)]),
);

/** The fields of a phase in the order in which they are written. */
export const fieldsOfPhase = (name: string): readonly WrittenField[] => FIELDS.get(name) ?? [];

/** A phase, and under it what it interrupts. */
export const printPhases = (state: State, phase: Phase, word = 'phase'): readonly string[] => {
  const fields = fieldsOfPhase(phase.name).flatMap(({ key, path, schema }) => {
    const value = valueAt(phase, path);
    return value === undefined ? [] : [`${key}=${wordOf({ names: NAMES, position: state }, schema, value)}`];
  });
  const line = [word, phase.name, ...fields].join(' ');
  return 'resume' in phase ? [line, ...printPhases(state, phase.resume, 'under')] : [line];
};

/** The phase and, under it, what it interrupts. */
export const parsePhases = (state: State, statements: readonly Statement[]): Result<Phase, Fault> =>
  parsePhasesBy(statements, statement => parseLayer(state, statement), PHASE);

const parseLayer = (state: State, [first, name, ...words]: Statement): Result<Fields, Fault> => {
  if (name === undefined)
    return faultAt(first, 'Name the phase here, for example "phase combat side=soviet".');
  const written: { [key: string]: unknown } = {};
  for (const word of words) {
    const pair = pairOf(word);
    if (pair === undefined) return faultAt(word, 'Write key=value here, for example side=soviet.');
    const read = readField(state, written, name.text, pair);
    if (!read.ok) return read;
  }
  const begun = PHASES.find(({ word }) => word === name.text)?.begun ?? {};
  const fields = { ...mergeFields(begun, written), name: name.text };
  return ok(name.text === 'movement' ? withLandings(state, fields) : fields);
};

/** Puts the field where it belongs. A key that the phase does not have is left for its schema to refuse. */
const readField = (
  state: State,
  fields: { [key: string]: unknown },
  phase: string,
  { key, value }: { readonly key: string; readonly value: Word },
): Result<undefined, Fault> => {
  const field = fieldsOfPhase(phase).find(written => written.key === key);
  const wording = { names: NAMES, position: state };
  const read = field === undefined ? ok(value.text) : readWord(wording, field.schema, value, 'ERR_POSITION');
  if (!read.ok) return read;
  putAt(fields, field?.path ?? [key], read.value);
  return ok(undefined);
};

/** [9.22] Unless it is said who must land, all do that are away from a base and did not fly there in this phase. */
const withLandings = (state: State, fields: Fields): Fields => {
  const { side, moved } = fields;
  if (fields['mustLand'] !== undefined || !Array.isArray(moved)) return fields;
  const away = SIDES.filter(id => id === side).flatMap(id => aircraftAway(state, id));
  return { ...fields, mustLand: away.filter(unit => !moved.includes(unit)) };
};
