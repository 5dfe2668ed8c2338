import { type Edit, editPosition, mustBe } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { europaNavalEditor } from '../editor/editor.ts';
import { europaNaval } from '../game.ts';
import { CHARTS, nameOfHex, terrainAt } from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { hexOrPort } from '../scenarios/setup.ts';

/** Changes of positions, for the tests of the editor. */

export const hex = (name: string): HexId => hexOrPort(CHARTS.mediterranean, name);

export const edit = (state: State, change: Edit) =>
  editPosition(europaNaval, europaNavalEditor, state, change);

export const edited = (state: State, ...changes: readonly Edit[]): State =>
  changes.reduce((before, change) => mustBe(edit(before, change)), state);

export const put = (unit: string, place: string): Edit => ({ do: 'put', unit, hex: hex(place) });
export const aside = (unit: string, place: string): Edit => ({ do: 'aside', unit, place });
export const set = (field: string, value: string | number | boolean): Edit => ({ do: 'set', field, value });
export const mark = (unit: string, field: string, value: string | number | boolean): Edit => ({
  do: 'mark',
  unit,
  field,
  value,
});
export const terrain = (place: string, field: string, value: string | number | boolean): Edit => ({
  do: 'terrain',
  hex: hex(place),
  field,
  value,
});

/** Lines of the position that begin with one of these words. */
export const lines = (state: State, ...words: readonly string[]): readonly string[] =>
  europaNaval.notation
    .print(state)
    .split('\n')
    .filter(line => words.includes(line.split(' ')[0] ?? ''));

const AT_SEA = ['in', 'group', 'atlantic', 'due', 'sunk', 'gone', 'cargo'];
export const afloat = (state: State): readonly string[] => lines(state, ...AT_SEA);

export const unitIn = (state: State, id: string) =>
  europaNavalEditor.sheet(state).units.find(unit => unit.id === id);

export const why = (state: State, change: Edit) => {
  const refused = edit(state, change);
  return refused.ok ? 'made' : `${refused.error.at}: ${refused.error.message}`;
};

export const CHART = CHARTS.mediterranean;

export const nameOf = (place: string): string => nameOfHex(CHART, hex(place));

export const fieldHex = (name: string): string =>
  nameOfHex(CHART, CHART.fields.find(field => field.name === name)?.hex as HexId);

/** Dry land without a port. */
export const LAND = Array.from({ length: CHART.grid.size }, (_, each) => each as HexId).find(
  each => terrainAt(CHART, each) === 'land' && !CHART.portAt.has(each),
) as HexId;
