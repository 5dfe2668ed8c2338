import { decideBy } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { advance, declareAttack, displace, retreat, withdraw } from '../rules/combat/battle.ts';
import { resolveRoll } from './chance.ts';
import { deployRest } from '../rules/set-up/deploy-rest.ts';
import { endPhase, removeUnit } from './end-phase.ts';
import { evolve } from './evolve.ts';
import type { Event } from '../model/event.ts';
import { flight } from '../rules/air/grounding.ts';
import { optionsFor } from './options.ts';
import { placeOf } from '../model/position.ts';
import { NOT_NOW } from './refusals.ts';
import { actor, answerExtension } from './sequence.ts';
import type { State } from '../model/state.ts';
import { viewFor } from '../secrets/view.ts';
import type { Side } from '../model/vocabulary.ts';

type Of<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** What each admitted action leads to. */
const RESOLVE: {
  readonly [Type in Action['type']]: (state: State, side: Side, action: Of<Type>) => readonly Event[];
} = {
  deploy: (_state, _side, { unit, hex }) => [{ type: 'deployed', unit, hex }],
  'deploy-rest': state => deployRest(state),
  embark: (_state, _side, { unit, carrier }) => [{ type: 'embarked', unit, carrier }],
  launch: (state, _side, { unit }) => [{ type: 'launched', unit, hex: placeOf(state, unit) as HexId }],
  move: (state, _side, { unit, path }) => [flight(state, unit, path)],
  ground: (_state, _side, { unit, path }) => [{ type: 'grounded', unit, path }],
  arrange: (_state, side, { hex, units }) => [{ type: 'arranged', side, hex, units }],
  'violate-air-space': () => [{ type: 'violated' }],
  attack: (state, _side, { attackers, hex, defenders }) =>
    declareAttack(state, { attackers, hex, defenders }),
  withdraw: (state, _side, { unit }) => withdraw(state, unit),
  retreat: (state, _side, { unit, to }) => retreat(state, unit, to),
  displace: (state, _side, { unit, to }) => displace(state, unit, to),
  advance: (state, _side, { units }) => advance(state, units),
  remove: (state, _side, { unit }) => removeUnit(state, unit),
  'go-on': (state, side, { yes }) => answerExtension(state, side, yes),
  done: state => endPhase(state),
  roll: () => {
    throw new Error('Options let a side roll the dice');
  },
};

/** The table pairs each type with its own action, which the compiler cannot see through a lookup. */
const resolve = (state: State, side: Side, action: Action): readonly Event[] =>
  (RESOLVE[action.type] as (state: State, side: Side, action: Action) => readonly Event[])(
    state,
    side,
    action,
  );

/** The mover's own options refuse first; what is left is worked out by its chapter. */
export const decide = decideBy<Side, State, Action, Event>({
  actor,
  evolve,
  refuse: (state, by, action) => optionsFor(viewFor(state, by)).refuse(action),
  notNow: NOT_NOW,
  resolve,
  roll: (state, { face }) => resolveRoll(state, face),
});
