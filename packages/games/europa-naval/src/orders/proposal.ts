import { answerIn } from '../mind/answers.ts';
import { sceneOf } from '../mind/scene.ts';
import type { Action } from '../model/action.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { type View, viewFor } from '../secrets/view.ts';
import { decide } from '../turn/decide.ts';
import { optionsFor } from '../turn/options.ts';

/** Phases in which nothing rolls a die and nothing of the enemy matters: all of it can be proposed at once. */
const WHOLE: ReadonlySet<string> = new Set(['initial', 'front-payment']);

/** More would be a mistake. */
const MOST = 60;

/** What the staff would do from here to the end of the phase, one thing after another. */
const planned = (begun: State, side: Side): readonly Action[] => {
  const { name } = begun.common.phase;
  const actions: Action[] = [];
  let state = begun;
  while (actions.length < MOST && state.common.phase.name === name) {
    const scene = sceneOf(viewFor(state, side));
    const action = scene === undefined ? undefined : answerIn(scene, state.common.phase);
    const decided = action === undefined ? undefined : decide(state, side, action);
    if (action === undefined || decided?.ok !== true) break;
    actions.push(action);
    if (action.type === 'done') break;
    ({ state } = decided.value);
  }
  return actions;
};

/** [F.11.7] The next raid: dice come after each. */
const raid = (view: View): readonly Action[] => {
  const { phase } = view.common;
  const scene = phase.name === 'air-segment' && phase.part === 'attack' ? sceneOf(view) : undefined;
  const action = scene === undefined ? undefined : answerIn(scene, phase);
  return action?.type === 'raid' && optionsFor(view).refuse(action) === undefined ? [action] : [];
};

/** A whole phase by one order, or its next raid; nothing where the staff would do nothing. */
export const proposalFor = (view: View, seen: State): readonly Action[] => {
  const { viewer, common } = view;
  if (viewer === 'spectator') return [];
  if (!WHOLE.has(common.phase.name)) return raid(view);
  const actions = planned(seen, viewer);
  return actions.some(({ type }) => type !== 'done') ? actions : [];
};
