import { mustBe, seededRandom } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { europaNaval } from '../game.ts';
import { europaNavalMind } from '../mind/mind.ts';
import type { State } from '../model/state.ts';
import { viewFor } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';

/** A scenario as it begins, but for what is changed of what everybody knows. */
export const opening = (scenario: string, change: Partial<State['common']> = {}): State => {
  const state = mustBe(europaNaval.setup({ scenario, options: {} }));
  return { ...state, common: { ...state.common, ...change } };
};

/** What a level does first. */
export const answer = (level: string, state: State, side: Side): Action =>
  europaNavalMind.at(level).answers(viewFor(state, side), { required: true }, seededRandom(1))[0] as Action;
