import type { Choice } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { nameOfHex } from '../model/chart.ts';
import { homeName } from '../face/say-piece.ts';
import { shortName } from '../face/units.ts';
import { sayWhereIs } from '../face/where.ts';
import { hexOfUnit } from '../model/position.ts';
import type { Home, PublicState } from '../model/state.ts';
import { isTurnOf } from '../turn/turn.ts';
import type { View } from '../secrets/view.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';

export type DeskChoice = Choice<Action>;

/** The viewer as one who may act now; undefined for everybody else. */
export const actingSide = ({ viewer, table }: View): Side | undefined =>
  isTurnOf(table.phase, viewer) ? viewer : undefined;

export const say = (table: PublicState, unit: UnitId): string => shortName(table, unit);

/** Three by name; a longer list is counted. */
const NAMED = 3;

export const sayAll = (table: PublicState, units: readonly UnitId[]): string => {
  const names = units.map(unit => say(table, unit));
  const rest = names.length - NAMED;
  return rest > 1 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(', ');
};

export const sayHome = (table: PublicState, home: Home): string => homeName(table, home);

/** The number of a hex: where one must be told from its neighbours. */
export const at = nameOfHex;

/** The place of a hex: "at Narvik", "off Andoya". */
export const where = (hex: HexId): string => sayWhereIs(hex);

/** The place of a unit, or of its base or carrier; empty where it has none. */
export const whereOf = (table: PublicState, unit: UnitId): string => {
  const hex = hexOfUnit(table, unit);
  return hex === undefined ? '' : where(hex);
};
