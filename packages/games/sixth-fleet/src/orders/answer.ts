import { ASK_ME, type SeatOrders, type StandingAnswer, type StandingSpec, valueOf } from '@narrow-seas/core';
import { reflexIn } from '../mind/interrupt-answers.ts';
import type { Action } from '../model/action.ts';
import { specOf } from '../model/roster.ts';
import type { Advance, Phase, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { ADVANCE_LIMIT } from '../rules/combat/advance.ts';
import { removable } from '../rules/stacking/stacking.ts';
import type { View } from '../secrets/view.ts';
import { listActions } from '../turn/list.ts';
import { optionsFor } from '../turn/options.ts';
import { SPECS } from './specs.ts';

/** The order that a question falls under, and what it says; no action: the player is asked. */
interface Said {
  readonly spec: StandingSpec;
  readonly action: Action | undefined;
}

/** [13.0] What the loss of a unit counts. */
const worthOf = (state: State, unit: UnitId): number => Math.max(1, specOf(state, unit).ratings.ecm);

const removed = (state: State, units: readonly UnitId[], most: boolean): Action | undefined => {
  const [first] = units.toSorted((a, b) => (worthOf(state, b) - worthOf(state, a)) * (most ? 1 : -1));
  return first === undefined ? undefined : { type: 'remove', unit: first };
};

/** [8.5] Nobody goes, or the first three who can; in one's own turn the player is asked by default. */
const advanced = (phase: Advance, orders: SeatOrders): Action | undefined => {
  const { choice } = valueOf(SPECS.advances, orders);
  const isOwnTurn = phase.resume.side === phase.side;
  if (choice === 'enemy-turn' && isOwnTurn) return undefined;
  return { type: 'advance', units: choice === 'first' ? phase.candidates.slice(0, ADVANCE_LIMIT) : [] };
};

/** Placing units is a choice, however few the hexes; a player who has attacked may want to take that back. */
const isOpen = (phase: Phase): boolean =>
  phase.name === 'set-up' || (phase.name === 'combat' && phase.attacked.length + phase.exempt.length > 0);

/** The only thing that can be done, where it is only one. */
const onlyOne = (view: View): Action | undefined => {
  if (isOpen(view.table.phase)) return undefined;
  let only: Action | undefined;
  for (const action of listActions(view)) {
    if (only !== undefined) return undefined;
    only = action;
  }
  return only;
};

/** What an order says, unless the player wants to be asked. */
const unlessAsked = (spec: StandingSpec, orders: SeatOrders, say: () => Action | undefined): Said => ({
  spec,
  action: valueOf(spec, orders).choice === ASK_ME ? undefined : say(),
});

const saidTo = (view: View, orders: SeatOrders): Said => {
  const { table } = view;
  const { phase } = table;
  switch (phase.name) {
    case 'retreat':
      return unlessAsked(SPECS.retreats, orders, () => reflexIn(table, phase));
    case 'displacement':
      return unlessAsked(SPECS.displacement, orders, () => reflexIn(table, phase));
    case 'advance':
      return unlessAsked(SPECS.advances, orders, () => advanced(phase, orders));
    case 'excess':
      return unlessAsked(SPECS.excess, orders, () => removed(table, removable(table, phase.mover), true));
    case 'sacrifice':
      return unlessAsked(SPECS.sacrifice, orders, () => removed(table, phase.among, false));
    default:
      return unlessAsked(SPECS.noChoice, orders, () => onlyOne(view));
  }
};

/** What follows by itself from the orders of the viewer. */
export const answer = (view: View, orders: SeatOrders): StandingAnswer<Action> | undefined => {
  if (view.viewer === 'spectator') return undefined;
  const { spec, action } = saidTo(view, orders);
  if (action === undefined || optionsFor(view).refuse(action) !== undefined) return undefined;
  return { action, order: spec.id };
};
