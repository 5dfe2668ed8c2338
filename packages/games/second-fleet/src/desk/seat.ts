import type { Choice } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { nameOfHex } from '../chart.ts';
import { homeName } from '../face/say-piece.ts';
import { shortName } from '../face/units.ts';
import type { Home, Table } from '../state.ts';
import { isTurnOf } from '../turn.ts';
import type { View } from '../view.ts';
import type { Side, UnitId } from '../vocabulary.ts';

export type DeskChoice = Choice<Action>;

/** The viewer as one who may act now; undefined for everybody else. */
export const actingSide = ({ viewer, table }: View): Side | undefined =>
  isTurnOf(table.phase, viewer) ? viewer : undefined;

export const say = (table: Table, unit: UnitId): string => shortName(table, unit);

/** Three by name; a longer list is counted. */
const NAMED = 3;

export const sayAll = (table: Table, units: readonly UnitId[]): string => {
  const names = units.map(unit => say(table, unit));
  const rest = names.length - NAMED;
  return rest > 1 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(', ');
};

export const sayHome = (table: Table, home: Home): string => homeName(table, home);

export const at = nameOfHex;
