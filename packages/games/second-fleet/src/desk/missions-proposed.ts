import { choiceOf, seededRandom } from '@narrow-seas/core';
import { middleOf } from '../face/map.ts';
import { assignmentAnswers } from '../mind/mission-answers.ts';
import type { Action } from '../model/action.ts';
import { hexOfHome } from '../model/position.ts';
import type { Order } from '../model/state.ts';
import { readyAt } from '../rules/patrols/deck.ts';
import type { View } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';
import { actingSide, type DeskChoice } from './say.ts';
import { DESK_WORDS } from './words.ts';

/** The same position gives the same proposal. */
const SEED = 1;

/** More orders than these would be a mistake. */
const MOST = 60;

type Assign = Extract<Action, { readonly type: 'assign' }>;

/** As if the order had been given: the next aircraft then looks where fewer have been sent. */
const ordered = (view: View, { unit, mission, zone }: Assign): View => {
  const order: Order = { unit, mission, zone };
  return view.own === undefined
    ? view
    : { ...view, own: { ...view.own, orders: [...view.own.orders, order] } };
};

/** What the staff would have the aircraft do, one after another. */
const proposed = (view: View, side: Side): readonly Assign[] => {
  const random = seededRandom(SEED);
  const orders: Assign[] = [];
  for (let now = view; orders.length < MOST; ) {
    const [next] = assignmentAnswers(now, side, random);
    if (next?.type !== 'assign') break;
    orders.push(next);
    now = ordered(now, next);
  }
  return orders;
};

/** From its field or deck to the middle of the zone. */
const wayOf = (view: View, { unit, zone }: Assign): readonly number[] => {
  const home = readyAt(view, unit);
  const [from, to] = [home === undefined ? undefined : hexOfHome(view.table, home), middleOf(zone)];
  return from === undefined || to === undefined ? [] : [from, to];
};

/** [7] Secret orders for all reconnaissance aircraft as one order, drawn before it is given. */
export const missionsProposed = (view: View): readonly DeskChoice[] => {
  const side = actingSide(view);
  if (side === undefined || view.table.phase.name !== 'assignment') return [];
  const orders = proposed(view, side);
  if (orders.length < 2) return [];
  return [
    choiceOf<Action>({
      key: 'missions-proposed',
      kind: 'command',
      label: DESK_WORDS.choice.missions(orders.length),
      actions: orders,
      ways: orders.map(order => wayOf(view, order)).filter(({ length }) => length > 1),
    }),
  ];
};
