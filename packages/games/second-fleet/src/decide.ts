import { type Chance, decideBy, dieOf } from '@narrow-seas/core';
import type { Action } from './action.ts';
import { resolveCampaign, rollCampaign } from './campaign/decide.ts';
import type { Event } from './event.ts';
import { isFireAction, isFirePhase, isSeaPhase } from './families.ts';
import { resolveFire, rollFire } from './fire/resolve.ts';
import { optionsFor } from './options.ts';
import { NOT_NOW } from './refusals.ts';
import { resolveSea, rollSea } from './sea/decide.ts';
import { whole } from './sequence.ts';
import type { State } from './state.ts';
import { actorOf } from './turn.ts';
import { viewFor } from './view.ts';
import { FACES, type Face, type Side } from './vocabulary.ts';

const DIE = dieOf(FACES);

/** [1.3] One die of ten faces, whatever it is for. */
export const outcomes = ({ table }: State): readonly Chance<Action>[] =>
  actorOf(table.phase) === 'chance' ? DIE : [];

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

/** The mover's own options refuse first; what is left is worked out by its chapter, with the steps that follow. */
export const decide = decideBy<Side, State, Action, Event>({
  actor: ({ table }) => actorOf(table.phase),
  refuse: (state, by, action) => optionsFor(viewFor(state, by)).refuse(action),
  notNow: NOT_NOW,
  resolve: (state, by, action) => whole(state, resolve(state, by, action)),
  roll: (state, { face }) => whole(state, roll(state, face)),
});
