import {
  DICE_ONLY,
  NOT_YOUR_TURN,
  type Offer,
  OVER,
  pick,
  type Random,
  type Refusal,
} from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { refuseFire } from '../rules/fire.ts';
import { hexesToMine, hexToMine, refuseLaying } from '../rules/laying.ts';
import { enemiesBeside } from '../model/occupancy.ts';
import { NOT_NOW, notFree, SEALED } from './refusals.ts';
import { openBeside, refuseSailing } from '../rules/sailing.ts';
import { type Boat, boatOf } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { type BoatId, enemyOf, SIGNALS, type Side } from '../model/vocabulary.ts';

/** What the viewer may do: by boat for people, as a set of actions for everybody else. */
export interface Options extends Offer<Action> {
  /** Boats that can still sail or fire. */
  readonly boats: () => readonly Boat[];
  readonly actionsOf: (boat: BoatId) => readonly Action[];
}

export const optionsFor = (view: View): Options => ({
  boats: () => boatsToAct(view),
  actionsOf: id => actionsOfBoat(view, id),
  list: () => list(view),
  sample: random => sample(view, random),
  refuse: action => refuse(view, action),
});

/** The one predicate of this game. */
const refuse = (view: View, action: Action): Refusal | undefined => {
  const { viewer, phase } = view;
  if (phase.name === 'over') return OVER;
  if (action.type === 'draw-lots' || action.type === 'roll') return DICE_ONLY;
  if (viewer === 'spectator') return NOT_YOUR_TURN;
  switch (phase.name) {
    case 'laying':
      return action.type === 'lay' ? refuseLaying(view, viewer, action.hex) : NOT_NOW;
    case 'signals':
      if (action.type !== 'signal') return NOT_NOW;
      return phase.own === undefined ? undefined : SEALED;
    case 'sailing':
      return phase.side === viewer ? refuseInSailing(view, viewer, action) : NOT_YOUR_TURN;
    case 'falling-back':
      return phase.resume.side === viewer ? NOT_YOUR_TURN : refuseFallBack(view, phase.boat, action);
    default:
      return NOT_YOUR_TURN;
  }
};

const refuseInSailing = (view: View, side: Side, action: Action): Refusal | undefined => {
  if (action.type === 'sail') return refuseSailing(view, side, action.boat, action.to);
  if (action.type === 'fire') return refuseFire(view, side, action.boat, action.target);
  return action.type === 'done' ? undefined : NOT_NOW;
};

/** [5.3] One hex, by the owner. */
const refuseFallBack = (view: View, id: BoatId, action: Action): Refusal | undefined => {
  if (action.type !== 'fall-back') return NOT_NOW;
  const boat = boatOf(view, id);
  return boat !== undefined && openBeside(view, boat).includes(action.to) ? undefined : notFree(id);
};

const list = function* (view: View): Generator<Action> {
  const { viewer, phase } = view;
  if (viewer === 'spectator') return;
  if (phase.name === 'laying') yield* hexesToMine(view, viewer).map(hex => ({ type: 'lay', hex }) as const);
  if (phase.name === 'signals' && phase.own === undefined) {
    yield* SIGNALS.map(signal => ({ type: 'signal', signal }) as const);
  }
  if (phase.name === 'sailing' && phase.side === viewer) yield* listSailing(view);
  if (phase.name === 'falling-back' && phase.resume.side === enemyOf(viewer))
    yield* listFallBack(view, phase.boat);
};

const listSailing = function* (view: View): Generator<Action> {
  for (const boat of boatsToAct(view)) yield* actionsOfBoat(view, boat.id);
  yield { type: 'done' };
};

const listFallBack = (view: View, id: BoatId): readonly Action[] => {
  const boat = boatOf(view, id);
  return boat === undefined ? [] : openBeside(view, boat).map(to => ({ type: 'fall-back', to }) as const);
};

const boatsToAct = (view: View): readonly Boat[] => {
  const able: Boat[] = [];
  for (const boat of view.boats) {
    const awake = boat.side === view.viewer && (boat.left > 0 || !boat.fired);
    if (awake && boat.where.at === 'sea') able.push(boat);
  }
  return able;
};

const actionsOfBoat = (view: View, id: BoatId): readonly Action[] => {
  const boat = boatOf(view, id);
  if (boat === undefined || boat.side !== view.viewer || view.phase.name !== 'sailing') return [];
  const actions: Action[] = [];
  if (boat.left > 0) for (const to of openBeside(view, boat)) actions.push({ type: 'sail', boat: id, to });
  if (!boat.fired) {
    for (const { id: target } of enemiesBeside(view, boat)) actions.push({ type: 'fire', boat: id, target });
  }
  return actions;
};

/** Listing every action of a hundred boats to pick one would cost more than the game itself. */
const sample = (view: View, random: Random): Action | undefined => {
  const { phase, viewer } = view;
  if (phase.name === 'sailing' && phase.side === viewer) return sampleSailing(view, random);
  if (phase.name === 'laying' && viewer !== 'spectator') {
    const hex = hexToMine(view, viewer, random);
    return hex === undefined ? undefined : { type: 'lay', hex };
  }
  return pick(random, [...list(view)]);
};

/** One in twelve ends the phase: games in which boats never meet would examine little. */
const sampleSailing = (view: View, random: Random): Action => {
  const boats = random.below(12) === 0 ? [] : boatsToAct(view);
  for (let tries = 0; tries < 3; tries += 1) {
    const boat = pick(random, boats);
    const action = boat === undefined ? undefined : pick(random, actionsOfBoat(view, boat.id));
    if (action !== undefined) return action;
  }
  return { type: 'done' };
};
