import type { Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../action.ts';
import { shuffled } from '../fire/aim-list.ts';
import { listActions } from '../list.ts';
import type { SeaActivation } from '../sea/movement.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import type { Judgement } from './evaluate.ts';
import { wayHome } from './hope.ts';
import { netNow } from './net.ts';

/** Hexes on the way to where the ships should go, and others for what the way does not know. */
const ON_COURSE = 8;
const ELSEWHERE = 3;

const leadOf = (table: Table, units: readonly UnitId[], worthOf: Judgement['worthOf']): UnitId =>
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
  { worthOf, courseOn }: Judgement,
): readonly Sail[] => {
  const course = courseOn(view.table, netNow(view.table));
  const lead = leadOf(view.table, activation.units, worthOf);
  const ranked = sails
    .map(action => ({ action, way: course(lead, action.path.at(-1) as HexId) }))
    .toSorted((a, b) => a.way - b.way)
    .map(({ action }) => action);
  const few = [
    ...ranked.slice(0, ON_COURSE),
    ...shuffled(ranked.slice(ON_COURSE), random).slice(0, ELSEWHERE),
  ];
  const home =
    view.table.scenario === 'standing-force' && activation.side === 'soviet' ? homeward(sails) : [];
  return [...few, ...home.filter(sail => !few.includes(sail))];
};

/** Every attack, staying, and a few hexes to sail to. */
export const seaAnswers = (
  view: View,
  activation: SeaActivation,
  random: Random,
  judgement: Judgement,
): readonly Action[] => {
  const offered = [...listActions(view)];
  const sails = offered.filter(action => action.type === 'sail');
  const others = offered.filter(({ type }) => type === 'strike' || type === 'done');
  return [...others, ...fewSails(view, activation, sails, random, judgement)];
};
