import { type Chance, decideBy, dieOf } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import type { Event } from '../model/event.ts';
import { inPhase } from '../model/phase.ts';
import { andThen, type Effect, type Progress, progressFrom } from './chain.ts';
import { evolve } from './evolve.ts';
import { optionsFor } from './options.ts';
import { plainData } from '../model/plain-data.ts';
import { NOT_NOW } from './refusals.ts';
import { resolveSea } from './sea/resolve.ts';
import { rollSea } from './sea/roll.ts';
import { andFollowing } from './sequence.ts';
import { resolveShore } from './shore/resolve.ts';
import { rollShore } from './shore/roll.ts';
import type { State } from '../model/state.ts';
import { actorOf } from './turn.ts';
import { viewFor } from '../secrets/view.ts';
import { FACES, type DieFace, type Side } from '../model/vocabulary.ts';
import { withScores } from '../rules/points/booking.ts';
import { resolveWar } from './war/resolve.ts';
import { rollWar } from './war/roll.ts';

const DIE = dieOf(FACES);

/** [F.1.2] One die of six faces, whatever it is for. */
export const outcomes = ({ common }: State): readonly Chance<Action>[] =>
  actorOf(common.phase) === 'chance' ? DIE : [];

/** Every throw is told, whatever comes of it. */
const withDie = (state: State, effect: Effect, face: DieFace): Progress => {
  const move = progressFrom(state, effect);
  return move.events[0]?.type === 'rolled'
    ? move
    : andThen(progressFrom(state, [{ type: 'rolled', face }]), move);
};

/** When a step of the sequence is over, the steps that follow are part of the same move; points are booked on the way. */
const booked = (state: State, effect: Effect): Progress => plainly(withScores(andFollowing(state, effect)));

/** The same in plain data: the states too come from what the log will hold. */
const plainly = (move: Progress): Progress => {
  const events = plainData(move.events);
  return events === move.events ? move : progressFrom(move.from, events);
};

const resolve = inPhase<State, Action, Effect>({ sea: resolveSea, shore: resolveShore, war: resolveWar });

const roll = inPhase<State, DieFace, Effect>({ sea: rollSea, shore: rollShore, war: rollWar });

/** The mover's own options refuse first; what is left is worked out by its chapter. */
export const decide = decideBy<Side, State, Action, Event>({
  actor: ({ common }) => actorOf(common.phase),
  evolve,
  refuse: (state, by, action) => optionsFor(viewFor(state, by)).refuse(action),
  notNow: NOT_NOW,
  resolve: (state, _by, action) => booked(state, resolve(state, state.common.phase, action)),
  roll: (state, { face }) => booked(state, withDie(state, roll(state, state.common.phase, face), face)),
});
