import { type Mover, ok, type Refusal, type Result, refused } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from './action.ts';
import { advance, declareAttack, displace, retreat, withdraw } from './battle.ts';
import { decideRoll } from './chance.ts';
import { deployRest } from './deploy-rest.ts';
import { endPhase, removeUnit } from './end-phase.ts';
import type { Event } from './event.ts';
import { optionsFor } from './options.ts';
import { placeOf } from './position.ts';
import { answerExtension } from './sequence.ts';
import type { State } from './state.ts';
import { viewFor } from './view.ts';
import type { Side } from './vocabulary.ts';

/** The mover's own options refuse first; what is left is worked out by its chapter. */
export const decide = (state: State, by: Mover<Side>, action: Action): Result<readonly Event[], Refusal> => {
  if (by === 'chance') return decideRoll(state, action);
  const refusal = optionsFor(viewFor(state, by)).refuse(action);
  return refusal === undefined ? ok(resolve(state, by, action)) : refused(refusal);
};

type Of<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** What each admitted action leads to. */
const RESOLVE: {
  readonly [Type in Action['type']]: (state: State, side: Side, action: Of<Type>) => readonly Event[];
} = {
  deploy: (_state, _side, { unit, hex }) => [{ type: 'deployed', unit, hex }],
  'deploy-rest': state => deployRest(state),
  embark: (_state, _side, { unit, carrier }) => [{ type: 'embarked', unit, carrier }],
  launch: (state, _side, { unit }) => [{ type: 'launched', unit, hex: placeOf(state, unit) as HexId }],
  move: (_state, _side, { unit, path }) => [{ type: 'moved', unit, path }],
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
