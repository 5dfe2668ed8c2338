import type { Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../action.ts';
import { shuffled } from '../fire/aim-list.ts';
import { listActions } from '../list.ts';
import type { SeaActivation } from '../sea/movement.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import { courseOn } from './goal.ts';
import { wayHome } from './hope.ts';
import { netNow } from './net.ts';
import { worthOf } from './strike-value.ts';

/** How many hexes on the way to where the ships should go, and how many others for what the way does not know. */
export interface Width {
  readonly onCourse: number;
  readonly elsewhere: number;
}

export const WIDE: Width = { onCourse: 8, elsewhere: 3 };
export const NARROW: Width = { onCourse: 3, elsewhere: 1 };

const leadOf = (table: Table, units: readonly UnitId[]): UnitId =>
  units.reduce((lead, unit) => (worthOf(table, unit) > worthOf(table, lead) ? unit : lead));

type Sail = Extract<Action, { readonly type: 'sail' }>;

/** The raiders may turn for home at any time. */
const homeward = (sails: readonly Sail[]): readonly Sail[] =>
  sails.toSorted((a, b) => wayHome(a.path.at(-1) as HexId) - wayHome(b.path.at(-1) as HexId)).slice(0, 1);

const fewSails = (
  view: View,
  activation: SeaActivation,
  sails: readonly Sail[],
  random: Random,
  { onCourse, elsewhere }: Width,
): readonly Sail[] => {
  const course = courseOn(view.table, netNow(view.table));
  const lead = leadOf(view.table, activation.units);
  const ranked = sails
    .map(action => ({ action, way: course(lead, action.path.at(-1) as HexId) }))
    .toSorted((a, b) => a.way - b.way)
    .map(({ action }) => action);
  const few = [...ranked.slice(0, onCourse), ...shuffled(ranked.slice(onCourse), random).slice(0, elsewhere)];
  const home =
    view.table.scenario === 'standing-force' && activation.side === 'soviet' ? homeward(sails) : [];
  return [...few, ...home.filter(sail => !few.includes(sail))];
};

/** Every attack, staying, and a few hexes to sail to. */
export const seaAnswers = (
  view: View,
  activation: SeaActivation,
  random: Random,
  width: Width,
): readonly Action[] => {
  const offered = [...listActions(view)];
  const sails = offered.filter(action => action.type === 'sail');
  const others = offered.filter(({ type }) => type === 'strike' || type === 'done');
  return [...others, ...fewSails(view, activation, sails, random, width)];
};
