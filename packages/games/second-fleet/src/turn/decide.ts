import type { Effect } from './chain.ts';
import { type Chance, decideBy, dieOf } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { resolveCampaign, rollCampaign } from './campaign/decide.ts';
import { evolve } from './evolve.ts';
import type { Event } from '../model/event.ts';
import { isFireAction } from '../model/action.ts';
import { inPhase } from '../model/phase.ts';
import { resolveFire, rollFire } from './fire/resolve.ts';
import { optionsFor } from './options.ts';
import { NOT_NOW } from './refusals.ts';
import { resolveSea, rollSea } from './sea/decide.ts';
import { andFollowing } from './sequence.ts';
import type { State } from '../model/state.ts';
import { actorOf } from './turn.ts';
import { viewFor } from '../secrets/view.ts';
import { DIE_FACES, type DieFace, type Side } from '../model/vocabulary.ts';

const DIE = dieOf(DIE_FACES);

/** [1.3] One die of ten faces, whatever it is for. */
export const outcomes = ({ table }: State): readonly Chance<Action>[] =>
  actorOf(table.phase) === 'chance' ? DIE : [];

interface Move {
  readonly by: Side;
  readonly action: Action;
}

/** Fire is also opened from phases of the sea. */
const resolve = (state: State, by: Side, action: Action): Effect =>
  isFireAction(action)
    ? resolveFire(state, by, action)
    : resolveInPhase(state, state.table.phase, { by, action });

const resolveInPhase = inPhase<State, Move, Effect>({
  sea: (state, phase, { action }) => resolveSea(state, phase, action),
  fire: (state, phase, { by, action }) => {
    if (action.type === 'done') return resolveFire(state, by, action);
    throw new Error(`${action.type} was let through in phase ${phase.name}`);
  },
  campaign: (state, phase, { action }) => resolveCampaign(state, phase, action),
});

const roll = inPhase<State, DieFace, Effect>({
  sea: rollSea,
  fire: (state, _phase, face) => rollFire(state, face),
  campaign: rollCampaign,
});

/** The mover's own options refuse first; what is left is worked out by its chapter, with the steps that follow. */
export const decide = decideBy<Side, State, Action, Event>({
  actor: ({ table }) => actorOf(table.phase),
  evolve,
  refuse: (state, by, action) => optionsFor(viewFor(state, by)).refuse(action),
  notNow: NOT_NOW,
  resolve: (state, by, action) => andFollowing(state, resolve(state, by, action)),
  roll: (state, { face }) => andFollowing(state, roll(state, state.table.phase, face)),
});
