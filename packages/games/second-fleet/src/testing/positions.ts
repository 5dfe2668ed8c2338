import { mustBe } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { hexOf, nameOfHex } from '../model/chart.ts';
import { parse } from '../text/parse.ts';
import { hexOfUnit, pieceOf, withPieces } from '../model/position.ts';
import { specOf, unitNamed } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';

/**
 * A position in the notation, bars between statements: `position('segment side=nato arm=surface', 'nato @2922 HAWES')`.
 * Turn 2 of the strike on Kola (intermediate, period 4) unless a heading is given.
 */
export const position = (phase: string, forces: string, heading = 'kola-strike turn 2 of 15'): State =>
  mustBe(parse(`second-fleet ${heading} | phase ${phase} | ${forces}`));

export const unit = ({ table }: State, name: string): UnitId => {
  const id = unitNamed(table, name);
  if (id === undefined) throw new RangeError(`There is no unit ${name}`);
  return id;
};

/** With a unit where no position may put it, to ask a rule that stacking or terrain would otherwise answer. */
export const movedTo = (state: State, name: string, hex: string): State => {
  const where = { at: 'sea', hex: hexOf(hex) } as const;
  return { ...state, table: withPieces(state.table, [unit(state, name)], piece => ({ ...piece, where })) };
};

/** `FRNZE OTTUK` as units. */
export const units = (state: State, names: string): readonly UnitId[] =>
  names
    .split(' ')
    .filter(name => name !== '')
    .map(name => unit(state, name));

export const namesOf = ({ table }: State, ids: readonly UnitId[]): string =>
  ids.map(id => specOf(table, id).name).join(' ');

export const hexes = (names: string): readonly HexId[] => names.split(' ').map(hexOf);

/** `2922`, `lost`, or whatever else its place is called. */
export const whereIs = ({ table }: State, name: string): string => {
  const id = unitNamed(table, name) as UnitId;
  const { where } = pieceOf(table, id);
  return where.at === 'sea' ? nameOfHex(hexOfUnit(table, id) as HexId) : where.at;
};

/** `none`, `local` or `strategic`. */
export const markOf = (state: State, name: string): string => pieceOf(state.table, unit(state, name)).mark;
