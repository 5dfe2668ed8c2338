import { type Chance, type Mover, ok, type Refusal, type Result, refused } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { fold } from './chain.ts';
import type { Event } from './event.ts';
import { isSeaPhase, isShorePhase } from './families.ts';
import { optionsFor } from './options.ts';
import { plain } from './plain.ts';
import { NOT_NOW, NOT_YOUR_TURN } from './refusals.ts';
import { resolveSea } from './sea/resolve.ts';
import { rollSea } from './sea/roll.ts';
import { proceed } from './sequence.ts';
import { resolveShore } from './shore/resolve.ts';
import { rollShore } from './shore/roll.ts';
import type { State } from './state.ts';
import { actorOf } from './turn.ts';
import { viewFor } from './view.ts';
import { FACES, type Face, type Side } from './vocabulary.ts';
import { withScores } from './war/booking.ts';
import { resolveWar } from './war/resolve.ts';
import { rollWar } from './war/roll.ts';

const DIE: readonly Chance<Action>[] = FACES.map(face => ({ action: { type: 'roll', face }, ways: 1 }));

/** [F.1.2] One die of six faces, whatever it is for. */
export const outcomes = ({ common }: State): readonly Chance<Action>[] =>
  actorOf(common.phase) === 'chance' ? DIE : [];

/** The mover's own options refuse first; what is left is worked out by its chapter. */
export const decide = (state: State, by: Mover<Side>, action: Action): Result<readonly Event[], Refusal> => {
  if (by === 'chance') return decideRoll(state, action);
  const refusal = optionsFor(viewFor(state, by)).refuse(action);
  return refusal === undefined ? ok(whole(state, resolve(state, by, action))) : refused(refusal);
};

const decideRoll = (state: State, action: Action): Result<readonly Event[], Refusal> => {
  if (actorOf(state.common.phase) !== 'chance') return refused(NOT_YOUR_TURN);
  if (action.type !== 'roll') return refused(NOT_NOW);
  return ok(whole(state, withDie(roll(state, action.face), action.face)));
};

/** Every throw is told, whatever comes of it. */
const withDie = (events: readonly Event[], face: Face): readonly Event[] =>
  events[0]?.type === 'rolled' ? events : [{ type: 'rolled', face }, ...events];

/** When a step of the sequence is over, the steps that follow are part of the same move; points are booked on the way. */
const whole = (state: State, events: readonly Event[]): readonly Event[] => {
  const last = events.at(-1);
  const all = last?.type === 'finished' ? [...events, ...proceed(fold(state, events), last.step)] : events;
  return plain(withScores(state, all));
};

const resolve = (state: State, by: Side, action: Action): readonly Event[] => {
  const { phase } = state.common;
  if (isSeaPhase(phase)) return resolveSea(state, by, phase, action);
  return isShorePhase(phase) ? resolveShore(state, by, phase, action) : resolveWar(state, by, phase, action);
};

const roll = (state: State, face: Face): readonly Event[] => {
  const { phase } = state.common;
  if (isSeaPhase(phase)) return rollSea(state, phase, face);
  return isShorePhase(phase) ? rollShore(state, phase, face) : rollWar(state, phase, face);
};
