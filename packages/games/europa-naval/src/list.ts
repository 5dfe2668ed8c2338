import type { Action } from './action.ts';
import { isSeaPhase, isShorePhase } from './families.ts';
import { plain } from './plain.ts';
import { listSea } from './sea/list.ts';
import { listShore } from './shore/list.ts';
import { isTurnOf } from './turn.ts';
import type { View } from './view.ts';
import { listWar } from './war/list.ts';

/** Every kind of action that is offered: one path to each hex, one way to share out points. */
export function* listActions(view: View): Generator<Action> {
  if (!isTurnOf(view.common.phase, view.viewer)) return;
  for (const action of listed(view)) yield plain(action);
}

const listed = (view: View): Iterable<Action> => {
  const { phase } = view.common;
  if (isSeaPhase(phase)) return listSea(view, phase);
  return isShorePhase(phase) ? listShore(view, phase) : listWar(view, phase);
};
