import { namedKind, type Names } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { GRID, hexNamed, nameOfHex } from '../model/chart.ts';
import { specOf, unitCount, unitNamed } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';

type Position = Pick<State, 'extra'>;

/** What the numbers of a position stand for. */
export const NAMES: Names<Position> = {
  unit: namedKind<Position, UnitId>(
    'unit',
    (state, unit) => (unit < unitCount(state) ? specOf(state, unit).name : undefined),
    unitNamed,
  ),
  hex: namedKind<Position, HexId>(
    'hex',
    (_, hex) => (hex < GRID.size ? nameOfHex(hex) : undefined),
    (_, word) => hexNamed(word),
  ),
};
