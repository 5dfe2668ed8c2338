import { type Mission, mustBe } from '@narrow-seas/core';
import { europaNaval } from '../game.ts';
import type { Action } from '../model/action.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { answer } from '../orders/answer.ts';
import { viewFor } from '../secrets/view.ts';

interface Followed {
  readonly state: State;
  readonly made: readonly Action[];
}

/** Plays what follows from the missions of a side until nothing does, or the dice are due. */
export const followMissions = (side: Side, begun: State, missions: readonly Mission[]): Followed => {
  const made: Action[] = [];
  let state = begun;
  while (made.length < 60 && state.common.phase.name === 'naval-step') {
    const next = answer(viewFor(state, side), { values: {}, missions });
    if (next === undefined || missions.every(({ id }) => id !== next.order)) break;
    made.push(next.action);
    state = mustBe(europaNaval.decide(state, side, next.action)).state;
  }
  return { state, made };
};

export const followVoyage = (side: Side, begun: State, mission: Mission): Followed =>
  followMissions(side, begun, [mission]);

export const typesOf = (actions: readonly Action[]): readonly string[] => actions.map(({ type }) => type);
