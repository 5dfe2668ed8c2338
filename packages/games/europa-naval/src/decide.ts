import { type Chance, decideBy, dieOf } from '@narrow-seas/core';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import { isSeaPhase, isShorePhase } from './families.ts';
import { optionsFor } from './options.ts';
import { plain } from './plain.ts';
import { NOT_NOW } from './refusals.ts';
import { resolveSea } from './sea/resolve.ts';
import { rollSea } from './sea/roll.ts';
import { whole } from './sequence.ts';
import { resolveShore } from './shore/resolve.ts';
import { rollShore } from './shore/roll.ts';
import type { State } from './state.ts';
import { actorOf } from './turn.ts';
import { viewFor } from './view.ts';
import { FACES, type Face, type Side } from './vocabulary.ts';
import { withScores } from './war/booking.ts';
import { resolveWar } from './war/resolve.ts';
import { rollWar } from './war/roll.ts';

const DIE = dieOf(FACES);

/** [F.1.2] One die of six faces, whatever it is for. */
export const outcomes = ({ common }: State): readonly Chance<Action>[] =>
  actorOf(common.phase) === 'chance' ? DIE : [];

/** Every throw is told, whatever comes of it. */
const withDie = (events: readonly Event[], face: Face): readonly Event[] =>
  events[0]?.type === 'rolled' ? events : [{ type: 'rolled', face }, ...events];

/** When a step of the sequence is over, the steps that follow are part of the same move; points are booked on the way. */
const booked = (state: State, events: readonly Event[]): readonly Event[] =>
  plain(withScores(state, whole(state, events)));

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

/** The mover's own options refuse first; what is left is worked out by its chapter. */
export const decide = decideBy<Side, State, Action, Event>({
  actor: ({ common }) => actorOf(common.phase),
  refuse: (state, by, action) => optionsFor(viewFor(state, by)).refuse(action),
  notNow: NOT_NOW,
  resolve: (state, by, action) => booked(state, resolve(state, by, action)),
  roll: (state, { face }) => booked(state, withDie(roll(state, face), face)),
});
