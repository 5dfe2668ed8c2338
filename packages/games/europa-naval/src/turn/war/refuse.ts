import type { Refusal } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { sideOfShip } from '../../model/fleet.ts';
import { NOT_NOW, notOurShip } from '../refusals.ts';
import type { Fleet } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { refuseRebase, refuseReturn } from '../../rules/air/air-service.ts';
import { refuseMalta, refuseMendPort } from '../../rules/ports/engineering.ts';
import { refuseFerry } from '../../rules/ferries/ferry.ts';
import { refusePayFront } from '../../rules/supply/front.ts';
import type { Initial, WarPhase } from '../../model/war/phase.ts';
import { refuseMines, refuseRepair, refuseReplace } from '../../rules/ports/repair.ts';
import { refuseConvert, refuseIncome, refuseRail } from '../../rules/supply/stores.ts';
import { refuseFleetStrike } from '../../rules/surrender/surrender-fleet.ts';

export const refuseInWar = (view: View, phase: WarPhase, action: Action): Refusal | undefined => {
  if (view.own === undefined) return NOT_NOW;
  switch (phase.name) {
    case 'initial':
      return refuseInInitial(view, view.own, phase, action);
    case 'front-payment':
      if (action.type === 'done') return undefined;
      return action.type === 'pay-front' ? refusePayFront(view.common, view.own, phase, action) : NOT_NOW;
    case 'surrender':
      if (action.type === 'done') return undefined;
      return action.type === 'strike-fleet'
        ? refuseFleetStrike(view.common, view.own, phase, action)
        : NOT_NOW;
    default:
      return NOT_NOW;
  }
};

/** A ship of the other side, which one may know nothing about. */
const refuseStranger = ({ common, viewer }: View, action: Action): Refusal | undefined =>
  'ship' in action && sideOfShip(common, action.ship) !== viewer ? notOurShip(action.ship) : undefined;

const refuseInInitial = (view: View, own: Fleet, phase: Initial, action: Action): Refusal | undefined =>
  refuseStranger(view, action) ?? refuseSpending(view, own, phase, action);

const refuseSpending = (
  { common }: View,
  own: Fleet,
  phase: Initial,
  action: Action,
): Refusal | undefined => {
  switch (action.type) {
    case 'done':
      return undefined;
    case 'income':
      return refuseIncome(common, own, phase, action);
    case 'repair':
      return refuseRepair(common, own, phase, action);
    case 'replace':
      return refuseReplace(common, own, phase, action);
    case 'make-mines':
      return refuseMines(own, action);
    case 'malta':
      return refuseMalta(common, own, phase, action);
    case 'return-air':
      return refuseReturn(common, own, phase, action);
    case 'rebase':
      return refuseRebase(common, phase, action);
    case 'mend-port':
      return refuseMendPort(common, own, phase, action);
    case 'rail':
      return refuseRail(common, own, phase, action);
    case 'convert':
      return refuseConvert(common, own, phase, action);
    case 'ferry':
      return refuseFerry(common, own, action);
    default:
      return NOT_NOW;
  }
};
