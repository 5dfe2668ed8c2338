import type { Action } from '../model/action.ts';
import { inPhase } from '../model/phase.ts';
import { plainData } from '../model/plain-data.ts';
import { listSea } from './sea/list.ts';
import { listShore } from './shore/list.ts';
import { isTurnOf } from './turn.ts';
import type { View } from '../secrets/view.ts';
import { listWar } from './war/list.ts';

/** Every kind of action that is offered: one path to each hex, one way to share out points. */
export function* listActions(view: View): Generator<Action> {
  const { phase } = view.common;
  if (!isTurnOf(phase, view.viewer)) return;
  for (const action of listed(view, phase, undefined)) yield plainData(action);
}

const listed = inPhase<View, undefined, Iterable<Action>>({ sea: listSea, shore: listShore, war: listWar });
