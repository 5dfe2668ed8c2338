import { seededRandom } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { decide } from '../../turn/decide.ts';
import { europaNavalMind } from '../mind.ts';
import { optionsFor } from '../../turn/options.ts';
import type { State } from '../../model/state.ts';
import { isTurnOf } from '../../turn/turn.ts';
import { type View, viewFor } from '../../secrets/view.ts';
import type { Side } from '../../model/vocabulary.ts';
import { struckOff } from './struck-off.ts';

const MIND = europaNavalMind.at('admiral');

/** The mind answers each question with what it thinks best; where it only lists what the rules offer, it has no idea. */
const bestIn = (view: View): Action | undefined => MIND.answers(view, { required: true }, seededRandom(1))[0];

/** What begins something new. */
const BEGINNINGS: ReadonlySet<Action['type']> = new Set(['form', 'begin', 'carry', 'done']);

/** No venture has more actions before the dice fall. */
const MOST_ACTIONS = 40;

const after = (state: State, side: Side, action: Action): State | undefined => {
  const decided = decide(state, side, action);
  return decided.ok ? decided.value.state : undefined;
};

/** Whether the group that was taken up is still in hand; ashore and in the air each step stands for itself. */
const goesOn = ({ common: { phase } }: State, side: Side): boolean =>
  phase.name === 'naval-step' && phase.side === side && phase.moving !== undefined;

/** The step and all that the same ships do after it, until dice fall or their move is over. */
const ventureFrom = (start: State, side: Side, first: Action): readonly Action[] => {
  const actions = [first];
  let state = after(start, side, first);
  while (state !== undefined && actions.length < MOST_ACTIONS && goesOn(state, side)) {
    if (!isTurnOf(state.common.phase, side)) break;
    const next = bestIn(viewFor(state, side));
    if (next === undefined || BEGINNINGS.has(next.type)) break;
    actions.push(next);
    state = after(state, side, next);
  }
  return actions;
};

/** What could be done now, best first: each plan is one venture, and no ship or unit leads two of them. */
export function* ventures(state: State, side: Side): Generator<readonly Action[]> {
  const { refuse } = optionsFor(viewFor(state, side));
  let view: View | undefined = viewFor(state, side);
  for (let place = 0; view !== undefined; place += 1) {
    const action = bestIn(view);
    if (action === undefined || refuse(action) !== undefined) return;
    // To end the phase is advice only where nothing else is.
    if (action.type === 'done' && place > 0) return;
    yield ventureFrom(state, side, action);
    view = struckOff(view, action);
  }
}
