import {
  type Mover,
  NOT_YOUR_TURN,
  ok,
  type Progress,
  progressBy,
  type Refusal,
  type Result,
  refused,
} from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { type Event, evolve } from '../model/event.ts';
import { fire, rollForFire, rollForMine } from '../rules/fire.ts';
import { layMine } from '../rules/laying.ts';
import { optionsFor } from './options.ts';
import { NOT_NOW } from './refusals.ts';
import { fallBack, sail } from '../rules/sailing.ts';
import { actor, endSailing } from './sequence.ts';
import { drawLots, sealSignal } from '../rules/signals.ts';
import { boatOf, type State } from '../model/state.ts';
import { endIfSwept } from '../rules/victory.ts';
import { viewFor } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';

type Ruling = Result<readonly Event[], Refusal>;

const { progressFrom } = progressBy(evolve);

/** The mover's own options refuse first, on what he can see; what happens is then worked out on the truth. */
export const decide = (
  state: State,
  by: Mover<Side>,
  action: Action,
): Result<Progress<State, Event>, Refusal> => {
  const events = by === 'chance' ? resolveChance(state, action) : resolveSide(state, by, action);
  return events.ok ? ok(progressFrom(state, endIfSwept(state, events.value))) : events;
};

const resolveSide = (state: State, side: Side, action: Action): Ruling => {
  const refusal = optionsFor(viewFor(state, side)).refuse(action);
  return refusal === undefined ? ok(resolve(state, side, action)) : refused(refusal);
};

const resolve = (state: State, side: Side, action: Action): readonly Event[] => {
  const { phase } = state;
  if (action.type === 'lay') return layMine(state, side, action.hex);
  if (action.type === 'signal' && phase.name === 'signals')
    return sealSignal(phase.sealed, side, action.signal);
  if (action.type === 'fall-back' && phase.name === 'falling-back') {
    const boat = boatOf(state, phase.boat);
    if (boat !== undefined) return fallBack(state, boat, action.to, phase.resume);
  }
  if (phase.name === 'sailing') {
    if (action.type === 'done') return endSailing(state, phase);
    if (action.type === 'fire') return fire(action.boat, action.target, phase);
    const boat = action.type === 'sail' ? boatOf(state, action.boat) : undefined;
    if (action.type === 'sail' && boat !== undefined) return sail(state, boat, action.to, phase);
  }
  throw new Error(`Options allowed ${JSON.stringify(action)} in phase ${phase.name}`);
};

const resolveChance = (state: State, action: Action): Ruling => {
  const { phase } = state;
  if (actor(state) !== 'chance') return refused(NOT_YOUR_TURN);
  if (phase.name === 'lots' && action.type === 'draw-lots') return ok(drawLots(action.first));
  if (phase.name === 'struck' && action.type === 'roll')
    return ok(rollForMine(phase.boat, action.face, phase.resume));
  if (phase.name === 'fired' && action.type === 'roll') {
    return ok(rollForFire(state, phase.target, action.face, phase.resume));
  }
  return refused(NOT_NOW);
};
