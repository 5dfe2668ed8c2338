import { exhausted, NOT_YOUR_TURN, OVER, type Refusal } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { NOT_NOW } from '../refusals.ts';
import type { View } from '../../secrets/view.ts';
import { refuseRaising, refuseRelease } from '../../rules/politics/declaration.ts';
import { refuseIdleLodgement, refuseLanding } from '../../rules/invasion/landing.ts';
import { refuseShadow } from '../../rules/optional/tattletale.ts';
import { refuseSwap } from '../../rules/optional/wings.ts';
import type {
  Arrival,
  CampaignPhase,
  Declarations,
  Invasion,
  Replenishment,
  SetUp,
} from '../../model/campaign/phase.ts';
import {
  hasToPlace,
  refuseLeavingOut,
  refusePlace,
  refuseStation,
} from '../../rules/reinforcement/placement.ts';
import { refuseInPort, refuseSupply } from '../../rules/supply/replenishment.ts';
import { refuseEndOfSetUp, refuseRestOfSetUp, refuseStrategy } from '../../rules/reinforcement/set-up.ts';

const refuseInSetUp = (view: View, phase: SetUp, action: Action): Refusal | undefined => {
  const { side } = phase;
  switch (action.type) {
    case 'place':
      return refusePlace(view.table, side, action.units, action.hex);
    case 'station':
      return refuseStation(view.table, side, action.unit, action.base);
    case 'place-rest':
      return refuseRestOfSetUp(view, side);
    case 'set-strategy':
      return refuseStrategy(view, side, action.strategy);
    case 'swap-wings':
      return refuseSwap(view, side, action.unit, action.other);
    case 'shadow':
      return refuseShadow(view.table, side, action.unit, action.hex);
    case 'done':
      return refuseEndOfSetUp(view, phase);
    default:
      return NOT_NOW;
  }
};

const refuseInArrival = ({ table }: View, { side }: Arrival, action: Action): Refusal | undefined => {
  switch (action.type) {
    case 'place':
      return refusePlace(table, side, action.units, action.hex);
    case 'station':
      return refuseStation(table, side, action.unit, action.base);
    case 'place-rest':
      return hasToPlace(table, side) ? undefined : NOT_NOW;
    case 'done':
      return refuseLeavingOut(table, side);
    default:
      return NOT_NOW;
  }
};

const refuseInInvasion = (view: View, phase: Invasion, action: Action): Refusal | undefined => {
  if (action.type === 'assault') return refuseLanding(view, phase, action.landing);
  return action.type === 'done' ? refuseIdleLodgement(view.table, phase) : NOT_NOW;
};

const refuseInReplenishment = (view: View, phase: Replenishment, action: Action): Refusal | undefined => {
  if (action.type === 'replenish') return refuseInPort(view, phase, action.unit);
  if (action.type === 'supply') return refuseSupply(view, phase, action);
  return action.type === 'done' ? undefined : NOT_NOW;
};

const refuseInDeclarations = (view: View, phase: Declarations, action: Action): Refusal | undefined => {
  if (action.type === 'raise-strategy') return refuseRaising(view, phase);
  if (action.type === 'release') return refuseRelease(view);
  return action.type === 'done' ? undefined : NOT_NOW;
};

/** The one predicate of the campaign's phases. */
export const refuseInCampaign = (view: View, phase: CampaignPhase, action: Action): Refusal | undefined => {
  switch (phase.name) {
    case 'set-up':
      return refuseInSetUp(view, phase, action);
    case 'arrival':
      return refuseInArrival(view, phase, action);
    case 'invasion':
      return refuseInInvasion(view, phase, action);
    case 'replenishment':
      return refuseInReplenishment(view, phase, action);
    case 'declarations':
      return refuseInDeclarations(view, phase, action);
    case 'politics':
    case 'weather':
    case 'reinforcement-roll':
    case 'assault-roll':
    case 'general-war':
      return NOT_YOUR_TURN;
    case 'over':
      return OVER;
    default:
      return exhausted(phase);
  }
};
