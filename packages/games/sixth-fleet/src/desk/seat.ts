import type { Choice } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { nameOfHex } from '../chart.ts';
import { shortName } from '../face/units.ts';
import { actor } from '../sequence.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Side, UnitId } from '../vocabulary.ts';

export type DeskChoice = Choice<Action>;

/** The viewer as one who may act now; undefined for everybody else. */
export const actingSide = ({ viewer, table }: View): Side | undefined => {
  const turn = actor(table);
  return viewer !== 'spectator' && turn !== 'chance' && turn.includes(viewer) ? viewer : undefined;
};

export const say = (state: State, unit: UnitId): string => shortName(state, unit);

export const sayAll = (state: State, units: readonly UnitId[]): readonly string[] =>
  units.map(unit => say(state, unit));

export const at = nameOfHex;

/** The key of what one piece does; pieces that do the same thing share the part before the stroke. */
export const keyFor = (deed: string, unit: UnitId): string => `${deed}/${unit}`;

export const deedOf = ({ key }: DeskChoice): string => key.slice(0, key.lastIndexOf('/'));
