import type { Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { shuffled } from '../rules/combat/aim-list.ts';
import { listActions } from '../turn/list.ts';
import type { SeaActivation } from '../rules/movement/movement.ts';
import type { PublicState } from '../model/state.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import type { View } from '../secrets/view.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import type { Judgement } from './evaluate.ts';
import { netNow } from './net.ts';

/** Hexes on the way to where the ships should go, and others for what the way does not know. */
const ON_COURSE = 8;
const ELSEWHERE = 3;

const leadOf = (table: PublicState, units: readonly UnitId[], worthOf: Judgement['worthOf']): UnitId =>
  units.reduce((lead, unit) => (worthOf(table, unit) > worthOf(table, lead) ? unit : lead));

type Sail = Extract<Action, { readonly type: 'sail' }>;

const endOf = ({ path }: Sail): HexId => path.at(-1) as HexId;

/** Ships with a refuge may turn for home at any time. */
const homeward = ({ table }: View, side: Side, sails: readonly Sail[]): readonly Sail[] => {
  const { refuge } = scenarioOf(table).goals;
  if (refuge?.side !== side) return [];
  const wayHome = (sail: Sail): number => refuge.way[endOf(sail)] as number;
  return sails.toSorted((a, b) => wayHome(a) - wayHome(b)).slice(0, 1);
};

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
    .map(action => ({ action, way: course(lead, endOf(action)) }))
    .toSorted((a, b) => a.way - b.way)
    .map(({ action }) => action);
  const few = [
    ...ranked.slice(0, ON_COURSE),
    ...shuffled(ranked.slice(ON_COURSE), random).slice(0, ELSEWHERE),
  ];
  const home = homeward(view, activation.side, sails);
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
