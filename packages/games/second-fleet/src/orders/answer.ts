import { ASK_ME, type SeatOrders, type StandingAnswer, type StandingSpec, valueOf } from '@narrow-seas/core';
import { stakeOf } from '../mind/staff/stake.ts';
import type { Action } from '../model/action.ts';
import type { AirLosses } from '../model/fire/phase.ts';
import type { MineLosses } from '../model/sea/phase.ts';
import type { PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { nextToBeHit } from '../rules/combat/losses.ts';
import { nextToHit } from '../rules/mines/mines.ts';
import { forcesAttacked } from '../rules/strategic-air/formation.ts';
import type { View } from '../secrets/view.ts';
import { listActions } from '../turn/list.ts';
import { optionsFor } from '../turn/options.ts';
import { isTurnOf } from '../turn/turn.ts';
import { homeward } from './homing.ts';
import { engaged } from './patrols.ts';
import { passed } from './passing.ts';
import { SPECS } from './specs.ts';

/** The order that a question falls under, and what it says; no action: the player is asked. */
interface Said {
  readonly spec: StandingSpec;
  readonly action: Action | undefined;
}

/** [C.11.6] [23] Of those that may be hit, the one that is worth least. */
const leastWorth = (table: PublicState, units: readonly UnitId[]): UnitId | undefined =>
  units.toSorted((a, b) => stakeOf(table, a) - stakeOf(table, b))[0];

const hitOf = ({ table }: View, phase: AirLosses | MineLosses): Action | undefined => {
  if (phase.name === 'air-losses') {
    const unit = leastWorth(table, nextToBeHit(table, phase));
    return unit === undefined ? undefined : { type: 'take-hit', unit };
  }
  const unit = leastWorth(table, nextToHit(table, phase.among));
  return unit === undefined ? undefined : { type: 'take-mine', unit };
};

const firstListed = (view: View, type: Action['type']): Action | undefined => {
  let last: Action | undefined;
  for (const action of listActions(view)) {
    if (action.type === type) return action;
    last = action;
  }
  return last;
};

/** [C.12.4] */
const bounced = (view: View, orders: SeatOrders): Action | undefined =>
  valueOf(SPECS.bounce, orders).choice === 'never' ? { type: 'done' } : firstListed(view, 'bounce');

/** What an order says, unless the player wants to be asked. */
const unlessAsked = (spec: StandingSpec, orders: SeatOrders, say: () => Action | undefined): Said => ({
  spec,
  action: valueOf(spec, orders).choice === ASK_ME ? undefined : say(),
});

const saidTo = (view: View, orders: SeatOrders): Said => {
  const { table } = view;
  const { phase } = table;
  switch (phase.name) {
    case 'reaction':
      return unlessAsked(SPECS.patrols, orders, () => engaged(view, phase, orders));
    case 'air-losses':
    case 'mine-losses':
      return unlessAsked(SPECS.losses, orders, () => hitOf(view, phase));
    case 'formation':
      return unlessAsked(SPECS.formation, orders, () => ({
        type: 'form',
        forces: forcesAttacked(table, phase),
      }));
    case 'landing':
      return unlessAsked(SPECS.landing, orders, () => firstListed(view, 'land'));
    case 'bounce':
      return unlessAsked(SPECS.bounce, orders, () => bounced(view, orders));
    case 'flight':
      return unlessAsked(SPECS.homing, orders, () => homeward(view, phase));
    default:
      return unlessAsked(SPECS.noChoice, orders, () => passed(view));
  }
};

/** What follows by itself from the orders of the viewer. */
export const answer = (view: View, orders: SeatOrders): StandingAnswer<Action> | undefined => {
  if (!isTurnOf(view.table.phase, view.viewer)) return undefined;
  const { spec, action } = saidTo(view, orders);
  if (action === undefined || optionsFor(view).refuse(action) !== undefined) return undefined;
  return { action, order: spec.id };
};
