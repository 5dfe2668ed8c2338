import type { Choice } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { nameOfHex } from '../model/chart.ts';
import { shortName } from '../face/units.ts';
import { where as whereIs } from '../face/places.ts';
import { actor } from '../turn/sequence.ts';
import { placeOf } from '../model/position.ts';
import type { State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';

export type DeskChoice = Choice<Action>;

/** The viewer as one who may act now; undefined for everybody else. */
export const actingSide = ({ viewer, table }: View): Side | undefined => {
  const turn = actor(table);
  return viewer !== 'spectator' && turn !== 'chance' && turn.includes(viewer) ? viewer : undefined;
};

export const say = (state: State, unit: UnitId): string => shortName(state, unit);

export const sayAll = (state: State, units: readonly UnitId[]): readonly string[] =>
  units.map(unit => say(state, unit));

/** The number of a hex: where one must be told from its neighbours. */
export const at = nameOfHex;

/** The place of a hex: "at Malta", "off Crete". */
export const where = (hex: HexId): string => whereIs(hex);

/** The place of a unit; aircraft aboard are where their carrier is. */
export const whereOf = (state: State, unit: UnitId): string => {
  const hex = placeOf(state, unit);
  return hex === undefined ? '' : where(hex);
};
