import { type Chance, type Mover, ok, type Refusal, type Result, refused } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { resolveCampaign, rollCampaign } from './campaign/decide.ts';
import { fold } from './chain.ts';
import type { Event } from './event.ts';
import { isFireAction, isFirePhase, isSeaPhase } from './families.ts';
import { resolveFire, rollFire } from './fire/resolve.ts';
import { optionsFor } from './options.ts';
import { NOT_NOW, NOT_YOUR_TURN } from './refusals.ts';
import { resolveSea, rollSea } from './sea/decide.ts';
import { proceed } from './sequence.ts';
import type { State } from './state.ts';
import { actorOf } from './turn.ts';
import { viewFor } from './view.ts';
import { FACES, type Face, type Side } from './vocabulary.ts';

const DIE: readonly Chance<Action>[] = FACES.map(face => ({ action: { type: 'roll', face }, ways: 1 }));

/** [1.3] One die of ten faces, whatever it is for. */
export const outcomes = ({ table }: State): readonly Chance<Action>[] =>
  actorOf(table.phase) === 'chance' ? DIE : [];

/** The mover's own options refuse first; what is left is worked out by its chapter. */
export const decide = (state: State, by: Mover<Side>, action: Action): Result<readonly Event[], Refusal> => {
  if (by === 'chance') return decideRoll(state, action);
  const refusal = optionsFor(viewFor(state, by)).refuse(action);
  return refusal === undefined ? ok(andOn(state, resolve(state, by, action))) : refused(refusal);
};

const decideRoll = (state: State, action: Action): Result<readonly Event[], Refusal> => {
  if (actorOf(state.table.phase) !== 'chance') return refused(NOT_YOUR_TURN);
  return action.type === 'roll' ? ok(andOn(state, roll(state, action.face))) : refused(NOT_NOW);
};

/** When a step of the sequence is over, the steps that follow are part of the same move. */
const andOn = (state: State, events: readonly Event[]): readonly Event[] => {
  const last = events.at(-1);
  return last?.type === 'finished' ? [...events, ...proceed(fold(state, events), last.step)] : events;
};

const resolve = (state: State, by: Side, action: Action): readonly Event[] => {
  const { phase } = state.table;
  if (isFireAction(action)) return resolveFire(state, by, action);
  if (isSeaPhase(phase)) return resolveSea(state, phase, action);
  if (!isFirePhase(phase)) return resolveCampaign(state, phase, action);
  if (action.type === 'done') return resolveFire(state, by, action);
  throw new Error(`${action.type} was let through in phase ${phase.name}`);
};

const roll = (state: State, face: Face): readonly Event[] => {
  const { phase } = state.table;
  if (isSeaPhase(phase)) return rollSea(state, phase, face);
  return isFirePhase(phase) ? rollFire(state, face) : rollCampaign(state, phase, face);
};
