import { ASK_ME, type SeatOrders, type StandingAnswer, type StandingSpec, valueOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { enemiesBeside } from '../model/occupancy.ts';
import { type Boat, boatOf } from '../model/state.ts';
import { SIGNALS } from '../model/vocabulary.ts';
import { openBeside } from '../rules/sailing.ts';
import type { View } from '../secrets/view.ts';
import { optionsFor } from '../turn/options.ts';
import { SPECS } from './specs.ts';

type Answer = StandingAnswer<Action> | undefined;

const by = ({ id }: StandingSpec, action: Action | undefined): Answer =>
  action === undefined ? undefined : { action, order: id };

/** [3.1] The signal that was ordered once and for all. */
const sealed = ({ phase }: View, orders: SeatOrders): Action | undefined => {
  if (phase.name !== 'signals' || phase.own !== undefined) return undefined;
  const { choice } = valueOf(SPECS.signal, orders);
  const signal = SIGNALS.find(known => known === choice);
  return signal === undefined ? undefined : { type: 'signal', signal };
};

const enemiesFrom = (view: View, boat: Boat, hex: HexId): number =>
  enemiesBeside(view, { ...boat, where: { at: 'sea', hex } }).length;

/** [5.3] To the hex with the fewest enemies beside it, if that is few enough. */
const fallenBack = (view: View, orders: SeatOrders): Action | undefined => {
  const { phase } = view;
  const boat = phase.name === 'falling-back' ? boatOf(view, phase.boat) : undefined;
  if (boat === undefined || boat.side !== view.viewer) return undefined;
  const { choice, number = 0 } = valueOf(SPECS.fallingBack, orders);
  if (choice === ASK_ME) return undefined;
  const [best] = openBeside(view, boat)
    .map(to => ({ to, enemies: enemiesFrom(view, boat, to) }))
    .toSorted((a, b) => a.enemies - b.enemies);
  return best === undefined || best.enemies > number ? undefined : { type: 'fall-back', to: best.to };
};

/** The only thing that can be done, where it is only one. */
const onlyOne = (view: View, orders: SeatOrders): Action | undefined => {
  if (valueOf(SPECS.noChoice, orders).choice === ASK_ME) return undefined;
  const listed = optionsFor(view).list()[Symbol.iterator]();
  const [first, second] = [listed.next(), listed.next()];
  return first.done !== true && second.done === true ? first.value : undefined;
};

/** What follows by itself from the orders of the viewer. */
export const answer = (view: View, orders: SeatOrders): Answer =>
  by(SPECS.signal, sealed(view, orders)) ??
  by(SPECS.fallingBack, fallenBack(view, orders)) ??
  by(SPECS.noChoice, onlyOne(view, orders));
