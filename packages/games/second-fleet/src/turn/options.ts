import { DICE_ONLY, NOT_YOUR_TURN, type Offer, OVER, type Random, type Refusal } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { refuseInCampaign } from './campaign/refuse.ts';
import { inPhase } from '../model/phase.ts';
import { refuseTakeOff } from '../rules/combat/flight.ts';
import { refuseInFire } from './fire/refuse.ts';
import { refuseStrike } from '../rules/combat/strike.ts';
import { listActions } from './list.ts';
import { sampleAction } from './sample.ts';
import type { SeaPhase } from '../model/sea/phase.ts';
import { type Destination, destinationsOf } from '../rules/movement/reach.ts';
import { refuseInSea } from './sea/refuse.ts';
import { watersSeen } from '../rules/movement/sail.ts';
import { isTurnOf } from './turn.ts';
import { refuseUnknown } from '../model/unknown.ts';
import type { View } from '../secrets/view.ts';

/** What a side may do: everything as a set of actions, and what people and search ask besides. */
export interface Options extends Offer<Action> {
  /** [5] Where the ships or the submarine that act can go now, with a cheapest path to each. */
  readonly reach: () => readonly Destination[];
}

export const optionsFor = (view: View): Options => ({
  list: () => listActions(view),
  sample: (random: Random) => sampleAction(view, random),
  refuse: action => refuse(view, action),
  reach: () => reachFor(view),
});

const reachFor = (view: View): readonly Destination[] => {
  const { phase } = view.table;
  const acts = phase.name === 'surface-activation' || phase.name === 'submarine-activation';
  return acts && isTurnOf(phase, view.viewer) ? destinationsOf(watersSeen(view), phase) : [];
};

/** The one predicate: turn and phase first, then the chapter. */
const refuse = (view: View, action: Action): Refusal | undefined => {
  const { phase } = view.table;
  if (phase.name === 'over') return OVER;
  if (action.type === 'roll') return DICE_ONLY;
  if (!isTurnOf(phase, view.viewer)) return NOT_YOUR_TURN;
  return refuseUnknown(view.table, action) ?? refuseInPhase(view, phase, action);
};

/** Attacks and take-offs happen in phases of the sea, by the rules of fire. */
const refuseAtSea = (view: View, phase: SeaPhase, action: Action): Refusal | undefined => {
  const acts = phase.name === 'surface-activation' || phase.name === 'submarine-activation';
  if (acts && action.type === 'strike') return refuseStrike(view, phase, action);
  if (phase.name === 'segment' && action.type === 'take-off') return refuseTakeOff(view, phase, action);
  return refuseInSea(view, phase, action);
};

const refuseInPhase = inPhase<View, Action, Refusal | undefined>({
  sea: refuseAtSea,
  fire: refuseInFire,
  campaign: refuseInCampaign,
});
